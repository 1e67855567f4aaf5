import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { after, before, beforeEach, describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { verificationPayloadWire } from '@assay/shared/contracts';
import { ALL_PERMISSIONS_MASK, PERMISSIONS, TEMPORARY_ROW_ID } from '@assay/shared/domain';
import { addExtractedDocument, reviewOf } from '../../testing/extracted-document.ts';
import { partOf } from '../exports/testing/part-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

let server: TestServer;
let user: TestUser;
let documentId: string;

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  user = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `t${randomUUID().slice(0, 8)}` });
  documentId = await addExtractedDocument(server, user.clientId, 'Performance');
});

const patch = (body: object, by: TestUser = user) =>
  by.call('PATCH', `documentrequest/${documentId}/datapoints`, body);
const colleague = () => server.signIn(ALL_PERMISSIONS_MASK, { clientId: user.clientId });

/** The rows of the schedule: index, id, and the current datapoint of each metric by fin. */
async function readRows() {
  const payload = await reviewOf(user, documentId).read();
  const table = payload.grouping.find(({ groupIdentifier }) => groupIdentifier === 'investments');
  assert.ok(table);
  const metrics = new Map(payload.metrics.map((metric) => [metric.id, metric]));
  return table.groups.map(({ id, rowIndex, metrics: refs }) => ({
    id,
    rowIndex,
    cells: Object.fromEntries(
      refs.flatMap((ref) => {
        const metric = metrics.get(ref.id);
        const [front, ...others] = metric?.datapoints ?? [];
        return metric && front ? [[metric.identifier.value, { ...front, metricId: metric.id, others }]] : [];
      }),
    ),
  }));
}

async function cellOf(rowIndex: number, fin: string) {
  const cell = (await readRows()).find((row) => row.rowIndex === rowIndex)?.cells[fin];
  assert.ok(cell);
  return cell;
}

const namesOf = (rows: Awaited<ReturnType<typeof readRows>>) =>
  rows.map(({ rowIndex, cells }) => [rowIndex, cells.investment_name?.value]);

function aRow(name: string, changes: object = {}) {
  return {
    rowIndex: 2,
    groupIdentifier: 'investments',
    tempRowId: TEMPORARY_ROW_ID,
    metrics: [
      { fin: 'investment_name', dataType: 'ENTITY_LINK', datapoints: [{ value: name }] },
      {
        fin: 'investment_cost',
        datapoints: [{ value: '1250.50', effectors: { currency: 'EUR', akas: [] } }],
      },
    ],
    ...changes,
  };
}

async function auditOf() {
  const entries = await server.database.kysely
    .selectFrom('datapoint_audit')
    .select(['metric_fin', 'user_name', 'field', 'from_value', 'to_value', 'reason'])
    .where('document_request_id', '=', documentId)
    .orderBy('id')
    .execute();
  return entries.map((entry) => Object.values(entry));
}

it('gives the first rows of each table with the document, and the others by their number, each once', async () => {
  const created = ['Gamma', 'Delta'].map((name) => aRow(name));
  assert.equal((await patch({ created, updated: [], deleted: [] })).status, 200);
  const read = async (query: string) => {
    const { body } = await user.call('GET', `documentrequest/${documentId}${query}`);
    const payload = verificationPayloadWire.parse(
      JSON.parse(gunzipSync(Buffer.from(body.data, 'base64')).toString()),
    );
    const table = payload.grouping.find(({ groupIdentifier }) => groupIdentifier === 'investments');
    const values = payload.metrics.map(({ identifier, datapoints: [front] }) => [
      identifier.value,
      front?.value,
    ]);
    const named = values.flatMap(([fin, value]) => (fin === 'investment_name' ? [value] : []));
    const ids = payload.grouping.flatMap(({ metrics, groups }) =>
      [...metrics, ...groups.flatMap((row) => row.metrics)].map(({ id }) => id),
    );
    assert.deepEqual(payload.metrics.map(({ id }) => id).toSorted(), ids.toSorted());
    return { rowCount: table?.rowCount, named, fund: values.find(([fin]) => fin === 'fund')?.[1], ids };
  };
  const [all, first, second, none] = [
    await read(''),
    await read('?rows=3'),
    await read('?rows=3&fromRow=3'),
    await read('?rows=3&fromRow=6'),
  ];
  assert.deepEqual([all.rowCount, all.named.length, all.fund], [undefined, 4, 'Fund I']);
  assert.deepEqual([first.rowCount, first.named, first.fund], [4, all.named.slice(0, 3), 'Fund I']);
  assert.deepEqual([second.rowCount, second.named, second.fund], [4, all.named.slice(3), undefined]);
  assert.deepEqual([none.rowCount, none.ids], [4, []]);
  assert.deepEqual([...first.ids, ...second.ids].toSorted(), all.ids.toSorted());
  assert.equal((await user.call('GET', `documentrequest/${documentId}?rows=0`)).status, 400);
});

