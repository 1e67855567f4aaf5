import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { ALL_PERMISSIONS_MASK, PERMISSIONS, STAGE_NAMES } from '@assay/shared/domain';
import { flushCountDeltas } from './document-counts.repository.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

const { CAN_EDIT_DOCUMENTS, CAN_DELETE_DOCUMENTS, CAN_REQUEUE_DOCUMENTS, CAN_VERIFY_DOCUMENTS } = PERMISSIONS;

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

/** A new client, whose lists contain nothing of other tests. */
async function newClient(permissions: number = ALL_PERMISSIONS_MASK): Promise<TestUser> {
  return server.signIn(permissions, { clientId: `c${randomUUID().slice(0, 8)}` });
}

function names(response: { body: { items: { file_name: string }[] } }): string[] {
  return response.body.items.map(({ file_name: name }) => name);
}

async function stageOf(id: string): Promise<string | undefined> {
  const row = await server.database.kysely
    .selectFrom('document_requests')
    .select('stage')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.stage;
}

describe('GET document-requests', () => {
  it('LIST-012 LIST-013 STORE-022 returns documents with all field names, and items, count and totalCount', async () => {
    const user = await newClient();
    const id = await server.addDocument(user.clientId, {
      file_name: 'Näme "1".pdf',
      file_hash: 'f'.repeat(64),
      mime_type: 'application/pdf',
      stage: 'ARCHIVED',
      reporting_date: '2024-06-30',
      fund: 'Fund I',
      fund_manager: 'Manager',
      is_verified: true,
      verified_by: 'Rhea',
      verify_status: 'DOC_VERIFIED',
      upload_date: new Date('2026-01-02T03:04:05.678Z'),
      tags: ['urgent'],
      metrics_total: 3,
      metrics_verified: 2,
    });
    const { status, body } = await user.call('GET', 'document-requests');
    assert.equal(status, 200);
    assert.deepEqual(body, {
      items: [
        {
          id,
          documentRequestId: id,
          document_request_id: id,
          file_name: 'Näme "1".pdf',
          file_hash: 'f'.repeat(64),
          mime_type: 'application/pdf',
          s3_key: `${user.clientId}/${id}/source`,
          archived: true,
          verified: true,
          is_verified: true,
          verified_by: 'Rhea',
          fk_versioned_document_type_id: null,
          document_type_name: 'Capital Call',
          document_type: 'Capital Call',
          extraction_progress_stage_name: 'EXT_DONE',
          stage: 'ARCHIVED',
          reporting_date: '2024-06-30',
          fund: 'Fund I',
          fund_manager: 'Manager',
          upload_date: '2026-01-02T03:04:05.678Z',
          uploadedDate: '2026-01-02T03:04:05.678Z',
          uploaded_by: 'Somebody',
          tags: ['urgent'],
          verifyStatus: 'DOC_VERIFIED',
          metricsVerified: 2,
          metricsTotal: 3,
          doubts: null,
          samePeriodAs: null,
          revises: null,
          pages: null,
        },
      ],
      count: 1,
      totalCount: 1,
      isLowerBound: false,
    });
  });

  it('API-004 orders by uploadedDate:desc by default, pages by offset, and returns the total besides the page count', async () => {
    const user = await newClient();
    for (let day = 1; day <= 25; day += 1) {
      const upload_date = new Date(Date.UTC(2026, 0, day));
      await server.addDocument(user.clientId, { file_name: `${day}`, upload_date });
    }
    const first = await user.call('GET', 'document-requests?maxPageSize=20');
    assert.deepEqual(names(first).slice(0, 3), ['25', '24', '23']);
    const second = await user.call('GET', 'document-requests?maxPageSize=20&offset=27');
    assert.deepEqual(
      names(second),
      ['5', '4', '3', '2', '1'],
      'an offset falls back to the start of its page',
    );
    const beyond = await user.call('GET', 'document-requests?maxPageSize=20&offset=400');
    assert.deepEqual([beyond.body.count, beyond.body.totalCount], [0, 25]);
    const ascending = await user.call('GET', 'document-requests?orderBy=uploadedDate:asc&maxPageSize=20');
    assert.deepEqual(names(ascending)[0], '1');
  });

  it('CONST-001 AMB-030 returns at most 100 rows, even when the query asks for more or sets no page size', async () => {
    const user = await newClient();
    for (let n = 0; n < 101; n += 1) await server.addDocument(user.clientId);
    for (const query of ['', '?maxPageSize=5000']) {
      const { body } = await user.call('GET', `document-requests${query}`);
      assert.deepEqual([body.count, body.totalCount], [100, 101]);
    }
  });

  it('AMB-029 filters by fund, manager, uploader, dates, confirmation and doubts', async () => {
    const user = await newClient();
    const add = (file_name: string, values: object) =>
      server.addDocument(user.clientId, { file_name, ...values });
    await add('a', { fund: 'Calder IV', fund_manager: 'Calder', reporting_date: '2024-12-31', doubts: 2 });
    await add('b', { fund: 'CALDER IV', uploaded_by: 'Ana', upload_date: new Date('2026-01-31T23:30:00Z') });
    await add('c', { fund: 'Nord I', reporting_date: '2025-03-31', is_verified: true, doubts: 0 });
    const found = async (query: string) => names(await user.call('GET', `document-requests?${query}`)).sort();
    assert.deepEqual(await found('fund=calder%20iv'), ['a', 'b']);
    assert.deepEqual(await found('fund=Calder%20IV&fundManager=Calder'), ['a']);
    assert.deepEqual(await found('uploadedBy=Ana&uploadedBy=Bo'), ['b']);
    assert.deepEqual(await found('reportedFrom=2024-12-31&reportedTo=2025-03-30'), ['a']);
    assert.deepEqual(
      await found('uploadedFrom=2026-01-31T23:30:00.000Z&uploadedBefore=2026-01-31T23:30:00.001Z'),
      ['b'],
    );
    for (const [dates, count] of [
      ['reportedFrom=2025-01-01', 1],
      ['reportedTo=2025-01-01', 1],
      ['uploadedFrom=2026-02-01T00:00:00.000Z', 2],
      ['uploadedBefore=2026-02-01T00:00:00.000Z', 1],
    ] as const) {
      const { body } = await user.call('GET', `document-requests?stage=EXT_DONE&${dates}`);
      assert.deepEqual([body.items.length, body.totalCount], [count, count], dates);
    }
    assert.deepEqual(await found('verified=true'), ['c']);
    assert.deepEqual([await found('doubts=true'), await found('doubts=false')], [['a'], ['c']]);
    for (const broken of [
      'verified=maybe',
      'reportedFrom=31.12.2024',
      'uploadedFrom=yesterday',
      'after=first',
    ])
      assert.equal((await user.call('GET', `document-requests?${broken}`)).status, 400, broken);
  });

  it('STORE-021 finds selected documents as far as a list still has them, and the documents of the same files', async () => {
    const user = await newClient();
    const stranger = await newClient();
    const add = (by: TestUser, file_name: string, values: object = {}) =>
      server.addDocument(by.clientId, { file_name, ...values });
    const ids = [
      await add(user, 'a'),
      await add(user, 'b', { stage: 'TRASHED' }),
      await add(stranger, 'c'),
      await add(user, 'd', { fund: 'Other' }),
    ];
    await add(user, 'not selected');
    const selected = ids.map((id) => `id=${id}`).join('&');
    assert.deepEqual(names(await user.call('GET', `document-requests?stage=EXT_DONE&${selected}`)).sort(), [
      'a',
      'd',
    ]);
    assert.deepEqual(names(await user.call('GET', `document-requests?fund=Other&${selected}`)), ['d']);

    const s3_key = `${user.clientId}/file`;
    const first = await add(user, 'page 1', { s3_key, from_page: 1, to_page: 1 });
    await add(user, 'page 2', { s3_key, from_page: 2, to_page: 2 });
    const { body } = await user.call('GET', `document-requests?sameFileAs=${first}&sameFileAs=${ids[2]}`);
    assert.deepEqual([names({ body }).sort(), body.totalCount], [['page 1', 'page 2'], 2]);
  });

  it('AMB-029 offers the values of a list to filter by, each name once, and none of another client', async () => {
    const user = await newClient();
    await server.addDocument((await newClient()).clientId, { fund: 'Foreign' });
    for (const fund of ['Nord I', 'calder iv', 'Calder IV', 'Atlas 100%'])
      await server.addDocument(user.clientId, { fund, tags: [fund, 'q4'] });
    await server.addDocument(user.clientId, { fund: 'Archived', stage: 'ARCHIVED' });
    const values = async (query: string) => {
      const { body } = await user.call('GET', `document-requests/filter-values?stage=EXT_DONE&${query}`);
      return body.values.map((value: string) => value.toLowerCase());
    };
    assert.deepEqual(await values('column=fund'), ['atlas 100%', 'calder iv', 'nord i']);
    assert.deepEqual(await values('column=fund&search=0%25'), ['atlas 100%']);
    assert.deepEqual(await values('column=tags&search=Q'), ['q4']);
    assert.deepEqual(await values('column=fund_manager'), []);
  });

  it('AMB-128 keeps exact totals of stages through inserts, moves and deletions, also when they are added up', async () => {
    const user = await newClient();
    const ids = [];
    for (let n = 0; n < 5; n += 1) ids.push(await server.addDocument(user.clientId));
    await user.call('POST', 'documentrequest/state', { ids: ids.slice(0, 2), stage: 'TRASHED' });
    await user.call('POST', 'documentrequest/delete', { uuids: [ids[0]] });
    const totals = async () =>
      Promise.all(
        ['EXT_DONE', 'TRASHED'].map(async (stage) => {
          const { body } = await user.call('GET', `document-requests?stage=${stage}`);
          return [body.totalCount, body.isLowerBound];
        }),
      );
    const expected = [
      [3, false],
      [1, false],
    ];
    assert.deepEqual(await totals(), expected);
    await flushCountDeltas(server.database.kysely);
    assert.deepEqual(await totals(), expected);
    const { rows } = await sql`
      select stage from document_count_changes where client_id = ${user.clientId}`.execute(
      server.database.kysely,
    );
    assert.equal(rows.length, 2, 'one row a stage is left');
  });

  it('API-004 API-003 combines the filters for stage, search, tags and document type with AND', async () => {
    const user = await newClient();
    const add = (file_name: string, values: object) =>
      server.addDocument(user.clientId, { file_name, ...values });
    await add('alpha_100%.pdf', { fund: 'Éclair Fund', tags: ['q2', 'late'] });
    await add('beta.pdf', { fund_manager: 'Alpha Capital', stage: 'ARCHIVED', tags: ['q2'] });
    await add('gamma.pdf', { document_type_id: 'Performance' });
    const found = async (query: string) => names(await user.call('GET', `document-requests?${query}`)).sort();
    assert.deepEqual(await found('search=ALPHA'), ['alpha_100%.pdf', 'beta.pdf']);
    assert.deepEqual(await found('search=eclair'), ['alpha_100%.pdf'], 'accents do not matter');
    assert.deepEqual(await found('search=100%25'), ['alpha_100%.pdf'], 'a wildcard is a plain character');
    assert.deepEqual(await found('search=alph_'), []);
    assert.deepEqual(await found('search=alpha&stage=ARCHIVED'), ['beta.pdf']);
    assert.deepEqual(await found('stage=ARCHIVED&stage=EXT_DONE&tags=q2'), ['alpha_100%.pdf', 'beta.pdf']);
    assert.deepEqual(await found('tags=q2&tags=late'), ['alpha_100%.pdf']);
    assert.deepEqual(await found('documentType=Performance'), ['gamma.pdf']);
    assert.deepEqual(await found('documentType=Performance&search=alpha'), []);
  });

  const SORTED: Readonly<Record<string, readonly [object, object]>> = {
    file_name: [{ file_name: 'A' }, { file_name: 'b' }],
    document_type: [{ document_type_id: 'Capital Account' }, { document_type_id: 'Performance' }],
    fund: [{ fund: 'a fund' }, { fund: 'B fund' }],
    fund_manager: [{ fund_manager: 'a' }, { fund_manager: 'B' }],
    reporting_date: [{ reporting_date: '2023-12-31' }, { reporting_date: '2024-01-01' }],
    uploaded_by: [{ uploaded_by: 'ann' }, { uploaded_by: 'Bob' }],
    is_verified: [{ is_verified: false }, { is_verified: true }],
  };
  for (const [column, [low, high]] of Object.entries(SORTED)) {
    it(`LIST-002 sorts by ${column} in both directions`, async () => {
      const user = await newClient();
      const lowId = await server.addDocument(user.clientId, low);
      const highId = await server.addDocument(user.clientId, high);
      const ids = async (direction: string) =>
        (await user.call('GET', `document-requests?orderBy=${column}:${direction}`)).body.items.map(
          ({ id }: { id: string }) => id,
        );
      assert.deepEqual(await ids('asc'), [lowId, highId]);
      assert.deepEqual(await ids('desc'), [highId, lowId]);
    });
  }

  it('puts documents without a value last in both directions', async () => {
    const user = await newClient();
    await server.addDocument(user.clientId, { file_name: 'none', fund: null });
    await server.addDocument(user.clientId, { file_name: 'some', fund: 'F' });
    assert.deepEqual(names(await user.call('GET', 'document-requests?orderBy=fund:asc')), ['some', 'none']);
    assert.deepEqual(names(await user.call('GET', 'document-requests?orderBy=fund:desc')), ['some', 'none']);
  });

  it('STORE-016 refuses an unknown or incomplete order, and invalid page numbers', async () => {
    const user = await newClient();
    for (const query of ['orderBy=s3_key:asc', 'orderBy=fund', 'offset=x', 'maxPageSize=0', 'offset=-1']) {
      const { status, body } = await user.call('GET', `document-requests?${query}`);
      assert.equal(status, 400, query);
      assert.equal(body.errors[0].code, 'INVALID_REQUEST');
      assert.equal(body.errors[0].identifier, query.split('=')[0]);
    }
  });
});

