import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setStateConflict } from '@assay/shared/contracts';
import { ALL_PERMISSIONS_MASK, withPermission } from '@assay/shared/domain';
import { addExtractedDocument, reviewOf } from '../../testing/extracted-document.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

let server: TestServer;
let documentId: string;
let ann: TestUser;
let approver: TestUser;
/** May edit, but not verify. */
let editor: TestUser;

const by = (user: TestUser) => reviewOf(user, documentId);

before(async () => {
  server = await startTestServer();
  ann = await server.signIn(ALL_PERMISSIONS_MASK);
  approver = await server.signIn(ALL_PERMISSIONS_MASK);
  editor = await server.signIn(withPermission(ALL_PERMISSIONS_MASK, 'CAN_VERIFY_DOCUMENTS', false));
});
after(() => server.close());
beforeEach(async () => {
  documentId = await addExtractedDocument(server, ann.clientId, 'Performance');
});

/** The changes that a refused confirmation reports, as `fin: value`. */
function changesOf(details: unknown): string[] {
  const { conflicts } = setStateConflict.parse(details);
  return conflicts.map(({ fin, datapoints: [front] }) => `${fin}: ${front?.value}`).toSorted();
}

describe('confirmation of the last seen state', () => {
  it('API-015 accepts the payload of the specification, without a last seen state, whatever has changed', async () => {
    await by(editor).save([await by(editor).edit('fund', { value: 'Fund One' })]);
    assert.equal((await by(approver).confirm()).status, 200);
    assert.equal((await by(ann).read()).documentRequest.verified_by, approver.name);
  });

  it('refuses to confirm when somebody else has changed a value since, and names the changed values', async () => {
    const { lastModified } = await by(approver).read();
    await by(ann).verify('reporting_date');
    await by(editor).save([await by(editor).edit('fund', { value: 'Fund One' })]);
    const refused = await by(approver).confirm(lastModified);
    assert.deepEqual([refused.status, refused.body.errors[0].code], [409, 'VALUE_CONFLICT']);
    assert.deepEqual(changesOf(refused.body.details), ['fund: Fund One', 'reporting_date: 2024-06-30']);
    assert.equal((await by(ann).read()).documentRequest.is_verified, false);

    const seen = setStateConflict.parse(refused.body.details).lastModified;
    assert.equal(seen, (await by(approver).read()).lastModified);
    assert.equal((await by(approver).confirm(seen)).status, 200);
  });

  it('treats the changes of the approver as seen, but not an earlier change of a colleague', async () => {
    const { lastModified } = await by(approver).read();
    await by(editor).save([await by(editor).edit('fund', { value: 'Fund One' })]);
    await by(approver).verify('reporting_date');
    assert.deepEqual(changesOf((await by(approver).confirm(lastModified)).body.details), ['fund: Fund One']);
    await by(approver).verify('fund');
    assert.equal((await by(approver).confirm(lastModified)).status, 200);
  });

  it('counts a required mark set since as a change, even if it is the only one', async () => {
    const { lastModified } = await by(approver).read();
    await by(editor).save([{ ...(await by(editor).edit('tvpi', {})), datapoints: [], required: true }]);
    assert.deepEqual(changesOf((await by(approver).confirm(lastModified)).body.details), ['tvpi: ']);
  });

  it('detects a change saved by a server whose clock is behind', async () => {
    const ahead = new Date(Date.now() + 3_600_000);
    const { front } = await by(ann).metricOf('reporting_date');
    await server.database.kysely
      .updateTable('document_datapoints')
      .set({ last_modified: ahead })
      .where('id', '=', front.id)
      .execute();
    const { lastModified } = await by(approver).read();
    assert.equal(lastModified, ahead.toISOString());
    await by(editor).save([await by(editor).edit('fund', { value: 'Fund One' })]);
    assert.deepEqual(changesOf((await by(approver).confirm(lastModified)).body.details), ['fund: Fund One']);
  });

  it('does not check the last seen state when a document is moved or unconfirmed', async () => {
    const { lastModified } = await by(approver).read();
    await by(approver).confirm(lastModified);
    await by(ann).verify('reporting_date');
    const unconfirmed = { stage: 'EXT_DONE', is_verified: false, lastModified };
    assert.equal((await by(approver).setState(unconfirmed)).status, 200);
    assert.equal((await by(approver).setState({ stage: 'ARCHIVED', lastModified })).status, 200);
  });
});

