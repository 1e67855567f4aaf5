import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

describe('pages of a document list', () => {
  /** A client with nine documents; some share a name, a date, or have no fund. */
  async function clientOfNine(): Promise<TestUser> {
    const user = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `c${randomUUID().slice(0, 8)}` });
    for (let n = 0; n < 9; n += 1)
      await server.addDocument(user.clientId, {
        file_name: `${n % 3}.pdf`,
        fund: n % 2 === 0 ? `Fund ${n}` : null,
        doubts: n % 4 === 3 ? null : n % 3,
        is_verified: n === 4,
        upload_date: new Date(Date.UTC(2026, 0, 1 + Math.floor(n / 2))),
      });
    return user;
  }

  it('AMB-128 finds the same rows from the end of a list as from its start, in every order', async () => {
    const user = await clientOfNine();
    const page = async (query: string) => {
      const { body } = await user.call('GET', `document-requests?stage=EXT_DONE&${query}`);
      return body.items.map(({ id }: { id: string }) => id) as string[];
    };
    for (const column of ['uploadedDate', 'file_name', 'fund', 'is_verified', 'doubts'])
      for (const orderBy of [`${column}:asc`, `${column}:desc`]) {
        const pages = [];
        for (const offset of [0, 2, 4, 6, 8])
          pages.push(await page(`orderBy=${orderBy}&maxPageSize=2&offset=${offset}`));
        assert.deepEqual(pages.flat(), await page(`orderBy=${orderBy}`), orderBy);
        assert.equal(pages.at(-1)?.length, 1, orderBy);
        assert.deepEqual(await page(`orderBy=${orderBy}&maxPageSize=2&offset=10`), [], orderBy);
      }
  });

  it('AMB-128 finds a page beside a known row, in every order, and by the offset where that row is gone', async () => {
    const user = await clientOfNine();
    const page = async (query: string) => {
      const { body } = await user.call('GET', `document-requests?maxPageSize=3&${query}`);
      return body.items.map(({ id }: { id: string }) => id) as string[];
    };
    for (const orderBy of [
      'uploadedDate:desc',
      'uploadedDate:asc',
      'file_name:asc',
      'file_name:desc',
      'fund:asc',
    ]) {
      const pages = [];
      for (const offset of [0, 3, 6]) pages.push(await page(`orderBy=${orderBy}&offset=${offset}`));
      const [first = [], second = [], third = []] = pages;
      assert.equal(new Set(pages.flat()).size, 9, orderBy);
      assert.deepEqual(await page(`orderBy=${orderBy}&offset=3&after=${first[2]}`), second, orderBy);
      assert.deepEqual(await page(`orderBy=${orderBy}&offset=3&before=${third[0]}`), second, orderBy);
      assert.deepEqual(await page(`orderBy=${orderBy}&offset=6&after=${randomUUID()}`), third, orderBy);
    }
  });
});

describe('documents by need of review', () => {
  it('come with the most values to look at first; those that are confirmed or not read come last', async () => {
    const user = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `c${randomUUID().slice(0, 8)}` });
    const add = (file_name: string, doubts: number | null, is_verified = false) =>
      server.addDocument(user.clientId, { file_name, doubts, is_verified });
    await add('clean', 0);
    await add('confirmed', 9, true);
    await add('most', 7);
    await add('unread', null);
    await add('some', 2);
    const { body } = await user.call('GET', 'document-requests?orderBy=doubts:desc');
    const names = body.items.map(({ file_name: name }: { file_name: string }) => name);
    assert.deepEqual(names.slice(0, 3), ['most', 'some', 'clean']);
  });
});

describe('documents that wait for extraction', () => {
  it('UPL-005 API-006 says how many documents of the client are extracted before each that waits', async () => {
    const newClient = () => server.signIn(ALL_PERMISSIONS_MASK, { clientId: `c${randomUUID().slice(0, 8)}` });
    const [user, other] = [await newClient(), await newClient()];
    const queue = async ({ clientId }: TestUser, file_name: string, uploaded_by_id: number) => {
      const documentId = await server.addDocument(clientId, {
        file_name,
        uploaded_by_id,
        stage: 'DOC_REQUESTED',
      });
      const request = { documentId, clientId, documentTypeId: 'Capital Call' };
      await server.database.kysely
        .transaction()
        .execute((transaction) => server.jobs.start(transaction, request));
    };
    await queue(other, 'of somebody else', 1);
    await queue(user, 'first of Ana', 2);
    await queue(user, 'second of Ana', 2);
    await queue(user, 'first of Bo', 3);
    await server.addDocument(user.clientId, { file_name: 'not queued', stage: 'DOC_UPLOADED' });
    const { body } = await user.call('GET', 'documentrequest?stage=DOC_UPLOADED');
    const places = body.map((item: { file_name: string; waitingBehind?: number }) => [
      item.file_name,
      item.waitingBehind,
    ]);
    assert.deepEqual(Object.fromEntries(places), {
      'first of Ana': 0,
      'first of Bo': 1,
      'second of Ana': 2,
      'not queued': undefined,
    });
  });
});
