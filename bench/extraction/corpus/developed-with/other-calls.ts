import { capitalCall } from '../accounts.ts';
import { createPrinter, multiplied, printNumber } from '../amounts.ts';
import type { FundDocument, Mark } from '../document.ts';
import { day, figure, head, NOTICE, row, table } from '../html.ts';

const LINDEN = capitalCall({ seed: 'linden', commitment: '10000000' });

/** A German letter: addressee left, particulars of the matter in a right column, bank block below. */
function german(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'EUR', group: '.', point: ',', after: ' €' });
  const line = (label: string, fin: string, name = ''): string =>
    row([label, money(fin, figure(LINDEN, fin))], name);
  return `<style>body{font:10pt 'Liberation Sans'}.c{display:flex;justify-content:space-between}.i{font-size:8.5pt;width:170pt}table{width:75%}td:last-child{text-align:right}.s td{font-weight:bold;border-top:.8pt solid}</style>
<div class="c"><div><small>${mark('fund_manager', 'Lindenhof Private Capital GmbH')} · Königsallee 90 · 40212 Düsseldorf</small><br><br>${mark('limited_partner', 'Versorgungskasse der Apotheker Südwest')}<br>Kapitalanlagen<br>Postfach 10 20 30<br>70182 Stuttgart</div>
<div class="i">Datum: ${day(mark, NOTICE, ['2024-10-02', '2. Oktober 2024'])}<br>Ihr Zeichen: KA-88<br>Telefon: 0211 555 01 77<br>Seite 1</div></div>
<h3>${mark('fund', 'Lindenhof Buy & Build Fonds II GmbH & Co. KG')}<br>${mark('call_number', '5', { value: '5' })}. Kapitalabruf</h3>
<p>Sehr geehrte Damen und Herren, wir rufen hiermit folgenden Teil Ihrer Zeichnungssumme ab und bitten um Zahlungseingang bis spätestens ${day(mark, 'due_date', ['2024-10-16', '16. Oktober 2024'])}.</p>
${table([line('Beteiligungserwerb', 'call_investments'), line('Managementgebühr', 'call_management_fees'), line('Fondskosten', 'call_partnership_expenses'), line('Liquiditätsreserve', 'call_other'), line('Abrufbetrag', 'call_amount', 's')])}
<p></p>${table([line('Ihre Zeichnungssumme', 'commitment'), line('Offene Zeichnungssumme vor Abruf', 'unfunded_before_call'), line('Offene Zeichnungssumme nach Abruf', 'unfunded_after_call')])}
<h4>Bankverbindung</h4>${table([row(['Kontoinhaber', mark('beneficiary_name', 'Lindenhof Buy & Build Fonds II')]), row(['Kreditinstitut', mark('bank_name', 'Rheinische Handelsbank AG')]), row(['IBAN', mark('iban', 'DE71 3005 0110 0012 3456 78', { value: 'DE71300501100012345678' })]), row(['BIC', mark('swift_code', 'RHHBDEDDXXX')]), row(['Verwendungszweck', mark('payment_reference', 'LBB2 Abruf 5 / KA-88')])])}`;
}

const AULNE = capitalCall({ seed: 'aulne', commitment: '8000000', without: ['call_other'] });

/** French: the fund's amounts before the investor's, spaces between thousands. */
function french(mark: Mark): string {
  const style = { currency: 'EUR', group: ' ', point: ',' };
  const money = createPrinter(mark, style);
  const line = (label: string, fin: string, name = ''): string =>
    row(
      [label, printNumber(multiplied(figure(AULNE, fin), '31.25', 2), style), money(fin, figure(AULNE, fin))],
      name,
    );
  return `<style>body{font:10pt 'URW Bookman'}table{width:100%;border-collapse:collapse;margin:8pt 0}th{border-bottom:1.5pt solid #803;text-align:right}td{padding:3pt 0;text-align:right}td:first-child{text-align:left}.s td{border-top:.6pt solid #803;font-weight:bold}</style>
<h2 style="color:#803;font-weight:normal">${mark('fund', 'FPCI Aulnaie Transmission III')}</h2><p>Avis d'appel de fonds n° ${mark('call_number', '9')} – ${day(mark, NOTICE, ['2023-11-13', '13 novembre 2023'])}</p>
<p>Souscripteur : ${mark('limited_partner', 'Mutuelle des Artisans du Vercors')}<br>Date limite de versement : ${day(mark, 'due_date', ['2023-11-27', '27 novembre 2023'])}<br>Montants exprimés en ${mark('base_currency', 'euros', { value: 'EUR' })}</p>
${table([head(['', 'Total du fonds', 'Votre quote-part']), line('Financement des participations', 'call_investments'), line('Commission de gestion', 'call_management_fees'), line('Frais de fonctionnement', 'call_partnership_expenses'), line('Montant appelé', 'call_amount', 's'), line("Montant de l'engagement", 'commitment'), line("Engagement résiduel avant l'appel", 'unfunded_before_call'), line("Engagement résiduel après l'appel", 'unfunded_after_call')])}
<p>Règlement par virement : titulaire ${mark('beneficiary_name', 'FPCI Aulnaie Transmission III')}, banque ${mark('bank_name', 'Crédit Dauphinois')}, IBAN ${mark('iban', 'FR76 1390 6000 1234 5678 9012 345', { value: 'FR7613906000123456789012345' })}, BIC ${mark('swift_code', 'CRDAFRPP')}, libellé ${mark('payment_reference', 'AULN3-AF9-MAV')}.</p>
<p style="font-size:7.5pt;margin-top:60pt">Société de gestion : ${mark('fund_manager', 'Aulnaie Gestion SAS')} – agrément GP-14000021 – 12 cours Berriat, 38000 Grenoble – Tél. 04 56 00 01 02</p>`;
}

