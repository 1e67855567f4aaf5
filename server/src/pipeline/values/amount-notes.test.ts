import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { readAmountNote } from './amount-notes.ts';
import { titleScale } from './title-scale.ts';

describe('readAmountNote', () => {
  const notes: [string, number | null, string | null][] = [
    ['Quarterly report · £ million', 6, 'GBP'],
    ['EUR m', 6, 'EUR'],
    ['in Mio. EUR', 6, 'EUR'],
    ['MSEK', 6, 'SEK'],
    ['Belopp i MSEK om inget annat anges', 6, 'SEK'],
    ['Portfolio (US$ in thousands)', 3, 'USD'],
    ['TEUR', 3, 'EUR'],
    ["CHF '000", 3, 'CHF'],
    ["$'000", 3, 'USD'],
    ['en milliers d’euros', 3, 'EUR'],
    ['K€', 3, 'EUR'],
    ['bedragen x € 1.000', 3, 'EUR'],
    ['Importes en miles de euros', 3, 'EUR'],
    ['All amounts in EUR thousands unless stated otherwise.', 3, 'EUR'],
    ['Valuation at 31-12-2024 GBP 000', 3, 'GBP'],
    ['Angaben in EUR, ohne Nachkommastellen', null, 'EUR'],
  ];
  it('takes no amount in words for a note', () => {
    assert.equal(readAmountNote('entre sus partícipes nueve millones cuatrocientos mil euros'), null);
  });
  for (const [text, scale, currency] of notes) {
    it(`reads "${text}" as ${scale ?? 'no scale'}, ${currency ?? 'no currency'}`, () => {
      const note = readAmountNote(text);
      assert.deepEqual([note?.scale, note?.currency], [scale, currency]);
    });
  }

  for (const text of [
    'All amounts are, unless otherwise stated, in thousands of euros.',
    'Unless otherwise stated amounts are in thousands.',
    'The amounts on this page are shown in EUR thousand.',
    'As of June 30, 2024, US$ in millions.',
    'Quarterly portfolio table, 30 June 2024 — amounts in EUR million',
    '($ in thousands, unaudited)',
    'Statement of Financial Condition (in thousands)',
    'Kwartaalrapportage per 31 december 2025, bedragen in miljoenen euro’s',
    'Prepared by Kestrel Capital Management LLP. All amounts in £ millions (GBP).',
    'Alle Beträge sind in Tausend Euro angegeben.',
  ])
    it(`reads the sentence "${text}" as a note`, () => {
      assert.ok((readAmountNote(text, true)?.scale ?? 0) > 0);
    });

  const remarks = [
    'Figures are exact unless otherwise stated in thousands.',
    'Amounts are in US dollars unless otherwise stated in thousands.',
    'Amounts in the annual report are in EUR thousand.',
    'Some amounts are in thousands.',
    'Amounts on page 3 are in thousands of euros.',
    'Table 2 (in thousands of US dollars) is sent separately.',
    'Please find table 2 attached, in thousands.',
    'Die Beträge im Anhang sind in TEUR.',
    'KKR and TPG are co-investors.',
    'KEUR Holdings was sold.',
    'TSEK and KCAD lead the round.',
  ];
  for (const text of remarks)
    it(`reads no scale in "${text}"`, () => {
      assert.equal(readAmountNote(text, true)?.scale ?? null, null);
      assert.equal(readAmountNote(text.replace(/\.$/u, ''), true)?.scale ?? null, null);
    });

  it('takes no sentence, amount, name or single letter for a note', () => {
    for (const text of [
      'KKR',
      'KKR Northfield Fund III L.P.',
      'TKR Partners',
      'Investment in KKR',
      'TSEK Holdings AB',
      'EUR 5 million',
      'M',
      'Class K',
      'Kestrel Partners LP',
      '12.5 m',
      'Total value',
      'Engagement 1 500 000 EUR',
    ])
      assert.equal(readAmountNote(text), null, text);
  });
});

describe('titleScale', () => {
  const titles: [string, number | null][] = [
    ['Cost (£m)', 6],
    ['Buchwert Mio. EUR', 6],
    ['Fair value $000', 3],
    ['Verkligt värde MSEK', 6],
    ['Valor razonable (miles de euros)', 3],
    ['NAV (m)', 6],
    ['Net asset value, m', 6],
    ['Commitment (EUR)', null],
    ['Cost', null],
    ['Reported value (B)', null],
    ['Total value (B + C)', null],
    ['Net asset value ($B)', 9],
    ['Prior period (3 months)', null],
    ['Held since Q1', null],
    ['KKR Banff Co-Invest L.P.', null],
    ['TSEK Holdings AB', null],
    ['Kostnad TSEK', 3],
    ['Belopp i TKR', 3],
    ['TEUR 2024', 3],
  ];
  for (const [title, scale] of titles) {
    it(`reads ${scale ?? 'no'} as the scale of "${title}"`, () => {
      assert.equal(titleScale(title), scale);
    });
  }
});
