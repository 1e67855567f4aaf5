import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { lineAt, queryPages } from '../../testing/query-pages.ts';

describe('a dash for an amount', () => {
  it('is found where it stands, without a value', async () => {
    const rows = [
      ['Opening balance', '1,000,000'],
      ['Contributions', '250,000'],
      ['Distributions', '–'],
      ['Closing balance', '1,250,000'],
    ];
    const { candidates } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Capital account statement, in EUR']),
          ...lineAt(90, [380, 'Quarter ended 30 June 2024']),
          ...rows.flatMap(([label = '', amount = ''], at) =>
            lineAt(120 + 20 * at, [60, label], [420, amount]),
          ),
        ],
      ],
      'Capital Account',
    );
    const [nil] = candidates['distributions_qtd'] ?? [];
    assert.equal(nil?.text, '–');
    assert.equal(nil.value, '');
    assert.equal(nil.page, 1);
    assert.ok(nil.y > 0.1 && nil.h > 0);
    assert.equal(candidates['contributions_qtd']?.[0]?.value, '250000');
  });

  it('is found in the row of an investment too', async () => {
    const { rows, nilsOfRows } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Schedule of investments as of 31 December 2024, in EUR']),
          ...lineAt(100, [60, 'Investment'], [260, 'Cost'], [360, 'Realised proceeds'], [480, 'Fair value']),
          ...lineAt(120, [60, 'Alder Robotics GmbH'], [260, '12,500,000'], [360, '–'], [480, '15,100,000']),
          ...lineAt(
            140,
            [60, 'Birch Logistics AB'],
            [260, '8,000,000'],
            [360, '2,400,000'],
            [480, '7,900,000'],
          ),
          ...lineAt(160, [60, 'Cedar Health Ltd'], [260, '5,250,000'], [360, '–'], [480, '6,000,000']),
        ],
      ],
      'Performance',
    );
    assert.deepEqual(nilsOfRows, [['investment_realised'], [], ['investment_realised']]);
    assert.deepEqual(
      rows.map(({ investment_realised: realised }) => realised),
      [undefined, '2400000 EUR', undefined],
    );
  });
});