const FJALL = capitalCall({ seed: 'fjall', commitment: '50000000', step: '1', without: ['call_other'] });

/** Swedish: one bordered table of labels and values. */
function swedish(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'SEK', group: ' ', after: ' kr' });
  const line = (label: string, value: string): string => row([label, value]);
  const of = (label: string, fin: string): string => line(label, money(fin, figure(FJALL, fin)));
  return `<style>body{font:10pt 'Nimbus Sans'}table{border-collapse:collapse;width:82%;margin:auto}td{border:.5pt solid #999;padding:4pt 7pt}td:first-child{background:#eef;width:55%}h1{text-align:center;font-size:14pt}</style>
<h1>Kapitalanmodan nr ${mark('call_number', '3')}</h1>${table([line('Fond', mark('fund', 'Fjällbacken Tillväxt II KB')), line('Investerare', mark('limited_partner', 'Pensionsstiftelsen Norrbanken')), line('Datum för anmodan', day(mark, NOTICE, ['2024-09-09', '2024-09-09'])), line('Betalning senast', day(mark, 'due_date', ['2024-09-23', '2024-09-23'])), of('Investeringar', 'call_investments'), of('Förvaltningsavgift', 'call_management_fees'), of('Fondens kostnader', 'call_partnership_expenses'), of('Att betala', 'call_amount'), of('Utfästelse', 'commitment'), of('Återstående utfästelse före anmodan', 'unfunded_before_call'), of('Återstående utfästelse efter anmodan', 'unfunded_after_call'), line('Bank', mark('bank_name', 'Mälardalsbanken AB')), line('Kontohavare', mark('beneficiary_name', 'Fjällbacken Tillväxt II KB')), line('IBAN', mark('iban', 'SE35 5000 0000 0549 1000 0003', { value: 'SE3550000000054910000003' })), line('BIC', mark('swift_code', 'MALASESS')), line('Referens', mark('payment_reference', 'FT2-0033'))])}
<p style="text-align:center;font-size:8pt">Förvaltare: ${mark('fund_manager', 'Fjällbacken Kapital AB')}, org.nr 556999-0101, Stockholm. Tel 08-555 010 20</p>`;
}

const DUIN = capitalCall({
  seed: 'duin',
  commitment: '3000000',
  without: ['call_partnership_expenses', 'call_other'],
});

