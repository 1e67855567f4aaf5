import { describe, it } from 'node:test';

import { drawnText } from '../../testing/drawn-text.ts';
import { assertFound } from '../../testing/query-pages.ts';

describe('letters of layouts never seen', () => {
  it('takes a person without an organisation for the addressee, and leaves out an aside before the verb', async () => {
    const page = drawnText(`
                                                                     Brandvik Kapital AS
                                                                     5013 Bergen

Mr and Mrs James Holloway
14 Orchard Lane
Bath BA1 5LS

3 March 2025

Dear Mr Holloway,

Northlight Growth Fund III LP – capital call

Pursuant to the partnership agreement we call £40,000.00 from you, due 17 March 2025.

Investments (Kestrel Foods; Kestrel Marine; other)           £32,000.00
Management fee                                                £8,000.00
Amount called                                                £40,000.00

Your commitment is £400,000.00. Your undrawn commitment, after taking account of this call, will be £120,000.00.

Please pay to Hallam Bank plc, Leeds Branch, in favour of Northlight Growth Fund III LP.`);
    await assertFound(page, 'Capital Call', {
      limited_partner: 'Mr and Mrs James Holloway',
      fund: 'Northlight Growth Fund III LP',
      call_investments: '32000.00 GBP',
      unfunded_after_call: '120000.00 GBP',
      bank_name: 'Hallam Bank plc, Leeds Branch',
      beneficiary_name: 'Northlight Growth Fund III LP',
    });
  });

  it('joins a name that a window at the right breaks, and knows its letter by the person greeted', async () => {
    const page = drawnText(`
Werra Beteiligungen Verwaltungs GmbH · Am Markt 4 · 37073 Göttingen

                                                            Versorgungswerk der Tierärzte-
                                                            kammer Weser-Ems
                                                            Frau Dr. Lindner
                                                            Hafenstraße 9
                                                            26122 Oldenburg

Göttingen, 4. Februar 2025

Teilfonds Werra Infrastruktur 2022
5. Mittelabruf 2025

Sehr geehrte Frau Dr. Lindner,

wir rufen hiermit den nachstehenden Betrag ab. Alle Beträge lauten auf Euro.

Investitionen                                                     450.000,00
Übrige Aufwendungen der Gesellschaft                                3.120,00
Abrufbetrag, fällig am 18.02.2025                                 453.120,00`);
    await assertFound(page, 'Capital Call', {
      limited_partner: 'Versorgungswerk der Tierärztekammer Weser-Ems',
      fund: 'Werra Infrastruktur 2022',
      call_number: '5',
      base_currency: 'EUR',
      call_partnership_expenses: '3120.00 EUR',
    });
  });

  it('knows a house by what its letterhead says of it, an estate, and a fund whose form comes first', async () => {
    const page = drawnText(`
Estuaire Capital – Société de gestion de portefeuille – 4 quai des Chartrons, 33000 Bordeaux

AVIS DE DISTRIBUTION N° 7
Bordeaux, le 12 mai 2025

Succession Henri Delmas
Étude Maître Vidal
11 rue Sainte-Catherine, 33000 Bordeaux

Madame, Monsieur,

Le fonds FPCI Estuaire Transmission 3 procède à une distribution, payable le 26 mai 2025. La devise du fonds est l'euro.

Remboursement de capital                                              30 000,00
Plus-values (cession de Vignobles Arnaud et de Forges du Lot)         12 500,00
Montant brut                                                          42 500,00
Montant net                                                           42 500,00

Titulaire                                    FPCI Estuaire Transmission 3
IBAN                                         FR76 1348 5000 0123 4567 8901 234`);
    await assertFound(page, 'Capital Distribution', {
      fund_manager: 'Estuaire Capital',
      limited_partner: 'Succession Henri Delmas',
      fund: 'FPCI Estuaire Transmission 3',
      payment_date: '2025-05-26',
      base_currency: 'EUR',
      distribution_realised_gain: '12500.00 EUR',
    });
  });
});
