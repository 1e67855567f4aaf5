import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { MAX_DOUBTED } from '../../contract/candidate.ts';
import type { TextAt } from '../../testing/build-pdf.ts';
import { lineAt, queryPages } from '../../testing/query-pages.ts';

type Row = Record<string, string>;
const NAME = 'investment_name';

const rowsOf = async (...pages: TextAt[][]): Promise<Row[]> => (await queryPages(pages, 'Performance')).rows;
const namesOf = (rows: readonly Row[]): (string | undefined)[] => rows.map((row) => row[NAME]);

describe('schedules of investments', () => {
  it('has rows where one column alone has amounts, under its countries', async () => {
    const rows = await rowsOf([
      ...lineAt(60, [60, 'Schedule of Investments']),
      ...lineAt(90, [60, 'Company'], [430, 'Fair value']),
      ...lineAt(108, [60, 'Norway']),
      ...lineAt(122, [66, 'Tangvik Ferries AS'], [430, '10,518,867']),
      ...lineAt(136, [66, 'Hollevik Foods ASA'], [432, '4,533,880']),
      ...lineAt(150, [60, 'Sweden']),
      ...lineAt(164, [66, 'Bergslund Tools AB'], [432, '3,561,831']),
      ...lineAt(178, [60, 'Total investments'], [430, '18,614,578']),
    ]);
    assert.deepEqual(
      rows.map((row) => [row[NAME], row['investment_fair_value']]),
      [
        ['Tangvik Ferries AS', '10518867'],
        ['Hollevik Foods ASA', '4533880'],
        ['Bergslund Tools AB', '3561831'],
      ],
    );
  });

  it('takes classes of funds for names where no names stand beside them', async () => {
    const rows = await rowsOf([
      ...lineAt(60, [60, 'Schedule of Investments']),
      ...lineAt(90, [60, 'Shares'], [430, 'Market value']),
      ...lineAt(108, [60, '212,460'], [110, 'Alder Core Equity Fund, Class F'], [430, '10,518,867']),
      ...lineAt(124, [60, '108,274'], [110, 'Birch Growth Fund, Class F'], [432, '1,231,071']),
      ...lineAt(140, [60, '151,082'], [110, 'The Cedar Income Fund, Class F'], [432, '3,017,115']),
    ]);
    assert.deepEqual(namesOf(rows), [
      'Alder Core Equity Fund, Class F',
      'Birch Growth Fund, Class F',
      'The Cedar Income Fund, Class F',
    ]);
  });

  it('takes the first column for names where companies stand in it, whatever it is titled', async () => {
    const rows = await rowsOf([
      ...lineAt(80, [60, 'Co-investments (6.2%)'], [300, 'Region'], [370, 'Acquired'], [470, 'Fair value']),
      ...lineAt(98, [60, 'Larkmoor Tools, Inc.'], [300, 'America'], [370, '06/21/2019'], [470, '1,700,296']),
      ...lineAt(
        112,
        [60, 'Sedgebank Fund II, L.P.'],
        [300, 'Europe'],
        [370, '07/01/2019'],
        [470, '4,977,840'],
      ),
      ...lineAt(126, [60, 'Whinfell Dental, L.P.'], [300, 'America'], [370, '10/18/2018'], [470, '823,326']),
    ]);
    assert.deepEqual(namesOf(rows), [
      'Larkmoor Tools, Inc.',
      'Sedgebank Fund II, L.P.',
      'Whinfell Dental, L.P.',
    ]);
    assert.equal(rows[0]?.['investment_date'], '2019-06-21');
  });

  it('takes no list of calls for one: its amounts are none of a holding', async () => {
    const rows = await rowsOf([
      ...lineAt(60, [60, 'Capital calls']),
      ...lineAt(80, [60, 'Date'], [160, 'Description'], [430, 'Amount']),
      ...lineAt(98, [60, '2023-01-15'], [160, 'Initial call'], [430, '5,000,000']),
      ...lineAt(112, [60, '2023-06-20'], [160, 'Follow-on investment'], [430, '3,000,000']),
      ...lineAt(126, [60, '2024-03-10'], [160, 'Bridge round'], [430, '2,000,000']),
    ]);
    assert.deepEqual(rows, []);
  });

  it('reads the sum of a company’s instruments, also where a sum over several companies alone prints it', async () => {
    const amounts = (y: number, cost: string, value: string): TextAt[] =>
      lineAt(y, [390, cost], [480, value]);
    const rows = await rowsOf([
      ...lineAt(60, [60, 'Schedule of Investments']),
      ...lineAt(90, [390, 'Cost'], [480, 'Fair value']),
      ...lineAt(108, [60, 'Healthcare (57.8% of capital)']),
      ...lineAt(122, [66, 'Ravenscar Dental Company']),
      ...lineAt(136, [74, 'Preferred stock, 300,000 shares']),
      ...amounts(136, '14,000,000', '16,909,000'),
      ...lineAt(150, [74, 'Common stock, 100,000 shares']),
      ...amounts(150, '1,000,000', '3,300,000'),
      ...amounts(164, '15,000,000', '20,209,000'),
      ...lineAt(178, [66, 'Thrushgill Labs']),
      ...lineAt(192, [74, 'Warrants']),
      ...amounts(192, '50,000', '100,000'),
      ...lineAt(206, [60, 'Energy']),
      ...lineAt(220, [66, 'Oxenholme Power']),
      ...lineAt(234, [74, 'Common stock, 150,000 shares']),
      ...amounts(234, '3,000,000', '3,500,000'),
      ...lineAt(248, [74, 'Notes, due 2028']),
      ...amounts(248, '500,000', '800,000'),
      ...lineAt(262, [60, 'Total energy']),
      ...amounts(262, '3,500,000', '4,300,000'),
    ]);
    assert.deepEqual(
      rows.map((row) => [row[NAME], row['investment_cost'], row['investment_fair_value']]),
      [
        ['Ravenscar Dental Company', '15000000', '20209000'],
        ['Thrushgill Labs', '50000', '100000'],
        ['Oxenholme Power', '3500000', '4300000'],
      ],
    );
  });

  it('finds the titles over several sections that stand between them and the first row', async () => {
    const rows = await rowsOf([
      ...lineAt(76, [60, 'Company'], [390, 'Cost'], [480, 'Fair value']),
      ...lineAt(92, [60, 'PRIVATE EQUITY']),
      ...lineAt(106, [60, 'CO-INVESTMENTS']),
      ...lineAt(
        120,
        [60, 'Larkmoor Co-Invest L.P.'],
        [300, 'Asia'],
        [380, '10,000,000'],
        [480, '12,000,000'],
      ),
      ...lineAt(
        134,
        [60, 'Sedgebank Co-Invest L.P.'],
        [300, 'Europe'],
        [386, '6,435,450'],
        [486, '7,233,400'],
      ),
      ...lineAt(
        148,
        [60, 'Whinfell Co-Invest L.P.'],
        [300, 'Europe'],
        [386, '7,500,000'],
        [480, '13,934,470'],
      ),
    ]);
    assert.deepEqual(
      rows.map((row) => [row[NAME], row['investment_cost']]),
      [
        ['Larkmoor Co-Invest L.P.', '10000000'],
        ['Sedgebank Co-Invest L.P.', '6435450'],
        ['Whinfell Co-Invest L.P.', '7500000'],
      ],
    );
  });

  it('parts schedules that stand side by side where their titles come again', async () => {
    const line = (y: number, ...cells: string[]): TextAt[] =>
      lineAt(y, ...cells.map((text, at): [number, string] => [[40, 90, 240, 320, 370, 520][at] ?? 0, text]));
    const rows = await rowsOf([
      ...lineAt(40, [40, 'Schedule of Investments']),
      ...line(60, 'Shares', 'Security', 'Value', 'Shares', 'Security', 'Value'),
      ...line(78, '12,460', 'Tangvik Ferries AS', '10,518,867', '15,108', 'Vester Wind A/S', '3,017,115'),
      ...line(92, '45,603', 'Hollevik Foods ASA', '4,533,880', '66,257', 'Kolby Biotech A/S', '1,338,400'),
      ...line(106, '77,566', 'Bergslund Tools AB', '3,561,831'),
    ]);
    assert.deepEqual(namesOf(rows), [
      'Tangvik Ferries AS',
      'Hollevik Foods ASA',
      'Bergslund Tools AB',
      'Vester Wind A/S',
      'Kolby Biotech A/S',
    ]);
  });
});

