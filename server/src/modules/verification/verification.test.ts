import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { parse } from 'csv-parse/sync';
import { ALL_PERMISSIONS_MASK, PERMISSIONS, withPermission } from '@assay/shared/domain';
import { addEntityTo } from '../../testing/entity-rows.ts';
import { addExtractedDocument, reviewOf } from '../../testing/extracted-document.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

let server: TestServer;
let user: TestUser;
let documentId: string;

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  user = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `v${randomUUID().slice(0, 8)}` });
  documentId = await addExtracted('Performance');
});

async function addExtracted(documentType: string): Promise<string> {
  return addExtractedDocument(server, user.clientId, documentType);
}

const review = () => reviewOf(user, documentId);
const read = () => review().read();
const metricOf = (fin: string) => review().metricOf(fin);
const edit = (fin: string, change: object, more?: object) => review().edit(fin, change, more);
const save = (metrics: object[], by: TestUser = user) => reviewOf(by, documentId).save(metrics);

async function auditOf() {
  return server.database.kysely
    .selectFrom('datapoint_audit')
    .select(['metric_fin', 'user_name', 'field', 'from_value', 'to_value', 'reason'])
    .where('document_request_id', '=', documentId)
    .orderBy('id')
    .execute();
}

describe('GET documentrequest/{id}', () => {
  it('API-010 VER-004 VER-005 returns document, type, groupings, metrics and stage in one compressed field', async () => {
    const payload = await read();
    assert.equal(payload.documentRequest.id, documentId);
    assert.equal(payload.documentType.id, 'Performance');
    assert.equal(payload.stage, 'EXT_DONE');
    assert.deepEqual(
      payload.grouping.map((group) => [
        group.groupDisplay,
        group.groupIdentifier,
        group.tableIndex,
        group.allowRepeatable,
      ]),
      [
        ['Summary', null, 0, false],
        ['Fund Performance', null, 1, false],
        ['Schedule of Investments', 'investments', 2, true],
      ],
    );
    const investments = payload.grouping[2];
    assert.equal(investments?.calculatedTotals, true);
    assert.deepEqual(investments.metrics, []);
    const names = investments.groups.map(({ rowIndex, metrics }) => {
      const ids = metrics.map(({ id }) => id);
      const named = payload.metrics.find(
        (one) => ids.includes(one.id) && one.identifier.value === 'investment_name',
      );
      return [rowIndex, named?.datapoints[0]?.value];
    });
    assert.deepEqual(names, [
      [0, 'Alpha'],
      [1, 'Beta'],
    ]);
  });

  it('VER-007 VER-008 returns each metric with its ranked datapoints and their location, confidence and source', async () => {
    const { metric, front, others } = await metricOf('fund');
    assert.deepEqual(metric.identifier, { type: 'fin', value: 'fund' });
    assert.deepEqual([metric.validated, metric.required, metric.available], [false, true, true]);
    const { id, lastModified, ...rest } = front;
    assert.ok(id && lastModified);
    assert.deepEqual(rest, {
      value: 'Fund I',
      confidence: 0.9,
      page: 1,
      x: 0.1,
      y: 0.2,
      w: 0.3,
      h: 0.01,
      effectors: { currency: null, akas: [] },
      text: 'Fund I',
      nodeId: 'p1w1',
      modified_by: 1,
      lastModifiedBy: 'System',
      dataSource: 'report.pdf',
      isVerified: false,
      verifiedBy: null,
      linkedEntity: null,
    });
    assert.deepEqual(
      others.map(({ value }) => value),
      ['Fund II'],
    );
  });

  it('SCH-001 SCH-009 says of each metric whether its view filters by time period', async () => {
    const { metric } = await metricOf('fund');
    assert.equal(metric.filtersByTimePeriod, undefined);
    await server.database.kysely
      .updateTable('document_metrics')
      .set({ filter_group: 'Returns//Time Period//Year To Date' })
      .where('id', '=', metric.id)
      .execute();
    const { view, filtersByTimePeriod } = (await metricOf('fund')).metric;
    assert.deepEqual([view, filtersByTimePeriod], ['Returns', true]);
  });

  it('returns the pages that the last attempt could not read', async () => {
    assert.deepEqual((await read()).unreadablePages, []);
    const attempt = { document_request_id: documentId, stage: 'EXT_DONE', status: 'done' } as const;
    await server.database.kysely
      .insertInto('document_runs')
      .values([
        { ...attempt, attempt: 1, outputs: JSON.stringify({ unreadablePages: [1] }) },
        { ...attempt, attempt: 2, outputs: JSON.stringify({ unreadablePages: [2, 5] }) },
      ])
      .execute();
    assert.deepEqual((await read()).unreadablePages, [2, 5]);
  });

  it('AMB-052 returns one empty datapoint for a metric that was not found', async () => {
    const { metric, front, others } = await metricOf('fund_manager');
    assert.equal(metric.available, false);
    assert.deepEqual([front.value, front.confidence, front.page, others.length], ['', 0, null, 0]);
  });

  it('returns 404 for an unknown document', async () => {
    assert.equal((await user.call('GET', `documentrequest/${randomUUID()}`)).status, 404);
  });
});

