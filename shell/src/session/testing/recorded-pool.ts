/** Answers of a user pool in the shapes that were recorded from the real service, at the network boundary. */
export interface Request {
  readonly operation: string;
  readonly body: Record<string, unknown>;
}

/** A refusal by the name of its error. */
export interface Refusal {
  readonly refused: string;
  readonly message?: string;
}

/** An answer: a body, a refusal, or a network that is down. */
export type Answer = object | Refusal | 'offline';

type Answering = (body: Record<string, unknown>) => Answer | Promise<Answer>;

/** A pool that answers `fetch` by operation and keeps what was asked. */
export interface RecordedPool {
  readonly requests: Request[];
  /** Sets what an operation answers from now on: one answer, or a function of the request's body. */
  on(operation: string, answer: Answer | Answering): void;
  /** The operations that were asked for, in order. */
  operations(): string[];
}

/** Takes the place of `fetch` until the test restores it. */
export function installRecordedPool(): RecordedPool {
  const requests: Request[] = [];
  const answers = new Map<string, Answering>();
  globalThis.fetch = async (_, options) => {
    const operation = new Headers(options?.headers).get('x-amz-target')?.split('.')[1] ?? '';
    const body = JSON.parse(String(options?.body)) as Record<string, unknown>;
    requests.push({ operation, body });
    const answer = await answers.get(operation)?.(body);
    if (answer === undefined) throw new Error(`No answer was recorded for ${operation}`);
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if (isRefusal(answer)) {
      const { refused, message = 'No.' } = answer;
      const headers = { 'x-amzn-errortype': refused };
      return new Response(JSON.stringify({ __type: refused, message }), { status: 400, headers });
    }
    return new Response(JSON.stringify(answer));
  };
  return {
    requests,
    on: (operation, answer) => void answers.set(operation, isAnswering(answer) ? answer : () => answer),
    operations: () => requests.map(({ operation }) => operation),
  };
}

function isRefusal(answer: object): answer is Refusal {
  return 'refused' in answer;
}

function isAnswering(answer: Answer | Answering): answer is Answering {
  return typeof answer === 'function';
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token of the pool's form; who reads it in the browser does not check the signature. */
export function aToken(claims: object): string {
  return `${base64url({ alg: 'RS256' })}.${base64url(claims)}.c2lnbmVk`;
}

/** What a pool answers once a password or a refresh token was right. */
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

/** The first answer of a password handshake. */
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

/** The second answer while the password is a temporary one. */
export const newPasswordRequired = {
  ChallengeName: 'NEW_PASSWORD_REQUIRED',
  Session: 'challenge-session',
  ChallengeParameters: {
    USER_ID_FOR_SRP: 'subject-1',
    requiredAttributes: '[]',
    userAttributes: JSON.stringify({ email: 'ann@demo.example', email_verified: 'true', name: 'Ann' }),
  },
};
