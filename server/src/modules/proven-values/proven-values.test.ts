import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK, PERMISSIONS } from '@assay/shared/domain';
import { addEntityTo } from '../../testing/entity-rows.ts';
import { addExtractedDocument, reviewOf } from '../../testing/extracted-document.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

let server: TestServer;
let clientId: string;
let user: TestUser;
let ids: string[];

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  clientId = `p${randomUUID().slice(0, 8)}`;
  user = await server.signIn(ALL_PERMISSIONS_MASK, { clientId });
  ids = [
    await addExtractedDocument(server, clientId, 'Performance'),
    await addExtractedDocument(server, clientId, 'Performance'),
  ];
});

const first = () => ids[0] ?? '';
const counts = async (by = user) => (await by.call('POST', 'document-requests/review-counts', { ids })).body;
const verify = (by = user) => by.call('POST', 'document-requests/verify-proven', { ids });
const undo = (batchId: string, by = user) =>
  by.call('POST', `document-requests/verify-proven/${batchId}/undo`);
const verifiedFins = async (id: string) =>
  (await reviewOf(user, id).read()).metrics
    .filter(({ validated }) => validated)
    .map(({ identifier }) => identifier.value)
    .sort();

describe('counting the fields of documents', () => {
  it('AMB-122 counts each field once, in the order of the ids', async () => {
    const { documents } = await counts();
    assert.deepEqual(
      documents.map(({ id }: { id: string }) => id),
      ids,
    );
    const { metrics } = await reviewOf(user, first()).read();
    const [{ verified, proven, found, doubtful, missing }] = documents;
    assert.equal(verified + proven + found + doubtful + missing, metrics.length);
    assert.deepEqual([verified, proven, found, doubtful], [0, 4, 0, 0]);
  });

  it('AMB-122 counts a value that the page contradicts as one that needs review', async () => {
    await server.database.kysely
      .updateTable('document_datapoints')
      .set({ value: 'Fund III' })
      .where('document_request_id', '=', first())
      .where('value', '=', 'Fund I')
      .execute();
    const [one, two] = (await counts()).documents;
    assert.deepEqual([one.proven, one.doubtful], [3, 1]);
    assert.deepEqual([two.proven, two.doubtful], [4, 0]);
    assert.equal((await verify()).body.verified, 7);
    assert.ok(!(await verifiedFins(first())).includes('fund'));
  });
});

describe('the doubts of a document', () => {
  const DOUBT = { page: 2, box: null, text: 'DRAFT' };
  const doubt = async (...doubts: readonly object[]) => {
    await server.database.kysely
      .updateTable('document_requests')
      .set({ document_doubts: JSON.stringify(doubts.map((one) => ({ ...DOUBT, ...one }))) })
      .where('id', '=', first())
      .execute();
  };

  it('AMB-135 one of the whole document: bulk acceptance passes none of its values, and a person singly does', async () => {
    await doubt({ kind: 'notFinal', severity: 'doubt', fins: null });
    const [one, two] = (await counts()).documents;
    assert.deepEqual([one.proven, one.doubtful, two.proven], [0, 4, 4]);
    assert.equal((await verify()).body.verified, 4);
    assert.deepEqual(await verifiedFins(first()), []);
    await reviewOf(user, first()).verify('fund');
    assert.deepEqual(await verifiedFins(first()), ['fund']);
    const { items } = (await user.call('GET', 'document-requests')).body;
    const row = items.find(({ id }: { id: string }) => id === first());
    assert.deepEqual(row.documentDoubts, [{ kind: 'notFinal', page: 2, text: 'DRAFT' }]);
  });

  it('AMB-135 one of some metrics keeps these from bulk acceptance, and a note keeps none', async () => {
    await doubt(
      { kind: 'hiddenText', severity: 'doubt', fins: ['fund'] },
      { kind: 'hiddenText', severity: 'note', fins: null },
    );
    assert.equal((await verify()).body.verified, 7);
    assert.ok(!(await verifiedFins(first())).includes('fund'));
    const { documentDoubts, documentRequest } = await reviewOf(user, first()).read();
    assert.deepEqual(
      documentDoubts?.map(({ kind, severity, fins }) => [kind, severity, fins]),
      [
        ['hiddenText', 'doubt', ['fund']],
        ['hiddenText', 'note', null],
      ],
    );
    assert.equal(documentRequest.documentDoubts, undefined);
  });
});