describe('PATCH documentrequest/{id}/datapoints: created', () => {
  it('API-014 TAB-010 creates a row with its values and returns its index and id beside the temporary id', async () => {
    const { status, body } = await patch({ created: [aRow('Halcyon Ltd')] });
    assert.equal(status, 200);
    const [row] = body.rows;
    assert.deepEqual([row.tempRowId, row.rowIndex], [TEMPORARY_ROW_ID, 2]);
    const rows = await readRows();
    assert.deepEqual(namesOf(rows), [
      [0, 'Alpha'],
      [1, 'Beta'],
      [2, 'Halcyon Ltd'],
    ]);
    const [first, , created] = rows;
    assert.ok(first && created);
    assert.equal(created.id, row.id);
    assert.deepEqual(Object.keys(created.cells).sort(), Object.keys(first.cells).sort());
    const cost = created.cells.investment_cost;
    assert.deepEqual(
      [cost?.value, cost?.effectors.currency, cost?.lastModifiedBy, cost?.confidence, cost?.dataSource],
      ['1250.5', 'EUR', user.name, 0, 'Manual'],
    );
    assert.deepEqual(await auditOf(), [
      ['investments', user.name, 'row', null, '3', 'rowCreated'],
      ['investment_name', user.name, 'value', '', 'Halcyon Ltd', 'edited'],
      ['investment_cost', user.name, 'value', '', '1250.5', 'edited'],
      ['investment_cost', user.name, 'currency', null, 'EUR', 'edited'],
    ]);
  });

  it('creates a row once, however often the request is repeated', async () => {
    const withId = aRow('Halcyon Ltd', { id: randomUUID() });
    const responses = [await patch({ created: [withId] }), await patch({ created: [withId] })];
    assert.deepEqual(
      responses.map(({ status }) => status),
      [200, 200],
    );
    assert.deepEqual(responses[0]?.body.rows, responses[1]?.body.rows);
    const listed = [await patch({ created: [aRow('Isar AG', { rowIndex: 3 })] })];
    listed.push(await patch({ created: [aRow('Isar AG', { rowIndex: 3 })] }));
    assert.deepEqual(listed[0]?.body.rows, listed[1]?.body.rows);
    assert.equal((await readRows()).length, 4);
  });

  it('does not overwrite the value of a row that was created and changed since', async () => {
    const row = aRow('Halcyon Ltd', { id: randomUUID() });
    await patch({ created: [row] });
    const cell = await cellOf(2, 'investment_name');
    await patch({ updated: [{ id: cell.id, value: 'Halcyon Limited' }] });
    const { status, body } = await patch({ created: [row] });
    assert.equal(status, 409);
    assert.equal(body.details.conflicts[0].datapoints[0].value, 'Halcyon Limited');
  });

  it('puts a row after the last where its index is taken or not given', async () => {
    const taken = await patch({ created: [aRow('Halcyon Ltd', { rowIndex: 0 })] });
    const none = await patch({ created: [aRow('Isar AG', { rowIndex: null })] });
    assert.deepEqual([taken.body.rows[0].rowIndex, none.body.rows[0].rowIndex], [2, 3]);
  });

  it('keeps the ids that the caller gives to a row and its metrics, unless something else has them', async () => {
    const [id, metricId] = [randomUUID(), randomUUID()];
    const metrics = [{ fin: 'investment_name', metricId, datapoints: [{ value: 'Halcyon Ltd' }] }];
    await patch({ created: [aRow('', { id, metrics })] });
    assert.equal((await readRows())[2]?.id, id);
    assert.equal((await cellOf(2, 'investment_name')).metricId, metricId);
    const { status, body } = await patch({ created: [aRow('', { id: randomUUID(), rowIndex: 3, metrics })] });
    assert.deepEqual([status, body.errors[0].identifier], [400, 'created.0.metrics.0.metricId']);
  });

  it('TAB-008 keeps the currency of an empty amount, and its author System', async () => {
    const metrics = [
      { fin: 'investment_name', datapoints: [{ value: 'Halcyon Ltd' }] },
      {
        fin: 'investment_cost',
        datapoints: [{ value: '', effectors: { currency: 'USD', akas: [] }, isSystemChange: true }],
      },
    ];
    await patch({ created: [aRow('', { metrics })] });
    const { value, effectors, lastModifiedBy } = await cellOf(2, 'investment_cost');
    assert.deepEqual([value, effectors.currency, lastModifiedBy], ['', 'USD', 'System']);
  });

  it('creates rows in a group that has none, by the schema of the type', async () => {
    const rows = await readRows();
    await patch({ deleted: rows.map(({ id }) => ({ id })) });
    const payload = await reviewOf(user, documentId).read();
    const table = payload.grouping.find(({ groupIdentifier }) => groupIdentifier === 'investments');
    assert.deepEqual(
      table?.rowMetrics?.map(({ identifier }) => identifier.value).sort(),
      Object.keys(rows[0]?.cells ?? {}).sort(),
    );
    assert.equal((await patch({ created: [aRow('Halcyon Ltd', { rowIndex: 0 })] })).status, 200);
    assert.deepEqual(namesOf(await readRows()), [[0, 'Halcyon Ltd']]);
  });

  for (const [name, change, field] of [
    ['a group that the document has not', { groupIdentifier: 'partners' }, 'created.0.groupIdentifier'],
    [
      'a metric that the group has not',
      { metrics: [{ fin: 'fund', datapoints: [] }] },
      'created.0.metrics.0.fin',
    ],
    [
      'another type than that of the metric',
      { metrics: [{ fin: 'investment_name', dataType: 'DATE', datapoints: [{ value: 'x' }] }] },
      'created.0.metrics.0.dataType',
    ],
    [
      'an amount that is none',
      { metrics: [{ fin: 'investment_cost', datapoints: [{ value: 'about 5' }] }] },
      'created.0.metrics.0.datapoints.0.value',
    ],
    [
      'an unknown currency',
      {
        metrics: [{ fin: 'investment_cost', datapoints: [{ value: '5', effectors: { currency: 'XXX' } }] }],
      },
      'created.0.metrics.0.datapoints.0.effectors.currency',
    ],
    ['no row to add metrics to', { tempRowId: undefined, rowIndex: 7 }, 'created.0.rowIndex'],
  ] as const) {
    it(`refuses ${name}, and creates nothing`, async () => {
      const { status, body } = await patch({
        created: [aRow('Halcyon Ltd', change)],
        deleted: [{ rowIndex: 0, groupIdentifier: 'investments' }],
      });
      assert.deepEqual([status, body.errors[0].identifier], [400, field]);
      assert.equal((await readRows()).length, 2, 'the deletion of the same request is undone');
      assert.deepEqual(await auditOf(), []);
    });
  }
});

