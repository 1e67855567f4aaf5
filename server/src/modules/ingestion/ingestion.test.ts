import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK, resolveSwitches, type Switches } from '@assay/shared/domain';
import { startSftpServer, type TestSftpServer } from '../../testing/sftp-server.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { createBoxSource } from './box-source.ts';
import { IngestionService } from './ingestion.service.ts';
import { pickUp } from './pick-up.job.ts';
import { createSftpSource } from './sftp-source.ts';
import type { Source } from './source.ts';
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

/** Looks at a source once. */
function look(source: Source, switches = ON): Promise<void> {
  const { database, store, jobs } = server;
  const trial = { admitUpload: async () => undefined };
  const options = { database, store, queue: jobs, trial, maxUploadBytes: LIMIT, clientId: user.clientId };
  const log = { warn: (details: object) => void warnings.push(details) };
  return pickUp({
    sources: [source],
    service: new IngestionService(options),
    switches: async () => switches,
    clock: systemClock,
    log,
  });
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
    assert.deepEqual(await namesIn('refused'), ['large.pdf']);
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

describe('Box', () => {
  let api: Server;
  let url: string;
  let moves: unknown[];
  beforeEach(async () => {
    moves = [];
    api = createServer(
      (request, response) =>
        void answer(request).then(({ status = 200, body }) => {
          response.writeHead(status, {
            'content-type': Buffer.isBuffer(body) ? 'application/pdf' : 'application/json',
          });
          response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
        }),
    );
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise((resolve) => api.close(resolve)));

  async function textOf(request: IncomingMessage): Promise<string> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    return text;
  }

  /** The calls of Box's API that a pick-up takes, in Box's own words. */
  async function answer(request: IncomingMessage): Promise<{ status?: number; body: unknown }> {
    const text = await textOf(request);
    const call = `${request.method} ${(request.url ?? '').split('?')[0]}`;
    switch (call) {
      case 'POST /oauth2/token':
        return { body: { access_token: 'token', expires_in: 3600, token_type: 'bearer' } };
      case 'GET /2.0/folders/7/items':
        return {
          body: {
            total_count: 2,
            limit: 1000,
            offset: 0,
            entries: [
              { type: 'folder', id: '8', name: 'processed', etag: '0' },
              ...(moves.length === 0 ? [{ type: 'file', id: '9', name: 'call.pdf', etag: '3' }] : []),
            ],
          },
        };
      case 'GET /2.0/files/9/content':
        return { body: PDF };
      case 'PUT /2.0/files/9':
        moves.push(JSON.parse(text));
        return { body: { type: 'file', id: '9', name: 'call.pdf', etag: '4' } };
      default:
        return { status: 404, body: { type: 'error', status: 404, code: 'not_found', message: call } };
    }
  }

  it('FLAG-005 AMB-026 makes documents of the files of its folder while the switch is on', async () => {
    const source = createBoxSource({
      clientId: 'id',
      clientSecret: 'secret',
      enterpriseId: '1',
      folderId: '7',
      url,
    });
    await look(source, { ...ON, boxIntegration: false });
    assert.deepEqual(await documents(), []);
    await look(source);
    await look(source);
    assert.deepEqual(await documents(), [taken('Box')]);
    assert.equal(moves.length, 1);
    assert.deepEqual((moves[0] as { parent: unknown }).parent, { id: '8' });
    assert.deepEqual(warnings, []);
  });
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
