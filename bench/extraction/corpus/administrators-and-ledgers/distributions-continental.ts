import { row } from '../html.ts';
import { document } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const EURO_DE = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'long minus' });
const de = EURO_DE.amount;

/** German partnership: tax and its surcharge summed, table inside the letter, amounts with EUR column. */
const hegau = document({
  file: 'Ausschüttungsmitteilung 6 - Hegau Erneuerbare III - Evang. Pensionskasse - 3247.pdf',
  documentType: 'Capital Distribution',
  layout: 'german-letter-tax-and-surcharge',
  language: 'de',
  css: `body{font:10.4pt/1.35 "Liberation Serif"} .k{border-bottom:.8px solid;font-size:8.5pt;margin-bottom:22pt} table{width:100%;border-collapse:collapse;margin:8pt 0} td{padding:2.2pt 0} td:nth-child(n+2){text-align:right} .i td{font-size:9pt;color:#333} .i td:first-child{padding-left:14pt} .t td{font-weight:bold;border-top:.8px solid}`,
  derivable: { distribution_recallable: 'EUR 0', distribution_carried_interest: 'EUR 0' },
  body: `<div class="k">${text('fund_manager', 'Hegau Capital AIFM GmbH')} · Scheffelstraße 22 · 78224 Singen</div><p>${text('limited_partner', 'Evangelische Pensionskasse Baden-Süd VVaG')}<br>Abteilung Kapitalanlagen<br>79098 Freiburg</p><p style="text-align:right">Singen, den ${noticeDate('09.12.2024', '2024-12-09')}</p>
    <p><b>Ausschüttungsmitteilung Nr. ${text('distribution_number', '6')}<br>${text('fund', 'Hegau Erneuerbare Energien III GmbH & Co. KG')}</b></p><p>Sehr geehrte Damen und Herren,</p><p>die Gesellschaft schüttet mit Valuta ${text('payment_date', '18.12.2024', '2024-12-18')} aus dem Verkauf des Windparks Randen sowie aus laufenden Erträgen aus. Auf Ihre Beteiligung entfallen:</p>
    <table>${row(['', 'Gesamt', 'Ihr Anteil'], 'i')}${row(['', text('base_currency', 'EUR'), text('base_currency', 'EUR')], 'i')}${row(['Kapitalrückzahlung', '6.400.000,00', de('distribution_return_of_capital', 32000000)])}${row(['Veräußerungsgewinn', '2.718.300,00', de('distribution_realised_gain', 13591500)])}${row(['Zinsen und Dividenden', '881.700,00', de('distribution_income', 4408500)])}${row(['Bruttoausschüttung', '10.000.000,00', de('distribution_gross', 50000000)], 't')}${row(['davon Kapitalertragsteuer', '', '−11.021,25'], 'i')}${row(['davon Solidaritätszuschlag', '', '−606,17'], 'i')}${row(['Steuereinbehalt gesamt', '', EURO_DE.cost('distribution_withholding_tax', 1162742)])}${row(['Auszahlungsbetrag', '', de('distribution_net', 48837258)], 't')}</table>
    <p>Die Ausschüttung ist nicht wieder abrufbar. Ihre offene Zeichnungszusage beträgt unverändert ${de('unfunded_commitment', 27500000)} EUR. Eine Steuerbescheinigung erhalten Sie gesondert.</p><p>Mit freundlichen Grüßen</p><p>${text('fund_manager', 'Hegau Capital AIFM GmbH')}</p>`,
});

const EURO_NL = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  before: '€ ',
  negative: 'minus',
  nil: '–',
});
const nl = EURO_NL.amount;

