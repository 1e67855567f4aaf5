import { describe, it } from 'node:test';

import type { TextAt } from '../../testing/build-pdf.ts';
import { assertFound, lineAt } from '../../testing/query-pages.ts';

/** Rows of a label and its amount, 18 points apart. */
function rows(...lines: (readonly [label: string, amount: string])[]): TextAt[] {
  return lines.flatMap(([label, amount], index) => lineAt(100 + 18 * index, [60, label], [400, amount]));
}

describe('what adds up to the whole of a notice', () => {
  it('tells the parts of a call by parts of their words where no label names them', async () => {
    const lines = (sum: string): TextAt[] =>
      rows(
        ['Majority stake in Barnoldswick Castings', '624,000.00'],
        ['Remuneration of the general partner, second half', '75,000.00'],
        ['Legal and set-up outlays', '13,500.00'],
        ['Sum now asked for', sum],
      );
    await assertFound(lines('712,500.00'), 'Capital Call', {
      call_investments: '624000.00',
      call_management_fees: '75000.00',
      call_partnership_expenses: '13500.00',
      call_amount: '712500.00',
    });
    await assertFound(lines('712,999.00'), 'Capital Call', { call_amount: undefined });
  });

  it('tells them in another language', async () => {
    await assertFound(
      rows(
        ['Rückführung aus dem Verkauf der Beteiligung', '320.000,00'],
        ['Überschuss über den Buchwert', '180.000,00'],
        ['Dividendenanteil des ersten Halbjahres', '20.000,00'],
        ['Summe für Sie', '520.000,00'],
      ),
      'Capital Distribution',
      {
        distribution_return_of_capital: '320000.00',
        distribution_realised_gain: '180000.00',
        distribution_income: '20000.00',
      },
    );
  });

  it("reads the partner's row of a table whose columns are the parts", async () => {
    await assertFound(
      [
        ...lineAt(
          100,
          [60, 'Source'],
          [300, 'Capital'],
          [370, 'Capital gain'],
          [460, 'Income'],
          [530, 'Total'],
        ),
        ...lineAt(118, [60, 'Thirlby'], [300, '312,500'], [370, '487,120'], [460, '–'], [530, '799,620']),
        ...lineAt(136, [60, 'Ettrick'], [300, '–'], [370, '–'], [460, '38,415'], [530, '38,415']),
        ...lineAt(
          154,
          [60, 'Your distribution'],
          [300, '312,500'],
          [370, '487,120'],
          [460, '38,415'],
          [530, '838,035'],
        ),
      ],
      'Capital Distribution',
      {
        distribution_return_of_capital: '312500',
        distribution_realised_gain: '487120',
        distribution_income: '38415',
        distribution_gross: '838035',
      },
    );
  });

  it('takes what is taken off for no part', async () => {
    await assertFound(
      rows(
        ['Bruto uitkering', '463.425,00'],
        ['Dividendbelasting', '1.770,00'],
        ['Winstaandeel beherend vennoot', '26.412,50'],
        ['Totaal inhoudingen', '28.182,50'],
        ['Netto uitkering', '435.242,50'],
      ),
      'Capital Distribution',
      { distribution_income: undefined, distribution_gross: '463425.00', distribution_net: '435242.50' },
    );
  });

  it('takes no number of units and no amount of one for a part', async () => {
    const xs = [60, 260, 360, 470];
    const cells = (...texts: readonly string[]): [number, string][] =>
      texts.map((text, at) => [xs[at] ?? 0, text]);
    await assertFound(
      [
        ...lineAt(80, ...cells('Component', 'Units held', 'Rate per unit', 'Amount')),
        ...lineAt(100, ...cells('Return of capital', '1,250', '36.00', '45,000.00')),
        ...lineAt(118, ...cells('Income', '1,250', '4.80', '6,000.00')),
        ...lineAt(136, ...cells('Gross distribution', '', '40.80', '51,000.00').filter(([, text]) => text)),
      ],
      'Capital Distribution',
      {
        distribution_return_of_capital: '45000.00',
        distribution_income: '6000.00',
        distribution_gross: '51000.00',
      },
    );
  });
});
