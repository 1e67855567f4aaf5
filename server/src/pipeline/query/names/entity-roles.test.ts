import { describe, it } from 'node:test';

import { assertFound, lineAt } from '../../testing/query-pages.ts';

describe('the names of fund, manager and investor', () => {
  it('reads the one whom a letter is destined for, and no bank as the fund', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Notificación de distribución']),
        ...lineAt(80, [60, 'Kestrel Deuda Directa FIL · Distribución número 4']),
        ...lineAt(120, [60, 'A la atención de Fundación Cultural de la Vega']),
        ...lineAt(160, [60, 'Importe neto'], [260, '199.733,25 €'], [380, 'Entidad'], [460, 'Caja Henares']),
      ],
      'Capital Distribution',
      { fund: 'Kestrel Deuda Directa FIL', limited_partner: 'Fundación Cultural de la Vega' },
    );
  });

  it('reads a name beside a label that two languages say one below the other', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Stortingsverzoek']),
        ...lineAt(100, [60, 'Commanditaire vennoot']),
        ...lineAt(106, [260, 'Familie Terborg Beheer B.V.']),
        ...lineAt(112, [60, 'Limited partner']),
        ...lineAt(140, [60, 'Te storten bedrag']),
        ...lineAt(146, [260, 'EUR 475.000,00']),
        ...lineAt(152, [60, 'Amount payable']),
      ],
      'Capital Call',
      { limited_partner: 'Familie Terborg Beheer B.V.' },
    );
  });
});