/** Dutch: two tables side by side. */
function dutch(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'EUR', group: '.', point: ',', before: '€ ' });
  const of = (label: string, fin: string): string => row([label, money(fin, figure(DUIN, fin))]);
  return `<style>body{font:9pt 'DejaVu Sans'}.c{display:flex;gap:26pt}table{flex:1;border-top:2pt solid #064}td{padding:3pt 0;font-size:8pt}td:last-child{text-align:right}th{text-align:left}</style>
<p style="text-align:right">${mark('fund_manager', 'Duinrand Vermogensbeheer B.V.')}</p><p>Aan: ${mark('limited_partner', 'Stichting Bedrijfspensioenfonds Maasoever')}</p>
<h3>Opvraging ${mark('call_number', '7')} – ${mark('fund', 'Duinrand Participaties IV C.V.')}</h3><p>Den Haag, ${day(mark, NOTICE, ['2024-02-12', '12 februari 2024'])}. Wij verzoeken u onderstaand bedrag uiterlijk ${day(mark, 'due_date', ['2024-02-26', '26 februari 2024'])} over te maken.</p>
<div class="c">${table([`<tr><th colspan="2">Opgevraagd bedrag</th></tr>`, of('Investeringen', 'call_investments'), of('Beheervergoeding', 'call_management_fees'), of('Totaal te betalen', 'call_amount')])}${table([`<tr><th colspan="2">Uw toezegging</th></tr>`, of('Toegezegd kapitaal', 'commitment'), of('Openstaand vóór opvraging', 'unfunded_before_call'), of('Openstaand na opvraging', 'unfunded_after_call')])}</div>
<p>Rekeninghouder: ${mark('beneficiary_name', 'Duinrand Participaties IV C.V.')}<br>Bank: ${mark('bank_name', 'Handelsbank Hofstad N.V.')}<br>IBAN: ${mark('iban', 'NL18 HHST 0123 4567 89', { value: 'NL18HHST0123456789' })}<br>BIC: ${mark('swift_code', 'HHSTNL2A')}<br>Omschrijving: ${mark('payment_reference', 'DP4 opvraging 7')}</p>`;
}

const SIERRA = capitalCall({ seed: 'sierra', commitment: '2500000', without: ['call_other'] });

/** Spanish: a shaded box for the amount, lines of facts below. */
function spanish(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'EUR', group: '.', point: ',', after: ' EUR' });
  const of = (label: string, fin: string): string => `<li>${label}: ${money(fin, figure(SIERRA, fin))}</li>`;
  return `<style>body{font:10.5pt 'P052'}.b{background:#f3e9d8;padding:10pt;font-size:13pt;text-align:center}li{margin:3pt 0}</style>
<p>${mark('fund_manager', 'Sierra Clara Gestión SGEIC, S.A.')}<br>Paseo de los Tilos 8, 28010 Madrid</p><p>Madrid, ${day(mark, NOTICE, ['2024-06-17', '17 de junio de 2024'])}</p>
<p>Partícipe: <b>${mark('limited_partner', 'Mutualidad de Ingenieros del Ebro')}</b></p><h3>Solicitud de desembolso n.º ${mark('call_number', '8')} – ${mark('fund', 'Sierra Clara Capital Desarrollo II, F.C.R.')}</h3>
<div class="b">Importe a desembolsar: ${money('call_amount', figure(SIERRA, 'call_amount'))}<br>Fecha límite: ${day(mark, 'due_date', ['2024-07-01', '1 de julio de 2024'])}</div>
<ul>${of('Inversiones', 'call_investments')}${of('Comisión de gestión', 'call_management_fees')}${of('Gastos del fondo', 'call_partnership_expenses')}</ul>
<ul>${of('Compromiso de inversión', 'commitment')}${of('Compromiso pendiente antes del desembolso', 'unfunded_before_call')}${of('Compromiso pendiente tras el desembolso', 'unfunded_after_call')}</ul>
<p>Titular: ${mark('beneficiary_name', 'Sierra Clara Capital Desarrollo II FCR')}. Entidad: ${mark('bank_name', 'Banco del Manzanares, S.A.')}. IBAN: ${mark('iban', 'ES79 2100 0813 6101 2345 6789', { value: 'ES7921000813610123456789' })}. Concepto: ${mark('payment_reference', 'SCD2 D8 MIE')}</p>`;
}

const call = (
  file: string,
  language: FundDocument['language'],
  layout: string,
  html: (mark: Mark) => string,
) => ({ file, documentType: 'Capital Call', language, layout, html }) as const;

export const documents: FundDocument[] = [
  {
    ...call('Abruf_5_Lindenhof_BB2.pdf', 'de', 'letter-two-columns', german),
    derivable: { base_currency: { value: 'EUR' } },
  },
  call('AULN3_AF9_MAV.pdf', 'fr', 'fund-before-partner', french),
  {
    ...call('Kapitalanmodan 3 Fjallbacken.pdf', 'sv', 'bordered-label-value', swedish),
    derivable: { base_currency: { value: 'SEK' } },
  },
  {
    ...call('Opvraging 7 Duinrand IV.pdf', 'nl', 'side-by-side', dutch),
    derivable: { base_currency: { value: 'EUR' } },
  },
  {
    ...call('SCD2_D8_MIE.pdf', 'es', 'box-and-lists', spanish),
    derivable: { base_currency: { value: 'EUR' } },
  },
];
