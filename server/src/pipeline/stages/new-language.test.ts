import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { TextAt } from '../testing/build-pdf.ts';
import { buildPdf, labelRows, writeTemporary } from '../testing/build-pdf.ts';
import { jobFor } from '../testing/paths.ts';
import { runExtraction } from './run-extraction.ts';

/** Asserts the type of a paper of one page, and the given values of it. */
async function assertRead(page: TextAt[], type: string, expected: Record<string, string>): Promise<void> {
  const outcome = await runExtraction(jobFor(writeTemporary(await buildPdf([page]))));
  assert.ok(outcome.ok);
  const { documentType, metrics } = outcome.result;
  const best = (fin: string): string | undefined => {
    const [candidate] = metrics.find((metric) => metric.fin === fin)?.candidates ?? [];
    return candidate === undefined
      ? undefined
      : [candidate.value, candidate.currency].filter((part) => part !== null).join(' ');
  };
  assert.equal(documentType, type);
  assert.deepEqual(Object.fromEntries(Object.keys(expected).map((fin) => [fin, best(fin)])), expected);
}

describe('a language that has nothing in the engine but its data file is read', () => {
  it('Portuguese: a capital call', () =>
    assertRead(
      [
        { x: 60, y: 60, text: 'Fundo Sobreiral Crescimento II, F.C.R.', size: 14 },
        { x: 60, y: 90, text: 'Aviso de chamada de capital n.º 4' },
        { x: 60, y: 120, text: 'Lisboa, 14 de março de 2025' },
        ...labelRows([
          ['Participante', 'Caixa de Pensões do Alentejo'],
          ['Compromisso de investimento', '5.000.000,00 EUR'],
          ['Capital por realizar antes desta chamada', '3.200.000,00 EUR'],
          ['Montante a pagar', '450.000,00 EUR'],
          ['Capital por realizar após esta chamada', '2.750.000,00 EUR'],
          ['Data limite de pagamento', '28 de março de 2025'],
          ['Titular da conta', 'Fundo Sobreiral Crescimento II, F.C.R.'],
          ['Banco', 'Banco do Montado, S.A.'],
        ]),
      ],
      'Capital Call',
      {
        fund: 'Fundo Sobreiral Crescimento II, F.C.R.',
        limited_partner: 'Caixa de Pensões do Alentejo',
        notice_date: '2025-03-14',
        due_date: '2025-03-28',
        call_number: '4',
        call_amount: '450000.00 EUR',
        commitment: '5000000.00 EUR',
        unfunded_before_call: '3200000.00 EUR',
        unfunded_after_call: '2750000.00 EUR',
        bank_name: 'Banco do Montado, S.A.',
      },
    ));

  it('Italian: a capital call', () =>
    assertRead(
      [
        { x: 60, y: 60, text: 'Fondo Alto Brenta Crescita II', size: 14 },
        { x: 60, y: 90, text: 'Richiamo degli impegni n. 7' },
        { x: 60, y: 120, text: 'Milano, 12 gennaio 2026' },
        ...labelRows([
          ['Investitore', 'Fondazione Cassa delle Dolomiti'],
          ['Società di gestione', 'Alto Brenta SGR S.p.A.'],
          ['Impegno sottoscritto', 'EUR 6.000.000,00'],
          ['Impegno residuo prima del richiamo', 'EUR 2.450.000,00'],
          ['Investimenti', 'EUR 480.000,00'],
          ['Commissioni di gestione', 'EUR 45.000,00'],
          ['Spese del fondo', 'EUR 3.750,00'],
          ['Importo da versare', 'EUR 528.750,00'],
          ['Impegno residuo dopo il richiamo', 'EUR 1.921.250,00'],
          ['Scadenza', '26 gennaio 2026'],
          ['Banca depositaria', 'Banca del Cadore S.p.A.'],
          ['Causale', 'ABC II / richiamo 7'],
        ]),
      ],
      'Capital Call',
      {
        fund: 'Fondo Alto Brenta Crescita II',
        fund_manager: 'Alto Brenta SGR S.p.A.',
        limited_partner: 'Fondazione Cassa delle Dolomiti',
        notice_date: '2026-01-12',
        due_date: '2026-01-26',
        call_number: '7',
        commitment: '6000000.00 EUR',
        call_investments: '480000.00 EUR',
        call_management_fees: '45000.00 EUR',
        call_partnership_expenses: '3750.00 EUR',
        call_amount: '528750.00 EUR',
        unfunded_before_call: '2450000.00 EUR',
        unfunded_after_call: '1921250.00 EUR',
        bank_name: 'Banca del Cadore S.p.A.',
        payment_reference: 'ABC II / richiamo 7',
      },
    ));

  it('Italian: a distribution', () =>
    assertRead(
      [
        { x: 60, y: 60, text: 'Comunicazione di distribuzione n. 3', size: 14 },
        { x: 60, y: 90, text: 'Oggetto: Fondo Alto Brenta Crescita II' },
        ...labelRows([
          ['Quotista', 'Ente di Previdenza dei Fornai'],
          ['Data della comunicazione', '5 dicembre 2025'],
          ['Data di pagamento', '19 dicembre 2025'],
          ['Rimborso di capitale', '€ 310.000,00'],
          ['Plusvalenza realizzata', '€ 128.500,00'],
          ['Proventi', '€ 21.400,00'],
          ['Distribuzione lorda', '€ 459.900,00'],
          ['Ritenuta alla fonte', '€ (5.564,00)'],
          ['Importo netto', '€ 454.336,00'],
          ['di cui richiamabile', '€ 60.000,00'],
        ]),
      ],
      'Capital Distribution',
      {
        fund: 'Fondo Alto Brenta Crescita II',
        limited_partner: 'Ente di Previdenza dei Fornai',
        notice_date: '2025-12-05',
        payment_date: '2025-12-19',
        distribution_number: '3',
        distribution_return_of_capital: '310000.00 EUR',
        distribution_realised_gain: '128500.00 EUR',
        distribution_income: '21400.00 EUR',
        distribution_gross: '459900.00 EUR',
        distribution_withholding_tax: '5564.00 EUR',
        distribution_net: '454336.00 EUR',
        distribution_recallable: '60000.00 EUR',
      },
    ));

  it('Danish: a distribution', () =>
    assertRead(
      [
        { x: 60, y: 60, text: 'Meddelelse om udlodning nr. 7', size: 14 },
        ...labelRows([
          ['Fond', 'Havdrup Energi II K/S'],
          ['Forvalter', 'Havdrup Kapitalforvaltning A/S'],
          ['Investor', 'Pensionskassen for Møllere'],
          ['Dato', '3. december 2025'],
          ['Betalingsdato', '15. december 2025'],
          ['Tilbagebetaling af indbetalt kapital', '1.425.000,00 DKK'],
          ['Realiseret gevinst', '681.240,00 DKK'],
          ['Udbytte og renter', '203.750,00 DKK'],
          ['Udlodning før fradrag', '2.309.990,00 DKK'],
          ['Udbytteskat', '-30.562,50 DKK'],
          ['Udbetales til jer', '2.279.427,50 DKK'],
        ]),
      ],
      'Capital Distribution',
      {
        fund: 'Havdrup Energi II K/S',
        fund_manager: 'Havdrup Kapitalforvaltning A/S',
        limited_partner: 'Pensionskassen for Møllere',
        distribution_number: '7',
        notice_date: '2025-12-03',
        payment_date: '2025-12-15',
        distribution_return_of_capital: '1425000.00 DKK',
        distribution_realised_gain: '681240.00 DKK',
        distribution_income: '203750.00 DKK',
        distribution_gross: '2309990.00 DKK',
        distribution_withholding_tax: '30562.50 DKK',
        distribution_net: '2279427.50 DKK',
      },
    ));

  it('Norwegian, from the same file: a capital call', () =>
    assertRead(
      [
        { x: 60, y: 60, text: 'Kapitalinnkalling nr. 4', size: 14 },
        ...labelRows([
          ['Fond', 'Lysefjord Vekst III AS'],
          ['Dato', '10. oktober 2025'],
          ['Investor', 'Nordmøre Pensjonskasse'],
          ['Kommittert kapital', '50.000.000 NOK'],
          ['Beløp til innbetaling', '3.200.000 NOK'],
          ['Forvaltningshonorar', '200.000 NOK'],
          ['Forfallsdato', '24. oktober 2025'],
          ['Kontonummer', '1503 92 04177'],
        ]),
      ],
      'Capital Call',
      {
        call_number: '4',
        fund: 'Lysefjord Vekst III AS',
        limited_partner: 'Nordmøre Pensjonskasse',
        notice_date: '2025-10-10',
        due_date: '2025-10-24',
        commitment: '50000000 NOK',
        call_amount: '3200000 NOK',
        call_management_fees: '200000 NOK',
      },
    ));

  it('Danish: a capital call, with what stays of the commitment', () =>
    assertRead(
      [
        { x: 60, y: 60, text: 'Indkaldelse af kapital nr. 11', size: 14 },
        ...labelRows([
          ['Kommanditselskab', 'Skarreklit Skov II K/S'],
          ['Forvalter', 'Skarreklit Forvaltning A/S'],
          ['Kommanditist', 'Pensionskassen for Bødkere'],
          ['Brevdato', '2. maj 2025'],
          ['Sidste rettidige indbetalingsdag', '16. maj 2025'],
          ['Samlet tilsagn', '80.000.000,00 DKK'],
          ['Køb af skov', '4.600.000,00 DKK'],
          ['Forvaltningshonorar', '310.000,00 DKK'],
          ['Omkostninger i fonden', '90.000,00 DKK'],
          ['Beløb til indbetaling', '5.000.000,00 DKK'],
          ['Restforpligtelse før indkaldelsen', '33.000.000,00 DKK'],
          ['Restforpligtelse efter indkaldelsen', '28.000.000,00 DKK'],
          ['Modtager', 'Skarreklit Skov II K/S'],
          ['Pengeinstitut', 'Thy Landbobank A/S'],
          ['Registrerings- og kontonummer', '9090 0004417026'],
          ['Tekst på overførslen', 'SKS2-11-BOEDKERE'],
        ]),
      ],
      'Capital Call',
      {
        fund: 'Skarreklit Skov II K/S',
        fund_manager: 'Skarreklit Forvaltning A/S',
        limited_partner: 'Pensionskassen for Bødkere',
        call_number: '11',
        notice_date: '2025-05-02',
        due_date: '2025-05-16',
        commitment: '80000000.00 DKK',
        call_investments: '4600000.00 DKK',
        call_management_fees: '310000.00 DKK',
        call_partnership_expenses: '90000.00 DKK',
        call_amount: '5000000.00 DKK',
        unfunded_before_call: '33000000.00 DKK',
        unfunded_after_call: '28000000.00 DKK',
        beneficiary_name: 'Skarreklit Skov II K/S',
        bank_name: 'Thy Landbobank A/S',
        account_number: '9090 0004417026',
        payment_reference: 'SKS2-11-BOEDKERE',
      },
    ));

  it('Danish: what is left of a commitment before a distribution and after it', () =>
    assertRead(
      [
        { x: 60, y: 60, text: 'Meddelelse om udlodning nr. 3', size: 14 },
        ...labelRows([
          ['Fond', 'Havdrup Energi II K/S'],
          ['Betalingsdato', '15. december 2025'],
          ['Udbetales til jer', '2.279.427,50 DKK'],
          ['Samlet tilsagn', '15.000.000,00 DKK'],
          ['Resttilsagn før udlodningen', '3.150.000,00 DKK'],
          ['Resttilsagn efter udlodningen', '3.506.250,00 DKK'],
        ]),
      ],
      'Capital Distribution',
      { distribution_net: '2279427.50 DKK', unfunded_commitment: '3506250.00 DKK' },
    ));

  it('Norwegian, from the same file: a capital account', () =>
    assertRead(
      [
        { x: 60, y: 60, text: 'Kapitalkontoutskrift', size: 14 },
        ...labelRows([
          ['Fondets navn', 'Lysefjord Vekst III AS'],
          ['Forvalter', 'Lysefjord Forvaltning AS'],
          ['Investor', 'Nordmøre Pensjonskasse'],
          ['Periodens start', '1. juli 2025'],
          ['Rapporteringsdato', '30. september 2025'],
          ['Inngående kapital', '21.400.000 NOK'],
          ['Innbetalinger i perioden', '3.200.000 NOK'],
          ['Utdelinger i perioden', '-1.100.000 NOK'],
          ['Forvaltningshonorar', '-200.000 NOK'],
          ['Fondets kostnader', '-45.000 NOK'],
          ['Realisert gevinst og tap', '410.000 NOK'],
          ['Urealisert verdiendring', '935.000 NOK'],
          ['Utgående kapital', '24.600.000 NOK'],
          ['Kommittert kapital', '50.000.000 NOK'],
          ['Sum innbetalt', '29.800.000 NOK'],
          ['Uinnkalt tilsagn', '20.200.000 NOK'],
          ['Eierandel', '4,25 %'],
        ]),
      ],
      'Capital Account',
      {
        fund: 'Lysefjord Vekst III AS',
        fund_manager: 'Lysefjord Forvaltning AS',
        limited_partner: 'Nordmøre Pensjonskasse',
        period_start: '2025-07-01',
        reporting_date: '2025-09-30',
        opening_balance_qtd: '21400000 NOK',
        contributions_qtd: '3200000 NOK',
        distributions_qtd: '1100000 NOK',
        management_fees_qtd: '200000 NOK',
        partnership_expenses_qtd: '45000 NOK',
        realised_gain_loss_qtd: '410000 NOK',
        unrealised_gain_loss_qtd: '935000 NOK',
        closing_balance_qtd: '24600000 NOK',
        commitment: '50000000 NOK',
        contributed_to_date: '29800000 NOK',
        unfunded_commitment: '20200000 NOK',
        ownership_percentage: '4.25',
      },
    ));
});