describe('counts and stages', () => {
  it('API-005 counts the requested stages, or all stages when none is requested', async () => {
    const user = await newClient();
    await server.addDocument(user.clientId);
    await server.addDocument(user.clientId, { stage: 'EXT_FAILED' });
    const asked = await user.call('GET', 'document-requests/summary-counts?stage=EXT_DONE&stage=TRASHED');
    assert.deepEqual(asked.body, { EXT_DONE: 1, TRASHED: 0 });
    const all = await user.call('GET', 'document-requests/summary-counts');
    assert.deepEqual(Object.keys(all.body).sort(), [...STAGE_NAMES].sort());
    assert.equal(all.body.EXT_FAILED, 1);
  });

  it('API-006 returns a bare list of the documents at the requested stages, newest first', async () => {
    const user = await newClient();
    await server.addDocument(user.clientId, {
      file_name: 'old',
      stage: 'DOC_UPLOADED',
      upload_date: new Date(1e12),
    });
    await server.addDocument(user.clientId, {
      file_name: 'new',
      stage: 'EXT_FAILED',
      upload_date: new Date(2e12),
    });
    await server.addDocument(user.clientId, { file_name: 'done' });
    const { body } = await user.call('GET', 'documentrequest?stage=DOC_UPLOADED,EXT_FAILED');
    assert.deepEqual(
      body.map((item: { file_name: string }) => item.file_name),
      ['new', 'old'],
    );
  });

  it('API-026 counts documents for the sidebar, with those in progress as PROCESSING', async () => {
    const user = await newClient();
    for (const stage of ['EXT_DONE', 'TRASHED', 'DOC_UPLOADED', 'EXT_FAILED_PASSWORD', 'EXT_MANUAL_QA']) {
      await server.addDocument(user.clientId, { stage });
    }
    const { body } = await user.call('GET', 'navigation');
    assert.deepEqual(body, { EXT_DONE: 1, ARCHIVED: 0, TRASHED: 1, EXT_MANUAL_QA: 1, PROCESSING: 2 });
  });
});

