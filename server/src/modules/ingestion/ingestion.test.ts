import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK, AppError, resolveSwitches, type Switches } from '@assay/shared/domain';
import type { ObjectStore } from '../../storage/object-store.ts';
import { startSftpServer, type TestSftpServer } from '../../testing/sftp-server.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { createBoxSource } from './box-source.ts';
import { IngestionService } from './ingestion.service.ts';
import { PickUp } from './pick-up.job.ts';
import { createSftpSource } from './sftp-source.ts';
import type { Source, WaitingFile } from './source.ts';
import { systemClock } from '../../platform/clock.ts';
import { createWatchedFolder } from './watched-folder.ts';

const PDF = Buffer.from('%PDF-1.7 a capital call');
const LIMIT = 200_000;

let server: TestServer;
let user: TestUser;
let folder: string;
let warnings: object[];
before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  user = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `c${randomUUID().slice(0, 8)}` });
  folder = await mkdtemp(path.join(tmpdir(), 'assay-source-'));
  warnings = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ON: Switches = { ...resolveSwitches(), sftpIntegration: true, boxIntegration: true };

/** Looks at a source, as one process does again and again. */
function lookerAt(source: Source, store: ObjectStore = server.store) {
  const { database, jobs } = server;
  const trial = { reserveUpload: async () => undefined };
  const options = { database, store, queue: jobs, trial, maxUploadBytes: LIMIT, clientId: user.clientId };
  const log = { warn: (details: object) => void warnings.push(details) };
  let switches = ON;
  const pickUp = new PickUp({
    sources: [source],
    service: new IngestionService(options),
    switches: async () => switches,
    clock: systemClock,
    log,
  });
  return (next = ON) => {
    switches = next;
    return pickUp.look();
  };
}

const lookers = new WeakMap<Source, ReturnType<typeof lookerAt>>();

/** Looks at a source once. */
function look(source: Source, switches = ON): Promise<void> {
  const looker = lookers.get(source) ?? lookerAt(source);
  lookers.set(source, looker);
  return looker(switches);
}

/** The documents of the client: name, source, and the bytes that are stored. */
async function documents() {
  const rows = await server.database.kysely
    .selectFrom('document_requests')
    .select(['file_name', 'source', 's3_key', 'stage', 'document_type_id'])
    .where('client_id', '=', user.clientId)
    .orderBy('file_name')
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      name: row.file_name,
      source: row.source,
      stage: row.stage,
      type: row.document_type_id,
      size: await server.store.sizeOf(row.s3_key),
    })),
  );
}

const namesIn = async (place: string) =>
  (await readdir(path.join(folder, place)).catch(() => [])).map((name) => name.replace(/^\d+ /, '')).sort();

const taken = (source: string, name = 'call.pdf') => ({
  name,
  source,
  stage: 'DOC_UPLOADED',
  type: 'RECOGNISE',
  size: PDF.length,
});

