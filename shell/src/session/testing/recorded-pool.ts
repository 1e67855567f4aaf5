/** Responses of a user pool in the shapes that were recorded from the real service, at the network boundary. */
export interface Request {
  readonly operation: string;
  readonly body: Record<string, unknown>;
}

/** A refusal by the name of its error. */
export interface Refusal {
  readonly refused: string;
  readonly message?: string;
}

/** A reply: a body, a refusal, or a network that is down. */
export type PoolReply = object | Refusal | 'offline';

type Responder = (body: Record<string, unknown>) => PoolReply | Promise<PoolReply>;

/** A pool that responds to `fetch` by operation and records the requests. */
export interface RecordedPool {
  readonly requests: Request[];
  /** Sets the reply of an operation from now on: one value, or a function of the request's body. */
  on(operation: string, reply: PoolReply | Responder): void;
  /** The operations that were asked for, in order. */
  operations(): string[];
}

/** Takes the place of `fetch` until the test restores it. */
export function installRecordedPool(): RecordedPool {
  const requests: Request[] = [];
  const replies = new Map<string, Responder>();
  globalThis.fetch = async (_, options) => {
    const operation = new Headers(options?.headers).get('x-amz-target')?.split('.')[1] ?? '';
    const body = JSON.parse(String(options?.body)) as Record<string, unknown>;
    requests.push({ operation, body });
    const reply = await replies.get(operation)?.(body);
    if (reply === undefined) throw new Error(`No reply was recorded for ${operation}`);
    if (reply === 'offline') throw new TypeError('Failed to fetch');
    if (isRefusal(reply)) {
      const { refused, message = 'No.' } = reply;
      const headers = { 'x-amzn-errortype': refused };
      return new Response(JSON.stringify({ __type: refused, message }), { status: 400, headers });
    }
    return new Response(JSON.stringify(reply));
  };
  return {
    requests,
    on: (operation, reply) => void replies.set(operation, isResponder(reply) ? reply : () => reply),
    operations: () => requests.map(({ operation }) => operation),
  };
}

function isRefusal(reply: object): reply is Refusal {
  return 'refused' in reply;
}

function isResponder(reply: PoolReply | Responder): reply is Responder {
  return typeof reply === 'function';
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token of the pool's form; who reads it in the browser does not check the signature. */
export function aToken(claims: object): string {
  return `${base64url({ alg: 'RS256' })}.${base64url(claims)}.c2lnbmVk`;
}

/** What a pool responds once a password or a refresh token was right. */
export function someTokens({
  email = 'ann@demo.example',
  at = Date.now(),
  mark = '1',
  refresh = 'refresh-1',
} = {}) {
  const iat = Math.floor(at / 1000);
  const common = { sub: 'subject-1', iat, exp: iat + 3600, origin_jti: 'origin', jti: mark };
  return {
    ChallengeParameters: {},
    AuthenticationResult: {
      IdToken: aToken({ ...common, email, token_use: 'id' }),
      AccessToken: aToken({ ...common, token_use: 'access' }),
      ...(refresh && { RefreshToken: refresh }),
      ExpiresIn: 3600,
      TokenType: 'Bearer',
    },
  };
}

/** The first reply of a password handshake. */
export const passwordVerifier = {
  ChallengeName: 'PASSWORD_VERIFIER',
  ChallengeParameters: {
    SALT: '9b0a7a1f2c3d4e5f60718293a4b5c6d7',
    SRP_B: 'ab'.repeat(384),
    SECRET_BLOCK: 'c2VjcmV0LWJsb2Nr',
    USERNAME: 'subject-1',
    USER_ID_FOR_SRP: 'subject-1',
  },
};

/** The second reply while the password is a temporary one. */
export const newPasswordRequired = {
  ChallengeName: 'NEW_PASSWORD_REQUIRED',
  Session: 'challenge-session',
  ChallengeParameters: {
    USER_ID_FOR_SRP: 'subject-1',
    requiredAttributes: '[]',
    userAttributes: JSON.stringify({ email: 'ann@demo.example', email_verified: 'true', name: 'Ann' }),
  },
};
