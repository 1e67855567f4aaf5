import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { lineAt, queryPages } from '../testing/query-pages.ts';

/** Asserts the given values and says nothing of the others. */
function assertFound(values: Record<string, string>, wanted: Record<string, string | undefined>): void {
  const found = Object.fromEntries(Object.keys(wanted).map((fin) => [fin, values[fin]]));
  assert.deepEqual(found, wanted);
}

describe('statements with labels in unusual places', () => {
  it('reads several pairs strung together on one line', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Bourdaine Capital III, compte de capital']),
          ...lineAt(90, [
            60,
            'Engagement : 4 000 000 € – Distributions rappelables : 117 876,25 € – Reste à appeler : 2 145 038,93 €',
          ]),
        ],
      ],
      'Capital Account',
    );
    assertFound(values, {
      commitment: '4000000 EUR',
      recallable_distributions: '117876.25 EUR',
      unfunded_commitment: '2145038.93 EUR',
    });
  });

  it('passes over a column of lone currency signs between a label and its amounts', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Overzicht kapitaalrekening']),
          ...lineAt(90, [330, '3e kwartaal 2024'], [470, 'Sinds aanvang']),
          ...lineAt(110, [60, 'Stortingen'], [270, '€'], [340, '191.259,86'], [470, '3.249.582,68']),
          ...lineAt(126, [60, 'Uitkeringen'], [270, '€'], [340, '-57.527,66'], [470, '-1.441.832,07']),
          ...lineAt(142, [60, 'Beheervergoeding'], [270, '€'], [340, '-21.136,24'], [470, '-196.448,30']),
        ],
      ],
      'Capital Account',
    );
    assertFound(values, {
      contributions_qtd: '191259.86 EUR',
      contributions_itd: '3249582.68 EUR',
      distributions_itd: '1441832.07 EUR',
      management_fees_qtd: '21136.24 EUR',
    });
  });

  it('names each tile by the caption under its own number', async () => {
    const tile = (x: number, number: string, caption: string) => [
      { x, y: 90, text: number, size: 14 },
      { x, y: 101, text: caption, size: 8 },
    ];
    const { values } = await queryPages(
      [
        [
          ...lineAt(40, [60, 'Fund performance at September 30, 2023']),
          ...tile(60, '$120,000,000', 'Fund size'),
          ...tile(200, '$92,160,920', 'Paid-in capital'),
          ...tile(340, '$42,716,563', 'Distributions'),
          ...tile(480, '$83,082,483', 'Net asset value'),
        ],
      ],
      'Performance',
    );
    assertFound(values, {
      fund_size: '120000000 USD',
      fund_paid_in: '92160920 USD',
      fund_distributed: '42716563 USD',
      fund_nav: '83082483 USD',
    });
  });
});
