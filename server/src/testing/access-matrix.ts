/** Who may call what: every call of the API as its contract describes it, and every kind of caller. For tests. */
import { randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT, generateKeyPair } from 'jose';
import { z } from 'zod';
import * as contracts from '@assay/shared/contracts';
import { createTokenVerifier } from '../identity/token-verification.ts';
import { HOST_CREDENTIAL_CLAIM } from '../identity/tokens.ts';

type Endpoint = contracts.Endpoint;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'permission' in value && 'method' in value;
}

/** Every call of the API. */
export const ENDPOINTS = Object.values<unknown>(contracts).filter(isEndpoint);

/** The addresses of a call [AMB-038], with `ids` as its parameters. */
export function addressesOf({ prefix, path }: Endpoint, clientId: string, ids: IdSource): string[] {
  const bases = prefix === 'v2/clients' ? ['v2/clients', 'v2/client'] : ['client', 'clients'];
  const filled = path.replaceAll(/:(\w+)/g, () => encodeURIComponent(String(ids.uuid)));
  return bases.map((base) => `/api/${base}/${clientId}/${filled}`);
}

/** Values for the ids in a contract. */
export interface IdSource {
  readonly uuid: string;
  readonly number: number;
}

/** Ids that nothing has. */
export const NOBODYS: IdSource = { uuid: randomUUID(), number: 2_000_000_000 };

interface JsonSchema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minItems?: number;
}

const FORMATS: Readonly<Record<string, string>> = {
  date: '2024-12-31',
  'date-time': '2024-12-31T00:00:00.000Z',
  email: 'somebody@one.example',
};

function sampleOf(schema: JsonSchema, ids: IdSource): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.allOf ?? [];
  if (first !== undefined) return sampleOf(first, ids);
  const { properties = {}, items = {} } = schema;
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, sampleOf(one, ids)]));
    case 'array':
      return schema.minItems === undefined ? [] : [sampleOf(items, ids)];
    case 'integer':
    case 'number':
      return ids.number;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return schema.format === 'uuid' ? ids.uuid : (FORMATS[schema.format ?? ''] ?? ids.uuid);
  }
}

/** A body that a call's contract accepts as far as its form goes, with `ids` wherever it asks for one. */
export function bodyOf({ body }: Endpoint, ids: IdSource): object | undefined {
  if (body === undefined) return undefined;
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return sampleOf(schema, ids) as object;
}

const ISSUER = 'urn:assay:identity:matrix';
const AUDIENCE = 'browser';
const HOUR = 3600;

/** Signs id tokens of an embedded pool, and reads them as the product does. */
export async function createTestTokens() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const now = () => Math.floor(Date.now() / 1000);
  const claimsOf = (subject: string) => ({
    iss: ISSUER,
    sub: subject,
    aud: AUDIENCE,
    iat: now(),
    exp: now() + HOUR,
    token_use: 'id',
  });
  const sign = (claims: object, key = privateKey) =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'local', typ: 'JWT' }).sign(key);
  return {
    issuer: ISSUER,
    verifyToken: createTokenVerifier({
      local: [{ issuer: ISSUER, kind: 'cognito', clientIds: [AUDIENCE], findKey: async () => publicKey }],
      trusted: [],
      clock: () => new Date(),
    }),
    /** A token that is good for an hour. */
    valid: (subject: string) => sign(claimsOf(subject)),
    /** The same for a session that a host's credential opened. */
    ofHost: (subject: string) => sign({ ...claimsOf(subject), [HOST_CREDENTIAL_CLAIM]: randomUUID() }),
    /** Invalid tokens of the same user, by what is wrong with them. */
    async broken(subject: string): Promise<Readonly<Record<string, string>>> {
      const claims = claimsOf(subject);
      return {
        'no token at all': '',
        'a token that is none': 'nonsense',
        'an expired token': await sign({ ...claims, iat: now() - 3 * HOUR, exp: now() - 2 * HOUR }),
        'a token for another application': await sign({ ...claims, aud: 'another' }),
        'an access token': await sign({ ...claims, token_use: 'access' }),
        'a token of an unknown issuer': await sign({ ...claims, iss: 'urn:somebody:else' }),
        'a token signed by a stranger': await sign(claims, stranger.privateKey),
        'a token that nobody signed': new UnsecuredJWT(claims).encode(),
        'a token of a person without an account': await sign({ ...claims, sub: randomUUID() }),
      };
    },
  };
}