describe('PATCH documentrequest/{id}/datapoints: deleted', () => {
  const first = { rowIndex: 0, groupIdentifier: 'investments' };

  it('API-014 deletes a row by index and group; the others keep theirs, and a repeat changes nothing', async () => {
    assert.equal((await patch({ deleted: [first] })).status, 200);
    assert.equal((await patch({ deleted: [first] })).status, 200);
    assert.deepEqual(namesOf(await readRows()), [[1, 'Beta']]);
    assert.deepEqual(await auditOf(), [
      ['investments', user.name, 'row', '1', null, 'rowDeleted'],
      ['investment_name', user.name, 'value', 'Alpha', null, 'rowDeleted'],
    ]);
  });

  it('restores a deleted row with its sources and alternatives when its id is created again', async () => {
    const [row] = await readRows();
    assert.ok(row);
    await patch({ deleted: [{ id: row.id }] });
    const metrics = Object.entries(row.cells).map(([fin, { metricId, value }]) => ({
      fin,
      metricId,
      datapoints: value === '' ? [] : [{ value }],
    }));
    const again = { ...aRow(''), id: row.id, rowIndex: row.rowIndex, metrics };
    assert.equal((await patch({ created: [again] })).status, 200);
    assert.deepEqual((await readRows())[0], row);
    assert.equal((await patch({ created: [again] })).status, 200, 'a repeat changes nothing');
    assert.deepEqual((await readRows())[0], row);
  });

  it('AMB-059 keeps a row that somebody else changed in the meantime, and returns 409 with the change', async () => {
    const known = await cellOf(0, 'investment_name');
    await patch({ updated: [{ id: known.id, value: 'Alpha Ltd' }] }, await colleague());
    const { status, body } = await patch({ deleted: [{ ...first, lastModified: known.lastModified }] });
    assert.equal(status, 409);
    assert.equal(body.details.conflicts[0].datapoints[0].value, 'Alpha Ltd');
    assert.equal((await readRows()).length, 2);
  });

  it('AMB-130 needs the permission to verify for a verified row of a confirmed document', async () => {
    const editor = await server.signIn(PERMISSIONS.CAN_EDIT_DOCUMENTS.value, { clientId: user.clientId });
    const { id } = await cellOf(0, 'investment_name');
    await patch({ updated: [{ id, isVerified: true }] });
    await reviewOf(user, documentId).confirm();
    assert.equal((await patch({ deleted: [first] }, editor)).status, 403);
    assert.equal((await patch({ deleted: [first] })).status, 200);
  });

  it('AMB-130 a confirmation by somebody who has not seen the deletion is refused once', async () => {
    const other = await colleague();
    const { lastModified } = await reviewOf(other, documentId).read();
    await patch({ deleted: [first] });
    const { status, body } = await reviewOf(other, documentId).confirm(lastModified);
    assert.equal(status, 409);
    const { conflicts, lastModified: seen } = body.details;
    assert.deepEqual(conflicts[0].datapoints, []);
    assert.equal((await reviewOf(other, documentId).confirm(seen)).status, 200);
  });

  it('AMB-059 a value of a deleted row is a conflict without datapoints in a later save', async () => {
    const cell = await cellOf(0, 'investment_name');
    await patch({ deleted: [first] }, await colleague());
    const { lastModified } = cell;
    const viaTable = await patch({ updated: [{ id: cell.id, value: 'Alpha Ltd', lastModified }] });
    const viaDocument = await reviewOf(user, documentId).save([
      {
        fin: 'investment_name',
        dataType: 'ENTITY_LINK',
        metricId: cell.metricId,
        lastModified,
        datapoints: [{ value: 'Alpha Ltd' }],
      },
    ]);
    for (const { status, body } of [viaTable, viaDocument]) {
      assert.equal(status, 409);
      assert.deepEqual(body.details.conflicts, [
        { metricId: cell.metricId, fin: 'investment_name', datapoints: [] },
      ]);
    }
  });

  it('refuses a row that the document never had', async () => {
    const { status, body } = await patch({ deleted: [{ id: randomUUID() }] });
    assert.deepEqual([status, body.errors[0].identifier], [400, 'deleted.0.id']);
  });
});