describe('a watched folder', () => {
  it('AMB-026 makes a document of each whole file, once, and moves the file aside', async () => {
    const source = createWatchedFolder(folder);
    await writeFile(path.join(folder, 'call.pdf'), PDF);
    await look(source);
    assert.deepEqual(await documents(), [], 'a file that was just seen may still be written');
    await look(source);
    await look(source);
    assert.deepEqual(await documents(), [taken('Watched folder')]);
    assert.deepEqual([await namesIn('processed'), await namesIn('.')], [['call.pdf'], ['processed']]);
    const list = await user.call('GET', 'documentrequest?stage=DOC_UPLOADED');
    assert.deepEqual([list.body[0].uploaded_by, list.body[0].document_type], ['Watched folder', null]);
  });

  it('takes neither unfinished files nor links, folders and files that are too large', async () => {
    await writeFile(path.join(folder, 'half.pdf.part'), PDF);
    await writeFile(path.join(folder, '.hidden'), PDF);
    await mkdir(path.join(folder, 'archive.pdf'));
    await symlink('/etc/hostname', path.join(folder, 'link.pdf'));
    await writeFile(path.join(folder, 'large.pdf'), Buffer.alloc(LIMIT + 1));
    await writeFile(path.join(folder, '..\u202e"\n<b>.pdf'), PDF);
    const source = createWatchedFolder(folder);
    await look(source);
    await look(source);
    assert.deepEqual(
      (await documents()).map(({ name }) => name),
      [],
      'a name that begins with a dot is hidden',
    );
    assert.deepEqual(await namesIn('refused'), ['large.pdf', 'large.pdf.reason.txt']);
    assert.deepEqual(await namesIn('.'), [
      '..\u202e"\n<b>.pdf',
      '.hidden',
      'archive.pdf',
      'half.pdf.part',
      'link.pdf',
      'refused',
    ]);
    assert.equal(warnings.length, 1);
  });

  it('keeps a hostile name as a name, in the order in which it is written and on one line', async () => {
    await writeFile(path.join(folder, '=1+1"\n<b>\u202e.pdf'), PDF);
    const source = createWatchedFolder(folder);
    await look(source);
    await look(source);
    assert.deepEqual(await documents(), [taken('Watched folder', '=1+1" <b>.pdf')]);
  });

  it('says that a folder is not there, and looks again', async () => {
    const source = createWatchedFolder(path.join(folder, 'missing'));
    await look(source);
    assert.equal(warnings.length, 1);
  });
});

describe('an SFTP server', () => {
  let sftp: TestSftpServer;
  beforeEach(async () => {
    sftp = await startSftpServer(folder);
    await mkdir(path.join(folder, 'inbox'));
  });
  afterEach(() => sftp.close());

  const sourceOf = (changes: object = {}) =>
    createSftpSource({
      host: '127.0.0.1',
      port: sftp.port,
      username: 'assay',
      password: 'secret',
      folder: '/inbox',
      hostKey: sftp.hostKey,
      ...changes,
    });

  it('FLAG-006 AMB-026 makes documents of its files while the switch is on', async () => {
    await writeFile(path.join(folder, 'inbox', 'call.pdf'), PDF);
    const source = sourceOf();
    const off = { ...ON, sftpIntegration: false };
    await look(source, off);
    await look(source, off);
    await look(source);
    await look(source);
    assert.deepEqual(await documents(), [taken('SFTP')]);
    assert.deepEqual(await namesIn('inbox/processed'), ['call.pdf']);
    await look(source);
    assert.equal((await documents()).length, 1);
    assert.deepEqual(warnings, []);
  });

  it('stores nothing of a file whose connection breaks, and takes it at the next look', async () => {
    const large = Buffer.alloc(150_000, 'x');
    await writeFile(path.join(folder, 'inbox', 'call.pdf'), large);
    const source = sourceOf();
    await look(source);
    sftp.breakAfter(40_000);
    await look(source);
    assert.deepEqual(await documents(), []);
    assert.ok(warnings.length > 0);
    sftp.breakAfter(null);
    await look(source);
    await look(source);
    assert.deepEqual(
      (await documents()).map(({ size }) => size),
      [large.length],
    );
  });

  it('refuses a server with another key, and a wrong password', async () => {
    await writeFile(path.join(folder, 'inbox', 'call.pdf'), PDF);
    for (const changes of [{ hostKey: 'SHA256:AAAA' }, { password: 'wrong' }]) {
      const source = sourceOf(changes);
      await look(source);
      await look(source);
    }
    assert.deepEqual(await documents(), []);
    assert.equal(warnings.length, 4);
  });
});