describe('moving documents', () => {
  it('API-016 moves several documents, or none when one of them cannot be moved', async () => {
    const user = await newClient();
    const [a, b] = [await server.addDocument(user.clientId), await server.addDocument(user.clientId)];
    const moved = await user.call('POST', 'documentrequest/state', { ids: [a, b], stage: 'TRASHED' });
    assert.equal(moved.status, 200);
    assert.deepEqual([await stageOf(a), await stageOf(b)], ['TRASHED', 'TRASHED']);
    const running = await server.addDocument(user.clientId, { stage: 'EXT_START_METRIC_QUERY' });
    const refused = await user.call('POST', 'documentrequest/state', {
      ids: [a, running],
      stage: 'EXT_DONE',
    });
    assert.equal(refused.status, 400);
    assert.deepEqual(refused.body.errors[0], {
      code: 'STAGE_MOVE_NOT_ALLOWED',
      identifier: running,
      message: 'stage move not allowed',
    });
    assert.equal(await stageOf(a), 'TRASHED');
  });

  it('API-015 STATE-018 confirms and unconfirms a document', async () => {
    const user = await newClient();
    const id = await server.addDocument(user.clientId);
    const confirm = { stage: 'EXT_DONE', is_verified: true };
    assert.equal((await user.call('POST', `documentrequest/${id}/state`, confirm)).status, 200);
    const confirmed = (await user.call('GET', 'document-requests')).body.items[0];
    assert.deepEqual(
      [confirmed.is_verified, confirmed.verified_by, confirmed.verifyStatus],
      [true, user.name, 'DOC_VERIFIED'],
    );
    await user.call('POST', `documentrequest/${id}/state`, { ...confirm, is_verified: false });
    const open = (await user.call('GET', 'document-requests')).body.items[0];
    assert.deepEqual(
      [open.is_verified, open.verified_by, open.verifyStatus],
      [false, null, 'DOC_UNVERIFIED'],
    );
  });

  it('AMB-035 requires separate permissions to confirm and to move a document', async () => {
    const clientId = `c${randomUUID().slice(0, 8)}`;
    const id = await server.addDocument(clientId);
    const editor = await server.signIn(CAN_EDIT_DOCUMENTS.value, { clientId });
    const verifier = await server.signIn(CAN_VERIFY_DOCUMENTS.value, { clientId });
    const state = `documentrequest/${id}/state`;
    assert.equal((await verifier.call('POST', state, { stage: 'ARCHIVED' })).status, 403);
    assert.equal((await editor.call('POST', state, { stage: 'EXT_DONE', is_verified: true })).status, 403);
    assert.equal((await verifier.call('POST', state, { stage: 'EXT_DONE', is_verified: true })).status, 200);
    assert.equal((await editor.call('POST', state, { stage: 'ARCHIVED' })).status, 200);
    assert.equal(await stageOf(id), 'ARCHIVED');
  });

  it('refuses an unknown stage, and a stage that users cannot move documents to', async () => {
    const user = await newClient();
    const id = await server.addDocument(user.clientId);
    const to = async (stage: string) =>
      (await user.call('POST', `documentrequest/${id}/state`, { stage })).body.errors[0].code;
    assert.equal(await to('NOWHERE'), 'INVALID_REQUEST');
    assert.equal(await to('EXT_MANUAL_QA'), 'STAGE_MOVE_NOT_ALLOWED');
  });
});

