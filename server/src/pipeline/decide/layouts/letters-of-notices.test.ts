import { describe, it } from 'node:test';

import type { TextAt } from '../../testing/build-pdf.ts';
import { assertFound, lineAt } from '../../testing/query-pages.ts';

const [CALL, DISTRIBUTION] = ['Capital Call', 'Capital Distribution'];
const LINE = 92;

/** A paragraph of lines as long as those of a letter. */
function paragraph(text: string): TextAt[] {
  const lines = text.match(new RegExp(`.{1,${LINE}}(?:\\s|$)`, 'gu')) ?? [];
  return lines.flatMap((line, index) => lineAt(60 + 14 * index, [50, line.trim()]));
}

/** What letters of six languages say in sentences, and the values in it. */
const LETTERS: readonly (readonly [type: string, text: string, values: Record<string, string>])[] = [
  [
    DISTRIBUTION,
    'This is to advise that the Fund is distributing the proceeds of the Harcourt sale. Attributable to your interest is a gross sum of $1,204,000, split between cost of $800,000 and gain of $404,000. Performance fees of $60,600 are borne by you. The resulting $1,143,400 will be sent by wire transfer on or about August 9, 2024.',
    {
      distribution_gross: '1204000 USD',
      distribution_return_of_capital: '800000 USD',
      distribution_realised_gain: '404000 USD',
      distribution_carried_interest: '60600 USD',
      distribution_net: '1143400 USD',
      payment_date: '2024-08-09',
    },
  ],
  [
    DISTRIBUTION,
    'None of this amount is recallable, and your unfunded commitment therefore stays at $640,000.',
    { unfunded_commitment: '640000 USD' },
  ],
  [
    CALL,
    'Please arrange for £187,500 to be credited to the account below by 30 September 2024 (the "Due Date"). £150,000 is required for the acquisition of Tenby House, £30,000 for the priority profit share and £7,500 for working capital.',
    {
      call_amount: '187500 GBP',
      due_date: '2024-09-30',
      call_investments: '150000 GBP',
      call_management_fees: '30000 GBP',
      call_other: '7500 GBP',
    },
  ],
  [
    DISTRIBUTION,
    'Mit Wertstellung 28. März 2025 erhalten Sie eine Ausschüttung in Höhe von brutto 212.400,00 EUR. Der Betrag setzt sich zusammen aus einer Kapitalrückführung von 150.000,00 EUR, Gewinnen aus Veräußerungen von 52.400,00 EUR und Zinsen von 10.000,00 EUR. Einbehalten wurden Steuern von 2.637,50 EUR, sodass 209.762,50 EUR auf Ihrem Konto eingehen.',
    {
      payment_date: '2025-03-28',
      distribution_gross: '212400.00 EUR',
      distribution_return_of_capital: '150000.00 EUR',
      distribution_realised_gain: '52400.00 EUR',
      distribution_income: '10000.00 EUR',
      distribution_withholding_tax: '2637.50 EUR',
      distribution_net: '209762.50 EUR',
    },
  ],
  [
    CALL,
    'Gemäß § 4 des Gesellschaftsvertrags rufen wir 8 % Ihrer Zeichnungssumme von 3.000.000,00 EUR, mithin 240.000,00 EUR, ab. Die Zahlung ist fällig am 2. Mai 2025. Verwendung: 200.000,00 EUR Investitionen, 32.000,00 EUR Managementvergütung, 8.000,00 EUR Gesellschaftskosten.',
    {
      commitment: '3000000.00 EUR',
      call_amount: '240000.00 EUR',
      due_date: '2025-05-02',
      call_investments: '200000.00 EUR',
      call_management_fees: '32000.00 EUR',
      call_partnership_expenses: '8000.00 EUR',
    },
  ],
  [
    DISTRIBUTION,
    'Nous vous informons que le Fonds distribuera le 28 mars 2025 une somme brute de 212 400,00 € au titre de vos parts. Elle comprend 150 000,00 € de remboursement de capital, 52 400,00 € de plus-values de cession et 10 000,00 € d’intérêts. Compte tenu d’un prélèvement de 1 280,00 €, vous recevrez 211 120,00 €.',
    {
      payment_date: '2025-03-28',
      distribution_gross: '212400.00 EUR',
      distribution_return_of_capital: '150000.00 EUR',
      distribution_realised_gain: '52400.00 EUR',
      distribution_income: '10000.00 EUR',
      distribution_withholding_tax: '1280.00 EUR',
      distribution_net: '211120.00 EUR',
    },
  ],
  [
    CALL,
    'Nous appelons 8 % de votre engagement de 3 000 000,00 €, soit 240 000,00 €, à régler au plus tard le 2 mai 2025. Ce montant servira à financer des investissements pour 200 000,00 €, la commission de gestion pour 32 000,00 € et les frais pour 8 000,00 €. Il restera ensuite 1 110 000,00 € à appeler.',
    {
      commitment: '3000000.00 EUR',
      call_amount: '240000.00 EUR',
      due_date: '2025-05-02',
      call_investments: '200000.00 EUR',
      call_management_fees: '32000.00 EUR',
      call_partnership_expenses: '8000.00 EUR',
      unfunded_after_call: '1110000.00 EUR',
    },
  ],
  [
    DISTRIBUTION,
    'Op 28 maart 2025 betalen wij u een bruto uitkering van € 212.400,00. Deze bestaat uit € 150.000,00 kapitaal, € 52.400,00 boekwinst en € 10.000,00 rente. Na aftrek van € 1.500,00 bronbelasting resteert een netto bedrag van € 210.900,00.',
    {
      payment_date: '2025-03-28',
      distribution_gross: '212400.00 EUR',
      distribution_return_of_capital: '150000.00 EUR',
      distribution_realised_gain: '52400.00 EUR',
      distribution_income: '10000.00 EUR',
      distribution_withholding_tax: '1500.00 EUR',
      distribution_net: '210900.00 EUR',
    },
  ],
  [
    CALL,
    'Hierbij roepen wij 8% van uw toezegging van € 3.000.000,00 op, zijnde € 240.000,00, te voldoen vóór 2 mei 2025. Het bedrag wordt gebruikt voor investeringen (€ 200.000,00), beheervergoeding (€ 32.000,00) en kosten (€ 8.000,00). Daarna is nog € 1.110.000,00 op te vragen.',
    {
      commitment: '3000000.00 EUR',
      call_amount: '240000.00 EUR',
      due_date: '2025-05-02',
      call_investments: '200000.00 EUR',
      call_management_fees: '32000.00 EUR',
      call_partnership_expenses: '8000.00 EUR',
      unfunded_after_call: '1110000.00 EUR',
    },
  ],
  [
    DISTRIBUTION,
    'Den 28 mars 2025 betalar vi ut 2 124 000 kr brutto till er. Av beloppet är 1 500 000 kr återbetalat kapital, 524 000 kr realisationsvinst och 100 000 kr ränteintäkter. Källskatt har innehållits med 15 000 kr och ni får därför 2 109 000 kr netto.',
    {
      payment_date: '2025-03-28',
      distribution_gross: '2124000 SEK',
      distribution_return_of_capital: '1500000 SEK',
      distribution_realised_gain: '524000 SEK',
      distribution_income: '100000 SEK',
      distribution_withholding_tax: '15000 SEK',
      distribution_net: '2109000 SEK',
    },
  ],
  [
    CALL,
    'Härmed anropas 8 % av ert åtagande på 30 000 000 kr, det vill säga 2 400 000 kr, att betalas senast den 2 maj 2025. Av beloppet går 2 000 000 kr till investeringar, 320 000 kr till förvaltningsavgift och 80 000 kr till fondens omkostnader. Efter anropet återstår 11 100 000 kr.',
    {
      commitment: '30000000 SEK',
      call_amount: '2400000 SEK',
      due_date: '2025-05-02',
      call_investments: '2000000 SEK',
      call_management_fees: '320000 SEK',
      call_partnership_expenses: '80000 SEK',
      unfunded_after_call: '11100000 SEK',
    },
  ],
  [
    DISTRIBUTION,
    'El 28 de marzo de 2025 le abonaremos una distribución bruta de 212.400,00 €. Incluye 150.000,00 € de reembolso de capital, 52.400,00 € de plusvalías y 10.000,00 € de intereses. Descontada una retención de 1.900,00 €, el importe líquido es de 210.500,00 €.',
    {
      payment_date: '2025-03-28',
      distribution_gross: '212400.00 EUR',
      distribution_return_of_capital: '150000.00 EUR',
      distribution_realised_gain: '52400.00 EUR',
      distribution_income: '10000.00 EUR',
      distribution_withholding_tax: '1900.00 EUR',
      distribution_net: '210500.00 EUR',
    },
  ],
  [
    CALL,
    'Por la presente solicitamos el 8 % de su compromiso de 3.000.000,00 €, esto es, 240.000,00 €, que deberá ingresar antes del 2 de mayo de 2025. Se aplicarán 200.000,00 € a inversiones, 32.000,00 € a comisión de gestión y 8.000,00 € a gastos. Quedarán 1.110.000,00 € por desembolsar.',
    {
      commitment: '3000000.00 EUR',
      call_amount: '240000.00 EUR',
      due_date: '2025-05-02',
      call_investments: '200000.00 EUR',
      call_management_fees: '32000.00 EUR',
      call_partnership_expenses: '8000.00 EUR',
      unfunded_after_call: '1110000.00 EUR',
    },
  ],
];

describe('letters that state everything in sentences', () => {
  for (const [type, text, values] of LETTERS) {
    it(`reads "${text.slice(0, 50)}…"`, async () => {
      await assertFound(paragraph(text), type, values);
    });
  }
});