/** A folder in Box with the calls that a pick-up takes, in Box's own words. */
async function startBox() {
  const files = new Map<string, { name: string; parent: string; content: Buffer }>();
  const folders = new Map([['8', 'processed']]);
  const state = { isReadOnly: false };
  const entriesOf = (parent: string) =>
    [...files]
      .filter(([, file]) => file.parent === parent)
      .map(([id, { name }]) => ({ type: 'file', id, name, etag: '3' }));

  async function bodyOf(request: IncomingMessage): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString();
  }

  async function answer(request: IncomingMessage): Promise<{ status?: number; body: unknown }> {
    const text = await bodyOf(request);
    const call = `${request.method} ${(request.url ?? '').split('?')[0]}`;
    const refused = {
      status: 403,
      body: { type: 'error', status: 403, code: 'access_denied_insufficient_permissions' },
    };
    const [, id = ''] = /^\w+ \/2\.0\/files\/(\w+)/.exec(call) ?? [];
    const file = files.get(id);
    if (call === 'POST /oauth2/token')
      return { body: { access_token: 'token', expires_in: 3600, token_type: 'bearer' } };
    if (call === 'GET /2.0/folders/7/items') {
      const inner = [...folders].map(([folder, name]) => ({ type: 'folder', id: folder, name, etag: '0' }));
      const entries = [...inner, ...entriesOf('7')];
      return { body: { total_count: entries.length, limit: 1000, offset: 0, entries } };
    }
    if (file !== undefined && call.endsWith('/content')) return { body: file.content };
    if (state.isReadOnly) return refused;
    if (call === 'POST /2.0/folders') {
      const { name } = JSON.parse(text) as { name: string };
      folders.set(name, name);
      return { status: 201, body: { type: 'folder', id: name, name, etag: '0' } };
    }
    if (call === 'POST /2.0/files/content') {
      const { name, parent } = JSON.parse(/\{.*\}/.exec(text)?.[0] ?? '') as {
        name: string;
        parent: { id: string };
      };
      files.set(`u${files.size}`, { name, parent: parent.id, content: Buffer.from(text) });
      return { status: 201, body: { total_count: 1, entries: [{ type: 'file', id: 'u', name, etag: '0' }] } };
    }
    if (file !== undefined && request.method === 'PUT') {
      const { name, parent } = JSON.parse(text) as { name: string; parent: { id: string } };
      Object.assign(file, { name, parent: parent.id });
      return { body: { type: 'file', id, name, etag: '4' } };
    }
    return { status: 404, body: { type: 'error', status: 404, code: 'not_found', message: call } };
  }

  const api = createServer(
    (request, response) =>
      void answer(request).then(({ status = 200, body }) => {
        response.writeHead(status, {
          'content-type': Buffer.isBuffer(body) ? 'application/pdf' : 'application/json',
        });
        response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
      }),
  );
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const source = createBoxSource({
    clientId: 'id',
    clientSecret: 'secret',
    enterpriseId: '1',
    folderId: '7',
    url: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  });
  return Object.assign(state, {
    source,
    add: (name: string, content: Buffer) =>
      void files.set(`${90 + files.size}`, { name, parent: '7', content }),
    namesIn: (place: string) => {
      const parent = place === '.' ? '7' : ([...folders].find(([, name]) => name === place)?.[0] ?? '');
      return entriesOf(parent)
        .map(({ name }) => name.replace(/^\d+ /, ''))
        .sort();
    },
    contentOf: (ending: string) =>
      [...files.values()].find(({ name }) => name.endsWith(ending))?.content.toString(),
    close: () => new Promise<void>((resolve) => api.close(() => resolve())),
  });
}

describe('Box', () => {
  it('FLAG-005 AMB-026 makes documents of the files of its folder while the switch is on', async () => {
    const box = await startBox();
    box.add('call.pdf', PDF);
    await look(box.source, { ...ON, boxIntegration: false });
    assert.deepEqual(await documents(), []);
    await look(box.source);
    await look(box.source);
    assert.deepEqual(await documents(), [taken('Box')]);
    assert.deepEqual([box.namesIn('processed'), box.namesIn('.')], [['call.pdf'], []]);
    assert.deepEqual(warnings, []);
    await box.close();
  });
});

