import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { parse } from 'csv-parse/sync';
import { ALL_PERMISSIONS_MASK, STANDARD_LAYOUT } from '@assay/shared/domain';
import { addExtractedDocument, reviewOf } from '../../testing/extracted-document.ts';
import { startTestServer, TEST_URL, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { deleteExpiredExports } from './expired-exports.job.ts';
import { ExportWriter } from './export-writer.ts';
import { findExportedDocuments } from './repository.ts';
import { changesFile } from './testing/metrics-file.ts';

let server: TestServer;
let user: TestUser;
let id: string;
let review: ReturnType<typeof reviewOf>;
before(async () => {
  server = await startTestServer();
  user = await server.signIn(ALL_PERMISSIONS_MASK);
  id = await addExtractedDocument(server, user.clientId, 'Performance');
  review = reviewOf(user, id);
  for (const fin of ['fund', 'reporting_date']) await review.verify(fin);
});
after(() => server.close());

const exported = (query: string, ids = [id]) =>
  user.call('POST', `documentrequest/export_many?${query}`, { documentRequests: ids });
/** The values of a file of changes: what changed, of which metric, the value and the one before. */
async function changes(query = '') {
  const { status, text, body } = await exported(`content=json&changes=true${query}`);
  if (status !== 200) return [status, body.errors[0].code];
  return changesFile
    .parse(JSON.parse(text))
    .changes.map((one) => [one.change, one.fin, one.value, one.previous?.value ?? null]);
}
async function badge(): Promise<boolean> {
  const { items } = (await user.call('GET', 'document-requests?stage=EXT_DONE')).body;
  const found = items.find((item: { id: string }) => item.id === id);
  return found.changedSinceExport ?? false;
}
const save = async (fin: string, change: object) => {
  assert.equal((await review.save([await review.edit(fin, change)])).status, 200);
};

describe('changed since export', () => {
  it('shows from a change of a confirmed value until it is taken back or exported again, for each form by itself', async () => {
    assert.deepEqual(await changes(), [
      ['added', 'reporting_date', '2024-06-30', null],
      ['added', 'fund', 'Fund I', null],
    ]);
    assert.deepEqual(await changes(), [409, 'EXPORT_UNCHANGED']);
    assert.equal(await badge(), false);
    await save('fund', { value: 'Fund X', isVerified: true });
    assert.equal(await badge(), true);
    await save('fund', { value: 'Fund I', isVerified: true });
    assert.equal(await badge(), false);
    await save('fund', { value: 'Fund Y', isVerified: true });
    await review.verify('reporting_date').then(() => save('reporting_date', { isVerified: false }));
    assert.equal(await badge(), true);
    const { items } = (await user.call('GET', `exports/changes/${id}`)).body;
    assert.deepEqual(
      items.map((one: { profile: null; exportedBy: string }) => [one.profile, one.exportedBy]),
      [[null, user.name]],
    );
    assert.deepEqual(
      items[0].changes.map(({ kind, fin, before, now }: Record<string, { value: string } | null>) => [
        kind,
        fin,
        before?.value ?? null,
        now?.value ?? null,
      ]),
      [
        ['changed', 'fund', 'Fund I', 'Fund Y'],
        ['removed', 'reporting_date', '2024-06-30', null],
      ],
    );
    const found = (await user.call('GET', 'document-requests?stage=EXT_DONE&changed=true')).body;
    assert.deepEqual([found.totalCount, found.items[0].id], [1, id]);
    assert.equal(
      (await user.call('GET', 'document-requests?stage=EXT_DONE&changed=false')).body.totalCount,
      0,
    );
    const expected = [
      ['changed', 'fund', 'Fund Y', 'Fund I'],
      ['removed', 'reporting_date', '', '2024-06-30'],
    ];
    const profile = randomUUID();
    const columns = [
      { field: 'value', title: 'Change' },
      { field: 'fin', title: 'Key' },
    ];
    const layout = { ...STANDARD_LAYOUT, columns, dateForm: 'iso' };
    await user.call('PUT', `exports/profiles/${profile}`, { name: 'Ledger', layout, basedOn: 0 });
    assert.equal((await exported(`content=xlsx&profile=${profile}`)).status, 200);
    assert.equal((await exported(`content=xlsx&changes=true&profile=${profile}`)).status, 409);
    assert.equal(await badge(), true);
    assert.deepEqual(await changes(), expected);
    assert.equal(await badge(), false);
  });

  it('the CSV has what changed before the columns of the form, and the values before behind them', async () => {
    await save('fund', { value: '=Fund Z', isVerified: true });
    await server.database.kysely.updateTable('document_metrics').set({ is_required: false }).execute();
    const { status, text, body } = await exported('content=csv&changes=true');
    assert.equal(status, 200, JSON.stringify(body));
    const rows = parse(text, { columns: true, bom: true }) as Record<string, string>[];
    const changed = rows.find((row) => row.Change === 'Changed');
    assert.deepEqual(
      [changed?.Metric, changed?.Value, changed?.['Previous Value']],
      ['Fund', "'=Fund Z", 'Fund Y'],
    );
  });

  it('is not recorded of an export that broke off, nor of one whose values were not verified', async () => {
    await save('fund', { value: 'Fund B', isVerified: true });
    const { kysely } = server.database;
    assert.equal(
      (
        await user.call('POST', 'export-many?format=json', {
          documentRequests: [id],
          include_unverified: true,
        })
      ).status,
      200,
    );
    assert.equal(await badge(), true);
    await kysely
      .insertInto('exported_documents')
      .values({
        export_id: randomUUID(),
        document_request_id: id,
        client_id: user.clientId,
        revision: 0,
        exported: '[]',
        exported_at: new Date('2020-01-01'),
        exported_by: 'Ada',
        exported_by_id: 2,
      })
      .execute();
    assert.equal((await changes())[0]?.[2], 'Fund B');
    await deleteExpiredExports(kysely, server.store, new Date());
    const rows = await kysely.selectFrom('exported_documents').select('is_current').execute();
    assert.ok(rows.every((row) => row.is_current));
  });

  it('a document that is deleted between two exports is forgotten, and found by neither', async () => {
    const doomed = await addExtractedDocument(server, user.clientId, 'Performance');
    await reviewOf(user, doomed).verify('fund');
    const { kysely } = server.database;
    const before = await exported('content=json', [id, doomed]);
    assert.equal(
      new Set(
        JSON.parse(before.text).metrics.map((one: { documentRequestId: string }) => one.documentRequestId),
      ).size,
      2,
    );
    await kysely.deleteFrom('document_requests').where('id', '=', doomed).execute();
    const left = await kysely.selectFrom('exported_documents').select('document_request_id').execute();
    assert.ok(left.every((row) => row.document_request_id !== doomed));
    assert.equal((await exported('content=json', [id, doomed])).status, 404);
  });

  it('a document that is deleted while its export is written leaves a whole file without it, and is not recorded', async () => {
    const ids = [id];
    while (ids.length < 7) ids.push(await addExtractedDocument(server, user.clientId, 'Performance'));
    const doomed = ids.at(-1) ?? '';
    for (const one of ids.slice(1)) await reviewOf(user, one).verify('fund');
    const { kysely } = server.database;
    const found = await findExportedDocuments(kysely, user.clientId, ids);
    const order = {
      exportId: randomUUID(),
      clientId: user.clientId,
      profileId: null,
      userId: 2,
      userName: 'Ada',
      // Each document is a batch of its own, so that the last is not read yet when the file begins.
      documents: found.map((document) => ({ ...document, metrics_total: 1000 })),
      choice: { kind: 'verifiedMetrics', format: 'csv' },
      changesOnly: false,
    } as const;
    const { store } = server;
    const clock = () => new Date();
    const languageOf = async () => 'en-gb' as const;
    const writer = new ExportWriter({ kysely, store, languageOf, publicUrl: TEST_URL, clock });
    let file = '';
    for await (const piece of (await writer.stream(order)).content) {
      if (file === '') await kysely.deleteFrom('document_requests').where('id', '=', doomed).execute();
      file += piece;
    }
    const rows = parse(file, { columns: true, bom: true }) as Record<string, string>[];
    const written = new Set(rows.map(({ Link = '' }) => /verification\/([^/]*)/.exec(Link)?.[1]));
    assert.deepEqual(written, new Set(ids.slice(0, -1)));
    const kept = await kysely
      .selectFrom('exported_documents')
      .select(['document_request_id', 'is_current'])
      .where('export_id', '=', order.exportId)
      .execute();
    assert.deepEqual(new Set(kept.map((row) => row.document_request_id)), written);
    assert.ok(kept.every((row) => row.is_current));
  });
});
