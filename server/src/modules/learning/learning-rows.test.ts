import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { LessonWire } from '@assay/shared/contracts';
import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import { buildPdf } from '../../pipeline/testing/build-pdf.ts';
import { nextQuarter, schedulePage, type Schedule } from '../../pipeline/testing/build-schedule.ts';
import { startLearningServer, type LearningServer } from '../../testing/learning-server.ts';
import type { TestUser } from '../../testing/test-server.ts';

type Texts = readonly (readonly string[])[];

let learning: LearningServer;
before(async () => {
  learning = await startLearningServer();
});
after(() => learning.close());

/** Creates a client for one test. @returns a user of it with all permissions */
const newClient = (): Promise<TestUser> =>
  learning.server.signIn(ALL_PERMISSIONS_MASK, { clientId: `c${randomUUID().slice(0, 8)}` });

async function upload(user: TestUser, name: string, schedule: Schedule): Promise<string> {
  const bytes = await buildPdf([schedulePage(schedule)]);
  return learning.upload(user, { name, bytes, type: 'Performance' });
}

/** The rows of the document's table, as functions that find a metric by name. */
async function rowsOf(user: TestUser, id: string) {
  const { grouping, metrics } = await learning.read(user, id);
  const byId = new Map(metrics.map((metric) => [metric.id, metric]));
  return grouping
    .flatMap(({ groups = [] }) => groups)
    .map((row) => {
      const own = row.metrics.flatMap((one) => byId.get(one.id) ?? []);
      return (name: string) => {
        const metric = own.find(({ identifier }) => identifier.value === `investment_${name}`);
        assert.ok(metric, name);
        return metric;
      };
    });
}

async function valuesOf(user: TestUser, id: string, name: string): Promise<(string | undefined)[]> {
  const rows = await rowsOf(user, id);
  return rows.map((row) => row(name).datapoints[0]?.value);
}

/** Types a value into a cell of a company's row; the value keeps the box of the previous one. */
async function correct(
  user: TestUser,
  id: string,
  [company, name, value]: readonly [string, string, string],
): Promise<void> {
  const row = (await rowsOf(user, id)).find((one) => one('name').datapoints[0]?.value === company);
  assert.ok(row, company);
  const metric = row(name);
  const currency = metric.dataType === 'CURRENCY' ? 'EUR' : null;
  await learning.type(user, id, [{ metric, value, currency, keepsBox: true }]);
}

/** Stores a typed value ahead of the extracted ones, as an edit of the table does. */
async function putInFront(
  user: TestUser,
  documentId: string,
  metricId: string,
  value: string,
): Promise<void> {
  const { kysely } = learning.server.database;
  await kysely
    .updateTable('document_datapoints')
    .set(({ eb }) => ({ rank: eb('rank', '+', 1) }))
    .where('metric_id', '=', metricId)
    .execute();
  await kysely
    .insertInto('document_datapoints')
    .values({
      id: randomUUID(),
      metric_id: metricId,
      document_request_id: documentId,
      rank: 0,
      value,
      confidence: 0,
      data_source: 'Manual',
      modified_by: user.id,
      last_modified_by: user.name,
      is_verified: true,
    })
    .execute();
}

/** Adds a row to the document's table with values that have no boxes. */
async function addRow(user: TestUser, documentId: string, values: Record<string, string>): Promise<void> {
  const { kysely } = learning.server.database;
  const table = await kysely
    .selectFrom('groupings')
    .selectAll()
    .where('document_request_id', '=', documentId)
    .where('allow_repeatable', '=', true)
    .executeTakeFirstOrThrow();
  const row = { ...table, id: randomUUID(), parent_id: table.id, row_index: 0, allow_repeatable: false };
  await kysely.insertInto('groupings').values(row).execute();
  for (const [index, [name, value]] of Object.entries(values).entries()) {
    const id = randomUUID();
    const metric = { id, document_request_id: documentId, grouping_id: row.id, index };
    const isName = name === 'name';
    await kysely
      .insertInto('document_metrics')
      .values({
        ...metric,
        fin: `investment_${name}`,
        display_label: name,
        data_type: isName ? 'ENTITY_LINK' : 'CURRENCY',
        order_position: 1000 + index,
        filter_group: '',
        is_available: true,
      })
      .execute();
    await putInFront(user, documentId, id, value);
  }
}