describe('rows that a heading alone calls investments', () => {
  it('are in doubt, and what goes on in brackets is none of them', async () => {
    const { rows, rowCandidates } = await queryPages(
      [
        [
          ...lineAt(40, [60, 'Schedule of Investments']),
          ...lineAt(60, [60, 'Shares'], [440, 'Value']),
          ...lineAt(78, [60, '212,460'], [130, 'Larkmoor Core Equity, Class F'], [430, '10,518,867']),
          ...lineAt(92, [60, '245,603'], [130, 'Larkmoor Large Growth, Class F'], [436, '4,533,880']),
          ...lineAt(106, [60, '77,566'], [130, 'Larkmoor Small Value, Class F'], [436, '3,561,831']),
          ...lineAt(120, [130, 'Total equity']),
          ...lineAt(134, [130, '(cost $17,257,266)'], [430, '18,614,578']),
        ],
      ],
      'Performance',
    );
    assert.deepEqual(namesOf(rows), [
      'Larkmoor Core Equity, Class F',
      'Larkmoor Large Growth, Class F',
      'Larkmoor Small Value, Class F',
    ]);
    for (const row of rowCandidates) assert.ok((row[NAME]?.confidence ?? 1) <= MAX_DOUBTED);
  });
});

describe('what a page reports', () => {
  it('AMB-133 is of the end of its period, not of the day on which it was written', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Marram Dune Fund II, L.P.']),
          ...lineAt(80, [60, 'Quarterly report for the period ended March 31, 2025']),
          ...lineAt(96, [60, 'Report date: May 14, 2025']),
          ...lineAt(130, [60, 'Net IRR'], [300, '16.8%'], [400, '12.1%']),
        ],
      ],
      'Performance',
    );
    assert.equal(values['reporting_date'], '2025-03-31');
  });

  it('AMB-133 is of the last day of a quarter that its title names, in doubt', async () => {
    const { candidates } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Marram Dune Seed Fund I']),
          ...lineAt(80, [60, 'Quarterly report – Q2 2025']),
          ...lineAt(96, [60, 'August 12, 2025']),
          ...lineAt(130, [60, 'Net IRR'], [300, '16.8%'], [400, '12.1%']),
        ],
      ],
      'Performance',
    );
    const [best] = candidates['reporting_date'] ?? [];
    assert.equal(best?.value, '2025-06-30');
    assert.ok(best.confidence < 0.8);
  });

  it('gives each figure the title that ran out of its own cell into the next', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Marram Dune Fund II, L.P. – Fund performance']),
          { x: 74, y: 100, text: 'Total Value to Paid-In', size: 12 },
          { x: 180, y: 100, text: 'Distributions to Paid-In', size: 12 },
          { x: 290, y: 100, text: 'Residual Value to Paid-In', size: 12 },
          ...lineAt(125, [120, '1.18x'], [235, '0.04x'], [360, '1.14x']),
        ],
      ],
      'Performance',
    );
    assert.deepEqual([values['tvpi'], values['dpi'], values['rvpi']], ['1.18', '0.04', '1.14']);
  });

  it('takes the unit of the amounts around it for one that has none, in doubt, but for no longer one', async () => {
    const page = (called: string) => [
      ...lineAt(60, [60, 'Westmere Ventures Fund I']),
      ...lineAt(74, [60, 'Update for Q2 2024']),
      ...lineAt(100, [60, 'Fund size: $25mm']),
      ...lineAt(113, [60, `Called to date: ${called}`]),
      ...lineAt(126, [60, 'NAV: 3.9mm']),
    ];
    const calledOf = async (called: string) =>
      (await queryPages([page(called)], 'Performance')).candidates['fund_paid_in']?.[0];
    const short = await calledOf('3.2');
    assert.equal(short?.value, '3200000');
    assert.ok(short.confidence <= MAX_DOUBTED);
    assert.equal((await calledOf('3,200,000'))?.value, '3200000');
  });

  it('takes the commitment of a limited partner for no size of the fund', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Marram Dune Fund II, L.P. – Quarterly report']),
          ...lineAt(100, [60, 'Fund size'], [300, '€180,000,000']),
          ...lineAt(160, [60, 'LP commitment of €9,000,000 (of €180,000,000 total fund)']),
          ...lineAt(180, [300, 'Amount']),
          ...lineAt(196, [60, 'Commitment'], [300, '€9,000,000']),
          ...lineAt(212, [60, 'Remaining unfunded'], [300, '€540,000']),
        ],
      ],
      'Performance',
    );
    assert.equal(values['fund_size'], '180000000 EUR');
  });
});
