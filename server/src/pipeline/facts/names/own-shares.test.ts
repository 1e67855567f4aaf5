import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { assertFound, lineAt, queryPages } from '../../testing/query-pages.ts';

describe('the own share among those of other investors', () => {
  it('reads the row of the investor whom the notice names, by the titles of its columns', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Distribution notice 4']),
        ...lineAt(80, [60, 'Prepared for Kestrel Row Endowment']),
        ...lineAt(118, [240, 'Return of'], [340, 'Realised'], [440, 'Net']),
        ...lineAt(130, [60, 'Investor'], [240, 'capital'], [340, 'gain'], [440, 'distribution']),
        ...lineAt(150, [60, 'Alder Pension Plan'], [240, '1,500.00'], [340, '2,250.00'], [440, '3,750.00']),
        ...lineAt(170, [60, 'Kestrel Row Endowment'], [240, '500.00'], [340, '750.00'], [440, '1,250.00']),
        ...lineAt(190, [60, 'Other investors'], [240, '8,000.00'], [340, '9,000.00'], [440, '17,000.00']),
        ...lineAt(210, [60, 'Total'], [240, '10,000.00'], [340, '12,000.00'], [440, '22,000.00']),
      ],
      'Capital Distribution',
      {
        distribution_return_of_capital: '500.00',
        distribution_realised_gain: '750.00',
        distribution_net: '1250.00',
      },
    );
  });

  it('takes no fund of a list that only a note below names for the investor', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Distribution notice 4']),
        ...lineAt(80, [60, 'Prepared for Kestrel Row Endowment']),
        ...lineAt(118, [240, 'Return of'], [340, 'Realised'], [440, 'Gross']),
        ...lineAt(130, [60, 'Fund'], [240, 'capital'], [340, 'gain'], [440, 'distribution']),
        ...lineAt(150, [60, 'Hartwell Growth IX'], [240, '1,500.00'], [340, '2,250.00'], [440, '3,750.00']),
        ...lineAt(170, [60, 'Norderney Debt IV'], [240, '500.00'], [340, '750.00'], [440, '1,250.00']),
        ...lineAt(230, [60, 'Tax is withheld on income of Hartwell Growth IX and shared by all partners.']),
      ],
      'Capital Distribution',
      { distribution_return_of_capital: undefined, distribution_gross: undefined },
    );
  });

  it('takes no mark before the name of a row for a part of it', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Issued to: Kestrel Row Endowment']),
        ...lineAt(120, [60, 'Investor'], [240, 'Return of capital'], [420, 'Net distribution']),
        ...lineAt(140, [60, 'Alder Pension Plan'], [240, '1,500.00'], [420, '3,750.00']),
        ...lineAt(160, [60, '• Kestrel Row Endowment'], [240, '500.00'], [420, '1,250.00']),
      ],
      'Capital Distribution',
      {
        limited_partner: 'Kestrel Row Endowment',
        distribution_return_of_capital: '500.00',
        distribution_net: '1250.00',
      },
    );
  });

  it('joins a title that its lines part with a hyphen', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Bestemd voor: De Vries Participaties B.V.']),
        ...lineAt(118, [240, 'Bruto'], [340, 'Dividend-'], [440, 'Netto']),
        ...lineAt(130, [60, 'Vennoot'], [240, 'uitkering'], [340, 'belasting'], [440, 'uitkering']),
        ...lineAt(150, [60, 'Anema Holding B.V.'], [240, '1.500,00'], [340, '50,00-'], [440, '1.450,00']),
        ...lineAt(
          170,
          [60, 'De Vries Participaties B.V.'],
          [240, '900,00'],
          [340, '30,00-'],
          [440, '870,00'],
        ),
      ],
      'Capital Distribution',
      {
        limited_partner: 'De Vries Participaties B.V.',
        distribution_gross: '900.00',
        distribution_withholding_tax: '30.00',
        distribution_net: '870.00',
      },
    );
  });

  it('reads the column of the investor whom the notice names', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'To: Kestrel Row Endowment']),
        ...lineAt(120, [220, 'Alder Pension Plan'], [330, 'Kestrel Row Endowment'], [460, 'Birch Trust']),
        ...lineAt(140, [60, 'Investments'], [250, '4,000.00'], [380, '8,000.00'], [480, '6,000.00']),
        ...lineAt(160, [60, 'Management fees'], [250, '400.00'], [380, '800.00'], [480, '600.00']),
        ...lineAt(180, [60, 'Total call'], [250, '4,400.00'], [380, '8,800.00'], [480, '6,600.00']),
      ],
      'Capital Call',
      { call_investments: '8000.00', call_management_fees: '800.00', call_amount: '8800.00' },
    );
  });

  it('reads a name over two lines of its column, and one behind the number of its row', async () => {
    await assertFound(
      [
        ...lineAt(50, [60, 'Prepared for Kestrel Row Endowment']),
        ...lineAt(100, [220, 'Alder'], [340, 'Kestrel Row'], [460, 'Total']),
        ...lineAt(112, [220, 'Pension Plan'], [340, 'Endowment'], [460, 'all investors']),
        ...lineAt(130, [60, 'Investments'], [220, '4,000.00'], [340, '8,000.00'], [460, '12,000.00']),
        ...lineAt(150, [60, 'Total call'], [220, '4,400.00'], [340, '8,800.00'], [460, '13,200.00']),
      ],
      'Capital Call',
      { call_investments: '8000.00', call_amount: '8800.00' },
    );
    await assertFound(
      [
        ...lineAt(60, [60, 'For: Kestrel Row Endowment']),
        ...lineAt(118, [240, 'Return of capital'], [440, 'Net distribution']),
        ...lineAt(140, [60, '1'], [90, 'Alder Pension Plan'], [240, '1,500.00'], [440, '3,750.00']),
        ...lineAt(160, [60, '2'], [90, 'Kestrel Row Endowment'], [240, '500.00'], [440, '1,250.00']),
      ],
      'Capital Distribution',
      { distribution_return_of_capital: '500.00', distribution_net: '1250.00' },
    );
  });

  it('says nothing of a list whose names the document prints nowhere else', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(120, [60, 'Investor'], [240, 'Return of capital'], [400, 'Net distribution']),
          ...lineAt(150, [60, 'Alder Pension Plan'], [240, '1,500.00'], [400, '3,750.00']),
          ...lineAt(170, [60, 'Birch Trust'], [240, '500.00'], [400, '1,250.00']),
          ...lineAt(190, [60, 'Cedar Trust'], [240, '700.00'], [400, '1,450.00']),
        ],
      ],
      'Capital Distribution',
    );
    assert.equal(values.distribution_return_of_capital, undefined);
  });

  it('does not take the one-line title of the own column for a part of the title beside it', async () => {
    await assertFound(
      [
        ...lineAt(112, [300, 'Called from']),
        ...lineAt(118, [60, 'Purpose'], [440, 'Your share']),
        ...lineAt(124, [300, 'Partnership']),
        ...lineAt(150, [60, 'Investments'], [300, '45,000,000'], [440, '1,125,000']),
        ...lineAt(170, [60, 'Management fee'], [300, '3,375,000'], [440, '84,375']),
      ],
      'Capital Call',
      { call_investments: '1125000', call_management_fees: '84375' },
    );
  });
});