/** Dutch co-operative: cards above, then the account of the payment. */
const zwaluw = document({
  file: 'Uitkering 12 Zwaluw Zorgvastgoed Fonds - Stichting Oranjepolder - 3426.pdf',
  documentType: 'Capital Distribution',
  layout: 'dutch-cards-and-account',
  language: 'nl',
  css: `body{font:9.8pt "Liberation Sans"} h1{font-size:16pt;color:#00556b} .c{display:flex;gap:8pt;margin:10pt 0} .c div{flex:1;border:1px solid #8fb7c2;border-radius:4pt;padding:6pt} .c small{display:block;color:#00556b;font-size:7.4pt} table{width:100%;border-collapse:collapse} td{padding:3.4pt 2pt;border-bottom:.4px solid #bcd} td:last-child{text-align:right} .t td{font-weight:bold;border-top:1px solid #00556b}`,
  body: `<h1>Uitkeringsbericht</h1><p>${text('limited_partner', 'Stichting Vermogensfonds Oranjepolder')}<br>Postbus 4410, 3006 AK Rotterdam</p><div class="c"><div><small>Fonds</small>${text('fund', 'Zwaluw Zorgvastgoed Fonds CV')}</div><div><small>Uitkering nr.</small>${text('distribution_number', '12')}</div><div><small>Datum bericht</small>${noticeDate('3 februari 2025', '2025-02-03')}</div><div><small>Betaaldatum</small>${text('payment_date', '10 februari 2025', '2025-02-10')}</div></div>
    <p>Het fonds keert de netto-opbrengst van de verkoop van twee woonzorgcomplexen uit, samen met het exploitatieresultaat over het vierde kwartaal van 2024. Uw aandeel in ${text('base_currency', 'euro', 'EUR')}:</p>
    <table>${row(['Terugbetaling van kapitaal', nl('distribution_return_of_capital', 21875000)])}${row(['Verkoopwinst', nl('distribution_realised_gain', 8240415)])}${row(['Exploitatieresultaat (huur en rente)', nl('distribution_income', 3106290)])}${row(['Bruto-uitkering', nl('distribution_gross', 33221705)], 't')}${row(['Af: dividendbelasting', EURO_NL.cost('distribution_withholding_tax', 465944)])}${row(['Af: carried interest beheerder', EURO_NL.cost('distribution_carried_interest', 824042)])}${row(['Netto-uitkering', nl('distribution_net', 31931719)], 't')}</table>
    <p>Van deze uitkering kan ${nl('distribution_recallable', 5000000)} opnieuw worden opgevraagd. Het niet-gestorte deel van uw toezegging bedraagt daarna ${nl('unfunded_commitment', 11250000)}.</p><p>De betaling wordt overgemaakt op uw bij ons bekende rekening NL.. TRIO .... 7731.</p><p>Met vriendelijke groet,<br>${text('fund_manager', 'Zwaluw Vastgoed Beheer B.V.')}</p>`,
});

const EURO_ES = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  after: ' €',
  negative: 'minus',
  nil: '0,00 €',
});
const es = EURO_ES.amount;

/** Spanish venture company: full grid, base and retention. */
const cormoran = document({
  file: 'SCR Cormorán Capital - Comunicación de distribución 2024-04 - Grupo Larrañaga - 3542.pdf',
  documentType: 'Capital Distribution',
  layout: 'scr-full-grid',
  language: 'es',
  css: `body{font:9.6pt "DejaVu Sans"} h1{font-size:12.5pt;text-align:center;text-transform:uppercase} table{border-collapse:collapse;width:100%;margin:8pt 0} td{border:.7px solid #333;padding:3.4pt 6pt} td:first-child{width:62%} .n td:last-child{text-align:right} .t td{background:#e8e8e8;font-weight:bold}`,
  derivable: { distribution_carried_interest: 'EUR 0' },
  body: `<h1>Comunicación de distribución a accionistas</h1><table>${row(['Sociedad', text('fund', 'Cormorán Capital Expansión SCR, S.A.')])}${row(['Sociedad gestora', text('fund_manager', 'Cormorán Gestión Alternativa SGEIC, S.A.')])}${row(['Inversor', text('limited_partner', 'Grupo Larrañaga Inversiones, S.L.')])}${row(['Distribución n.º', text('distribution_number', '4')])}${row(['Fecha de la comunicación', noticeDate('15/11/2024', '2024-11-15')])}${row(['Fecha de pago', text('payment_date', '29/11/2024', '2024-11-29')])}${row(['Divisa', text('base_currency', 'EUR')])}</table>
    <p>La distribución procede de la venta de la participación en Hornos Bidasoa, S.A. y de los dividendos cobrados de Naviera Txingudi, S.L.</p><table class="n">${row(['Devolución de aportaciones', es('distribution_return_of_capital', 26250000)])}${row(['Plusvalías', es('distribution_realised_gain', 17830450)])}${row(['Dividendos e intereses', es('distribution_income', 2419550)])}${row(['Importe bruto', es('distribution_gross', 46500000)], 't')}${row(['Retención a cuenta (19 % sobre dividendos e intereses)', EURO_ES.cost('distribution_withholding_tax', 459715)])}${row(['Importe neto a percibir', es('distribution_net', 46040285)], 't')}</table>
    <table class="n">${row(['Importe reutilizable (sujeto a nueva solicitud)', es('distribution_recallable', 9000000)])}${row(['Compromiso pendiente tras la distribución', es('unfunded_commitment', 38500000)])}</table><p style="font-size:8pt">El abono se efectuará en la cuenta designada por el inversor. La presente comunicación no constituye certificado fiscal. No se devenga comisión de éxito en esta distribución.</p>`,
});

export const documents = [hegau, zwaluw, cormoran];