describe('deletion and re-processing', () => {
  it('API-017 deletes documents with their files, and accepts the same request again', async () => {
    const user = await newClient(CAN_DELETE_DOCUMENTS.value);
    const id = await server.addDocument(user.clientId, { stage: 'TRASHED' });
    const key = `${user.clientId}/${id}/source`;
    await server.store.put(key, Buffer.from('bytes'));
    assert.equal((await user.call('POST', 'documentrequest/delete', { uuids: [id] })).status, 200);
    assert.equal(await stageOf(id), undefined);
    assert.equal(await server.store.sizeOf(key), null);
    assert.equal((await user.call('POST', 'documentrequest/delete', { uuids: [id] })).status, 200);
  });

  it('refuses to delete an extracted document that is not in Trash', async () => {
    const user = await newClient();
    const id = await server.addDocument(user.clientId);
    assert.equal((await user.call('POST', 'documentrequest/delete', { uuids: [id] })).status, 400);
    assert.equal(await stageOf(id), 'EXT_DONE');
  });

  it('AMB-046 lets a user without permissions delete only their own upload whose file never arrived', async () => {
    const user = await newClient(0);
    const own = (await user.call('POST', 'documentrequest', { filename: 'a.pdf', doc_type: 'Capital Call' }))
      .body.doc_request_id;
    const foreign = await server.addDocument(user.clientId, { stage: 'DOC_REQUESTED', uploaded_by_id: 999 });
    assert.equal((await user.call('POST', 'documentrequest/delete', { uuids: [own] })).status, 200);
    assert.equal((await user.call('POST', 'documentrequest/delete', { uuids: [foreign] })).status, 403);
  });

  it('API-018 API-019 queues documents for extraction again, through either path', async () => {
    const user = await newClient(CAN_REQUEUE_DOCUMENTS.value);
    const [a, b] = [
      await server.addDocument(user.clientId, { is_verified: true }),
      await server.addDocument(user.clientId, { stage: 'EXT_FAILED' }),
    ];
    const old = await user.call('POST', 'documentrequest/requeue', { document_requests: [a] });
    assert.equal(old.status, 200);
    const body = { documents: [{ id: b, documentType: 'Performance' }] };
    assert.equal((await user.callVersion2('POST', 'documents/reprocess', body)).status, 200);
    const items = (await user.call('GET', 'documentrequest?stage=DOC_UPLOADED')).body;
    assert.equal(items.length, 2);
    const again = items.find(({ id }: { id: string }) => id === a);
    assert.deepEqual([again.is_verified, again.verifyStatus], [false, 'DOC_PROCESSED']);
    assert.equal(items.find(({ id }: { id: string }) => id === b).document_type, 'Performance');
  });

  it('refuses to re-process documents that are archived, in Trash or without a file', async () => {
    const user = await newClient();
    for (const stage of ['ARCHIVED', 'TRASHED', 'DOC_REQUESTED']) {
      const id = await server.addDocument(user.clientId, { stage });
      const { status } = await user.call('POST', 'documentrequest/requeue', { document_requests: [id] });
      assert.equal(status, 400, stage);
      assert.equal(await stageOf(id), stage);
    }
  });
});