describe('what needs review though it matches the page', () => {
  const setDatapoint = (value: string, change: object) =>
    server.database.kysely
      .updateTable('document_datapoints')
      .set(change)
      .where('document_request_id', '=', first())
      .where('value', '=', value)
      .execute();
  const isTaken = async (fin: string) => {
    await verify();
    return (await verifiedFins(first())).includes(fin);
  };

  it('AMB-135 a value with an alternative of another value that is nearly as likely', async () => {
    await setDatapoint('Fund II', { confidence: 0.66 });
    assert.equal(await isTaken('fund'), false);
    await setDatapoint('Fund II', { value: 'FUND I' });
    assert.equal(await isTaken('fund'), true);
  });

  it('AMB-135 a name of several entities', async () => {
    await addEntityTo(server, clientId, 'Larch LP', ['Fund I']);
    await addEntityTo(server, clientId, 'Larch SCSp', ['Fund I']);
    assert.equal(await isTaken('fund'), false);
    const { metric } = await reviewOf(user, first()).metricOf('fund');
    assert.equal(metric.entityMatches, 2);
  });

  it('AMB-135 bank details', async () => {
    await server.database.kysely
      .updateTable('document_metrics')
      .set({ fin: 'bank_name' })
      .where('document_request_id', '=', first())
      .where('fin', '=', 'fund')
      .execute();
    assert.equal(await isTaken('bank_name'), false);
    await reviewOf(user, first()).verify('bank_name');
    assert.ok((await verifiedFins(first())).includes('bank_name'));
  });
});

