import { describe, it } from 'node:test';

import type { TextAt } from '../../testing/build-pdf.ts';
import { assertFound, lineAt } from '../../testing/query-pages.ts';

/** A distribution whose columns have the given titles: what stood, what moves and what stands with it. */
function columns(...titles: readonly string[]): TextAt[] {
  const xs = [260, 380, 500];
  const rows = [
    ['Return of capital', '4,125,000.00', '1,862,500.00', '5,987,500.00'],
    ['Gross distribution', '6,470,000.00', '3,120,750.00', '9,590,750.00'],
    ['Net distribution', '6,396,810.00', '2,979,335.00', '9,376,145.00'],
  ];
  const cells = (texts: readonly string[]): [number, string][] =>
    texts.map((text, at) => [xs[at] ?? 0, text]);
  return [
    ...lineAt(120, ...cells(titles)),
    ...rows.flatMap(([label = '', ...amounts], at) => lineAt(140 + 18 * at, [40, label], ...cells(amounts))),
  ];
}

const OF_NOTICE = {
  distribution_return_of_capital: '1862500.00',
  distribution_gross: '3120750.00',
  distribution_net: '2979335.00',
};

describe('columns before, of and with a notice', () => {
  for (const titles of [
    ['Earlier notices (1–6)', 'This notice', 'Cumulative'],
    ['Bisherige Ausschüttungen', 'Diese Ausschüttung', 'Kumuliert'],
    ['Cumul antérieur', 'Présente distribution', 'Cumul total'],
    ['Tidigare', 'Denna utdelning', 'Totalt'],
    ['Eerdere uitkeringen', 'Deze uitkering', 'Totaal'],
    ['Acumulado anterior', 'Esta distribución', 'Acumulado total'],
    ['Before', 'This distribution', 'Including this distribution'],
  ] as const)
    it(`takes the amounts of the notice from between "${titles[0]}" and "${titles[2]}"`, async () => {
      await assertFound(columns(...titles), 'Capital Distribution', OF_NOTICE);
    });
});