describe('two people at one list', () => {
  it('AMB-033 moves nothing where somebody else has moved one of the documents meanwhile, and names it', async () => {
    const user = await newClient();
    const ids = [await server.addDocument(user.clientId), await server.addDocument(user.clientId)];
    const move = (stage: string, from: string, moved = ids) =>
      user.call('POST', 'documentrequest/state', { ids: moved, stage, from });
    assert.equal((await move('ARCHIVED', 'EXT_DONE', [ids[1]!])).status, 200);
    const refused = await move('TRASHED', 'EXT_DONE');
    assert.deepEqual(
      [refused.status, refused.body.errors[0].code, refused.body.details],
      [409, 'DOCUMENT_MOVED', { ids: [ids[1]] }],
    );
    assert.deepEqual([await stageOf(ids[0]!), await stageOf(ids[1]!)], ['EXT_DONE', 'ARCHIVED']);
    assert.equal(
      (await move('ARCHIVED', 'EXT_DONE')).status,
      200,
      'a document that is there already is no conflict',
    );
  });

  it('AMB-033 moves documents that two people move at once to one place, never to both', async () => {
    const user = await newClient();
    for (let round = 0; round < 5; round += 1) {
      const ids = [await server.addDocument(user.clientId), await server.addDocument(user.clientId)];
      const responses = await Promise.all(
        ['ARCHIVED', 'TRASHED'].map((stage) =>
          user.call('POST', 'documentrequest/state', { ids, stage, from: 'EXT_DONE' }),
        ),
      );
      assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 409]);
      const stages = new Set(await Promise.all(ids.map(stageOf)));
      assert.deepEqual([...stages], [responses[0]?.status === 200 ? 'ARCHIVED' : 'TRASHED']);
    }
  });
});