describe('verifying the proven values of documents', () => {
  it('AMB-122 verifies them in all documents, with audit and author, and nothing twice', async () => {
    const { status, body } = await verify();
    assert.equal(status, 200);
    assert.deepEqual([body.verified, body.documents], [8, 2]);
    assert.deepEqual(await verifiedFins(first()), [
      'fund',
      'investment_name',
      'investment_name',
      'reporting_date',
    ]);
    const { front } = await reviewOf(user, first()).metricOf('fund');
    assert.equal(front.isVerified, true);
    assert.equal(typeof front.verifiedBy, 'string');
    const audit = await server.database.kysely
      .selectFrom('datapoint_audit')
      .select(['field', 'from_value', 'to_value', 'reason'])
      .where('document_request_id', '=', first())
      .execute();
    assert.equal(audit.length, 4);
    assert.deepEqual(audit[0], {
      field: 'verified',
      from_value: 'false',
      to_value: 'true',
      reason: 'verifiedAsProven',
    });
    assert.deepEqual((await verify()).body, { batchId: null, verified: 0, documents: 0 });
    const { items } = (await user.call('GET', 'document-requests')).body;
    assert.deepEqual(
      items.map(({ metricsVerified }: { metricsVerified: number }) => metricsVerified),
      [4, 4],
    );
  });

  it('AMB-122 AMB-059 is undone at once, but for what was changed since, and says the versions that it makes', async () => {
    const versionOf = async (fin: string) => (await reviewOf(user, ids[1] ?? '').edit(fin, {})).lastModified;
    const { batchId, lastModified } = (await verify()).body;
    assert.equal(await versionOf('fund'), lastModified);
    const review = reviewOf(user, first());
    await review.save([await review.edit('fund', { value: 'Fund IX', isVerified: true })]);
    const undone = (await undo(batchId)).body;
    assert.deepEqual([undone.undone, undone.lastModified], [7, await versionOf('fund')]);
    assert.deepEqual(await verifiedFins(first()), ['fund']);
    assert.equal((await undo(batchId)).status, 404);
  });

  it('AMB-135 AMB-059 leaves to a second reviewer what they edit at the same time, and neither loses a change', async () => {
    const other = await server.signIn(ALL_PERMISSIONS_MASK, { clientId });
    const theirs = reviewOf(other, first());
    const typed = await theirs.edit('fund', { value: 'Fund IX', id: undefined });
    const marked = await theirs.edit('reporting_date', { value: '2024-09-30', id: undefined });
    assert.equal((await theirs.save([typed])).status, 200);
    assert.equal((await verify()).body.verified, 7);
    const { front: fund } = await theirs.metricOf('fund');
    assert.deepEqual([fund.value, fund.isVerified], ['Fund IX', false]);

    const late = await theirs.save([marked]);
    assert.equal(late.status, 409);
    assert.equal(late.body.errors[0].code, 'VALUE_CONFLICT');
    const { front: date } = await theirs.metricOf('reporting_date');
    assert.deepEqual([date.value, date.isVerified], ['2024-06-30', true]);
    const again = await theirs.edit('reporting_date', { value: '2024-09-30', id: undefined });
    assert.equal((await theirs.save([again])).status, 200);
  });

  it('AMB-135 AMB-059 stores one of the two where a value is edited in the moment of the acceptance', async () => {
    const other = await server.signIn(ALL_PERMISSIONS_MASK, { clientId });
    const theirs = reviewOf(other, first());
    const edit = await theirs.edit('fund', { value: 'Fund IX', id: undefined });
    const [accepted, saved] = await Promise.all([verify(), theirs.save([edit])]);
    assert.equal(accepted.status, 200);
    const { front } = await theirs.metricOf('fund');
    const isTheirs = saved.status === 200;
    assert.deepEqual(
      [saved.status, accepted.body.verified, front.value, front.isVerified],
      isTheirs ? [200, 7, 'Fund IX', false] : [409, 8, 'Fund I', true],
    );
    const batch = (await undo(accepted.body.batchId)).body;
    assert.equal(batch.undone, accepted.body.verified);
    assert.equal((await theirs.metricOf('fund')).front.value, isTheirs ? 'Fund IX' : 'Fund I');
  });

  it('is undone by the user who did it only', async () => {
    const other = await server.signIn(ALL_PERMISSIONS_MASK, { clientId });
    const { batchId } = (await verify()).body;
    assert.equal((await undo(batchId, other)).status, 404);
    assert.equal((await undo(batchId)).body.undone, 8);
  });

  it('AMB-035 takes both permissions', async () => {
    const verifier = await server.signIn(PERMISSIONS.CAN_VERIFY_DOCUMENTS.value, { clientId });
    assert.equal((await verify(verifier)).status, 403);
  });

  it('leaves archived documents as they are, and knows no documents of other clients', async () => {
    await reviewOf(user, first()).setState({ stage: 'ARCHIVED' });
    assert.deepEqual((await verify()).body.documents, 1);
    assert.deepEqual(await verifiedFins(first()), []);
    const stranger = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `q${randomUUID().slice(0, 8)}` });
    assert.equal((await verify(stranger)).status, 404);
    assert.equal((await stranger.call('POST', 'document-requests/review-counts', { ids })).status, 404);
  });
});

