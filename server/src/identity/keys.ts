import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import type { SecretStore } from '../secrets/secret-store.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The name of the master key among the secrets. */
export const MASTER = 'identity/master.key';
const SIGNING = 'identity/signing.jwks';

/** A signing key is replaced after this time. */
export const SIGNING_KEY_LIFETIME = 90 * DAY;
/** A replaced key still verifies for this time, longer than any token that it signed may live. */
export const RETIRED_KEY_LIFETIME = 2 * DAY;

const storedKeys = z.object({
  keys: z
    .array(
      z.looseObject({
        kid: z.string(),
        kty: z.literal('RSA'),
        n: z.string(),
        e: z.string(),
        d: z.string(),
        created: z.number(),
      }),
    )
    .min(1),
});
type StoredKey = z.infer<typeof storedKeys>['keys'][number];

/** A public signing key as the JWKS address publishes it. */
export interface PublicKey {
  kty: 'RSA';
  alg: 'RS256';
  use: 'sig';
  kid: string;
  n: string;
  e: string;
}

/** The installation's secrets: one master key, from which others derive, and the keys that sign tokens. */
export interface Keys {
  /** 32 random bytes, created once. Without them the verifiers in the database are useless. */
  masterKey: Buffer;
  /** The key that signs new tokens. */
  signingKey(): Promise<{ kid: string; privateKey: CryptoKey }>;
  /** Every key with its private part, the newest first, for what signs by itself. */
  privateKeys(): readonly JWK[];
  /** The key that verifies a token which names `kid`; null if no such key exists (any more). */
  verificationKey(kid: string): Promise<CryptoKey | null>;
  /** Every key that verifies, the newest first. */
  publicKeys(): readonly PublicKey[];
  /**
   * Makes a new signing key if the current one is older than its lifetime, unless another process is doing it, and then
   * drops keys that verify nothing any more. Older tokens stay valid until they expire.
   */
  maintain(): Promise<void>;
}

/**
 * Opens the keys, creating them on the first start. Several processes may share them: each notices that another one
 * rotated when it meets a key id that it does not know.
 */
export async function openKeys(secrets: SecretStore, clock: Clock): Promise<Keys> {
  const masterText = await secrets.readOrCreate(MASTER, () => randomBytes(32).toString('hex'));
  const masterKey = parseMasterKey(secrets, masterText);
  const ring = createKeyRing(secrets, clock);
  await ring.load();
  return {
    masterKey,
    signingKey: ring.signingKey,
    verificationKey: ring.verificationKey,
    publicKeys: ring.publicKeys,
    privateKeys: ring.privateKeys,
    async maintain() {
      await ring.load();
      if (ring.newestCreated() < clock().getTime() - SIGNING_KEY_LIFETIME) await ring.rotate();
    },
  };
}

function parseMasterKey(secrets: SecretStore, text: string): Buffer {
  if (!/^[0-9a-f]{64}\s*$/.test(text)) throw secrets.damageError(MASTER, 'holds no key');
  return Buffer.from(text.trim(), 'hex');
}

/** @throws Error when the text does not hold keys, or not one that signs. */
async function parseSigningKeys(secrets: SecretStore, text: string): Promise<StoredKey[]> {
  try {
    const { keys } = storedKeys.parse(JSON.parse(text));
    await Promise.all(keys.map(importKey));
    return keys;
  } catch (error) {
    throw secrets.damageError(SIGNING, 'holds no signing keys', error);
  }
}

function createKeyRing(secrets: SecretStore, clock: Clock) {
  let stored: StoredKey[] = [];
  let readVersion = '';

  const load = async () => {
    const text = await secrets.readOrCreate(SIGNING, async () =>
      JSON.stringify({ keys: [await createKey(clock())] }),
    );
    readVersion = await secrets.versionOf(SIGNING);
    stored = await parseSigningKeys(secrets, text);
  };
  const newest = () => {
    const [key] = stored;
    if (!key) throw new Error('The signing keys are not loaded');
    return key;
  };
  const verificationKey = async (kid: string) => {
    // An invented key id costs one look at the version, not a read.
    if (!stored.some((key) => key.kid === kid) && (await secrets.versionOf(SIGNING)) !== readVersion)
      await load();
    const key = stored.find((candidate) => candidate.kid === kid);
    return key ? importKey(toPublicKey(key)) : null;
  };
  const rotate = async () => {
    await secrets.change(SIGNING, async (text) => {
      const current = await parseSigningKeys(secrets, text);
      const keys = [
        await createKey(clock()),
        ...current.filter((_, index) => !isSpent(current, index, clock())),
      ];
      return JSON.stringify({ keys });
    });
    await load();
  };

  return {
    load,
    verificationKey,
    rotate,
    newestCreated: () => newest().created,
    signingKey: async () => ({ kid: newest().kid, privateKey: await importKey(newest()) }),
    publicKeys: () => stored.map(toPublicKey),
    privateKeys: () => stored.map((key) => ({ ...key, alg: 'RS256', use: 'sig' })),
  };
}

/** A key retires when its successor is created, and is dropped when no token that it signed can still be valid. */
function isSpent(keys: readonly StoredKey[], index: number, now: Date): boolean {
  const successor = keys[index - 1];
  return successor !== undefined && successor.created < now.getTime() - RETIRED_KEY_LIFETIME;
}

async function createKey(now: Date): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  return storedKeys.shape.keys.element.parse({ ...jwk, kid, created: now.getTime() });
}

const imported = new WeakMap<object, Promise<CryptoKey>>();

/** Importing costs more than signing, so each key object is imported once. */
function importKey(jwk: JWK): Promise<CryptoKey> {
  const known = imported.get(jwk);
  if (known) return known;
  const key = importJWK(jwk, 'RS256').then((result) => {
    if (result instanceof Uint8Array) throw new Error('An RSA key is expected');
    return result;
  });
  imported.set(jwk, key);
  return key;
}

const publicForms = new WeakMap<StoredKey, PublicKey>();

function toPublicKey(key: StoredKey): PublicKey {
  const known = publicForms.get(key);
  if (known) return known;
  const form: PublicKey = { kty: key.kty, alg: 'RS256', use: 'sig', kid: key.kid, n: key.n, e: key.e };
  publicForms.set(key, form);
  return form;
}
