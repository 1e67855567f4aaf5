import { distribution } from '../accounts.ts';
import { createPrinter } from '../amounts.ts';
import type { FundDocument, Mark } from '../document.ts';
import { day, figure, head, NOTICE, row, table } from '../html.ts';

const ULMEN = distribution({ seed: 'ulmen', commitment: '5000000' });

/** German, half ruled, the code of the currency in a column of its own. */
function german(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'EUR', group: '.', point: ',', negative: 'minus' });
  const line = (label: string, fin: string, cost = false): string =>
    row([label, 'EUR', money(fin, figure(ULMEN, fin), { cost })]);
  return `<style>body{font:10pt 'Liberation Serif'}table{width:90%;border-collapse:collapse}tr{border-bottom:.4pt solid #777}td{padding:3.5pt 0}td:last-child{text-align:right}</style>
<h2>Ausschüttungsmitteilung</h2><p>Gesellschaft: ${mark('fund', 'Ulmenhof Immobilien Value-Add II GmbH & Co. KG')}<br>Anleger: ${mark('limited_partner', 'Kirchliche Zusatzkasse Rheinpfalz')}<br>Mitteilung vom: ${day(mark, NOTICE, ['2024-04-22', '22.04.2024'])}<br>Ausschüttung Nr.: ${mark('distribution_number', '12')}<br>Valuta: ${day(mark, 'payment_date', ['2024-04-30', '30.04.2024'])}</p>
${table([line('Kapitalrückzahlung', 'distribution_return_of_capital'), line('Veräußerungsgewinne', 'distribution_realised_gain'), line('Laufende Erträge', 'distribution_income'), line('Bruttoausschüttung', 'distribution_gross'), line('abzüglich Kapitalertragsteuer', 'distribution_withholding_tax', true), line('abzüglich Carried Interest', 'distribution_carried_interest', true), line('Auszahlungsbetrag', 'distribution_net')])}
<p>Von der Ausschüttung sind ${money('distribution_recallable', figure(ULMEN, 'distribution_recallable'), { after: ' EUR' })} wieder abrufbar. Ihre offene Kapitalzusage beträgt danach ${money('unfunded_commitment', figure(ULMEN, 'unfunded_commitment'), { after: ' EUR' })}.</p>
<p style="font-size:8pt">${mark('fund_manager', 'Ulmenhof Fondsverwaltung AG')} · Vorstand: Dr. K. Brandt · USt-IdNr. DE 299 111 222</p>`;
}

const MISTRAL = distribution({
  seed: 'mistral',
  commitment: '6000000',
  without: ['distribution_carried_interest', 'distribution_recallable'],
});

/** French, a table with the label of each column above one row of amounts. */
function french(mark: Mark): string {
  const money = createPrinter(mark, {
    currency: 'EUR',
    group: ' ',
    point: ',',
    after: ' €',
    negative: 'minus',
  });
  const of = (fin: string, cost = false): string => money(fin, figure(MISTRAL, fin), { cost });
  return `<style>body{font:9.5pt 'Nimbus Sans'}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{border:.7pt solid #357;padding:5pt;text-align:center}th{background:#dbe6f1;font-size:8pt}</style>
<p><b>${mark('fund_manager', 'Mistral & Associés SAS')}</b> – Société de gestion de portefeuille</p><h3 style="text-align:center">AVIS DE DISTRIBUTION N° ${mark('distribution_number', '6')}</h3>
<p>${mark('limited_partner', 'Caisse de Retraite des Pilotes Côtiers')}<br>Fonds : ${mark('fund', 'FPCI Mistral Capital Santé II')}<br>Lyon, le ${day(mark, NOTICE, ['2024-01-15', '15 janvier 2024'])}</p>
${table([head(["Remboursement d'apport", 'Plus-values', 'Revenus', 'Distribution brute']), row([of('distribution_return_of_capital'), of('distribution_realised_gain'), of('distribution_income'), of('distribution_gross')])])}
${table([head(['Retenue à la source', 'Montant net versé', 'Date de paiement', 'Engagement non appelé']), row([of('distribution_withholding_tax', true), of('distribution_net'), day(mark, 'payment_date', ['2024-01-29', '29/01/2024']), of('unfunded_commitment')])])}
<p>Nombre de parts A détenues : 6 000 – valeur liquidative par part au 31/12/2023 : 1 134,52 €.</p>`;
}

const BJORK = distribution({
  seed: 'bjork',
  commitment: '80000000',
  step: '1',
  without: ['distribution_withholding_tax', 'distribution_carried_interest', 'distribution_recallable'],
});

