import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { ExtractionResult } from '../contract/result.ts';
import type { Candidate } from '../contract/candidate.ts';
import { runExtraction } from '../stages/run-extraction.ts';
import { buildPdf, writeTemporary } from '../testing/build-pdf.ts';
import type { Schedule } from '../testing/build-schedule.ts';
import { nextQuarter, schedulePage } from '../testing/build-schedule.ts';
import { jobFor } from '../testing/paths.ts';
import type { Lesson, ReviewedValue } from '../contract/lesson.ts';
import { PLAIN_HABITS } from '../match/habits.ts';
import { learnedColumn } from '../match/learned-group.ts';

type Quarter = (rows: readonly (readonly string[])[]) => Schedule;

/** Extracts one schedule, or several, each on a page of its own. */
async function extract(
  schedule: Schedule | readonly Schedule[],
  more: { lessons?: Lesson[]; reviewed?: ReviewedValue[] } = {},
): Promise<ExtractionResult> {
  const path = writeTemporary(await buildPdf([schedule].flat().map(schedulePage)));
  const outcome = await runExtraction(jobFor(path, { documentType: 'Performance', ...more }));
  assert.ok(outcome.ok, JSON.stringify(outcome));
  return outcome.result;
}

const short = (fin: string): string => fin.replace('investment_', '');

/** Each row as `metric=value`, those that a lesson found with a star. */
function rowsOf({ rows }: ExtractionResult, ...fins: readonly string[]): string[] {
  return rows.map(({ cells }) =>
    cells
      .flatMap(({ fin, candidates: [best] }) => {
        if (best === undefined || (fins.length > 0 && !fins.includes(short(fin)))) return [];
        return [`${short(fin)}=${best.value}${best.origin?.kind === 'learned' ? '*' : ''}`];
      })
      .join(' '),
  );
}

function cellOf({ rows }: ExtractionResult, row: number, fin: string): Candidate {
  const best = rows[row]?.cells.find((cell) => short(cell.fin) === fin)?.candidates[0];
  assert.ok(best, `row ${row} has ${fin}`);
  return best;
}

/** A cell of one row that a reviewer typed; with the box of what was there before, as the screen leaves it. */
function typed(fin: string, value: string, place: Candidate | null = null): ReviewedValue {
  return {
    id: fin,
    fin: `investment_${fin}`,
    groupIdentifier: 'investments',
    row: 'row',
    isCorrected: true,
    value,
    currency: 'EUR',
    place,
  };
}
const stands = (fin: string, found: Candidate): ReviewedValue => ({
  ...typed(fin, found.value, found),
  isCorrected: false,
});

async function lessonsOf(
  schedule: Schedule | readonly Schedule[],
  reviewed: ReviewedValue[],
): Promise<Lesson[]> {
  const { derivedLessons, fingerprint, documentType } = await extract(schedule, { reviewed });
  return derivedLessons.map(({ fin, groupIdentifier, evidence }, at) => {
    return { id: `lesson ${at}`, fin, groupIdentifier, evidence, documentType, layout: fingerprint };
  });
}

const TITLES = ['Company', 'Cost', 'Fair value', 'Proceeds', 'Multiple'];
const plain: Quarter = (rows) => ({ titles: TITLES, rows });
const AHORN = ['Ahorn GmbH', '5.540.000', '14.923.000', '0', '2,69x'];
const BUCHE = ['Buche AG', '7.644.000', '20.483.000', '100.000', '2,69x'];
const ZEDER = ['Zeder SE', '9.541.000', '12.300.000', '200.000', '1,31x'];
const LINDE = ['Linde Oy', '4.000.000', '4.400.000', '0', '1,10x'];
const KUUSI = ['Kuusi Oy', '3.000.000', '3.300.000', '50.000', '1,10x'];