describe('PATCH documentrequest/{id}/datapoints: updated', () => {
  it('API-014 TAB-005 updates value, currency, place, link, names and verification of a cell', async () => {
    const cell = await cellOf(0, 'investment_cost');
    const annotation = { page: 1, x: 0.5, y: 0.25, w: 0.1, h: 0.01, text: '1,300', nodeId: 'p1w9' };
    const { status, body } = await patch({
      updated: [
        {
          id: cell.id,
          value: '1300.00',
          effectors: { currency: 'GBP', akas: ['Cost'] },
          annotations: [annotation],
          isVerified: true,
          lastModified: cell.lastModified,
          isSystemChange: false,
        },
      ],
    });
    assert.equal(status, 200);
    const now = await cellOf(0, 'investment_cost');
    assert.equal(body.metrics[0].datapoints[0].id, now.id);
    const { page, x, y, w, h, text, nodeId } = now;
    assert.deepEqual({ page, x, y, w, h, text, nodeId }, annotation);
    assert.deepEqual([now.value, now.effectors], ['1300', { currency: 'GBP', akas: ['Cost'] }]);
    assert.deepEqual([now.isVerified, now.verifiedBy, now.lastModifiedBy], [true, user.name, user.name]);
    assert.ok(now.lastModified > cell.lastModified);
  });

  it('TAB-004 links an entity of the client, and refuses any other', async () => {
    const cell = await cellOf(0, 'investment_name');
    const [entity] = await server.database.kysely
      .insertInto('entities')
      .values({ client_id: user.clientId, name: 'Alpha Ltd', types: ['company'] })
      .returning('id')
      .execute();
    assert.ok(entity);
    assert.equal((await patch({ updated: [{ id: cell.id, entityLinkId: entity.id }] })).status, 200);
    const linked = (await cellOf(0, 'investment_name')).linkedEntity;
    assert.deepEqual(linked, { selectedEntityId: entity.id, name: 'Alpha Ltd' });
    const { status, body } = await patch({ updated: [{ id: cell.id, entityLinkId: randomUUID() }] });
    assert.deepEqual([status, body.errors[0].identifier], [400, 'updated.0.entityLinkId']);
  });

  it('TAB-004 sets a confidence, with an audit row', async () => {
    const cell = await cellOf(0, 'investment_name');
    const { status } = await patch({
      updated: [{ id: cell.id, confidence: 0.25, lastModified: cell.lastModified }],
    });
    assert.equal(status, 200);
    const now = await cellOf(0, 'investment_name');
    assert.deepEqual([now.confidence, now.value, now.id], [0.25, 'Alpha', cell.id]);
    assert.deepEqual(await auditOf(), [
      ['investment_name', user.name, 'confidence', '0.9', '0.25', 'edited'],
    ]);
  });

  it('TAB-006 a system change is by System, and its audit names the user', async () => {
    const cell = await cellOf(0, 'investment_name');
    await patch({ updated: [{ id: cell.id, value: 'Alpha Ltd', isSystemChange: true }] });
    assert.equal((await cellOf(0, 'investment_name')).lastModifiedBy, 'System');
    assert.equal((await auditOf())[0]?.[1], user.name);
  });

  it('makes an alternative the value by its id alone', async () => {
    const cell = await cellOf(0, 'investment_name');
    await patch({ updated: [{ id: cell.id, value: 'Alpha Ltd' }] });
    await patch({ updated: [{ id: cell.id, metricId: cell.metricId }] });
    assert.equal((await cellOf(0, 'investment_name')).id, cell.id);
  });

  it('AMB-059 answers 409 with both for a cell that moved, saves the others, and takes a repeated request as saved', async () => {
    const [name, cost] = [await cellOf(0, 'investment_name'), await cellOf(0, 'investment_cost')];
    const other = await colleague();
    await patch({ updated: [{ id: name.id, value: 'Alpha GmbH' }] }, other);
    const updated = [
      { id: name.id, value: 'Alpha Ltd', lastModified: name.lastModified },
      { id: cost.id, value: '7', effectors: { currency: 'EUR' }, lastModified: cost.lastModified },
    ];
    for (const { status, body } of [await patch({ updated }), await patch({ updated })]) {
      assert.equal(status, 409);
      const { saved, conflicts } = body.details;
      assert.deepEqual(
        [saved[0].datapoints[0].value, conflicts[0].datapoints[0].value, conflicts[0].metricId],
        ['7', 'Alpha GmbH', name.metricId],
      );
    }
    assert.equal((await cellOf(0, 'investment_name')).value, 'Alpha GmbH');
  });

  it('AMB-059 a typed value that somebody replaced is a conflict of its cell, also without the id of the metric', async () => {
    const found = await cellOf(0, 'investment_name');
    await patch({ updated: [{ id: found.id, value: 'Alpha Ltd' }] });
    const typed = await cellOf(0, 'investment_name');
    await patch({ updated: [{ id: typed.id, value: 'Alpha AG' }] }, await colleague());
    const { status, body } = await patch({ updated: [{ id: typed.id, value: 'Alpha SA' }] });
    assert.equal(status, 409);
    assert.equal(body.details.conflicts[0].datapoints[0].value, 'Alpha AG');
  });

  it('AMB-067 the deletion of a row drops the updates of its cells', async () => {
    const cell = await cellOf(0, 'investment_name');
    const { status } = await patch({
      updated: [{ id: cell.id, value: 'Alpha Ltd' }],
      deleted: [{ rowIndex: 0, groupIdentifier: 'investments' }],
    });
    assert.equal(status, 200);
    assert.deepEqual(namesOf(await readRows()), [[1, 'Beta']]);
  });

  it('refuses values, datapoints and people that do not fit, and changes nothing', async () => {
    const [name, cost] = [await cellOf(0, 'investment_name'), await cellOf(0, 'investment_cost')];
    const good = { id: name.id, value: 'Alpha Ltd' };
    for (const [wrong, field] of [
      [{ id: cost.id, value: 'much' }, 'updated.1.value'],
      [{ id: cost.id, value: '1', effectors: { currency: 'XXX' } }, 'updated.1.effectors.currency'],
      [{ id: randomUUID(), value: '1' }, 'updated.1.id'],
    ] as const) {
      const { status, body } = await patch({ updated: [good, wrong] });
      assert.deepEqual([status, body.errors[0].identifier], [400, field]);
    }
    const editor = await server.signIn(PERMISSIONS.CAN_EDIT_DOCUMENTS.value, { clientId: user.clientId });
    assert.equal((await patch({ updated: [{ id: name.id, isVerified: true }] }, editor)).status, 403);
    const viewer = await server.signIn(0, { clientId: user.clientId });
    assert.equal((await patch({ updated: [good] }, viewer)).status, 403);
    const stranger = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `x${randomUUID().slice(0, 8)}` });
    assert.equal((await patch({ updated: [good] }, stranger)).status, 404);
    assert.equal((await cellOf(0, 'investment_name')).value, 'Alpha');
    await user.call('POST', `documentrequest/${documentId}/state`, { stage: 'ARCHIVED' });
    assert.equal((await patch({ updated: [good] })).body.errors[0].code, 'DOCUMENT_READ_ONLY');
  });
});

