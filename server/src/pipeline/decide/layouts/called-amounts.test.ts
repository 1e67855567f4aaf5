import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { TextAt } from '../../testing/build-pdf.ts';
import { assertFound, lineAt, queryPages } from '../../testing/query-pages.ts';

/** Lines of cells whose first begins at the left and whose others end about where the titles over them do. */
function table(from: number, xs: readonly number[], ...lines: readonly (readonly string[])[]): TextAt[] {
  return lines.flatMap((texts, at) =>
    lineAt(
      from + 18 * at,
      ...texts.map((text, column): [number, string] => [xs[column] ?? 0, text]).filter(([, text]) => text),
    ),
  );
}

describe('what a call asks for', () => {
  it('is what is to be paid, with what comes on top of the commitment', async () => {
    await assertFound(
      table(
        100,
        [60, 420],
        ['Loan advance to Ardgour Storage', '412,500.00'],
        ['Partnership costs', '3,187.45'],
        ['Drawn from the Commitment', '415,687.45'],
        ['Management fee (in addition to Commitment)', '46,875.00'],
        ['Total payable', '462,562.45'],
      ),
      'Capital Call',
      { call_investments: '412500.00', call_amount: '462562.45' },
    );
  });

  it('is what is to be paid net of a distribution, though the gross amount is the sum of the parts', async () => {
    for (const payable of ['Net amount payable by you', 'Netto zu zahlen', 'Montant net à verser'])
      await assertFound(
        table(
          100,
          [60, 420],
          ['Investment in Redstone Holdings', '1,140,000.00'],
          ['Management fee', '87,500.00'],
          ['Partnership expenses', '14,620.00'],
          ['Gross capital contribution', '1,242,120.00'],
          ['Distribution applied', '(318,440.25)'],
          [payable, '923,679.75'],
        ),
        'Capital Call',
        { call_management_fees: '87500.00', call_amount: '923679.75' },
      );
  });

  it('is none of the drawdowns that a table counts; its total names the parts by the columns', async () => {
    const found = await queryPages(
      [
        [
          ...table(40, [60, 200], ['Notice no.', '5 (second closing)']),
          ...table(
            100,
            [60, 180, 300, 420],
            ['', 'Investments', 'Management fee', 'Contribution'],
            ['Drawdown 1', '-', '75,000.00', '75,000.00'],
            ['Drawdown 2', '937,500.00', '37,500.00', '975,000.00'],
            ['Drawdown 3', '562,500.00', '37,500.00', '600,000.00'],
            ['Total', '1,500,000.00', '150,000.00', '1,650,000.00'],
          ),
          ...table(
            300,
            [60, 420],
            ['Contribution', '1,650,000.00'],
            ['Equalisation interest', '61,346.25'],
            ['Total amount due on the Value date', '1,711,346.25'],
          ),
        ],
      ],
      'Capital Call',
    );
    const { call_number, call_investments, call_management_fees, call_amount } = found.values;
    assert.deepEqual(
      [call_number, call_investments, call_management_fees, call_amount],
      ['5', '1500000.00', '150000.00', '1711346.25'],
    );
  });

  it("stands in the partner's row of a register that calls everybody by a reference", async () => {
    const letter = lineAt(60, [60, 'Investor reference: BCF-0031']);
    const register = table(
      100,
      [60, 160, 280, 380, 480],
      ['Investor', 'Commitment', 'Loans', 'Management fee', 'Total call'],
      ['BCF-0030', '22,500,000.00', '1,406,250.00', '70,312.50', '1,476,562.50'],
      ['BCF-0031', '30,000,000.00', '1,875,000.00', '75,000.00', '1,950,000.00'],
      ['BCF-0033', '90,000,000.00', '5,625,000.00', '28,125.00', '5,653,125.00'],
    );
    await assertFound([...letter, ...register], 'Capital Call', {
      commitment: '30000000.00',
      call_management_fees: '75000.00',
      call_amount: '1950000.00',
    });
  });

  it('loses nothing to columns of units that stand before it', async () => {
    const lines = table(
      100,
      [60, 280, 420],
      ['Use', 'Units held', 'Amount'],
      ['Management fee', '1,250', '45,000.00'],
      ['Partnership expenses', '1,250', '6,000.00'],
    );
    const { candidates } = await queryPages([lines], 'Capital Call');
    const [best] = candidates.call_management_fees ?? [];
    assert.equal(best?.value, '45000.00');
    assert.equal(best.evidence?.similarity, 1);
    assert.equal(best.evidence.laterColumn, undefined);
  });

  it('reads what is to be paid of a call that is set against a distribution, though its parts add up to more', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Capital call no. 9, set against distribution no. 3']),
        ...lineAt(100, [60, 'Investments'], [400, '750,000.00']),
        ...lineAt(114, [60, 'Management fee'], [400, '56,250.00']),
        ...lineAt(128, [60, 'Partnership expenses'], [400, '8,740.00']),
        ...lineAt(142, [60, 'Total capital call'], [400, '814,990.00']),
        ...lineAt(156, [60, 'Total distribution'], [400, '(343,775.00)']),
        ...lineAt(170, [60, 'Amount payable by you'], [400, '471,215.00']),
      ],
      'Capital Call',
      { call_amount: '471215.00', call_investments: '750000.00' },
    );
  });
});