const inState = (lessons: readonly LessonWire[], state: LessonWire['state']): LessonWire[] =>
  lessons.filter((lesson) => lesson.state === state);

const QUARTERS = ['Company', 'Cost', 'Carrying amount Q-start', 'Carrying amount Q-end', 'Proceeds'];
const first = (rows: Texts): Schedule => ({ titles: QUARTERS, rows });
const FIRST = first([
  ['Ahorn GmbH', '5.540.000', '14.177.000', '14.923.000', '0'],
  ['Buche AG', '7.644.000', '20.073.000', '20.483.000', '100.000'],
  ['Zeder SE', '9.541.000', '12.000.000', '12.300.000', '200.000'],
]);
const SECOND = nextQuarter(
  first([
    ['Ahorn GmbH', '5.540.000', '14.923.000', '15.001.000', '0'],
    ['Linde Oy', '4.000.000', '4.000.000', '4.400.000', '0'],
    ['Zeder SE', '9.541.000', '12.300.000', '11.900.000', '200.000'],
  ]),
);
const SECOND_VALUES = ['15001000', '4400000', '11900000'];

describe('learning from corrected table rows', () => {
  it('AMB-085 PERM-011 one corrected cell makes every row of the second document right', async () => {
    const expert = await newClient();
    const corrected = await upload(expert, 'Q2.pdf', FIRST);
    assert.equal((await valuesOf(expert, corrected, 'fair_value'))[0], '14177000', 'it starts wrong');
    await correct(expert, corrected, ['Ahorn GmbH', 'fair_value', '14923000']);
    await learning.confirmAndLearn(expert, corrected);
    const [lesson, ...others] = await learning.lessonsOf(expert);
    assert.deepEqual(others, []);
    assert.equal(lesson?.state, 'active', JSON.stringify(lesson));
    assert.equal(lesson.label, 'Carrying amount Q-end');
    const next = await upload(expert, 'Q3.pdf', SECOND);
    assert.deepEqual(await valuesOf(expert, next, 'fair_value'), SECOND_VALUES);
    const [front] = (await rowsOf(expert, next))[1]?.('fair_value').datapoints ?? [];
    assert.equal(front?.learnedFrom?.documentName, 'Q2.pdf');
    assert.equal(front.learnedFrom.reviewer, expert.name);

    const neighbour = await newClient();
    const theirs = await upload(neighbour, 'Q3.pdf', SECOND);
    assert.notDeepEqual(await valuesOf(neighbour, theirs, 'fair_value'), SECOND_VALUES);

    await learning.setConfirmed(expert, corrected, false);
    const [removed] = await learning.lessonsOf(expert);
    assert.equal(removed?.state, 'removed');
  });

  it('AMB-085 a lesson that contradicts another reviewer is refused, naming the document, until that document is unconfirmed', async () => {
    const expert = await newClient();
    const colleague = await learning.server.signIn(ALL_PERMISSIONS_MASK, { clientId: expert.clientId });
    const one = await upload(expert, 'Q2.pdf', FIRST);
    await correct(expert, one, ['Ahorn GmbH', 'fair_value', '14923000']);
    await learning.confirmAndLearn(expert, one);
    const other = await upload(colleague, 'Q3.pdf', SECOND);
    await correct(colleague, other, ['Ahorn GmbH', 'fair_value', '5540000']);
    await learning.confirmAndLearn(colleague, other);
    const lessons = await learning.lessonsOf(expert);
    const [refused] = inState(lessons, 'rejected');
    assert.equal(refused?.label, 'Cost');
    assert.equal(refused.rejected?.document, 'Q2.pdf');
    assert.deepEqual(
      inState(lessons, 'active').map(({ label }) => label),
      ['Carrying amount Q-end'],
    );
    await learning.unconfirmAndRetry(expert, one);
    const states = (await learning.lessonsOf(expert)).map(({ label, state }) => `${label}: ${state}`);
    assert.deepEqual(states.sort(), ['Carrying amount Q-end: removed', 'Cost: active']);
  });

  it('AMB-085 a document that is corrected differently and confirmed again replaces its former lesson', async () => {
    const expert = await newClient();
    const id = await upload(expert, 'Q2.pdf', FIRST);
    await correct(expert, id, ['Ahorn GmbH', 'fair_value', '5540000']);
    await learning.confirmAndLearn(expert, id);
    assert.deepEqual(
      inState(await learning.lessonsOf(expert), 'active').map(({ label }) => label),
      ['Cost'],
    );
    await correct(expert, id, ['Ahorn GmbH', 'fair_value', '14923000']);
    await learning.confirmAndLearn(expert, id);
    const lessons = await learning.lessonsOf(expert);
    assert.deepEqual(lessons.map(({ label, state }) => `${label}: ${state}`).sort(), [
      'Carrying amount Q-end: active',
      'Cost: removed',
    ]);
    const next = await upload(expert, 'Q3.pdf', SECOND);
    assert.deepEqual(await valuesOf(expert, next, 'fair_value'), SECOND_VALUES);
  });

  it('AMB-085 PERM-011 one added row teaches how to read a whole table that was missed', async () => {
    const expert = await newClient();
    const titles = ['Sijoitus', 'Hinta', 'Kirja-arvo', 'Tuotot'];
    const rows = [
      ['Ahorn GmbH', '5.540.000', '14.923.000', '0'],
      ['Buche AG', '7.644.000', '20.483.000', '100.000'],
      ['Zeder SE', '9.541.000', '12.300.000', '200.000'],
    ];
    const id = await upload(expert, 'Q2.pdf', { titles, rows });
    assert.deepEqual(await rowsOf(expert, id), [], 'it starts wrong');
    await addRow(expert, id, { name: 'Buche AG', cost: '7644000', fair_value: '20483000' });
    await learning.confirmAndLearn(expert, id);
    const lessons = await learning.lessonsOf(expert);
    assert.deepEqual(lessons.map(({ kind, label, state }) => `${kind} ${label}: ${state}`).sort(), [
      'column Hinta: active',
      'column Kirja-arvo: active',
      'column Sijoitus: active',
    ]);
    const next = await upload(expert, 'Q3.pdf', nextQuarter({ titles, rows: rows.toReversed() }));
    assert.deepEqual(await valuesOf(expert, next, 'name'), ['Zeder SE', 'Buche AG', 'Ahorn GmbH']);
    assert.deepEqual(await valuesOf(expert, next, 'fair_value'), ['12300000', '20483000', '14923000']);
  });

  it('AMB-085 an emptied name shows that its line is not a row', async () => {
    const expert = await newClient();
    const titles = ['Company', 'Cost', 'Fair value', 'Proceeds'];
    const rows = [
      ['Ahorn GmbH', '5.540.000', '14.923.000', '0'],
      ['Buche AG', '7.644.000', '20.483.000', '100.000'],
      ['Koonti', '13.184.000', '35.406.000', '100.000'],
    ];
    const id = await upload(expert, 'Q2.pdf', { titles, rows });
    const name = (await rowsOf(expert, id))[2]?.('name');
    assert.equal(name?.datapoints[0]?.value, 'Koonti', 'it starts wrong');
    await putInFront(expert, id, name.id, '');
    await learning.confirmAndLearn(expert, id);
    const [lesson] = await learning.lessonsOf(expert);
    assert.deepEqual([lesson?.kind, lesson?.label, lesson?.state], ['noRow', 'Koonti', 'active']);
    const later = nextQuarter({ titles, rows: [...rows, ['Linde Oy', '4.000.000', '4.400.000', '0']] });
    const next = await upload(expert, 'Q3.pdf', later);
    assert.deepEqual(await valuesOf(expert, next, 'name'), ['Ahorn GmbH', 'Buche AG', 'Linde Oy']);
  });
});