describe('POST documentrequest/tags', () => {
  it('AMB-029 adds and removes tags of several documents, and leaves the others', async () => {
    const user = await newClient();
    const ids = [
      await server.addDocument(user.clientId, { tags: ['q4', 'late'] }),
      await server.addDocument(user.clientId, { tags: ['q4'] }),
    ];
    const tagsOf = async () => {
      const { body } = await user.call('GET', 'document-requests?orderBy=file_name:asc');
      return ids.map((id) => body.items.find((item: { id: string }) => item.id === id).tags);
    };
    const change = { ids, add: [' audited ', ''], remove: ['q4'] };
    assert.equal((await user.call('POST', 'documentrequest/tags', change)).status, 200);
    assert.deepEqual(await tagsOf(), [['late', 'audited'], ['audited']]);
    const gone = await user.call('POST', 'documentrequest/tags', { ...change, ids: [ids[0], randomUUID()] });
    assert.equal(gone.status, 404);
    const many = Array.from({ length: 50 }, (_, n) => `tag ${n}`);
    const refused = await user.call('POST', 'documentrequest/tags', { ids, add: many, remove: [] });
    assert.equal(refused.status, 400);
    assert.deepEqual(await tagsOf(), [['late', 'audited'], ['audited']]);
    const reader = await server.signIn(0, { clientId: user.clientId });
    assert.equal((await reader.call('POST', 'documentrequest/tags', change)).status, 403);
  });
});
