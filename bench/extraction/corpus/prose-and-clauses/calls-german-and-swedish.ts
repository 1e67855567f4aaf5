import { createPrinter } from '../amounts.ts';
import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, text } from '../paper/printing.ts';

/** German administrator: all three tables numbered, percentages of the subscription, the account overleaf. */
function germanAdministrator(): FundDocument {
  const money = createPrinter(mark, { currency: 'EUR', group: '.', point: ',' });
  const line = (cells: readonly string[], name = ''): string => row(cells, name);
  const pair = (label: string, value: string): string => row([label, value]);
  const fund = text('fund', 'Rabenfels Erneuerbare Energien 3 GmbH & Co. geschlossene InvKG');
  const body = `<p class="a">Treuhand Weserbergland Fondsservice GmbH · im Auftrag der ${text('fund_manager', 'Rabenfels KVG mbH')}</p>
<p>${text('limited_partner', 'Landeskirchliche Versorgungsstiftung Hunsrück')}<br>Vermögensverwaltung<br>55469 Simmern</p>
<p class="r">Hameln, den ${noticeDate('06. Nov. 2024', '2024-11-06')}</p>
<h3>${fund}<br>Kapitalabruf Nr. ${text('call_number', '6')}</h3>
<p>Wir rufen 8,40 % des Zeichnungskapitals ab. Der auf Sie entfallende Betrag ist mit Wertstellung ${text('due_date', '20. Nov. 2024', '2024-11-20')} zu zahlen. Währung: ${text('base_currency', 'Euro', 'EUR')}.</p>
<b>Tabelle 1: Verwendung</b>
${table([
  head(['Zweck', '% der Zeichnung', 'Fonds gesamt', 'Ihr Anteil']),
  line(['Erwerb Windpark Hohe Asch', '7,60', '9.120.000,00', money('call_investments', '456000.00')]),
  line([
    'Vergütung der KVG, 1. Halbjahr 2025',
    '0,62',
    '744.000,00',
    money('call_management_fees', '37200.00'),
  ]),
  line([
    'Verwahrstelle, Prüfung, Rechtsberatung',
    '0,11',
    '132.000,00',
    money('call_partnership_expenses', '6600.00'),
  ]),
  line(['Liquiditätsrücklage', '0,07', '84.000,00', money('call_other', '4200.00')]),
  line(['Summe', '8,40', '10.080.000,00', money('call_amount', '504000.00')], 's'),
])}
<b>Tabelle 2: Entwicklung Ihrer Zeichnung</b>
${table([pair('Zeichnungssumme', money('commitment', '6000000.00')), pair('bisher abgerufen (Abrufe 1–5)', '3.510.000,00'), pair('noch nicht abgerufen vor diesem Abruf', money('unfunded_before_call', '2490000.00')), pair('noch nicht abgerufen nach diesem Abruf', money('unfunded_after_call', '1986000.00'))], 'h')}
<div class="n"><b>Tabelle 3: Zahlungsweg</b>
${table([pair('Zahlungsempfänger', text('beneficiary_name', 'Rabenfels EE 3 InvKG')), pair('bei', text('bank_name', 'Weserbergländer Landbank eG')), pair('IBAN', text('iban', 'DE02 2546 2160 0700 8811 00', 'DE02254621600700881100')), pair('BIC', text('swift_code', 'GENODEF1WBL')), pair('Bitte angeben', text('payment_reference', 'REE3-A6-0118'))], 'h')}
<p>Geht der Betrag nicht fristgerecht ein, fallen Verzugszinsen von fünf Prozentpunkten über dem Basiszinssatz an. Der fünfte Abruf (Mai 2024) belief sich auf 180.000,00 €.</p></div>`;
  return document({
    file: 'REE3_Abruf06_LVH.pdf',
    documentType: 'Capital Call',
    language: 'de',
    layout: 'german-numbered-tables-percent-of-subscription',
    css: `body{font:9.6pt 'Liberation Sans'}.a{font-size:7.5pt;border-bottom:.5pt solid}.r{text-align:right}table{border-collapse:collapse;width:100%;margin:3pt 0 10pt}td,th{padding:2.6pt 4pt;text-align:right;border-bottom:.3pt solid #999}td:first-child,th:first-child{text-align:left}.s td{font-weight:bold}.h{width:70%}.n{break-before:page}`,
    body,
  });
}

/** Swedish letter: the amount in the middle of the page, the rest in sentences, bankgiro and IBAN in one line. */
function swedishLetter(): FundDocument {
  const money = createPrinter(mark, { currency: 'SEK', group: ' ', after: ' kronor' });
  const fund = text('fund', 'Havsnäs Fastighetsutveckling II KB');
  const manager = text('fund_manager', 'Havsnäs Fonder AB');
  const body = `<p><b>${manager}</b><br>Södra Hamngatan 11, 411 14 Göteborg</p>
<p class="r">Göteborg ${noticeDate('den 21 mars 2024', '2024-03-21')}</p>
<p>Till<br>${text('limited_partner', 'Byggnadsarbetarnas Understödsförening')}</p>
<h3>Inbetalning nummer ${text('call_number', 'åtta', '8')} till ${fund}</h3>
<p>Enligt punkt 5 i bolagsavtalet kallar vi härmed in kapital från bolagsmännen, sammanlagt 62 miljoner kronor. Er del är</p>
<p class="big">${money('call_amount', '3720000')}</p>
<p>som ska vara bolaget tillhanda senast torsdagen den ${text('due_date', '11 april 2024', '2024-04-11')}.</p>
<p>Av beloppet avser ${money('call_investments', '3450000')} köpet av två kontorsfastigheter i Borås, ${money('call_management_fees', '225000')} förvaltningsarvode för andra kvartalet och ${money('call_partnership_expenses', '45000')} bolagets revision och juridiska kostnader.</p>
<p>Ni har utfäst ${money('commitment', '30000000')}. Före denna inbetalning återstår ${money('unfunded_before_call', '14880000')} att kalla in, därefter ${money('unfunded_after_call', '11160000')}. Vid den sjunde inbetalningen betalade ni 1 500 000 kronor.</p>
<p>Betala till ${text('beneficiary_name', 'Havsnäs Fastighetsutveckling II')}, ${text('bank_name', 'Västkustens Handelsbank')}, IBAN ${text('iban', 'SE72 8000 0810 3400 0978 3242', 'SE7280000810340009783242')}, BIC ${text('swift_code', 'VKHBSEGG')}, och ange ${text('payment_reference', 'HFU2-8-BUF')}. Dröjsmålsränta utgår med 10 procent.</p>
<p>Vänliga hälsningar<br>Annika Roos, ekonomichef</p>`;
  return document({
    file: 'Havsnas FU II inbetalning 8.pdf',
    documentType: 'Capital Call',
    language: 'sv',
    layout: 'swedish-letter-amount-in-the-middle',
    css: `body{font:11pt 'P052';line-height:1.4}.r{text-align:right}.big{text-align:center;font-size:16pt;font-weight:bold}`,
    body,
    derivable: { base_currency: 'SEK' },
  });
}

export const documents: FundDocument[] = [germanAdministrator(), swedishLetter()];
