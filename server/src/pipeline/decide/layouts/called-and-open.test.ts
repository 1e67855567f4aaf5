import { describe, it } from 'node:test';

import type { TextAt } from '../../testing/build-pdf.ts';
import { assertFound, lineAt } from '../../testing/query-pages.ts';

const letter = (...lines: string[]): TextAt[] =>
  lines.flatMap((line, at) => lineAt(60 + 14 * at, [60, line]));

describe('rows of notices', () => {
  it('reads an amount behind a column of texts, and one behind what it is a unit', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Component'], [300, 'Treatment'], [450, 'GBP']),
        ...lineAt(
          78,
          [60, 'Investments – Tyne fibre and Solway ferries'],
          [300, 'Inside commitment'],
          [450, '1,842,500.00'],
        ),
        ...lineAt(
          96,
          [60, 'Management fee, 1 October to 31 December 2026'],
          [300, 'Inside commitment'],
          [450, '93,750.00'],
        ),
        ...lineAt(114, [60, 'Total due'], [450, '1,936,250.00']),
      ],
      'Capital Call',
      { call_investments: '1842500.00 GBP', call_management_fees: '93750.00 GBP' },
    );
    await assertFound(
      [
        ...lineAt(60, [300, 'A unit'], [420, 'Your units']),
        ...lineAt(78, [60, 'Commitment (issue price)'], [300, '100.00c'], [420, 'A$5,000,000.00']),
        ...lineAt(96, [60, 'Uncalled before this call'], [300, '43.00c'], [420, 'A$2,150,000.00']),
        ...lineAt(114, [60, 'Uncalled after this call'], [300, '34.75c'], [420, 'A$1,737,500.00']),
      ],
      'Capital Call',
      { commitment: '5000000.00 AUD', unfunded_before_call: '2150000.00 AUD' },
    );
  });

  it('takes what is open after a distribution for what is open', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Utdelningsavi nr 6'], [300, 'Belopp i SEK']),
        ...lineAt(90, [60, 'Återstående utfästelse före utdelningen'], [400, '9 600 000,00']),
        ...lineAt(108, [60, 'Återstående utfästelse efter utdelningen'], [400, '10 440 000,00']),
      ],
      'Capital Distribution',
      { unfunded_commitment: '10440000.00 SEK' },
    );
    await assertFound(
      [
        ...lineAt(60, [60, 'Distribution statement, EUR']),
        ...lineAt(90, [240, '20-Oct-2026'], [340, 'Movement'], [440, 'After distribution']),
        ...lineAt(
          108,
          [60, 'Undrawn commitment'],
          [240, '2,625,000.00'],
          [340, '437,500.00'],
          [440, '3,062,500.00'],
        ),
      ],
      'Capital Distribution',
      { unfunded_commitment: '3062500.00 EUR' },
    );
  });
});