describe('the values of documents side by side', () => {
  it('are those outside tables, with their status, in the order of the ids and of the document view', async () => {
    const { status, body } = await user.call('POST', 'document-requests/metric-grid', {
      ids: ids.toReversed(),
    });
    assert.equal(status, 200);
    assert.deepEqual(
      body.documents.map(({ id }: { id: string }) => id),
      ids.toReversed(),
    );
    const { grouping, metrics } = await reviewOf(user, first()).read();
    const [shown] = grouping.map(({ metrics: own }) => own.map(({ id }) => id));
    const fins = metrics.filter(({ id }) => shown?.includes(id)).map(({ identifier }) => identifier.value);
    const columns = body.metrics.map(({ fin }: { fin: string }) => fin);
    assert.deepEqual(new Set(columns.slice(0, fins.length)), new Set(fins));
    assert.ok(!columns.includes('investment_name'));
    const fund = body.documents[1].values.find(({ fin }: { fin: string }) => fin === 'fund');
    const { metric, front } = await reviewOf(user, first()).metricOf('fund');
    assert.deepEqual(fund, {
      metricId: metric.id,
      datapointId: front.id,
      fin: 'fund',
      value: 'Fund I',
      currency: null,
      isVerified: false,
      status: 'proven',
      isUserModified: false,
      emptyDatapointId: null,
      lastModified: front.lastModified,
    });
  });

  it('AMB-122 say which of them need review: a required one that is missing does', async () => {
    const { metric, front } = await reviewOf(user, first()).metricOf('tvpi');
    const inGrid = async () => {
      const { body } = await user.call('POST', 'document-requests/metric-grid', { ids: [first()] });
      return body.documents[0].values.find(({ fin }: { fin: string }) => fin === 'tvpi');
    };
    const { status: before, needsReview } = await inGrid();
    assert.deepEqual([before, needsReview], ['missing', undefined]);
    const { fin, dataType, id: metricId } = { ...metric, fin: 'tvpi' };
    const required = {
      fin,
      dataType,
      metricId,
      lastModified: front.lastModified,
      required: true,
      datapoints: [],
    };
    const { status } = await user.call('POST', `documentrequest/${first()}/datapoints`, {
      documentRequestId: first(),
      verified: false,
      documentType: 'Performance',
      metrics: [required],
    });
    assert.equal(status, 200);
    assert.equal((await inGrid()).needsReview, true);
  });

  it('AMB-123 say how the page states an amount, also one in full, where some are in millions', async () => {
    const print = async (fin: string, value: string, text: string, y: number) => {
      const { front } = await reviewOf(user, first()).metricOf(fin);
      await server.database.kysely
        .updateTable('document_datapoints')
        .set({ value, text, currency: 'USD', page: 2, x: 0.5, y, w: 0.1, h: 0.01, confidence: 0.95 })
        .where('id', '=', front.id)
        .execute();
    };
    const printed = async () => {
      const { body } = await user.call('POST', 'document-requests/metric-grid', { ids: [first()] });
      return Object.fromEntries(
        body.documents[0].values.map((one: { fin: string; printed?: object }) => [one.fin, one.printed]),
      );
    };
    await print('fund_nav', '6000000', 'USD 6,000,000.00', 0.6);
    assert.equal((await printed()).fund_nav, undefined);
    await print('fund_size', '1138000000', '1,138.0', 0.3);
    const { fund_size: size, fund_nav: nav, dpi } = await printed();
    assert.deepEqual(size, { text: '1,138.0', power: 6, page: 2, x: 0.5, y: 0.3, w: 0.1, h: 0.01 });
    assert.deepEqual([nav.power, dpi], [0, undefined]);
  });

  it('VER-012 VER-014 say how a typed value can be emptied again: only where the document has none', async () => {
    const review = reviewOf(user, first());
    const { metric, front } = await review.metricOf('tvpi');
    assert.equal(front.value, '');
    const save = (datapoint: object, lastModified: string) =>
      user.call('POST', `documentrequest/${first()}/datapoints`, {
        documentRequestId: first(),
        verified: false,
        documentType: 'Performance',
        metrics: [
          {
            fin: 'tvpi',
            dataType: metric.dataType,
            metricId: metric.id,
            lastModified,
            datapoints: [{ effectors: { currency: null }, ...datapoint }],
          },
        ],
      });
    const inGrid = async () => {
      const { body } = await user.call('POST', 'document-requests/metric-grid', { ids: [first()] });
      return body.documents[0].values.find(({ fin }: { fin: string }) => fin === 'tvpi');
    };
    assert.equal((await save({ value: '1.5' }, front.lastModified)).status, 200);
    const typed = await inGrid();
    assert.deepEqual([typed.value, typed.emptyDatapointId], ['1.5', front.id]);
    const emptied = await save({ id: typed.emptyDatapointId, value: '' }, typed.lastModified);
    assert.equal(emptied.status, 200);
    const empty = await inGrid();
    assert.deepEqual([empty.value, empty.isUserModified, empty.emptyDatapointId], ['', false, null]);
  });
});

