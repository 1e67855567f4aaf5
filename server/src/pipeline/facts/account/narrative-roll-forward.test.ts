import { describe, it } from 'node:test';

import type { TextAt } from '../../testing/build-pdf.ts';
import { assertFound, lineAt } from '../../testing/query-pages.ts';

/** A title and a paragraph. */
function letter(title = '', ...lines: string[]): TextAt[] {
  return [
    ...lineAt(60, [40, title]),
    ...lines.flatMap((line, index) => lineAt(100 + 14 * index, [40, line])),
  ];
}

const WANTED = {
  opening_balance_qtd: '1000000 EUR',
  contributions_qtd: '120000 EUR',
  management_fees_qtd: '9000 EUR',
  unrealised_gain_loss_qtd: '35000 EUR',
  closing_balance_qtd: '1146000 EUR',
};

describe('an account told in sentences', () => {
  const letters: Readonly<Record<string, string[]>> = {
    en: [
      'Your account for the quarter ended 30 June 2025',
      'At the beginning of the quarter your interest was worth €1,000,000. You paid €120,000 in answer to our',
      'drawdown. Our management fee came to €9,000. New valuations added €35,000 of unrealised gain. Your',
      'account therefore stood at €1,146,000 on 30 June 2025.',
    ],
    de: [
      'Ihr Kapitalkonto im Quartal zum 30. Juni 2025',
      'Zu Beginn des Quartals betrug Ihr Anteil 1.000.000 €. Ihre Einzahlung auf unseren Abruf belief sich auf',
      '120.000 €. Die Verwaltungsvergütung betrug 9.000 €. Aus der Neubewertung ergaben sich 35.000 €.',
      'Ihr Konto stand damit am 30. Juni 2025 bei 1.146.000 €.',
    ],
    fr: [
      'Votre compte pour le trimestre clos le 30 juin 2025',
      'Au début du trimestre, votre participation valait 1 000 000 €. Vos versements ont atteint 120 000 €.',
      'La commission de gestion s’est élevée à 9 000 €. La plus-value latente a été de 35 000 €.',
      'Votre compte s’établissait ainsi à 1 146 000 € au 30 juin 2025.',
    ],
  };
  for (const [language, lines] of Object.entries(letters)) {
    it(`reads it where it leads from one balance to the other, ${language}`, async () => {
      await assertFound(letter(...lines), 'Capital Account', WANTED);
    });
  }

  it('begins with the balance of a day that the sentence before names, and counts no drawdowns', async () => {
    const told = [
      'Kestrel Lending ICAV – Compartment 4: your capital account at 30 June 2025',
      'This is how your account moved during the three months that began on 1 April 2025. At that date the',
      'account stood at €1,000,000. You contributed €120,000 under drawdown 11. Our management fee came to',
      '€9,000. The unrealised value of the book rose by €35,000. Your account closed the quarter at €1,146,000.',
    ];
    const fund = 'Kestrel Lending ICAV – Compartment 4';
    await assertFound(letter(...told), 'Capital Account', { ...WANTED, fund, period_start: '2025-04-01' });
  });

  it('takes no amounts that do not tie for an account', async () => {
    const lines = letters['en']?.map((line) => line.replace('€9,000', '€9,001')) ?? [];
    const none = Object.fromEntries(Object.keys(WANTED).map((fin) => [fin, undefined]));
    await assertFound(letter(...lines), 'Capital Account', none);
  });
});