/** Swedish, dotted leaders. */
function swedish(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'SEK', group: ' ' });
  const line = (label: string, fin: string): string =>
    `<p class="l"><span>${label}</span><i></i><span>${money(fin, figure(BJORK, fin))}</span></p>`;
  return `<style>body{font:10.5pt 'Liberation Sans'}.l{display:flex;margin:4pt 0;align-items:baseline}i{flex:1;border-bottom:1pt dotted;margin:0 4pt}</style>
<h2>${mark('fund', 'Björkdalen Fastigheter I AB')}</h2><p>Utdelningsavisering nr ${mark('distribution_number', '2')}, ${day(mark, NOTICE, ['2023-12-01', '1 december 2023'])}</p><p>Till: ${mark('limited_partner', 'Skogsbrukets Pensionskassa')}</p><p>Belopp i ${mark('base_currency', 'SEK')}</p>
${line('Återbetalning av kapital', 'distribution_return_of_capital')}${line('Realiserad vinst', 'distribution_realised_gain')}${line('Löpande intäkter', 'distribution_income')}${line('Utdelning brutto', 'distribution_gross')}${line('Utbetalas netto', 'distribution_net')}
<p>Utbetalningsdag: ${day(mark, 'payment_date', ['2023-12-15', '15 december 2023'])}</p>${line('Kvarstående utfästelse', 'unfunded_commitment')}
<p style="margin-top:40pt">Med vänlig hälsning<br>${mark('fund_manager', 'Björkdalen Förvaltning AB')}<br>Box 1123, 411 01 Göteborg</p>`;
}

const LINGE = distribution({
  seed: 'linge',
  commitment: '4000000',
  without: ['distribution_carried_interest'],
});

/** Dutch, the facts in a sidebar at the right. */
function dutch(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'EUR', group: '.', point: ',', negative: 'trailing' });
  const line = (label: string, fin: string, cost = false): string =>
    row([label, money(fin, figure(LINGE, fin), { cost })]);
  const fact = (label: string, value: string): string => `<p><small>${label}</small><br>${value}</p>`;
  return `<style>body{font:9.5pt 'URW Gothic';display:grid;grid-template-columns:1fr 150pt;gap:20pt}aside{border-left:3pt solid #c50;padding-left:10pt}td{padding:3pt 0}td:last-child{text-align:right}table{width:100%}</style>
<main><h3>${mark('fund', 'Lingewaard Mezzaninefonds III C.V.')}</h3><p>Uitkeringsbericht</p>${table([line('Terugbetaling kapitaal', 'distribution_return_of_capital'), line('Gerealiseerde winst', 'distribution_realised_gain'), line('Rente en dividend', 'distribution_income'), line('Bruto-uitkering', 'distribution_gross'), line('Bronbelasting', 'distribution_withholding_tax', true), line('Netto-uitkering', 'distribution_net'), line('Waarvan opnieuw opvraagbaar', 'distribution_recallable'), line('Resterende toezegging', 'unfunded_commitment')])}</main>
<aside>${fact('Participant', mark('limited_partner', 'Pensioenfonds Grafische Bedrijven Noord'))}${fact('Datum', day(mark, NOTICE, ['2024-11-04', '4 november 2024']))}${fact('Uitkering nr.', mark('distribution_number', '15'))}${fact('Betaaldatum', day(mark, 'payment_date', ['2024-11-11', '11 november 2024']))}${fact('Valuta', mark('base_currency', 'EUR'))}${fact('Beheerder', mark('fund_manager', 'Lingewaard Capital B.V.'))}</aside>`;
}

const notice = (
  file: string,
  language: FundDocument['language'],
  layout: string,
  html: (mark: Mark) => string,
) => ({ file, documentType: 'Capital Distribution', language, layout, html }) as const;

export const documents: FundDocument[] = [
  {
    ...notice('Ulmenhof_VA2_Ausschuettung_12.pdf', 'de', 'half-ruled-currency-column', german),
    derivable: { base_currency: { value: 'EUR' } },
  },
  {
    ...notice('Mistral Sante II - distribution 6.pdf', 'fr', 'label-above-amount-table', french),
    derivable: { base_currency: { value: 'EUR' } },
  },
  notice('Bjorkdalen_utdelning_2.pdf', 'sv', 'dotted-leaders', swedish),
  notice('LMF III uitkering 15.pdf', 'nl', 'right-sidebar', dutch),
];