describe('overriding a failing check', () => {
  const REASON = 'The manager rounds each multiple by itself';

  /** A document prints multiples that do not add up. @returns its review, and the override of the check */
  async function fail() {
    const review = reviewOf(user, first());
    const operands: { metricId: string; value: string }[] = [];
    for (const [fin, value] of Object.entries({ tvpi: '1.90', dpi: '0.50', rvpi: '0.90' })) {
      const { metric, front } = await review.metricOf(fin);
      operands.push({ metricId: metric.id, value });
      await server.database.kysely
        .updateTable('document_datapoints')
        .set({ value, text: value, page: 1, x: 0.1, y: 0.1, w: 0.1, h: 0.01, confidence: 0.95 })
        .where('id', '=', front.id)
        .execute();
    }
    return { review, body: { check: 'TVPI', rowId: null, operands, reason: REASON } };
  }
  const override = (body: object, by = user) =>
    by.call('PUT', `document-requests/${first()}/check-overrides`, body);
  const reasonsOf = async ({ read }: ReturnType<typeof reviewOf>) =>
    (await read()).checkOverrides?.map(({ reason, overriddenBy }) => [reason, overriddenBy]);
  const countDoubtful = async () => (await counts()).documents[0].doubtful;

  it('keeps the reason, in the audit log and in the report, until one of the values changes', async () => {
    const { review, body } = await fail();
    assert.equal(await countDoubtful(), 3);
    assert.equal((await override({ ...body, reason: '  ' })).status, 400);
    assert.equal((await override(body)).status, 200);
    assert.equal((await override(body)).status, 200);
    assert.deepEqual(await reasonsOf(review), [[REASON, user.name]]);
    assert.equal(await countDoubtful(), 0);
    const { metric } = await review.metricOf('tvpi');
    const changes = `document-requests/${first()}/metrics/${metric.id}/changes`;
    const [last] = (await user.call('GET', changes)).body.items;
    assert.deepEqual(last.fields, [{ field: 'checkOverride', from: null, to: `TVPI: ${REASON}` }]);
    const report = async () => {
      const { body: made } = await user.call('POST', 'reports', { document_request_ids: [first()] });
      return (await server.send({ method: 'GET', url: made.url })).text;
    };
    assert.ok((await report()).includes(REASON));
    assert.equal((await review.save([await review.edit('dpi', { value: '0.4' })])).status, 200);
    assert.ok(!(await report()).includes(REASON));
    assert.equal(await countDoubtful(), 3);
  });

  it('is refused for other values than those that fail, and without the permission to verify', async () => {
    const { review, body } = await fail();
    const [result, ...parts] = body.operands;
    const others = [{ ...result, value: '1.6' }, ...parts];
    for (const wrong of [{ operands: others }, { check: 'Breakdown' }, { rowId: randomUUID() }]) {
      const { status, body: refusal } = await override({ ...body, ...wrong });
      assert.deepEqual([status, refusal.errors[0].code], [409, 'CHECK_CHANGED']);
    }
    const editor = await server.signIn(PERMISSIONS.CAN_EDIT_DOCUMENTS.value, { clientId });
    assert.equal((await override(body, editor)).status, 403);
    assert.deepEqual(await reasonsOf(review), []);
  });

  it('can be withdrawn', async () => {
    const { review, body } = await fail();
    const [{ id }] = (await override(body)).body.items;
    const withdraw = () => user.call('DELETE', `document-requests/${first()}/check-overrides/${id}`);
    assert.deepEqual((await withdraw()).body, { items: [] });
    assert.equal((await withdraw()).status, 404);
    assert.deepEqual(await reasonsOf(review), []);
  });
});