describe('verified value of a confirmed document', () => {
  beforeEach(async () => {
    await by(ann).verify('fund');
    assert.equal((await by(approver).confirm()).status, 200);
  });

  it('is locked for users who may not verify: its value, its alternatives and its marks', async () => {
    const { others } = await by(editor).metricOf('fund');
    const [alternative] = others;
    const attempts = [
      await by(editor).edit('fund', { value: 'Fund One', isVerified: false }),
      await by(editor).edit('fund', { id: alternative?.id, value: alternative?.value, isVerified: false }),
      { ...(await by(editor).edit('fund', {})), datapoints: [], required: false },
      { fin: 'fund', dataType: 'ENTITY_NAME', datapoints: [{ value: 'Fund One' }] },
    ];
    for (const attempt of attempts) {
      const { status, body } = await by(editor).save([attempt]);
      assert.deepEqual([status, body.errors[0].code], [403, 'FORBIDDEN']);
    }
    const { front, metric } = await by(ann).metricOf('fund');
    assert.deepEqual([front.value, front.isVerified, metric.required], ['Fund I', true, true]);
  });

  it('stays open to users who may verify, and leaves unverified values open to everyone who may edit', async () => {
    const date = await by(editor).edit('reporting_date', { value: '2024-07-01' });
    assert.equal((await by(editor).save([date])).status, 200);
    assert.equal(
      (await by(ann).save([await by(ann).edit('fund', { value: 'Fund One', isVerified: false })])).status,
      200,
    );
  });

  it('can be edited again after the document is unconfirmed', async () => {
    await by(approver).setState({ stage: 'EXT_DONE', is_verified: false });
    const { status } = await by(editor).save([
      await by(editor).edit('fund', { value: 'Fund One', isVerified: false }),
    ]);
    assert.equal(status, 200);
  });

  it('names who verified its current state, while the document names who confirmed', async () => {
    assert.equal((await by(ann).metricOf('fund')).front.verifiedBy, ann.name);
    await by(approver).save([await by(approver).edit('fund', { value: 'Fund One', isVerified: false })]);
    assert.equal((await by(ann).metricOf('fund')).front.verifiedBy, null);
    await by(approver).verify('fund');
    await by(ann).save([{ ...(await by(ann).edit('fund', {})), datapoints: [], required: false }]);
    assert.equal((await by(ann).metricOf('fund')).front.verifiedBy, approver.name);
    await by(ann).verify('reporting_date');
    assert.equal((await by(ann).read()).documentRequest.verified_by, approver.name);
  });
});

