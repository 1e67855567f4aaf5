import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readConfig } from '../config/config.ts';
import { assertFilesStored } from '../modules/document-requests/stored-files.ts';
import { createFirstAdministrator } from '../modules/users/identity-links.service.ts';
import { createApi, type Api } from '../processes/api.ts';
import { openAppContext, type AppContext } from '../processes/app-context.ts';
import { restrictAccess } from './restrict-access.ts';

const CLIENT = 'kept';
let root: string;
/** A folder whose first start has ended. */
let whole: string;

before(async () => {
  root = mkdtempSync(join(tmpdir(), 'assay-data-folder-'));
  whole = join(root, 'whole');
  await start(whole, async ({ database, store }, { identity }) => {
    await createFirstAdministrator(database.kysely, identity, {
      email: 'ada@kept.example',
      clientId: CLIENT,
    });
    await addDocument(database.kysely, 'kept-file');
    await store.put('kept-file', Buffer.from('%PDF-1.7'));
  });
});
after(() => rmSync(root, { recursive: true }));

/**
 * Starts on a folder as a process does, and ends after `use`.
 * @returns the clients that the database holds
 */
async function start(
  folder: string,
  use: (context: AppContext, api: Api) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const config = readConfig({ ASSAY_DATA: folder, ASSAY_CLIENT: CLIENT, LOG_LEVEL: 'silent', PORT: '0' });
  const context = await openAppContext(config);
  try {
    const api = await createApi(context);
    const { app, identity } = api;
    await use(context, api);
    await app.close();
    await identity.close();
    const clients = await context.database.kysely.selectFrom('clients').select('id').execute();
    return clients.map(({ id }) => id);
  } finally {
    await context.jobs.stop();
    await context.database.close();
  }
}

/** A document whose file has arrived. */
async function addDocument(kysely: AppContext['database']['kysely'], key: string): Promise<void> {
  const type = await kysely.selectFrom('document_types').select('id').executeTakeFirstOrThrow();
  const user = await kysely.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await kysely
    .insertInto('document_requests')
    .values({
      client_id: CLIENT,
      document_type_id: type.id,
      extraction_stage: 'DOC_UPLOADED',
      stage: 'DOC_UPLOADED',
      file_hash: key,
      file_name: `${key}.pdf`,
      s3_key: key,
      uploaded_by: 'ada@kept.example',
      uploaded_by_id: user.id,
    })
    .execute();
}

function copyOfWhole(name: string): string {
  const folder = join(root, name);
  cpSync(whole, folder, { recursive: true });
  return folder;
}

function remove(folder: string, ...names: string[]): void {
  for (const name of names) rmSync(join(folder, name), { recursive: true });
}

/** Every file with its size and the time of its last change, but the lock, which is no data. */
function stateOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name !== 'instance.lock',
  );
  return new Map(
    files.map((name) => {
      const found = statSync(join(folder, name));
      return [name, found.isFile() ? `${found.size} ${found.mtimeMs}` : ''];
    }),
  );
}

/** Takes a part of the whole folder away, or empties it, while `use` looks at what follows. */
async function without(part: string, harm: 'missing' | 'empty', use: () => Promise<void>): Promise<void> {
  const place = join(whole, part);
  renameSync(place, join(root, 'kept'));
  if (harm === 'empty') writeFileSync(place, '');
  await use();
  rmSync(place, { force: true });
  renameSync(join(root, 'kept'), place);
}