describe('GET documentrequest/{id}/tables', () => {
  it('API-012 AMB-065 answers an address that downloads the tables as a workbook', async () => {
    await patch({ created: [aRow('Halcyon Ltd')] });
    const { status, body } = await user.call('GET', `documentrequest/${documentId}/tables`);
    assert.equal(status, 200);
    const { headers } = await server.send({ url: body.url });
    assert.match(String(headers['content-disposition']), /^attachment; filename="report tables\.xlsx"/);
    const key = `${user.clientId}/${documentId}/tables.xlsx`;
    const file = await server.store.withLocalFile(key, (path) => readFile(path));
    const rows = partOf(file, 'xl/worksheets/sheet1.xml').split('<row>').slice(1);
    const [title = '', header = '', ...lines] = rows;
    assert.match(title, />Schedule of Investments</);
    assert.match(header, /\(currency\)/);
    assert.deepEqual(
      lines
        .slice(0, 3)
        .map((line) => ['Alpha', 'Beta', 'Halcyon Ltd'].find((name) => line.includes(`>${name}<`))),
      ['Alpha', 'Beta', 'Halcyon Ltd'],
    );
    assert.match(
      lines[2] ?? '',
      /<c s="\d+"><v>1250\.50?<\/v><\/c><c t="inlineStr"><is><t xml:space="preserve">EUR</,
    );
  });

  it('answers 404 for a document of another client', async () => {
    const stranger = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `x${randomUUID().slice(0, 8)}` });
    assert.equal((await stranger.call('GET', `documentrequest/${documentId}/tables`)).status, 404);
  });
});
