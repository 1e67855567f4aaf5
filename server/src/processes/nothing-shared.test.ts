import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase, type Database } from '../database/database.ts';
import { TEST_ENGINE, testDatabaseForProcess } from '../database/testing.ts';
import { createLibraryClient } from '../identity/testing/library-client.ts';
import { readMessages, resealAll } from '../secrets/sealed-secrets.repository.ts';
import { createSealing } from '../secrets/sealing.ts';
import { IDENTITY, startS3Server, type S3Server } from '../storage/testing/s3-server.ts';
import { NODE_ENVIRONMENT } from '../testing/node-process.ts';

const ADMINISTRATOR = 'boss@firm.example';
const PASSWORD = 'Correct7horse';
const KEYS = [1, 2].map(() => randomBytes(32));
const [OLDER = randomBytes(32), NEWER = randomBytes(32)] = KEYS;

interface Running {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly folder: string;
  readonly output: () => string;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

if (TEST_ENGINE === 'postgres') {
  describe('processes that share nothing but PostgreSQL and an object store', () => {
    let place: string;
    let store: S3Server;
    let database: Database;
    let installation: Awaited<ReturnType<typeof testDatabaseForProcess>>;
    const processes: Running[] = [];

    /** Starts a process on an empty folder of its own. */
    async function start(entry: string, sealingKeys: readonly Buffer[]): Promise<Running> {
      const folder = mkdtempSync(join(place, 'process-'));
      const port = await freePort();
      const child = spawn(process.execPath, [fileURLToPath(new URL(`../${entry}`, import.meta.url))], {
        env: {
          ...NODE_ENVIRONMENT,
          ...installation.environment,
          PORT: String(port),
          WORKER_PORT: String(port),
          ASSAY_DATA: folder,
          ASSAY_DIST: join(folder, 'dist'),
          ASSAY_CLIENT: 'firm',
          BOOTSTRAP_ADMIN: ADMINISTRATOR,
          DRAIN_SECONDS: '0',
          ASSAY_SEALING_KEYS: sealingKeys.map((key) => key.toString('base64')).join(','),
          STORAGE_URL: `s3://${IDENTITY.bucket}?endpoint=${store.endpoint}&region=${IDENTITY.region}`,
          AWS_ACCESS_KEY_ID: IDENTITY.accessKeyId,
          AWS_SECRET_ACCESS_KEY: IDENTITY.secretAccessKey,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      const keep = (chunk: Buffer) => (said += chunk.toString());
      child.stdout.on('data', keep);
      child.stderr.on('data', keep);
      const running = { child, origin: `http://localhost:${port}`, folder, output: () => said };
      processes.push(running);
      const isReady = () =>
        fetch(`${running.origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      while (!(await isReady())) {
        assert.equal(child.exitCode, null, said);
        await pause(50);
      }
      return running;
    }

    before(async () => {
      place = mkdtempSync(join(tmpdir(), 'assay-nothing-shared-'));
      store = await startS3Server();
      installation = await testDatabaseForProcess();
      database = await openDatabase({
        engine: 'postgres',
        url: installation.environment['DATABASE_URL'] ?? '',
        poolSize: 2,
      });
    });
    after(async () => {
      for (const { child } of processes) child.kill('SIGKILL');
      await database.close();
      await installation.drop();
      await store.close();
      rmSync(place, { recursive: true, force: true });
    });

    const clientOf = ({ origin }: Running) =>
      createLibraryClient({
        identity: { poolId: 'local_Assay', clientId: 'assaybrowser' },
        endpoint: `${origin}/identity`,
      } as Parameters<typeof createLibraryClient>[0]);

    const call = async ({ origin }: Running, token: string, path: string, body?: object) => {
      const response = await fetch(`${origin}/api/client/firm/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };

    it('serve one sign-in, one session and one upload', async () => {
      const [one, two] = await Promise.all([
        start('main-api.ts', [OLDER]),
        start('main-api.ts', [OLDER]),
        start('main-worker.ts', [OLDER]),
      ]);
      const messages = await readMessages(database.kysely, createSealing([OLDER]));
      assert.equal(messages.length, 1);
      const temporary = /password(?: is)?:?\s+(\S+)/iu.exec(messages[0] ?? '')?.[1] ?? '';
      const first = await clientOf(one).signIn(ADMINISTRATOR, temporary);
      assert.equal(first.kind, 'newPasswordRequired', messages[0]);
      const session = await clientOf(two).completeNewPassword(first.user, PASSWORD);
      const token = session.getIdToken().getJwtToken();
      assert.equal((await call(two, token, 'document-requests')).status, 200);

      const created = await call(one, token, 'documentrequest', {
        filename: 'a.pdf',
        doc_type: 'Capital Call',
      });
      const { url, fields } = created.body as { url: string; fields: Record<string, string> };
      assert.ok(url.startsWith(store.endpoint));
      const page = await fetch(`${one.origin}/config.json`);
      assert.ok(page.headers.get('content-security-policy')?.includes(store.endpoint));
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', new Blob(['%PDF-1.7 nothing to read']), 'a.pdf');
      assert.equal((await fetch(url, { method: 'POST', body: form })).status, 204);
      const stage = () =>
        database.kysely.selectFrom('document_requests').select(['stage', 'file_hash']).executeTakeFirst();
      while (!(await stage())?.stage.startsWith('EXT_FAILED')) await pause(100);
      assert.equal((await stage())?.file_hash?.length, 64);
      for (const { folder } of processes) assert.deepEqual(readdirSync(folder), []);
    });

    it('go on with a newer sealing key, and refuse to start without the one in use', async () => {
      const [secrets, messages] = await resealAll(database.kysely, createSealing([NEWER, OLDER]));
      assert.ok(secrets >= 4 && messages === 1);
      const three = await start('main-api.ts', [NEWER]);
      const signedIn = await clientOf(three).signIn(ADMINISTRATOR, PASSWORD);
      assert.equal(signedIn.kind, 'signedIn');
      await assert.rejects(start('main-api.ts', [OLDER]), /None of ASSAY_SEALING_KEYS opens/);
    });
  });
}
