import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { readBuiltInSchemas } from '../../built-in-schemas.ts';
import { readChecks } from '../../decide/catalogue-checks.ts';
import { readContext } from '../../facts/document-context.ts';
import { line, pageOf } from '../../testing/page-of.ts';
import { termsOf } from '../../vocabulary/metric-terms.ts';
import { findRows } from './repeating-rows.ts';

const { schemas, checks } = readBuiltInSchemas(new URL('../../../database/catalogue.json', import.meta.url));
const performance = schemas.find(({ documentType }) => documentType === 'Performance');
const metrics = (performance?.groups.find(({ isRepeatingGroup }) => isRepeatingGroup)?.metrics ?? []).map(
  (metric) => ({ metric, terms: termsOf(metric) }),
);
const FUNDS: [string, ...number[]][] = [
  ['Ash Growth IX, L.P.', 25_000_000, 23_100_000, 11_880_000, 26_440_000],
  ['Birch Early Stage V, L.P.', 12_000_000, 9_960_000, 1_400_000, 17_310_000],
  ['Cedar Debt II, L.P.', 30_000_000, 27_840_000, 16_330_000, 14_800_000],
  ['Douglas Income III, L.P.', 15_000_000, 14_750_000, 4_020_000, 8_030_000],
];

/** A list whose fourth title, over two columns of amounts that are paid in, does not say which of them is the cost. */
function costs(multipleOf: (called: number, total: number) => number): (string | undefined)[] {
  const shown = (amount: number): string => amount.toLocaleString('en-GB');
  const lines = FUNDS.map(([name, committed = 0, called = 0, paid = 0, value = 0], at) =>
    line(
      120 + 20 * at,
      [40, name],
      [200, shown(committed)],
      [270, shown(called)],
      [340, shown(paid)],
      [410, shown(value)],
      [480, shown(paid + value)],
      [550, `${multipleOf(called, paid + value).toFixed(2)}x`],
    ),
  );
  const titles = line(
    100,
    [40, 'Partnership'],
    [200, 'Promised'],
    [270, 'Sent'],
    [340, 'Distributed'],
    [410, 'Market value'],
    [480, 'Total value'],
    [550, 'Multiple'],
  );
  const pages = [pageOf([titles, ...lines].flat())];
  const asked = readChecks(checks, 'Performance').rows;
  return findRows(pages, metrics, readContext(pages), { checks: asked }).map(
    (cells) => cells.find(({ wanted }) => wanted.metric.fin === 'investment_cost')?.proposal.value,
  );
}

describe('columns that the identities of rows prove', () => {
  it('finds the column by which the total value has the printed multiple, whatever its title is', () => {
    assert.deepEqual(
      costs((called, total) => total / called),
      ['23100000', '9960000', '27840000', '14750000'],
    );
  });

  it('takes no column where no identity holds', () => {
    assert.deepEqual(
      costs(() => 1.11),
      [undefined, undefined, undefined, undefined],
    );
  });
});