describe('AMB-060 a confirmed document whose values change', () => {
  interface Row {
    readonly id: string;
    readonly is_verified: boolean;
    readonly unpublishedChanges?: number;
    readonly storedValues?: { readonly count: number; readonly confirmedAt: string };
  }
  let client: TestUser;
  beforeEach(async () => {
    client = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `p${randomUUID().slice(0, 8)}` });
    documentId = await addExtractedDocument(server, client.clientId, 'Performance');
    await by(client).verify('fund');
    await by(client).verify('reporting_date');
    await change('1.5');
    await confirm(true);
  });

  async function confirm(isVerified: boolean): Promise<void> {
    const { status } = await by(client).setState({ stage: 'EXT_DONE', is_verified: isVerified });
    assert.equal(status, 200);
  }
  /** @returns what the save says of the document */
  async function change(value: string, isVerified = true): Promise<number | undefined> {
    const { front } = await by(client).metricOf('tvpi');
    const same = value === front.value ? { id: front.id } : {};
    const edit = await by(client).edit('tvpi', { ...same, value, isVerified });
    const { status, body } = await by(client).save([edit]);
    assert.equal(status, 200);
    return body.unpublishedChanges;
  }
  async function listed(): Promise<Row> {
    const { body } = await client.call('GET', 'document-requests?stage=EXT_DONE');
    const row = body.items.find(({ id }: Row) => id === documentId);
    const { documentRequest: read } = await by(client).read();
    assert.deepEqual(
      [read.unpublishedChanges, read.storedValues],
      [row.unpublishedChanges, row.storedValues],
      'the document view says what the list says',
    );
    return row;
  }
  async function exported() {
    const { text } = await client.call('POST', 'export-many?format=json', {
      documentRequests: [documentId],
      include_unverified: true,
    });
    const { metrics } = JSON.parse(text) as { metrics: { fin: string; value: string; published: boolean }[] };
    return metrics.filter(({ fin }) => fin === 'tvpi').map(({ value, published }) => [value, published]);
  }
  /** What the fund has of it. */
  async function published() {
    const { body } = await client.call('GET', 'inter-document-entity/overview?name=Fund%20I');
    const id = body.entities[0].interDocumentEntityId;
    const { items } = (await client.call('GET', `entities/datapoints?entityId=${id}&fin=tvpi`)).body;
    return items as {
      value: string;
      document: { unpublishedChanges: number; confirmedUntil: string | null };
    }[];
  }
  /** What confirming would replace and withdraw. */
  async function replaced() {
    const { body } = await client.call('GET', `document-requests/${documentId}/replaced-values`);
    return body.items.map((item: { ownerName: string; stored: object; next: object | null }) => [
      item.ownerName,
      item.stored,
      item.next,
    ]);
  }
  const values = async () => (await published()).map(({ value }) => value);

  it('stays confirmed, counts its changes and gives the file what it says; publishing writes what changed', async () => {
    assert.deepEqual([(await listed()).unpublishedChanges, await exported()], [undefined, [['1.5', true]]]);
    assert.equal(await change('8.8'), 1);
    const { is_verified: isConfirmed, unpublishedChanges } = await listed();
    assert.deepEqual([isConfirmed, unpublishedChanges], [true, 1]);
    assert.deepEqual([await values(), await exported()], [['1.5'], [['8.8', false]]]);
    assert.equal((await published())[0]?.document.unpublishedChanges, 1);
    const figure = (value: string) => ({ value, currency: null });
    assert.deepEqual(await replaced(), [['Fund I', figure('1.5'), figure('8.8')]]);
    assert.equal(await change('1.5'), 0, 'as it was published');
    assert.equal(await change('8.8'), 1);
    await confirm(true);
    assert.equal((await listed()).unpublishedChanges, undefined);
    assert.deepEqual([await values(), await exported()], [['8.8'], [['8.8', true]]]);
  });

  it('counts a value that is no longer verified, which publishing withdraws; unconfirming forgets all', async () => {
    assert.deepEqual(await replaced(), []);
    assert.equal(await change('1.5', false), 1);
    assert.deepEqual(await replaced(), [['Fund I', { value: '1.5', currency: null }, null]]);
    assert.deepEqual(await values(), ['1.5']);
    await confirm(true);
    assert.deepEqual([await values(), (await listed()).unpublishedChanges], [[], undefined]);
    assert.equal(await change('1.5'), 1);
    await confirm(false);
    const { unpublishedChanges, storedValues } = await listed();
    assert.deepEqual([unpublishedChanges, storedValues], [undefined, undefined]);
  });

  it('was confirmed before published values were kept: its first change counts', async () => {
    const { kysely } = server.database;
    await kysely.deleteFrom('published_values').where('document_request_id', '=', documentId).execute();
    await kysely
      .updateTable('document_requests')
      .set({ published_at: null })
      .where('id', '=', documentId)
      .execute();
    assert.deepEqual(await exported(), [['1.5', true]]);
    assert.equal(await change('8.8'), 1);
    assert.deepEqual(await exported(), [['8.8', false]]);
  });

  it('AMB-037 processed again it is not confirmed and says which values are still stored; a failed reading changes none, and confirming replaces them', async () => {
    const { status } = await client.callVersion2('POST', 'documents/reprocess', {
      documents: [{ id: documentId, documentType: null }],
    });
    assert.equal(status, 200);
    const move = (stage: string) =>
      server.database.kysely
        .updateTable('document_requests')
        .set({ stage })
        .where('id', '=', documentId)
        .execute();
    await move('EXT_FAILED');
    assert.deepEqual(await values(), ['1.5']);
    await move('EXT_DONE');
    const row = await listed();
    assert.deepEqual([row.is_verified, row.storedValues?.count], [false, 1]);
    assert.deepEqual(await exported(), [['1.5', false]]);
    assert.equal((await published())[0]?.document.confirmedUntil, row.storedValues?.confirmedAt);
    await change('1.7');
    await confirm(true);
    assert.deepEqual([await values(), (await listed()).storedValues], [['1.7'], undefined]);
  });
});
