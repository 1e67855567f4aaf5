import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { lineAt, queryPages } from '../../testing/query-pages.ts';

/** Asserts the given values and says nothing of the others. */
function assertFound(values: Record<string, string>, wanted: Record<string, string | undefined>): void {
  const found = Object.fromEntries(Object.keys(wanted).map((fin) => [fin, values[fin]]));
  assert.deepEqual(found, wanted);
}

type Cells = readonly string[];

/** The rows of a table, each a label at the left and its cells, 16 points apart. */
const table = (top: number, xs: readonly number[], rows: readonly (readonly [string, ...Cells])[]) =>
  rows.flatMap(([label, ...cells], row) =>
    lineAt(
      top + 16 * row,
      ...[
        [40, label] as const,
        ...cells.flatMap((cell, at): [number, string][] => (cell === '' ? [] : [[xs[at] ?? 0, cell]])),
      ],
    ),
  );

describe('columns of capital accounts', () => {
  for (const [first, second, whole] of [
    ['Class A shares', 'Class B shares', 'Total holding'],
    ['Festkonto', 'Ergebniskonto', 'Gesamt'],
  ] as const)
    it(`takes the column ${whole} that adds up ${first} and ${second}`, async () => {
      const { values } = await queryPages(
        [
          [
            ...lineAt(40, [40, 'Capital account as of 30 June 2024. Amounts in EUR.']),
            ...lineAt(80, [250, first], [350, second], [450, whole]),
            ...table(
              100,
              [260, 360, 460],
              [
                ['Opening balance', '400,000', '100,000', '500,000'],
                ['Contributions', '80,000', '20,000', '100,000'],
                ['Management fees', '(8,000)', '-', '(8,000)'],
                ['Realised gains', '12,000', '3,000', '15,000'],
                ['Closing balance', '484,000', '123,000', '607,000'],
              ],
            ),
          ],
          [
            ...lineAt(40, [250, first], [350, second], [450, whole]),
            ...table(
              60,
              [260, 360, 460],
              [
                ['Commitment', '800,000', '200,000', '1,000,000'],
                ['Paid in to date', '600,000', '150,000', '750,000'],
                ['Unfunded commitment', '200,000', '50,000', '250,000'],
              ],
            ),
          ],
        ],
        'Capital Account',
      );
      assertFound(values, {
        opening_balance_qtd: '500000 EUR',
        contributions_qtd: '100000 EUR',
        management_fees_qtd: '8000 EUR',
        realised_gain_loss_qtd: '15000 EUR',
        closing_balance_qtd: '607000 EUR',
        commitment: '1000000 EUR',
      });
    });

  it('takes the columns under the title of the partner also where rows leave some of them empty', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(40, [40, 'Capital account statement as of 30 June 2024. Amounts in USD.']),
          ...lineAt(80, [180, 'LP 12 share of total fund'], [430, 'Total fund']),
          ...lineAt(
            96,
            [160, 'QTD'],
            [230, 'YTD'],
            [310, 'Since inception'],
            [410, 'QTD'],
            [480, 'Since inception'],
          ),
          ...table(
            112,
            [150, 220, 320, 400, 490],
            [
              ['Beginning NAV', '500,000', '420,000', '-', '25,000,000', '-'],
              ['Contributions', '100,000', '150,000', '720,000', '5,000,000', '36,000,000'],
              ['Management fees', '(8,000)', '(12,000)', '(90,000)', '(400,000)', '(4,500,000)'],
              ['Realised gains', '15,000', '49,000', '(23,000)', '750,000', '(1,150,000)'],
              ['Ending NAV', '607,000', '607,000', '607,000', '30,350,000', '30,350,000'],
              ['Total commitment', '', '', '1,000,000', '', '50,000,000'],
            ],
          ),
        ],
      ],
      'Capital Account',
    );
    assertFound(values, {
      contributions_qtd: '100000 USD',
      contributions_itd: '720000 USD',
      closing_balance_qtd: '607000 USD',
      commitment: '1000000 USD',
    });
  });

  it('reads movements across periods, and the scale of one row for that row only', async () => {
    const titles = (y: number, ...names: string[]) =>
      lineAt(y, ...names.map((name, at): [number, string] => [170 + 70 * at, name]));
    const { values } = await queryPages(
      [
        [
          ...lineAt(40, [40, 'Kapitalkonto 2025-07-01 – 2025-09-30. Belopp i tusental SEK.']),
          ...titles(80, 'Ingående', 'Inbetalt', 'Förvaltnings-', 'Orealiserade', '', 'Utgående'),
          ...titles(91, 'kapital', 'kapital', 'arvode', 'värdeförändr.', 'Vinstdelning', 'kapital'),
          ...table(
            108,
            [170, 240, 310, 380, 450, 520],
            [
              ['Kvartal 3 2025', '68 946', '5 200', '-562', '1 823', '-402', '75 005'],
              ['Januari–september 2025', '68 517', '8 950', '-2 250', '190', '-402', '75 005'],
              ['Fonden totalt, kv 3 (MSEK)', '1 723,7', '130,0', '-11,2', '71,9', '-8,7', '1 905,7'],
            ],
          ),
          ...lineAt(180, [40, 'Åtagande'], [240, 'SEK'], [310, 'Värderingen är inte granskad']),
          ...table(196, [240], [['Totalt åtagande', '100 000']]),
        ],
      ],
      'Capital Account',
    );
    assertFound(values, {
      opening_balance_qtd: '68946000 SEK',
      contributions_ytd: '8950000 SEK',
      unrealised_gain_loss_qtd: '1823000 SEK',
      carried_interest_qtd: '402000 SEK',
      commitment: '100000000 SEK',
    });
  });

  const statement = (lines: readonly (readonly [string, string])[], closing: string) =>
    queryPages(
      [
        [
          ...lineAt(40, [40, 'Capital account statement as of 30 June 2024. Amounts in EUR.']),
          ...lineAt(80, [440, 'Quarter to date']),
          ...table(
            100,
            [450],
            [
              ['Beginning NAV', '500,000'],
              ['Contributions', '100,000'],
              ...lines,
              ['Transfers of interest', '93,000'],
              ['Ending NAV', closing],
            ],
          ),
        ],
      ],
      'Capital Account',
    );

  it('takes a cost from the line that calls it net, wherever the gross one stands', async () => {
    const fees = [
      ['(Management Fees – Gross of Offsets, Waivers & Rebates)', '(10,000)'],
      ['(Management Fees – Net)', '(8,000)'],
    ] as const;
    for (const lines of [fees, fees.toReversed()]) {
      const { values } = await statement(lines, '700,000');
      assertFound(values, { management_fees_qtd: '8000 EUR' });
    }
  });

  it('takes the sum of the sums of several kinds of expenses', async () => {
    const { values } = await statement(
      [
        ['(Internal Staff/Related Persons – Rent)', '(3,100)'],
        ['(Total Expenses Allocated/Paid to Investment Adviser or Related Persons)', '(3,100)'],
        ['(Partnership Expenses – Third-Party Audit)', '(2,000)'],
        ['(Partnership Expenses – Bank Fees)', '0'],
        ['(Partnership Expenses – Third-Party Legal)', '(3,000)'],
        ['(Total Partnership Expenses – External)', '(5,000)'],
        ['(Total Partnership Expenses)', '(8,100)'],
      ],
      '684,900',
    );
    assertFound(values, { partnership_expenses_qtd: '8100 EUR' });
  });
});