describe('sentences of notices', () => {
  it('takes numbers of sections and registers for no amounts', async () => {
    await assertFound(
      letter(
        'Informations communiquées par la société de gestion :',
        '- montant pouvant être rappelé (art. 12.5 du règlement) : 100 000,00 EUR',
        '- engagement restant à appeler après l’opération : 187 500,00 EUR',
      ),
      'Capital Distribution',
      { distribution_recallable: '100000.00 EUR', unfunded_commitment: '187500.00 EUR' },
    );
    await assertFound(
      letter(
        'The undrawn commitment therefore rises from £2,145,000.00 to £2,395,000.00.',
        'Kestrel Capital LLP is authorised and regulated by the Financial Conduct Authority (no. 628841). Registered',
        'office: 3 Copthall Yard, London.',
      ),
      'Capital Distribution',
      { unfunded_commitment: '2395000.00 GBP' },
    );
  });

  it('reads an amount behind an aside that has commas of its own', async () => {
    await assertFound(
      letter(
        'No part of the distribution may be recalled, the investment period having ended on 31 March 2026. Your',
        'undrawn commitment, which may be called only for fees, expenses and follow-on investments,',
        'accordingly remains at US$1,275,000.00.',
      ),
      'Capital Distribution',
      { unfunded_commitment: '1275000.00 USD' },
    );
  });

  it('takes neither a target nor a gross rate for the net one', async () => {
    await assertFound(
      letter(
        'Since the first drawdown the Fund has earned a gross internal rate of return of 13.6% per annum; after',
        'fees, expenses and carried interest the net rate is 9.7% (December 2025: 9.9%). The target at launch was',
        '10% to 12% net.',
      ),
      'Performance',
      { gross_irr: '13.6', net_irr: '9.7' },
    );
  });

  it('reads what may be recalled and where the commitment goes in Italian', async () => {
    await assertFound(
      letter(
        'Importi in Euro (EUR). Vi comunichiamo che il Consiglio di Amministrazione di Valnerina Capital SGR S.p.A., società di',
        'gestione del Fondo, ha deliberato una distribuzione. Una parte del rimborso, pari a Euro',
        '125.000,00, potrà essere richiamata fino al 30 settembre 2026.',
      ),
      'Capital Distribution',
      { distribution_recallable: '125000.00 EUR', fund_manager: 'Valnerina Capital SGR S.p.A.' },
    );
  });

  it('reads the number of a notice with its hash, and that of a French call of capital', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Drawdown notice #9']),
        ...lineAt(90, [60, 'Delayed draw, second tranche'], [400, '$272,500.00']),
      ],
      'Capital Call',
      { call_number: '9' },
    );
    await assertFound(
      letter(
        'Avis d’appel de capitaux n° 9',
        'Les fonds devront être crédités sur le compte de la Société le 15/12/2025 avant midi.',
      ),
      'Capital Call',
      { call_number: '9', due_date: '2025-12-15' },
    );
  });
});

describe('names in notices', () => {
  it('keeps the number of a trust, brackets before a form, and what stands within quotation marks', async () => {
    await assertFound(
      letter('Call notice 7', 'Ridgeback Growth Trust No. 3 (wholesale clients only)'),
      'Capital Call',
      { fund: 'Ridgeback Growth Trust No. 3' },
    );
    await assertFound(
      letter('Re: Pemaquid Coinvest (Boatworks), L.P. – Distribution No. 3'),
      'Capital Distribution',
      { fund: 'Pemaquid Coinvest (Boatworks), L.P.' },
    );
    await assertFound(
      letter(
        'U kunt het bedrag overmaken naar rekening NL41 MAAS 0417 0090 26 bij Maasstadbank N.V., ten name',
        'van Brandaris DGF IV Coöperatief U.A., onder vermelding van “BDG4 oproep 11 – lid 0038”.',
      ),
      'Capital Call',
      { payment_reference: 'BDG4 oproep 11 – lid 0038' },
    );
  });

  it('writes a name as the text does, not as a form in capitals', async () => {
    await assertFound(
      [
        ...lineAt(60, [60, 'Avis d’appel de capitaux n° 9']),
        ...lineAt(90, [
          60,
          'En application des statuts de Queyras Entrepreneurs IV SLP (la « Société »), nous vous prions',
        ]),
        ...lineAt(104, [60, 'de libérer 305 000,00 euros.']),
        ...lineAt(140, [60, 'Titulaire : SLP QUEYRAS ENTREPRENEURS IV']),
      ],
      'Capital Call',
      { fund: 'Queyras Entrepreneurs IV SLP' },
    );
  });

  it('takes a letterhead in small letters for short of the full name', async () => {
    await assertFound(
      [
        ...lineAt(40, [60, 'saltbox ventures']),
        ...lineAt(80, [60, 'Re: Saltbox Seed Fund II, LP – capital call #5']),
        ...lineAt(110, [60, 'Your share is $50,000, due by Friday, Dec 19, 2025.']),
        ...lineAt(300, [60, 'Thank you, and happy holidays!']),
        ...lineAt(314, [60, 'Jonah Prewitt']),
        ...lineAt(328, [60, 'Saltbox Ventures LLC, for Saltbox GP II, LLC']),
      ],
      'Capital Call',
      { fund_manager: 'Saltbox Ventures LLC' },
    );
  });
});