describe('learnedColumn', () => {
  const evidence = {
    kind: 'column' as const,
    headers: ['Carrying value'],
    order: 0,
    at: 2,
    table: [],
    tableOrder: 0,
    habits: PLAIN_HABITS,
  };
  const columnOf = (...titles: string[]): number | null =>
    learnedColumn(
      titles.map((title) => ({ own: [title], over: [] })),
      evidence,
    );

  it('knows a title with a letter misread or with a line of text above it, and no other one', () => {
    assert.equal(columnOf('Asset', 'Carrying value 2024', 'Value'), 1);
    assert.equal(columnOf('Asset', 'Cost', 'Carryinq value'), 2);
    assert.equal(columnOf('Asset', 'No sale took place. Carrying value', 'Proceeds'), 1);
    assert.equal(columnOf('Asset', 'Carrying value adjustment', 'Cost'), null);
  });
});

describe('learning from a corrected row', () => {
  it('PERM-011 [AMB-085] takes the column that one corrected cell stands in, in the next quarter of another fund', async () => {
    const of: Quarter = (rows) => ({
      titles: ['Company', 'Cost', 'Carrying amount Q-start', 'Carrying amount Q-end'],
      rows,
    });
    const [first, next] = [
      of([
        ['Ahorn GmbH', '5.540.000', '14.177.000', '14.923.000'],
        ['Buche AG', '7.644.000', '20.073.000', '20.483.000'],
        ['Zeder SE', '9.541.000', '12.300.000', '12.000.000'],
      ]),
      nextQuarter(
        of([
          ['Ahorn GmbH', '5.540.000', '14.923.000', '15.001.000'],
          ['Linde Oy', '4.000.000', '4.000.000', '4.400.000'],
        ]),
      ),
    ];
    const read = await extract(first);
    const wrong = rowsOf(read, 'fair_value');
    assert.notEqual(wrong[0], 'fair_value=14923000', 'it starts wrong');
    const reviewed = [stands('name', cellOf(read, 0, 'name')), typed('fair_value', '14923000')];
    const lessons = await lessonsOf(first, reviewed);
    assert.equal(lessons.length, 1);
    assert.deepEqual(rowsOf(await extract(next, { lessons }), 'name', 'cost', 'fair_value'), [
      'name=Ahorn GmbH cost=5540000 fair_value=15001000*',
      'name=Linde Oy cost=4000000 fair_value=4400000*',
    ]);
    const stranger = lessons.map((lesson) => ({ ...lesson, documentType: 'Capital Account' }));
    assert.deepEqual(rowsOf(await extract(next, { lessons: stranger })), rowsOf(await extract(next)));
  });

  it('PERM-011 reads a table with titles that nobody knows once one row of it was added by hand, without boxes', async () => {
    const titles = ['Sijoitus', 'Hinta', 'Kirja-arvo', 'Tuotot', 'Kerroin'];
    const first = { titles, rows: [AHORN, BUCHE, ZEDER] };
    const next = nextQuarter({ titles, rows: [AHORN, LINDE, KUUSI] });
    assert.deepEqual(rowsOf(await extract(first)), []);
    const added = [typed('name', 'Buche AG'), typed('cost', '7644000'), typed('fair_value', '20483000')];
    const lessons = await lessonsOf(first, [...added, typed('realised', '100000')]);
    assert.deepEqual(rowsOf(await extract(next, { lessons }), 'name', 'cost', 'realised', 'fair_value'), [
      'name=Ahorn GmbH* cost=5540000* realised=0* fair_value=14923000*',
      'name=Linde Oy* cost=4000000* realised=0* fair_value=4400000*',
      'name=Kuusi Oy* cost=3000000* realised=50000* fair_value=3300000*',
    ]);
  });

  it('learns the sign and the scale in which a column is printed', async () => {
    const of: Quarter = (rows) => ({ titles: TITLES, rows });
    const first = of([
      ['Ahorn GmbH', '5.540', '(14.923)', '0', '2,69x'],
      ['Buche AG', '7.644', '(20.483)', '100', '2,69x'],
    ]);
    const read = await extract(first);
    const value = cellOf(read, 0, 'fair_value');
    const lessons = await lessonsOf(first, [typed('fair_value', '14923000', value)]);
    const next = nextQuarter(
      of([
        ['Linde Oy', '4.000', '(4.400)', '0', '1,10x'],
        ['Kuusi Oy', '3.000', '(3.300)', '50', '1,10x'],
      ]),
    );
    assert.deepEqual(rowsOf(await extract(next, { lessons }), 'cost', 'fair_value'), [
      'cost=4000 fair_value=4400000*',
      'cost=3000 fair_value=3300000*',
    ]);
  });

  it('learns which column names the rows, and the entity that a printed name means', async () => {
    const titles = ['Company', 'Vehicle', 'Cost', 'Fair value', 'Proceeds'];
    const first = {
      titles,
      rows: [
        ['Norway', ...AHORN.slice(0, 4)],
        ['Sweden', ...BUCHE.slice(0, 4)],
      ],
    };
    const read = await extract(first);
    assert.equal(cellOf(read, 0, 'name').value, 'Norway', 'it starts wrong');
    const reviewed = [
      typed('name', 'Ahorn GmbH', cellOf(read, 0, 'name')),
      stands('cost', cellOf(read, 0, 'cost')),
    ];
    const lessons = await lessonsOf(first, reviewed);
    const next = nextQuarter({
      titles,
      rows: [
        ['Norway', ...LINDE.slice(0, 4)],
        ['Iceland', ...KUUSI.slice(0, 4)],
      ],
    });
    const expected = ['name=Linde Oy*', 'name=Kuusi Oy*'];
    assert.deepEqual(rowsOf(await extract(next, { lessons }), 'name'), expected);

    const known = await extract(plain([AHORN, BUCHE]));
    const entity = typed('name', 'Ahorn Holding GmbH', cellOf(known, 0, 'name'));
    const named = await lessonsOf(plain([AHORN, BUCHE]), [entity]);
    const later = nextQuarter(plain([LINDE, AHORN]));
    assert.deepEqual(rowsOf(await extract(later, { lessons: named }), 'name'), [
      'name=Linde Oy',
      'name=Ahorn Holding GmbH*',
    ]);
  });

  it('leaves out a line that was taken for a row, and others that begin alike and sum up what is above them', async () => {
    const first = plain([
      AHORN,
      BUCHE,
      ['Koonti Suomi', '13.184.000', '35.406.000', '100.000', '2,69x'],
      ZEDER,
    ]);
    const read = await extract(first);
    assert.equal(cellOf(read, 2, 'name').value, 'Koonti Suomi', 'it starts wrong');
    const lessons = await lessonsOf(first, [typed('name', '', cellOf(read, 2, 'name'))]);
    const next = nextQuarter(
      plain([
        LINDE,
        KUUSI,
        ['Koonti Ruotsi', '7.000.000', '7.700.000', '50.000', '1,10x'],
        ['Koonti Oy', ...ZEDER.slice(1)],
      ]),
    );
    assert.deepEqual(rowsOf(await extract(next, { lessons }), 'name'), [
      'name=Linde Oy',
      'name=Kuusi Oy',
      'name=Koonti Oy',
    ]);
  });

  it('keeps a row whose name begins as that of a sum', async () => {
    const access = ['Total Access Ltd', ...ZEDER.slice(1)];
    const first = plain([AHORN, BUCHE, access]);
    assert.equal((await extract(first)).rows.length, 2, 'it starts wrong');
    const lessons = await lessonsOf(first, [typed('name', 'Total Access Ltd'), typed('cost', '9541000')]);
    const next = nextQuarter(
      plain([LINDE, access, ['Total', '13.541.000', '16.700.000', '200.000', '1,2x']]),
    );
    assert.deepEqual(rowsOf(await extract(next, { lessons }), 'name'), [
      'name=Linde Oy',
      'name=Total Access Ltd',
    ]);
  });

  it('shows nothing by a value that stands in no column of its row, or in several', async () => {
    const first = plain([AHORN, ['Buche AG', '7.644.000', '7.644.000', '100.000', '1,0x']]);
    const read = await extract(first);
    const name = stands('name', cellOf(read, 1, 'name'));
    assert.deepEqual(await lessonsOf(first, [name, typed('fair_value', '4711')]), []);
    assert.deepEqual(await lessonsOf(first, [name, typed('total_value', '7644000')]), []);
  });

  it('takes no column for that of a metric whose value is a small part of its cells', async () => {
    const held = 'Ahorn Sensors and Optics GmbH, held since 22.03.2020';
    const first = {
      titles: ['Company', '', '', 'Cost', 'Fair value'],
      rows: [
        [held, '', '', '5.540.000', '14.923.000'],
        ['Buche AG', '', '', '7.644.000', '20.483.000'],
      ],
    };
    const read = await extract(first);
    assert.equal(read.rows.length, 2);
    const reviewed = [stands('name', cellOf(read, 0, 'name')), typed('date', '2020-03-22')];
    assert.deepEqual(await lessonsOf(first, reviewed), []);
  });

  it('learns the word that a sender prints for a status', async () => {
    const of = (rows: readonly (readonly string[])[]): Schedule => ({
      titles: ['Company', 'Status', 'Cost', 'Fair value', 'Proceeds'],
      rows: rows.map(([name = '', ...values]) => [name, 'Omistuksessa', ...values.slice(0, 3)]),
    });
    const read = await extract(of([AHORN, BUCHE]));
    assert.deepEqual(rowsOf(read, 'status'), ['', ''], 'it starts without');
    const lessons = await lessonsOf(of([AHORN, BUCHE]), [
      stands('name', cellOf(read, 0, 'name')),
      { ...typed('status', 'Unrealised'), currency: null },
    ]);
    const next = nextQuarter(of([LINDE, KUUSI, ZEDER]));
    const expected = ['status=Unrealised*', 'status=Unrealised*', 'status=Unrealised*'];
    assert.deepEqual(rowsOf(await extract(next, { lessons }), 'status'), expected);
  });

  it('reads a column from the table in which the reviewer drew the box', async () => {
    const of = (rows: readonly (readonly string[])[], shares: readonly (readonly string[])[]): Schedule[] => [
      plain(rows),
      { titles: ['Company', 'Shares', 'Book at end'], rows: shares },
    ];
    const first = of(
      [AHORN, BUCHE],
      [
        ['Ahorn GmbH', '12.000', '15.111.000'],
        ['Buche AG', '7.100', '20.999.000'],
      ],
    );
    const read = await extract(first);
    assert.equal(cellOf(read, 0, 'fair_value').value, '14923000', 'it starts wrong');
    const drawn = { ...cellOf(read, 0, 'fair_value'), page: 2, x: 240 / 595, y: 205 / 842, w: 0.12, h: 0.03 };
    const reviewed = [stands('name', cellOf(read, 0, 'name')), typed('fair_value', '15111000', drawn)];
    const lessons = await lessonsOf(first, [...reviewed, stands('cost', cellOf(read, 0, 'cost'))]);
    const next = of(
      [LINDE, KUUSI],
      [
        ['Linde Oy', '900', '4.555.000'],
        ['Kuusi Oy', '800', '3.777.000'],
      ],
    ).map(nextQuarter);
    assert.deepEqual(rowsOf(await extract(next, { lessons }), 'name', 'cost', 'fair_value'), [
      'name=Linde Oy cost=4000000 fair_value=4555000*',
      'name=Kuusi Oy cost=3000000 fair_value=3777000*',
    ]);
  });
});