describe('GET documentrequest/{id}/document', () => {
  it('API-011 API-035 returns short-lived addresses, and a download address for a given file name', async () => {
    await server.store.put(`${user.clientId}/${documentId}/source`, Buffer.from('%PDF-1.7 bytes'));
    const shown = (await user.call('GET', `documentrequest/${documentId}/document`)).body;
    assert.equal(shown.filename, 'report.pdf');
    const name = 'Q2 "ü".pdf';
    const named = (
      await user.call('GET', `documentrequest/${documentId}/document?filename=${encodeURIComponent(name)}`)
    ).body;
    const download = await server.send({ url: named.document });
    assert.equal(download.text, '%PDF-1.7 bytes');
    assert.match(
      String(download.headers['content-disposition']),
      /^attachment; .*filename\*=UTF-8''Q2%20%22%C3%BC%22\.pdf$/,
    );
    const altered = await server.send({ url: named.document.replace('Q2', 'Q3') });
    assert.equal(altered.status, 403);
    assert.equal(altered.body.errors[0].code, 'SIGNATURE_INVALID');
  });
});

describe('POST documentrequest/{id}/datapoints', () => {
  it('API-013 VER-012 puts a typed value first, keeps the extracted values, and records who changed what', async () => {
    const { status, body } = await save([await edit('fund', { value: 'Fund One' })]);
    assert.equal(status, 200);
    assert.deepEqual(
      body.metrics[0].datapoints.map(({ value }: { value: string }) => value),
      ['Fund One', 'Fund I', 'Fund II'],
    );
    const { metric, front } = await metricOf('fund');
    assert.deepEqual(
      [front.modified_by, front.lastModifiedBy, front.dataSource, front.confidence],
      [user.id, user.name, 'Manual', 0],
    );
    assert.equal(metric.validated, false);
    assert.deepEqual(await auditOf(), [
      {
        metric_fin: 'fund',
        user_name: user.name,
        field: 'value',
        from_value: 'Fund I',
        to_value: 'Fund One',
        reason: 'edited',
      },
    ]);
    const changes = `document-requests/${documentId}/metrics/${metric.id}/changes`;
    const history = await user.call('GET', changes);
    assert.deepEqual(
      history.body.items.map(({ changedBy, fields }: Record<string, unknown>) => ({ changedBy, fields })),
      [{ changedBy: user.name, fields: [{ field: 'value', from: 'Fund I', to: 'Fund One' }] }],
    );
    const stranger = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'another' });
    assert.equal((await stranger.call('GET', changes)).status, 404);
    assert.equal((await read()).documentRequest.fund, 'Fund One', 'lists show the corrected value');
    assert.equal((await read()).documentRequest.verifyStatus, 'DOC_UNVERIFIED');
  });

  it('replaces a typed value with the next typed value', async () => {
    await save([await edit('fund', { value: 'Fund One' })]);
    await save([await edit('fund', { value: 'Fund Uno' })]);
    const { front, others } = await metricOf('fund');
    assert.deepEqual([front.value, ...others.map(({ value }) => value)], ['Fund Uno', 'Fund I', 'Fund II']);
  });

  it('VER-014 VER-015 puts a chosen alternative first and drops the typed value', async () => {
    await save([await edit('fund', { value: 'Typed' })]);
    const { others } = await metricOf('fund');
    const chosen = others.find(({ value }) => value === 'Fund II');
    assert.ok(chosen);
    const { status } = await save([await edit('fund', { id: chosen.id, value: 'Fund II' })]);
    assert.equal(status, 200);
    const now = await metricOf('fund');
    assert.deepEqual([now.front.id, now.front.modified_by], [chosen.id, 1]);
    assert.deepEqual(
      now.others.map(({ value }) => value),
      ['Fund I'],
    );
  });

  it('VER-016 VER-017 AMB-058 stores the verified and required toggles, and counts them', async () => {
    const { front } = await metricOf('reporting_date');
    await save([await edit('reporting_date', { id: front.id, isVerified: true }, { required: false })]);
    const { metric, front: now } = await metricOf('reporting_date');
    assert.deepEqual(
      [metric.validated, metric.required, now.isVerified, now.id],
      [true, false, true, front.id],
    );
    const { metricsVerified, metricsTotal } = (await read()).documentRequest;
    assert.deepEqual([metricsVerified, metricsTotal], [1, 4]);
  });

  it('stores a required toggle that is sent without a datapoint', async () => {
    await save([{ ...(await edit('fund', {})), datapoints: [], required: false }]);
    assert.equal((await metricOf('fund')).metric.required, false);
  });

  it('VER-019 AMB-057 changes nothing for a metric that is sent without a datapoint', async () => {
    const before = await metricOf('fund');
    const { body } = await save([{ ...(await edit('fund', {})), datapoints: [] }]);
    assert.deepEqual(body.metrics, []);
    assert.deepEqual(await metricOf('fund'), before);
  });

  it('returns the same response to a repeated save, and writes nothing twice', async () => {
    const change = await edit('fund', { value: 'Fund One' });
    const first = await save([change]);
    const second = await save([change]);
    assert.equal(second.status, 200);
    assert.deepEqual(second.body, first.body);
    assert.equal((await auditOf()).length, 1);
  });

  it('AMB-059 returns 409 with the stored value when somebody has changed it, and saves the other values', async () => {
    const mine = await edit('fund', { value: 'Mine' });
    const date = await edit('reporting_date', { value: '2024-07-01' });
    const colleague = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: user.clientId });
    await save([await edit('fund', { value: 'Theirs' })], colleague);
    const { status, body } = await save([mine, date]);
    assert.equal(status, 409);
    assert.equal(body.errors[0].code, 'VALUE_CONFLICT');
    assert.deepEqual(
      body.details.saved.map(({ fin }: { fin: string }) => fin),
      ['reporting_date'],
    );
    assert.deepEqual(
      body.details.conflicts.map(
        ({ datapoints: [front] }: { datapoints: { value: string; lastModifiedBy: string }[] }) => [
          front?.value,
          front?.lastModifiedBy,
        ],
      ),
      [['Theirs', colleague.name]],
    );
    assert.equal((await metricOf('fund')).front.value, 'Theirs');
    assert.equal((await metricOf('reporting_date')).front.value, '2024-07-01');
  });

  it('AMB-088 refuses values that do not match their type, and stores numbers in canonical form', async () => {
    for (const [fin, value] of [
      ['reporting_date', '2024-02-30'],
      ['reporting_date', '30/06/2024'],
      ['tvpi', '1,5'],
      ['base_currency', 'euro'],
    ] as const) {
      const { status, body } = await save([await edit(fin, { value })]);
      assert.equal(status, 400, `${fin} ${value}`);
      assert.deepEqual(
        [body.errors[0].code, body.errors[0].identifier],
        ['METRIC_VALIDATION_FAILED', 'metrics.0.datapoints.0.value'],
      );
    }
    await save([await edit('tvpi', { value: '01.50' })]);
    const { metric, front } = await metricOf('tvpi');
    assert.deepEqual([front.value, metric.available], ['1.5', true]);
  });

  it('AMB-035 requires CAN_VERIFY_DOCUMENTS to verify a value, but not to edit it', async () => {
    const mask = withPermission(ALL_PERMISSIONS_MASK, 'CAN_VERIFY_DOCUMENTS', false);
    const editor = await server.signIn(mask, { clientId: user.clientId });
    assert.equal((await save([await edit('fund', { value: 'Typed' })], editor)).status, 200);
    const { front } = await metricOf('fund');
    assert.equal((await save([await edit('fund', { id: front.id, isVerified: true })], editor)).status, 403);
    const verifier = await server.signIn(PERMISSIONS.CAN_VERIFY_DOCUMENTS.value, { clientId: user.clientId });
    assert.equal((await save([await edit('fund', { value: 'x' })], verifier)).status, 403);
  });

  it('AMB-033 refuses to change documents that are archived, in Trash or still in extraction', async () => {
    const change = await edit('fund', { value: 'Typed' });
    const attempts: [stage: string, code: string][] = [
      ['ARCHIVED', 'DOCUMENT_READ_ONLY'],
      ['TRASHED', 'DOCUMENT_READ_ONLY'],
      ['DOC_UPLOADED', 'DOCUMENT_NOT_READY'],
    ];
    for (const [stage, code] of attempts) {
      await server.database.kysely
        .updateTable('document_requests')
        .set({ stage })
        .where('id', '=', documentId)
        .execute();
      const { status, body } = await save([change]);
      assert.deepEqual([status, body.errors[0].code], [409, code]);
    }
  });

  /** A cell of the investments table, in the payload of the specification. */
  async function listedCell(rowIndex: number, value: string) {
    const datapoints = [{ value }];
    const place = { groupIdentifier: 'investments', rowIndex };
    return { fin: 'investment_name', dataType: 'ENTITY_LINK', ...place, datapoints };
  }

  it('API-013 accepts the payload of the specification: finds the metric by its fin, and applies the edit to the stored value', async () => {
    const { front } = await metricOf('fund');
    const datapoints = [{ ...front, value: 'Fund One', effectors: { currency: null, akas: ['F1'] } }];
    const listed = { fin: 'fund', dataType: 'ENTITY_NAME', datapoints };
    const { status, text } = await save([listed]);
    assert.equal(status, 200, text);
    const { front: now } = await metricOf('fund');
    assert.deepEqual(
      [now.value, now.effectors.akas, now.page, now.isVerified],
      ['Fund One', ['F1'], 1, false],
    );
  });

  it('API-013 finds a metric of a repeating group by group and row, and keeps the rest of the stored value', async () => {
    const { status, text } = await save([await listedCell(1, 'Gamma')]);
    assert.equal(status, 200, text);
    const { metrics, grouping } = await read();
    const names = grouping[2]?.groups.map(({ metrics: cells }) => {
      const named = metrics.find(
        ({ id, identifier }) =>
          identifier.value === 'investment_name' && cells.some((cell) => cell.id === id),
      );
      const [front] = named?.datapoints ?? [];
      return [front?.value, front?.page, front?.text];
    });
    assert.deepEqual(names, [
      ['Alpha', 1, 'Alpha'],
      ['Gamma', 1, 'Beta'],
    ]);
  });

  it('API-013 refuses a save for another document, and names the field', async () => {
    const body = { documentRequestId: randomUUID(), verified: false, documentType: 'Performance' };
    const metrics = [await edit('fund', { value: 'x' })];
    const response = await user.call('POST', `documentrequest/${documentId}/datapoints`, {
      ...body,
      metrics,
    });
    assert.deepEqual([response.status, response.body.errors[0].identifier], [400, 'documentRequestId']);
    assert.equal((await metricOf('fund')).front.value, 'Fund I');
  });

  it('API-013 refuses input that does not fit the metric or the value, and names the field', async () => {
    const stranger = (await server.signIn(0, { clientId: `${user.clientId}x` })).clientId;
    const foreign = await addEntity(stranger);
    const good = await edit('fund', { value: 'x' });
    const ambiguous = { fin: 'investment_name', dataType: 'ENTITY_LINK', datapoints: [{ value: 'x' }] };
    const effectors = (currency: string) => ({ value: '5', effectors: { currency, akas: [] } });
    const cases: [sent: object, field: string][] = [
      [{ ...good, dataType: 'DATE' }, 'metrics.0.dataType'],
      [{ ...good, fin: 'fund_manager' }, 'metrics.0.fin'],
      [{ ...good, metricId: undefined, fin: 'no_such_metric' }, 'metrics.0.fin'],
      [{ ...good, metricId: randomUUID() }, 'metrics.0.metricId'],
      [ambiguous, 'metrics.0.metricId'],
      [await edit('fund_nav', effectors('XXX')), 'metrics.0.datapoints.0.effectors.currency'],
      [await edit('fund_nav', effectors('AUTO')), 'metrics.0.datapoints.0.effectors.currency'],
      [await edit('fund', { value: 'x'.repeat(501) }), 'metrics.0.datapoints.0.value'],
      [
        await edit('fund', { linkedEntity: { selectedEntityId: foreign } }),
        'metrics.0.datapoints.0.linkedEntity.selectedEntityId',
      ],
    ];
    for (const [sent, field] of cases) {
      const { status, body } = await save([sent]);
      assert.deepEqual(
        [status, body.errors[0].code, body.errors[0].identifier],
        [400, 'INVALID_REQUEST', field],
      );
    }
    const twice = await save([good, good]);
    assert.deepEqual([twice.status, twice.body.errors[0].identifier], [400, 'metrics.1']);
    assert.deepEqual(await auditOf(), [], 'nothing was saved');
  });

  it('keeps an unlisted currency that the value already has, and accepts AUTO in a table', async () => {
    const { metric, front } = await metricOf('fund_nav');
    await server.database.kysely
      .updateTable('document_datapoints')
      .set({ currency: 'XOF' })
      .where('id', '=', front.id)
      .execute();
    const typed = await save([await edit('fund_nav', { value: '5' })]);
    assert.equal(typed.status, 200, typed.text);
    const { front: now } = await metricOf('fund_nav');
    assert.deepEqual([metric.dataType, now.value, now.effectors.currency], ['CURRENCY', '5', 'XOF']);
    const cell = {
      fin: 'investment_cost',
      dataType: 'CURRENCY',
      groupIdentifier: 'investments',
      rowIndex: 0,
    };
    const datapoints = [{ value: '7', effectors: { currency: 'AUTO', akas: [] } }];
    const inTable = await save([{ ...cell, datapoints }]);
    assert.equal(inTable.status, 200, inTable.text);
  });

  it('VER-008 stores and returns the entity that a value is linked to, and removes the link when the value changes', async () => {
    const entity = await addEntity(user.clientId);
    const { front } = await metricOf('fund');
    const linkedEntity = { selectedEntityId: entity };
    assert.equal((await save([await edit('fund', { id: front.id, linkedEntity })])).status, 200);
    const linked = (await metricOf('fund')).front;
    const named = { ...linkedEntity, name: 'Fund I' };
    assert.deepEqual([linked.id, linked.linkedEntity, linked.modified_by], [front.id, named, 1]);
    await save([await edit('fund', { id: front.id, isVerified: true })]);
    assert.deepEqual((await metricOf('fund')).front.linkedEntity, named);
    await save([await edit('fund', { value: 'Another fund' })]);
    assert.equal((await metricOf('fund')).front.linkedEntity, null);
    assert.ok((await auditOf()).some(({ field, to_value: to }) => field === 'linkedEntity' && to === entity));
  });

  it('a metric that is not in the document is so again after its typed value was undone', async () => {
    const { metric, front: missing } = await metricOf('tvpi');
    assert.deepEqual([metric.available, missing.value], [false, '']);
    await save([await edit('tvpi', { value: '1.5' })]);
    assert.equal((await metricOf('tvpi')).metric.available, true);
    const { metricsTotal } = (await read()).documentRequest;
    const undone = await save([await edit('tvpi', { id: missing.id, value: '' })]);
    assert.equal(undone.status, 200, undone.text);
    const { metric: now, front } = await metricOf('tvpi');
    assert.deepEqual(
      [now.available, front.id, front.value, now.datapoints.length],
      [false, missing.id, '', 1],
    );
    assert.equal((await read()).documentRequest.metricsTotal, (metricsTotal ?? 0) - 1);
  });

  const addEntity = (clientId: string) => addEntityTo(server, clientId, 'Fund I');

  it('refuses a metric or a datapoint of another document', async () => {
    const change = await edit('fund', { value: 'x' });
    assert.equal((await save([{ ...change, metricId: randomUUID() }])).status, 400);
    assert.equal((await save([await edit('fund', { id: randomUUID(), value: 'x' })])).status, 400);
  });
});