/** A place with files, of one of the kinds of sources. */
interface SourceUnderTest {
  readonly source: Source;
  add(name: string, content: Buffer): unknown;
  /** The names in `.`, `processed` or `refused`, without the moments before them. */
  namesIn(place: string): string[] | Promise<string[]>;
  /** What a file stores whose name ends so. */
  contentOf(ending: string): string | undefined | Promise<string | undefined>;
  /** Takes the right to move files away. */
  refuseWrites(): unknown;
  close(): Promise<void>;
}

async function contentIn(place: string, ending: string): Promise<string | undefined> {
  const name = (await readdir(place)).find((each) => each.endsWith(ending));
  return name === undefined ? undefined : readFile(path.join(place, name), 'utf8');
}

const KINDS: Readonly<Record<string, () => Promise<SourceUnderTest>>> = {
  'Watched folder': async () => ({
    source: createWatchedFolder(folder),
    add: (name, content) => writeFile(path.join(folder, name), content),
    namesIn: async (place) => (await namesIn(place)).filter((name) => /\.(?:pdf|txt)$/.test(name)),
    contentOf: (ending) => contentIn(path.join(folder, 'refused'), ending),
    // Mode bits do not stop root; folders that cannot be made stop everybody.
    refuseWrites: () =>
      Promise.all(['processed', 'refused'].map((place) => symlink('/dev/null', path.join(folder, place)))),
    close: async () => undefined,
  }),
  SFTP: async () => {
    const sftp = await startSftpServer(folder);
    const inbox = path.join(folder, 'inbox');
    await mkdir(inbox);
    const source = createSftpSource({
      host: '127.0.0.1',
      port: sftp.port,
      username: 'assay',
      password: 'secret',
      folder: '/inbox',
      hostKey: sftp.hostKey,
    });
    return {
      source,
      add: (name, content) => writeFile(path.join(inbox, name), content),
      namesIn: async (place) =>
        (await namesIn(path.join('inbox', place))).filter((name) => /\.(?:pdf|txt)$/.test(name)),
      contentOf: (ending) => contentIn(path.join(inbox, 'refused'), ending),
      refuseWrites: () => (sftp.isReadOnly = true),
      close: () => sftp.close(),
    };
  },
  Box: async () => {
    const box = await startBox();
    return {
      source: box.source,
      add: box.add,
      namesIn: box.namesIn,
      contentOf: (ending) => box.contentOf(ending),
      refuseWrites: () => (box.isReadOnly = true),
      close: box.close,
    };
  },
};

/** The store of the server, of which the disk is full at one file. */
function storeFullAt(count: number): ObjectStore {
  let received = 0;
  return {
    ...server.store,
    receive: async (...call) => {
      received += 1;
      if (received === count) throw new AppError('STORAGE_FULL');
      return server.store.receive(...call);
    },
  };
}

