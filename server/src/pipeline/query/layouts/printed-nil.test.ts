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
});