describe('POST documentrequest/export_many', () => {
  it('API-020 EXP-005 EXP-006 refuses a CSV until at least one metric and all required ones are verified', async () => {
    const exported = () =>
      user.call('POST', 'documentrequest/export_many', { documentRequests: [documentId] });
    assert.equal((await exported()).body.errors[0].code, 'NO_VERIFIED_METRICS');
    await verify('fund');
    const refused = await exported();
    assert.deepEqual([refused.status, refused.body.errors[0].code], [422, 'REQUIRED_METRICS_NOT_VERIFIED']);
    const required = (await read()).metrics.filter(({ required, validated }) => required && !validated);
    for (const { identifier, id } of required) await verify(identifier.value, id);
    const { status, text, headers } = await exported();
    assert.equal(status, 200);
    assert.match(String(headers['content-type']), /^text\/csv/);
    const [head, ...lines] = text.trim().split(/\r?\n/);
    assert.equal(
      head?.replaceAll('"', ''),
      'Document,Document Type,Fund,Reporting Date,Group,Row,Metric,Value,Currency,Verified,Link',
    );
    assert.ok(
      lines.some((line) =>
        line.startsWith('report.pdf,Performance,Fund I,30/06/2024,Summary,,Fund,Fund I,,Yes,'),
      ),
      text,
    );
    assert.ok((await read()).metrics.some(({ validated, datapoints }) => validated && !datapoints[0]?.value));
    const rows = parse<{ Value: string }>(text, { columns: true, bom: true });
    assert.ok(
      rows.every(({ Value }) => Value !== ''),
      'a metric verified as absent is not exported',
    );
  });

  async function verify(fin: string, metricId?: string): Promise<void> {
    const { metrics } = await read();
    const metric = metrics.find(
      ({ id, identifier }) => id === metricId || (metricId === undefined && identifier.value === fin),
    );
    const front = metric?.datapoints[0];
    assert.ok(metric && front);
    const { id, value, effectors, page, x, y, w, h, lastModified } = front;
    const datapoint = { id, value, effectors, page, x, y, w, h, isVerified: true };
    const sent = {
      fin,
      dataType: metric.dataType,
      metricId: metric.id,
      lastModified,
      datapoints: [datapoint],
    };
    assert.equal((await save([sent])).status, 200);
  }

  it('AMB-073 exports Excel and JSON without checking what is verified', async () => {
    for (const content of ['xlsx', 'json']) {
      const response = await user.call('POST', `documentrequest/export_many?content=${content}`, {
        documentRequests: [documentId],
      });
      assert.equal(response.status, 200);
      assert.match(
        String(response.headers['content-disposition']),
        new RegExp(`metrics-\\d{4}-\\d{2}-\\d{2}\\.${content}`),
      );
    }
  });
});
