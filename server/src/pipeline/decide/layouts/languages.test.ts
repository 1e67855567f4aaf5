import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { readAmountNote } from '../../values/amount-notes.ts';
import { findCurrency } from '../../values/currencies.ts';
import { readDate } from '../../values/dates.ts';
import { columnRole } from '../../facts/columns/header-roles.ts';
import { isLegalForm } from '../../vocabulary/legal-forms.ts';

describe('dates in six languages', () => {
  const dates: [string, string][] = [
    ['3 March 2024', '2024-03-03'],
    ['31. Dezember 2024', '2024-12-31'],
    ['5. Maerz 2024', '2024-03-05'],
    ['1. Jän. 2024', '2024-01-01'],
    ['1er août 2024', '2024-08-01'],
    ['12 févr. 2024', '2024-02-12'],
    ['30 juin 2024', '2024-06-30'],
    ['14 maj 2024', '2024-05-14'],
    ['2 augusti 2024', '2024-08-02'],
    ['1 okt. 2024', '2024-10-01'],
    ['31 maart 2024', '2024-03-31'],
    ['15 mei 2024', '2024-05-15'],
    ['9 mrt 2024', '2024-03-09'],
    ['15 de septiembre de 2024', '2024-09-15'],
    ['1 ene. 2024', '2024-01-01'],
    ['31 de diciembre de 2024', '2024-12-31'],
  ];
  for (const [text, iso] of dates) it(`reads ${text}`, () => assert.equal(readDate(text, 'day-first'), iso));
});

describe('titles of columns in six languages', () => {
  const periods: [string, string | null][] = [
    ['Seit Auflage', 'Inception To Date'],
    ['Seit Gründung', 'Inception To Date'],
    ["Depuis l'origine", 'Inception To Date'],
    ['Depuis la création', 'Inception To Date'],
    ['Sedan start', 'Inception To Date'],
    ['Sedan första teckning', 'Inception To Date'],
    ['Sinds aanvang', 'Inception To Date'],
    ['Sinds oprichting', 'Inception To Date'],
    ['Desde el inicio', 'Inception To Date'],
    ['Desde su constitución', 'Inception To Date'],
    ['3. Quartal 2024', 'Quarter To Date'],
    ['Kvartalet', 'Quarter To Date'],
    ['Lopend kwartaal', 'Quarter To Date'],
    ['Trimestre en curso', 'Quarter To Date'],
    ['Laufendes Geschäftsjahr', 'Year To Date'],
    ['Exercice en cours', 'Year To Date'],
    ['Hittills i år', 'Year To Date'],
    ['Boekjaar', 'Year To Date'],
    ['Año en curso', 'Year To Date'],
    ['Betrag', null],
  ];
  for (const [title, period] of periods)
    it(`reads ${title}`, () => assert.equal(columnRole([title]).period, period));

  it('tells the partner from the fund, and the period before', () => {
    for (const title of ['Ihr Anteil', 'Votre quote-part', 'Er andel', 'Uw aandeel', 'Su participación'])
      assert.equal(columnRole([title]).scope, 'partner', title);
    for (const title of ['Gesamtfonds', 'Total du fonds', 'Fonden totalt', 'Totaal fonds', 'Total fondo'])
      assert.equal(columnRole([title]).scope, 'fund', title);
    for (const title of ['Vorquartal', 'Période précédente', 'Föregående kvartal', 'Vorig kwartaal'])
      assert.equal(columnRole([title]).isPrior, true, title);
    assert.equal(columnRole(['Trimestre anterior']).isPrior, true);
  });
});

describe('notes on amounts in six languages', () => {
  const scales: [string, number | null][] = [
    ['(in thousands of US dollars)', 3],
    ['Alle Beträge in Tsd. EUR', 3],
    ['Angaben in TEUR', 3],
    ['in T€', 3],
    ["en milliers d'euros", 3],
    ['Montants en k€', 3],
    ['Belopp i tkr', 3],
    ['Belopp i KSEK', 3],
    ['Belopp i MSEK', 6],
    ['Belopp i Mkr', 6],
    ['Bedragen in duizenden euro', 3],
    ['Bedragen x 1.000', 3],
    ['Importes en miles de euros', 3],
    ['Beträge in Mio. EUR', 6],
    ["Montants en millions d'euros", 6],
    ['Bedragen in mln', 6],
    ['Importes en millones de euros', 6],
    ['Angaben in Mrd. EUR', 9],
    ['Bedragen in euro', null],
  ];
  for (const [note, scale] of scales) {
    it(`reads ${note}`, () => {
      assert.equal(readAmountNote(note)?.scale, scale);
    });
  }

  it('reads a note behind a date or another sentence in each language', () => {
    const dated = [
      'Datos a 31 de marzo de 2025, en millones de euros.',
      'Data as of March 31, 2025, in millions of euros.',
      'Daten zum 31. März 2025, in Millionen Euro.',
      'Données au 31 mars 2025, en millions d’euros.',
      'Dati al 31 marzo 2025, in milioni di euro.',
      'Fonden om 2 400 MSEK förvaltas av Ekskär Kapital AB. Samtliga belopp anges i miljoner kronor (MSEK).',
    ];
    for (const sentence of dated) assert.equal(readAmountNote(sentence, true)?.scale, 6, sentence);
  });

  it('finds currencies by name', () => {
    assert.deepEqual(findCurrency('Belopp i svenska kronor'), { code: 'SEK', start: 9, end: 23 });
    assert.equal(findCurrency('Importes en dólares estadounidenses')?.code, 'USD');
    assert.equal(findCurrency('Alle Beträge in Schweizer Franken')?.code, 'CHF');
    assert.equal(findCurrency('Montants en livres sterling')?.code, 'GBP');
  });
});

describe('legal forms', () => {
  const forms =
    'LP L.P. LLC LLP Ltd Limited Inc. plc ICAV Trust GmbH KG AG SE SCSp SCA SICAV SICAR RAIF ELTIF SAS S.A.S. SLP FPCI FCPR AB KB HB A/S K/S ApS AS ASA Oy Ky B.V. C.V. N.V. U.A. S.L. S.A. S.C.R. F.C.R. FCR SGIIC SGEIC';
  for (const form of forms.split(' ')) it(`knows ${form}`, () => assert.equal(isLegalForm(form), true));

  it('takes no other word for one', () => {
    for (const word of ['Fund', 'Capital', 'Partners', 'Total', 'As', 'Se'])
      assert.equal(isLegalForm(word), false, word);
  });
});