for (const [kind, start] of Object.entries(KINDS)) {
  describe(`${kind}: one file`, () => {
    let place: SourceUnderTest;
    beforeEach(async () => {
      place = await start();
    });
    afterEach(() => place.close());

    it('AMB-026 with a name of 250 bytes is taken, and so are those behind it', async () => {
      const long = `${'資'.repeat(82)}.pdf`;
      for (const name of ['a.pdf', long, '龍.pdf']) await place.add(name, PDF);
      for (let count = 0; count < 3; count += 1) await look(place.source);
      assert.deepEqual(
        (await documents()).map(({ name }) => name),
        ['a.pdf', long, '龍.pdf'],
      );
      assert.deepEqual(await place.namesIn('.'), []);
      const [, cut = '', last] = await place.namesIn('processed');
      assert.deepEqual(
        [cut.endsWith('資.pdf'), long.startsWith(cut.slice(0, -4)), last],
        [true, true, '龍.pdf'],
      );
      assert.deepEqual(warnings, []);
    });

    it('AMB-026 that can never be a document is refused with its reason, and the next ones are taken', async () => {
      for (const [name, content] of [
        ['a.pdf', PDF],
        ['b.pdf', Buffer.alloc(LIMIT + 1)],
        ['c.pdf', PDF],
      ] as const)
        await place.add(name, content);
      for (let count = 0; count < 3; count += 1) await look(place.source);
      assert.deepEqual(
        [await place.namesIn('processed'), await place.namesIn('.')],
        [['a.pdf', 'c.pdf'], []],
      );
      assert.deepEqual(await place.namesIn('refused'), ['b.pdf', 'b.pdf.reason.txt']);
      const reason = `The file is larger than ${LIMIT} bytes.`;
      assert.match((await place.contentOf('.reason.txt')) ?? '', new RegExp(reason));
      assert.deepEqual(warnings, [{ source: kind, file: 'b.pdf', reason }]);
    });

    it('AMB-026 for which the disk has no room moves nothing, ends the look and is taken at a later one', async () => {
      for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await place.add(name, PDF);
      const lookOnce = lookerAt(place.source, storeFullAt(2));
      if (kind !== 'Box') await lookOnce();
      await lookOnce();
      assert.deepEqual(
        [await place.namesIn('processed'), await place.namesIn('refused'), await place.namesIn('.')],
        [['a.pdf'], [], ['b.pdf', 'c.pdf']],
      );
      await lookOnce();
      assert.deepEqual(
        [await place.namesIn('processed'), await place.namesIn('.')],
        [['a.pdf', 'b.pdf', 'c.pdf'], []],
      );
      assert.equal((await documents()).length, 3);
    });

    it('AMB-026 that cannot be moved is skipped with one warning', async () => {
      for (const [name, content] of [
        ['a.pdf', Buffer.alloc(LIMIT + 1)],
        ['b.pdf', PDF],
      ] as const)
        await place.add(name, content);
      await place.refuseWrites();
      for (let count = 0; count < 4; count += 1) await look(place.source);
      assert.deepEqual(
        (await documents()).map(({ name }) => name),
        ['b.pdf'],
      );
      assert.deepEqual(await place.namesIn('.'), ['a.pdf', 'b.pdf']);
      assert.deepEqual(
        warnings.map((warning) => (warning as { file: string }).file),
        ['a.pdf', 'b.pdf'],
      );
    });
  });
}

it('AMB-026 a file whose fault is not known ends a look, and the next look takes the others first', async () => {
  const state = { fails: true };
  const moved: string[] = [];
  const fileOf = (name: string): WaitingFile => ({
    id: `${user.clientId} ${name}`,
    name,
    open: async () => {
      if (name === 'a.pdf' && state.fails) throw new Error('nobody knows');
      return Readable.from([PDF]);
    },
    putAside: async (place) => void moved.push(`${place} ${name}`),
    writeBeside: async () => undefined,
  });
  const source: Source = {
    name: 'SFTP',
    switchName: null,
    withFiles: (use) => use(['a.pdf', 'b.pdf'].filter((name) => !moved.join().includes(name)).map(fileOf)),
  };
  await look(source);
  assert.deepEqual(moved, []);
  await look(source);
  assert.deepEqual(moved, ['processed b.pdf']);
  state.fails = false;
  await look(source);
  assert.deepEqual(moved, ['processed b.pdf', 'processed a.pdf']);
});

describe('an upload of a program', () => {
  it('AMB-009 is counted apart from those of people', async () => {
    for (const source of [undefined, 'API'])
      await user.call('POST', 'documentrequest', {
        filename: `${source}.pdf`,
        doc_type: 'RECOGNISE',
        source,
      });
    const rows = await documents();
    assert.deepEqual(
      rows.map(({ name, source }) => [name, source]),
      [
        ['API.pdf', 'API'],
        ['undefined.pdf', 'Manual'],
      ],
    );
    const other = await user.call('POST', 'documentrequest', {
      filename: 'x',
      doc_type: 'RECOGNISE',
      source: 'Fax',
    });
    assert.equal(other.status, 400);
  });
});
