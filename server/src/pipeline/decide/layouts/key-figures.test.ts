import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { runExtraction } from '../../stages/run-extraction.ts';
import type { TextAt } from '../../testing/build-pdf.ts';
import { buildPdf, labelRows, writeTemporary } from '../../testing/build-pdf.ts';
import { jobFor } from '../../testing/paths.ts';
import { assertFound, lineAt } from '../../testing/query-pages.ts';

/** Under this confidence the review asks for a look at a value. */
const NEEDS_A_LOOK = 0.8;

const HOLDINGS: readonly TextAt[] = [
  ...lineAt(60, [60, 'Marsh Lane Fund of Funds II SICAV']),
  ...lineAt(78, [60, 'Quarterly portfolio table, 30 June 2024 — amounts in EUR million']),
  ...lineAt(110, [60, 'Underlying fund'], [260, 'Year'], [320, 'Paid in'], [400, 'NAV'], [470, 'TVPI']),
  ...lineAt(126, [60, 'Larch Capital VI SCSp'], [260, '2020'], [330, '12.4'], [400, '24.0'], [470, '2.10x']),
  ...lineAt(142, [60, 'Ostler Growth III LP'], [260, '2016'], [335, '9.4'], [400, '11.0'], [470, '1.30x']),
  ...lineAt(158, [60, 'Total portfolio'], [330, '21.8'], [400, '35.0'], [470, '1.80x']),
];

describe('key figures of a report', () => {
  it('are in the unit of its table, which has years that are in none', async () => {
    await assertFound(
      [...HOLDINGS, ...lineAt(200, [60, 'Fund level:'], [160, 'Fund size 60.0'], [280, 'Paid in 30.0'])],
      'Performance',
      { fund_size: '60000000 EUR', fund_paid_in: '30000000 EUR' },
    );
  });

  it('are of the day in the title that a note on amounts follows', async () => {
    await assertFound(HOLDINGS, 'Performance', { reporting_date: '2024-06-30' });
  });
});

const call = (...more: TextAt[]): TextAt[] => [
  ...lineAt(60, [60, 'Marsh Lane Growth Fund II LP']),
  ...more,
  ...lineAt(130, [60, 'Notice date:'], [260, '3 March 2025']),
  ...lineAt(148, [60, 'Amount due'], [260, 'EUR 120,000.00']),
];

describe('the number of a notice', () => {
  it('stands in brackets behind the name of the paper', async () => {
    const title = lineAt(90, [60, 'Drawdown Notice (No. 3)']);
    await assertFound(call(...title), 'Capital Call', { call_number: '3' });
  });

  it('is that of the line marked as this notice, not the first of the list', async () => {
    const list = [
      ...lineAt(200, [60, 'Call'], [160, 'Notice date'], [280, 'Due date'], [400, 'Amount']),
      ...lineAt(216, [60, '1'], [160, '4 May 2021'], [280, '18 May 2021'], [400, '90,000.00']),
      ...lineAt(232, [60, '2'], [160, '6 May 2022'], [280, '20 May 2022'], [400, '80,000.00']),
      ...lineAt(
        248,
        [60, '6 (this call)'],
        [160, '3 March 2025'],
        [280, '17 March 2025'],
        [400, '120,000.00'],
      ),
    ];
    await assertFound(call(...list), 'Capital Call', { call_number: '6', due_date: '2025-03-17' });
  });
});

describe('a share of the fund', () => {
  it('is known by a unit in words', async () => {
    const account = [
      ...lineAt(60, [60, 'Capital Account Statement']),
      ...lineAt(100, [60, 'Commitment'], [260, 'USD 5,000,000']),
      ...lineAt(118, [60, 'Holding (per cent)'], [260, '2.5']),
    ];
    await assertFound(account, 'Capital Account', { ownership_percentage: '2.5' });
  });
});

const OTHER_TRADES: Record<string, { title: string; rows: [string, string][] }> = {
  'a receipt': {
    title: 'Receipt',
    rows: [
      ['Date', '3 March 2025'],
      ['Coffee', '4.50'],
      ['Total amount due', 'EUR 12.90'],
    ],
  },
  'a bill with payment details': {
    title: 'Invoice of Hartley & Sons Plumbing Ltd',
    rows: [
      ['Invoice date', '14 March 2024'],
      ['Due date', '28 March 2024'],
      ['Total amount due', 'GBP 554.40'],
      ['Payment details', 'Yorkshire Bank'],
      ['Account name', 'Hartley & Sons Plumbing Ltd'],
      ['Account number', '20418833'],
      ['Reference', '20418'],
    ],
  },
  "a bank's statement between two balances": {
    title: 'Account statement',
    rows: [
      ['Statement date', '30 June 2024'],
      ['Opening balance', '4,210.55'],
      ['Withdrawals', '(5,120.10)'],
      ['Interest', '12.02'],
      ['Closing balance', '(897.53)'],
    ],
  },
  'a bill whose services are called as those of funds are': {
    title: 'Payment request of Cloudwise Software Inc.',
    rows: [
      ['Due date', '17 June 2024'],
      ['Call reference number', '7'],
      ['Management fee', 'USD 2,400.00'],
      ['Total amount due', 'USD 20,550.00'],
      ['Wire instructions', 'First Bay Bank'],
    ],
  },
};

describe('a paper of another trade', () => {
  for (const [name, { title, rows }] of Object.entries(OTHER_TRADES))
    it(`has neither a type nor a value that is sure: ${name}`, async () => {
      const paper = [...lineAt(60, [60, title]), ...labelRows(rows)];
      const outcome = await runExtraction(
        jobFor(writeTemporary(await buildPdf([paper])), { documentType: null }),
      );
      assert.ok(outcome.ok, JSON.stringify(outcome));
      const { metrics, recognisedType } = outcome.result;
      assert.ok((recognisedType?.confidence ?? 0) < NEEDS_A_LOOK);
      const sure = metrics.flatMap(({ candidates }) =>
        candidates.filter(({ confidence }) => confidence >= NEEDS_A_LOOK),
      );
      assert.deepEqual(sure, []);
    });
});

it('a list of holdings with their multiple of invested capital is a paper of a fund, whoever it is called by', async () => {
  const page = [
    ...lineAt(60, [60, 'Quarterly Report — Q2 2025']),
    ...lineAt(90, [60, 'Portfolio Summary']),
    ...lineAt(110, [60, 'Company'], [200, 'Invested'], [300, 'FMV'], [400, 'Gross MOIC']),
    ...lineAt(130, [60, 'Fenholt Robotics'], [200, '£4.3M'], [300, '£9.9M'], [400, '2.30x']),
    ...lineAt(150, [60, 'Marl Textiles'], [200, '£2.6M'], [300, '£3.1M'], [400, '1.19x']),
  ];
  const outcome = await runExtraction(jobFor(writeTemporary(await buildPdf([page])), { documentType: null }));
  assert.ok(outcome.ok, JSON.stringify(outcome));
  const cells = outcome.result.rows.flatMap((row) => row.cells);
  const names = cells.flatMap(({ fin, candidates }) => (fin === 'investment_name' ? candidates : []));
  assert.deepEqual(
    names.map(({ value, confidence }) => [value, confidence >= NEEDS_A_LOOK]),
    [
      ['Fenholt Robotics', true],
      ['Marl Textiles', true],
    ],
  );
});