describe('data folder', () => {
  for (const { file, harm } of [
    { file: 'rows', harm: 'missing' },
    { file: 'rows/PG_VERSION', harm: 'missing' },
    { file: 'rows/PG_VERSION', harm: 'empty' },
    { file: 'rows/global/pg_control', harm: 'missing' },
    { file: 'rows/pg_wal', harm: 'missing' },
    { file: 'files', harm: 'missing' },
    { file: 'secrets/files', harm: 'missing' },
    { file: 'secrets/files', harm: 'empty' },
    { file: 'secrets/email-codes', harm: 'missing' },
    { file: 'secrets/sealing', harm: 'missing' },
    { file: 'identity/master.key', harm: 'missing' },
    { file: 'identity/signing.jwks', harm: 'missing' },
    { file: 'identity/signing.jwks', harm: 'empty' },
    { file: 'complete.json', harm: 'empty' },
  ] as const) {
    it(`the start refuses a folder whose ${file} is ${harm}, names the file and changes nothing`, () =>
      without(file, harm, async () => {
        const before = stateOf(whole);
        await assert.rejects(start(whole), (error: Error) => {
          assert.ok(error.message.includes(join(whole, file)), error.message);
          assert.match(error.message, /^The data folder is damaged: .*restore the folder from a backup/);
          return true;
        });
        assert.deepEqual(stateOf(whole), before);
      }));
  }

  it('the start refuses a folder with damaged or missing database files and says so clearly', async () => {
    const damaged = copyOfWhole('damaged');
    truncateSync(join(damaged, 'rows/global/pg_control'), 100);
    await assert.rejects(start(damaged), {
      message: new RegExp(`damaged: ${join(damaged, 'rows')} cannot be opened as a database`),
    });
    const lost = copyOfWhole('lost');
    const tables = readdirSync(join(lost, 'rows/base/5')).filter((name) => /^\d{5}$/.test(name));
    const table = join('rows/base/5', tables.at(-1) ?? '');
    remove(lost, table);
    await assert.rejects(start(lost), { message: new RegExp(`${join(lost, table)} is missing`) });
    remove(root, 'damaged', 'lost');
  });

  it('the start refuses a folder whose files are emptied, and one whose table was cut', async () => {
    const emptied = copyOfWhole('emptied');
    remove(emptied, 'files');
    mkdirSync(join(emptied, 'files'));
    await assert.rejects(start(emptied), {
      message: /^The data folder is damaged: .*\/files holds none of the files that the database knows/,
    });
    const cut = copyOfWhole('cut-table');
    const folder = join(cut, 'rows/base/5');
    const table = readdirSync(folder).findLast(
      (name) => /^\d{5}$/.test(name) && statSync(join(folder, name)).size > 8192,
    );
    truncateSync(join(folder, table ?? ''), 8192);
    await assert.rejects(start(cut), { message: new RegExp(`${table} is shorter than when the database`) });
    remove(root, 'emptied', 'cut-table');
  });

  it('the start names files of documents that are lost while others are there', async () => {
    const lines: { level: string; details: unknown }[] = [];
    const log = { error: (details: unknown) => void lines.push({ level: 'error', details }) };
    await start(whole, async ({ database: { kysely }, store }) => {
      await addDocument(kysely, 'lost-file');
      const damaged = (how: string) => new Error(how);
      await assertFilesStored({ kysely, store, log, damaged });
      await kysely.deleteFrom('document_requests').where('s3_key', '=', 'lost-file').execute();
    });
    assert.deepEqual(lines, [{ level: 'error', details: { lost: 1, of: 2, keys: ['lost-file'] } }]);
  });

  it('the start refuses another master key than the one that the passwords were sealed with', async () => {
    const folder = copyOfWhole('other-key');
    const key = join(folder, 'identity/master.key');
    rmSync(key);
    writeFileSync(key, 'a5'.repeat(32), { mode: 0o600 });
    await assert.rejects(start(folder), {
      message: new RegExp(`damaged: ${key} is not the key that the passwords .* sealed with; restore`),
    });
    remove(root, 'other-key');
  });

  it('the start accepts a complete folder of an earlier version without the marker, and refuses one with a missing part', async () => {
    for (const part of ['rows/PG_VERSION', 'secrets/files', 'identity/master.key']) {
      await without('complete.json', 'missing', async () => {
        renameSync(join(whole, part), join(root, 'lost'));
        await assert.rejects(start(whole), { message: new RegExp(`${join(whole, part)} is missing`) });
        renameSync(join(root, 'lost'), join(whole, part));
      });
    }
    remove(whole, 'complete.json');
    assert.ok((await start(whole)).includes(CLIENT));
    assert.ok(existsSync(join(whole, 'complete.json')));
  });

  it('the start resumes after a first start that was interrupted at any point, and deletes nothing in the folder', async () => {
    const made = ['outbox', 'secrets/email-codes', 'identity/signing.jwks', 'identity/master.key', 'secrets'];
    const folder = copyOfWhole('cut');
    // The outbox is made before the keys.
    remove(folder, 'complete.json', 'secrets/email-codes', 'identity/signing.jwks');
    assert.ok((await start(folder)).includes(CLIENT));
    for (const part of made) assert.ok(existsSync(join(folder, part)), part);

    remove(folder, 'complete.json', 'files', 'secrets', 'identity', 'outbox', 'rows/PG_VERSION');
    const halfMade = statSync(join(folder, 'rows/postgresql.conf')).ino;
    assert.ok((await start(folder)).includes(CLIENT));
    const [aside = ''] = readdirSync(folder).filter((name) => name.startsWith('rows.unfinished-'));
    assert.equal(statSync(join(folder, aside, 'postgresql.conf')).ino, halfMade);
  });

  it('only the owner can read the folder, even if it was open to others before', async () => {
    const folder = join(root, 'open');
    mkdirSync(join(folder, 'outbox'), { recursive: true, mode: 0o777 });
    for (const name of ['', 'outbox']) assert.notEqual(statSync(join(folder, name)).mode & 0o077, 0);
    assert.equal(await restrictAccess(folder), true);
    for (const name of ['', 'outbox']) assert.equal(statSync(join(folder, name)).mode & 0o777, 0o700);
  });
});
