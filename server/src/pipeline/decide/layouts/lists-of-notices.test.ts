import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { TextAt } from '../../testing/build-pdf.ts';
import { assertFound, lineAt, queryPages } from '../../testing/query-pages.ts';

const HEAD = [
  ...lineAt(50, [60, 'Kestrel Growth Fund II LP']),
  ...lineAt(68, [60, 'Capital call notice']),
  ...lineAt(86, [60, 'Notice date:'], [200, '7 May 2024']),
];

/** Lines of cells, the first at the given height. */
function list(xs: readonly number[], ...lines: readonly (readonly string[])[]): TextAt[] {
  return lines.flatMap((texts, at) =>
    lineAt(
      120 + 18 * at,
      ...texts.map((text, column): [number, string] => [xs[column] ?? 0, text]).filter(([, text]) => text),
    ),
  );
}

const LISTED = [60, 160, 260, 360, 460];
const CALLS = [
  ['1', '15 Mar 2021', '100,000.00', '25,000.00', '125,000.00'],
  ['2', '20 Sep 2021', '110,000.00', '25,000.00', '135,000.00'],
  ['3', '1 Mar 2022', '90,000.00', '25,000.00', '115,000.00'],
];
const THIS = ['21 May 2024', '60,000.00', '25,000.00', '85,000.00'];
const TITLES = ['Call no.', 'Due date', 'Investments', 'Fees', 'Total'];
const OF_NOTICE = {
  call_number: '4',
  due_date: '2024-05-21',
  call_investments: '60000.00',
  call_management_fees: '25000.00',
  call_amount: '85000.00',
};

describe('a list of all notices of a fund', () => {
  for (const mark of ['4 (this call)', '4 (current drawdown)', '4 (dieser Abruf)', '4 (présent appel)'])
    it(`takes this notice from the row "${mark}" and not from the first or the total`, async () => {
      const total = ['Total', '', '360,000.00', '100,000.00', '460,000.00'];
      await assertFound(
        [...HEAD, ...list(LISTED, TITLES, ...CALLS, [mark, ...THIS], total)],
        'Capital Call',
        OF_NOTICE,
      );
    });

  it('takes it from a list that begins with the newest', async () => {
    const total = ['Cumulative', '', '360,000.00', '100,000.00', '460,000.00'];
    const rows = [['4 (this call)', ...THIS], ...CALLS.toReversed(), total];
    await assertFound([...HEAD, ...list(LISTED, TITLES, ...rows)], 'Capital Call', OF_NOTICE);
  });

  it('goes on taking it from there when the notice says its number and due date above', async () => {
    const own = [
      ...lineAt(50, [60, 'Kestrel Growth Fund II LP – capital call notice no. 4']),
      ...lineAt(68, [60, 'Notice date:'], [200, '7 May 2024']),
      ...lineAt(86, [60, 'Due date:'], [200, '21 May 2024']),
    ];
    const rows = list(LISTED, TITLES, ...CALLS, ['4 (this call)', ...THIS]);
    await assertFound([...own, ...rows], 'Capital Call', OF_NOTICE);
  });
});

describe('what a notice moves', () => {
  it('is no list of notices where one line says what this call takes', async () => {
    const lines = list(
      [60, 300, 420],
      ['', 'Total Fund', 'Your share'],
      ['Unfunded commitment before this notice', '102,472,720', '4,182,560'],
      ['Less: this capital call', '(13,842,500)', '(565,000)'],
      ['Unfunded commitment after this notice', '88,630,220', '3,617,560'],
    );
    await assertFound([...HEAD, ...lines], 'Capital Call', {
      unfunded_before_call: '4182560',
      unfunded_after_call: '3617560',
    });
  });
});

describe('a column of sums beside that of a notice', () => {
  for (const titles of [
    ['Cumulative', 'This call'],
    ['Called to date', 'Current call'],
    ['Total to date', 'Current'],
    ['Since inception', 'This notice'],
    ['Bis dato', 'Dieser Abruf'],
    ['À ce jour', 'Présent appel'],
  ])
    it(`takes the amounts of the notice beside "${titles[0]}"`, async () => {
      const lines = list(
        [60, 260, 400],
        ['', ...titles],
        ['Investments', '510,000.00', '60,000.00'],
        ['Management fee', '150,000.00', '25,000.00'],
        ['Total capital call', '660,000.00', '85,000.00'],
      );
      const { values } = await queryPages([[...HEAD, ...lines]], 'Capital Call');
      assert.deepEqual(
        ['call_investments', 'call_management_fees', 'call_amount', 'unfunded_after_call'].map(
          (fin) => values[fin],
        ),
        ['60000.00', '25000.00', '85000.00', undefined],
      );
    });

  it('takes them from between earlier notices by their numbers and the total', async () => {
    const lines = list(
      [60, 200, 320, 440],
      ['', 'Calls 1-3', 'Call 4', 'Total'],
      ['Investments', '300,000.00', '60,000.00', '360,000.00'],
      ['Management fee', '75,000.00', '25,000.00', '100,000.00'],
      ['Total capital call', '375,000.00', '85,000.00', '460,000.00'],
    );
    await assertFound([...HEAD, ...lines], 'Capital Call', {
      call_investments: '60000.00',
      call_management_fees: '25000.00',
      call_amount: '85000.00',
    });
  });
});
