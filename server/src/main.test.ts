import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import {
  verificationPayloadWire,
  type DocumentRequestWire,
  type EntityImport,
} from '@assay/shared/contracts';
import { testDatabaseForProcess } from './database/testing.ts';
import { createLibraryClient } from './identity/testing/library-client.ts';
import { COMPILER_FLAGS, NODE_ENVIRONMENT } from './testing/node-process.ts';

const SAMPLES = fileURLToPath(new URL('../../samples/', import.meta.url));
const SEEDED = [
  'calder-ridge-iv_2024-09_LP-0147.pdf',
  'ORV-VI_PCAP_063024.pdf',
  'RA-2024-0388 Brae Wind Income.pdf',
];
const UPLOADED = 'capcall_SVR5_20240912_inv3391.pdf';
const PASSWORD = 'Correct7horse';

let folder: string;
let port: number;
let database: Awaited<ReturnType<typeof testDatabaseForProcess>>;
let running: ChildProcess | undefined;
let printed = '';

before(async () => {
  database = await testDatabaseForProcess();
  folder = mkdtempSync(join(tmpdir(), 'assay-main-'));
  mkdirSync(join(folder, 'temporary'));
  port = await freePort();
  const types: unknown = JSON.parse(readFileSync(join(SAMPLES, 'seeded/document-types.json'), 'utf8'));
  mkdirSync(join(folder, 'samples'));
  for (const name of SEEDED) cpSync(join(SAMPLES, 'seeded', name), join(folder, 'samples', name));
  writeFileSync(join(folder, 'samples/document-types.json'), JSON.stringify(types));
});
after(async () => {
  await end('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** Starts the process and waits until it prints that it is ready. */
async function start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
  printed = '';
  const child = spawn(
    process.execPath,
    [...COMPILER_FLAGS, fileURLToPath(new URL('./main.ts', import.meta.url))],
    {
      env: {
        ...NODE_ENVIRONMENT,
        TMPDIR: join(folder, 'temporary'),
        PORT: String(port),
        ASSAY_MODE: 'demo',
        ASSAY_DATA: join(folder, 'data'),
        ASSAY_DIST: join(folder, 'dist'),
        ASSAY_SAMPLES: join(folder, 'samples'),
        ASSAY_DEMO_PASSWORD: PASSWORD,
        DRAIN_SECONDS: '0',
        ...database.environment,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  running = child;
  const ready = Promise.withResolvers<undefined>();
  const read = (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed.includes(' is ready at')) ready.resolve(undefined);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  child.once('exit', () => ready.reject(new Error(`the process ended:\n${printed}`)));
  await ready.promise;
}

async function end(signal: NodeJS.Signals): Promise<void> {
  const child = running;
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

const base = () => `http://127.0.0.1:${port}`;

async function signIn(
  email: string,
): Promise<(method: string, path: string, body?: object) => Promise<Response>> {
  const identity = { poolId: 'local_Assay', clientId: 'assaybrowser' };
  const client = createLibraryClient({ identity, endpoint: `${base()}/identity` } as Parameters<
    typeof createLibraryClient
  >[0]);
  const signedIn = await client.signIn(email, PASSWORD);
  assert.equal(signedIn.kind, 'signedIn');
  const authorization = `Bearer ${signedIn.session.getIdToken().getJwtToken()}`;
  return (method, path, body) =>
    fetch(`${base()}/api/client/demo/${path}`, {
      method,
      headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}

type Call = Awaited<ReturnType<typeof signIn>>;

async function listAll(call: Call): Promise<DocumentRequestWire[]> {
  const { items } = (await (await call('GET', 'document-requests')).json()) as {
    items: DocumentRequestWire[];
  };
  return items;
}

async function readFund(call: Call, id: string) {
  const { data } = (await (await call('GET', `documentrequest/${id}`)).json()) as { data: string };
  const { metrics } = verificationPayloadWire.parse(
    JSON.parse(gunzipSync(Buffer.from(data, 'base64')).toString()),
  );
  const metric = metrics.find(({ identifier }) => identifier.value === 'fund');
  assert.ok(metric?.datapoints[0]);
  return { metric, front: metric.datapoints[0] };
}

async function upload(call: Call): Promise<void> {
  const created = await call('POST', 'documentrequest', { filename: UPLOADED, doc_type: 'Capital Call' });
  const { url, fields } = (await created.json()) as { url: string; fields: Record<string, string> };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([readFileSync(join(SAMPLES, 'to-upload', UPLOADED))]), UPLOADED);
  assert.equal((await fetch(base() + url, { method: 'POST', body: form })).status, 204);
}

/** So many that a kill after the first blocks comes long before the last. */
const IMPORTED = 1500;

async function countEntities(call: Call): Promise<number> {
  const response = await call('GET', 'inter-document-entity/overview?maxPageSize=1');
  return ((await response.json()) as { totalEntityCount: number }).totalEntityCount;
}

async function readImport(call: Call): Promise<EntityImport> {
  const { items } = (await (await call('GET', 'entities/imports')).json()) as { items: EntityImport[] };
  assert.ok(items[0]);
  return items[0];
}

/** Imports entities in the background. @returns once the first of them are stored, how many there were before and how far it is */
async function beginImport(call: Call) {
  const entities = await countEntities(call);
  const rows = Array.from({ length: IMPORTED }, (_, at) => `Imported ${at},I-${at},Fund,Known as ${at}`);
  const content = Buffer.from(`name,ID,types,AKAs\n${rows.join('\n')}`).toString('base64');
  const file = { format: 'csv', content, background: true };
  const { plan } = (await (await call('POST', 'entities/import/preview', file)).json()) as { plan: string };
  assert.equal((await call('POST', 'entities/import', { ...file, plan })).status, 202);
  let handled = 0;
  while (handled === 0) ({ handled } = await readImport(call));
  assert.ok(handled < IMPORTED);
  return { entities, handled };
}

/** What the blocks before the kill stored is still there, and the import goes on behind them: no row is lost or written twice. */
async function checkImportGoesOn(call: Call, begun: { readonly entities: number; readonly handled: number }) {
  let found = await readImport(call);
  assert.ok(found.handled >= begun.handled, `${found.handled} rows after ${begun.handled}`);
  while (found.status === 'queued' || found.status === 'running') {
    await pause(50);
    found = await readImport(call);
  }
  assert.deepEqual(
    [found.status, found.handled, found.created, found.unchanged, found.refused],
    ['done', IMPORTED, IMPORTED, 0, 0],
  );
  assert.equal(await countEntities(call), begun.entities + IMPORTED);
}

describe('server process', () => {
  it('starts in demo mode, and prints its address and the users who can sign in', async () => {
    await start();
    assert.match(printed, new RegExp(`^Assay is ready at http://localhost:${port}$`, 'm'));
    for (const name of ['admin@demo', 'reviewer@demo', 'approver@demo', 'viewer@demo', 'staff@assay']) {
      assert.match(printed, new RegExp(`${name}\\.example\\s+${PASSWORD}`));
    }
  });

  it('keeps the files of its data folder private to its own account', () => {
    const data = join(folder, 'data');
    const names = ['', ...readdirSync(data, { recursive: true, encoding: 'utf8' })];
    const found = names.map((name) => ({
      name,
      mode: statSync(join(data, name), { throwIfNoEntry: false })?.mode,
    }));
    assert.deepEqual(
      found.filter(({ mode }) => ((mode ?? 0) & 0o077) !== 0),
      [],
    );
  });

  it('loses no acknowledged change when it is killed, and resumes interrupted extractions and imports', async () => {
    const call = await signIn('reviewer@demo.example');
    let done: DocumentRequestWire | undefined;
    while (done === undefined) {
      done = (await listAll(call)).find(({ stage }) => stage === 'EXT_DONE');
      if (done === undefined) await pause(50);
    }
    const { metric, front } = await readFund(call, done.id);
    const { effectors, page, x, y, w, h, lastModified } = front;
    const typed = { value: 'Corrected Fund', effectors, page, x, y, w, h, isVerified: true };
    const saved = await call('POST', `documentrequest/${done.id}/datapoints`, {
      documentRequestId: done.id,
      verified: false,
      documentType: done.document_type,
      metrics: [
        { fin: 'fund', dataType: 'ENTITY_NAME', metricId: metric.id, lastModified, datapoints: [typed] },
      ],
    });
    assert.equal(saved.status, 200);
    await upload(call);
    const steward = await signIn('admin@demo.example');
    const begun = await beginImport(steward);
    await end('SIGKILL');

    const halfWritten = join(folder, 'data/files/ab', `ab12.${randomUUID()}`);
    mkdirSync(dirname(halfWritten), { recursive: true });
    writeFileSync(halfWritten, 'half');
    const longAgo = Date.now() / 1000 - 25 * 60 * 60;
    utimesSync(halfWritten, longAgo, longAgo);
    const left = readdirSync(join(folder, 'temporary'));
    await start();
    assert.equal(existsSync(halfWritten), false);
    const working = readdirSync(join(folder, 'temporary'));
    assert.deepEqual(
      working.filter((name) => left.includes(name)),
      [],
    );
    assert.equal(working.length, 1);
    const again = await signIn('reviewer@demo.example');
    let documents = await listAll(again);
    while (documents.some(({ stage }) => stage !== 'EXT_DONE')) {
      assert.ok(!documents.some(({ stage }) => stage.startsWith('EXT_FAILED')));
      await pause(100);
      documents = await listAll(again);
    }
    assert.deepEqual(documents.map(({ file_name: name }) => name).sort(), [...SEEDED, UPLOADED].sort());
    const { front: kept } = await readFund(again, done.id);
    assert.deepEqual(
      [kept.value, kept.isVerified, kept.lastModifiedBy],
      ['Corrected Fund', true, 'Rhea Reviewer'],
    );
    await checkImportGoesOn(await signIn('admin@demo.example'), begun);
  });

  it('shuts down cleanly on SIGTERM, and restarts on the same folder', async () => {
    await end('SIGTERM');
    assert.equal(running?.exitCode, 0, printed);
    assert.deepEqual(readdirSync(join(folder, 'temporary')), []);
    await start();
    const call = await signIn('viewer@demo.example');
    assert.equal((await listAll(call)).length, SEEDED.length + 1);
  });

  /** Runs a process until it ends. @returns its exit code, its message and its output */
  async function runToEnd(
    name: string,
    environment: Readonly<Record<string, string>>,
    args: readonly string[] = [],
  ): Promise<[unknown, string, string]> {
    const program = fileURLToPath(new URL(name, import.meta.url));
    const child = spawn(process.execPath, [...COMPILER_FLAGS, program, ...args], {
      env: { ...NODE_ENVIRONMENT, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let log = '';
    child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const code = await new Promise((resolve) => child.once('close', resolve));
    return [code, output, log];
  }

  /** What `npm run client` does with the data folder of these tests. */
  const client = (...args: string[]) =>
    runToEnd('./main-client.ts', { ASSAY_DATA: join(folder, 'data'), ...database.environment }, args);
  const settingsOf = async (email: string) => {
    const response = await (await signIn(email))('GET', 'settings');
    return (await response.json()) as Record<string, unknown> & { switches: Record<string, boolean> };
  };

  it('FLAG-001 AMB-125 an operator sets a client beside the running server, and without it', async () => {
    assert.deepEqual(await client('list'), [0, '', 'demo  Demo\n']);
    const [, , before] = await client('show', 'demo');
    assert.match(before, /^default_currency=USD$/m);
    assert.match(before, /^trial_start=$/m);
    assert.match(before, /^switches\.dashboards=true {4}# off by environment or build: ASSAY_SWITCHES$/m);
    const [code, , changed] = await client(
      'set',
      'demo',
      'default_currency=eur',
      'switches.boxIntegration=false',
    );
    assert.deepEqual([code, changed], [0, 'default_currency=EUR\nswitches.boxIntegration=false\n']);
    const { default_currency: currency, switches } = await settingsOf('viewer@demo.example');
    assert.deepEqual([currency, switches['boxIntegration'], switches['dashboards']], ['EUR', false, false]);
    const [refused, message] = await client('set', 'demo', 'is_trial=true', 'switches.dashboard=true');
    assert.equal(refused, 1);
    assert.match(
      message,
      /^There is no switch dashboard\. The switches are multiLingual, .*editEntityAkas\.\n$/,
    );
    await end('SIGTERM');
    assert.deepEqual(await client('set', 'demo', 'switches.boxIntegration='), [
      0,
      '',
      'switches.boxIntegration=true\n',
    ]);
  });

  it('FLAG-014 AMB-125 the environment turns a switch on and names the product; an unknown switch is refused', async () => {
    const [code, message] = await runToEnd('./main.ts', { ASSAY_SWITCHES: '{"dashboard": true}' });
    assert.equal(code, 1);
    assert.match(message, /There is no switch dashboard\. The switches are multiLingual, .*ASSAY_SWITCHES/su);
    await start({
      ASSAY_SWITCHES: '{"dashboards": true}',
      ASSAY_BRAND: 'Ledgerline',
      ANALYTICS_KEY: 'phc_key',
      ERROR_REPORTING_DSN: 'https://public@errors.example/42',
    });
    assert.match(printed, /^Ledgerline is ready at /m);
    const { switches } = await settingsOf('viewer@demo.example');
    assert.deepEqual([switches['dashboards'], switches['boxIntegration']], [true, true]);
    const description = (await (await fetch(`${base()}/api/openapi.json`)).json()) as {
      info: { title: string };
    };
    assert.equal(description.info.title, 'Ledgerline API');
  });

  it('ANA-004 AMB-125 pages call the European zone of analytics and the error reporting once they are configured', async () => {
    const response = await fetch(`${base()}/config.json`);
    const { analytics, errorReporting } = (await response.json()) as Record<string, unknown>;
    assert.deepEqual(analytics, { key: 'phc_key', host: 'https://eu.i.posthog.com' });
    assert.deepEqual(errorReporting, { dsn: 'https://public@errors.example/42' });
    const policy = response.headers.get('content-security-policy') ?? '';
    assert.match(policy, /connect-src 'self' https:\/\/eu\.i\.posthog\.com https:\/\/errors\.example;/);
    await end('SIGTERM');
    await start();
    const plain = await fetch(`${base()}/config.json`);
    const { analytics: none, errorReporting: nowhere } = (await plain.json()) as Record<string, unknown>;
    assert.deepEqual([none, nowhere], [null, null]);
    assert.doesNotMatch(plain.headers.get('content-security-policy') ?? '', /https?:/);
  });

  it('refuses to start on a damaged data folder, prints the missing file in one line and logs the stack', async () => {
    const data = join(folder, 'damaged');
    mkdirSync(data);
    writeFileSync(join(data, 'complete.json'), '{"version":1,"parts":["rows","files","secrets/files"]}');
    const [code, output, log] = await runToEnd('./main.ts', {
      ASSAY_DATA: data,
      ...database.environment,
    });
    assert.equal(code, 1);
    const { err } = JSON.parse(log) as { err: { stack: string } };
    assert.match(err.stack, /completeness\.ts:\d+/);
    assert.match(
      output,
      /^The data folder is damaged: \S+ is missing; restore the folder from a backup .*\n$/,
    );
  });

  it('refuses to run a separate worker process on the embedded database', async () => {
    const [code, output] = await runToEnd('./main-worker.ts', { ASSAY_DATA: join(folder, 'elsewhere') });
    assert.equal(code, 1);
    assert.match(output, /needs PostgreSQL \(DATABASE_URL\)/);
  });
});
