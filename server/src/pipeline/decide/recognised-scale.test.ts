import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { MAX_DOUBTED } from '../contract/candidate.ts';
import type { TextAt } from '../testing/build-pdf.ts';
import type { FoundOnPages } from '../testing/query-pages.ts';
import { lineAt, queryPages } from '../testing/query-pages.ts';

describe('the scale of amounts on a recognised page whose note was lost', () => {
  const report = (note: string): TextAt[] => [
    ...lineAt(50, [34, 'Lindgrove Partners V, L.P.']),
    ...lineAt(68, [34, 'Quarterly report as of September 30, 2024']),
    ...lineAt(90, [34, 'Fund size:'], [200, '$750,000,000']),
    ...lineAt(130, [34, `Schedule of investments ${note}`]),
    ...lineAt(
      150,
      [38, 'Company'],
      [200, 'Cost'],
      [280, 'Realized'],
      [360, 'Fair value'],
      [450, 'Total value'],
    ),
    ...lineAt(
      168,
      [38, 'Hartwell Air Filtration'],
      [200, '41.6'],
      [280, '30.5'],
      [360, '70.0'],
      [450, '100.5'],
    ),
    ...lineAt(186, [38, 'Prairie Star Hospice'], [200, '66.6'], [280, '68.1'], [360, '36.5'], [450, '104.6']),
    ...lineAt(204, [38, 'Vellum Learning'], [200, '35.1'], [280, '12.0'], [360, '82.4'], [450, '94.4']),
  ];
  const costs = ({ rows }: FoundOnPages): (string | undefined)[] =>
    rows.map(({ investment_cost: cost }) => cost?.split(' ')[0]);

  it('gives the amounts of rows the one that the amounts of the fund tell, and doubts them', async () => {
    const found = await queryPages([report('')], 'Performance', [], 'ocr');
    assert.deepEqual(costs(found), ['41600000', '66600000', '35100000']);
    for (const { investment_cost: cost } of found.rowCandidates)
      assert.ok((cost?.confidence ?? 1) <= MAX_DOUBTED);
  });

  it('changes nothing on a page of text, nor beside a note', async () => {
    assert.deepEqual(costs(await queryPages([report('')], 'Performance')), ['41.6', '66.6', '35.1']);
    const noted = await queryPages([report('(US$ in thousands)')], 'Performance', [], 'ocr');
    assert.deepEqual(costs(noted), ['41600', '66600', '35100']);
  });
});
