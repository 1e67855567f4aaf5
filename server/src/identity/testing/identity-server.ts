/** A real identity service on a loopback port, over a database of its own, for tests. */
import Fastify from 'fastify';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseClient } from '../../database/database.ts';
import { testDatabase } from '../../database/testing.ts';
import { createIdentity, openMessageFolder, openOutbox } from '../index.ts';
import { createFolderSecrets } from '../../secrets/folder-secrets.ts';
import type { Identity, IdentityConfig, Outbox } from '../index.ts';

/** A clock that only moves when a test advances it. */
export interface TestClock {
  now(): Date;
  advance(milliseconds: number): void;
}

/** A clock at the moment of its making: the browser library compares tokens with the real one. */
export function createTestClock(): TestClock {
  let now = Date.now();
  return { now: () => new Date(now), advance: (milliseconds) => void (now += milliseconds) };
}

/** The service under test and what tests look at it with. */
export interface IdentityServer {
  identity: Identity;
  db: DatabaseClient;
  dataDir: string;
  outbox: Outbox;
  /** The address of the protocol. */
  endpoint: string;
  clock: TestClock;
  /** Everything that was logged, as JSON lines. */
  logged: string[];
  /** Takes the one message to an address out of the outbox. */
  takeMail(to: string): Promise<string>;
  /** Takes it. @returns the code or temporary password in it */
  takeSecret(to: string): Promise<string>;
  close(): Promise<void>;
}

/** How a service is started. */
export interface StartOptions {
  /** Fastify's setting. */
  trustProxy?: FastifyServerOptions['trustProxy'];
  /** Another service whose database, folder and clock this one shares, as a second process would. */
  beside?: IdentityServer;
}

/** Starts a service; close it at the end of the file, before the one beside which it runs. */
export async function startIdentityServer(
  config: IdentityConfig = {},
  { trustProxy = false, beside }: StartOptions = {},
): Promise<IdentityServer> {
  const { db, dataDir, clock, close } = beside ? { ...beside, close: async () => {} } : await createGround();
  const logged: string[] = [];
  const keep = (...parts: unknown[]) => void logged.push(JSON.stringify(parts));
  const log = { info: keep, warn: keep, error: keep };
  const baseUrl = 'http://localhost:8080';
  const outbox = await openOutbox({
    messages: await openMessageFolder(join(dataDir, 'outbox')),
    clock: clock.now,
    log,
  });
  const identity = await createIdentity({
    db,
    secrets: createFolderSecrets(dataDir),
    outbox,
    baseUrl,
    config,
    clock: clock.now,
    log,
  });
  const app: FastifyInstance = Fastify({ trustProxy, routerOptions: { ignoreTrailingSlash: true } });
  identity.registerRoutes(app);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const takeMail = async (to: string) => {
    await outbox.drain();
    return takeOnlyMail(join(dataDir, 'outbox'), to);
  };
  return {
    identity,
    db,
    dataDir,
    outbox,
    endpoint: `${address}/identity`,
    clock,
    logged,
    takeMail,
    async takeSecret(to) {
      const [, secret] = /(?:code is|password:) (\S+)/.exec(await takeMail(to)) ?? [];
      if (secret === undefined) throw new Error(`No code or password in the message to ${to}`);
      return secret;
    },
    async close() {
      await app.close();
      await identity.close();
      await close();
    },
  };
}

/** A database and a data folder for one service. */
async function createGround() {
  const database = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-identity-'));
  return {
    db: database.kysely,
    dataDir,
    clock: createTestClock(),
    async close() {
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function takeOnlyMail(folder: string, to: string): Promise<string> {
  const paths = (await readdir(folder))
    .filter((name) => name.endsWith('.eml'))
    .map((name) => join(folder, name));
  const mails = await Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, 'utf8') })));
  const [mail, ...others] = mails.filter(({ text }) => text.includes(`To: ${to}\r\n`));
  if (!mail || others.length > 0)
    throw new Error(`One message to ${to} is expected, not ${mail ? 'several' : 'none'}`);
  await rm(mail.path);
  return mail.text;
}
