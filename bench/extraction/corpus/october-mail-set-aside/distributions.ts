import type { Language } from '../document.ts';
import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';

const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '–',
});
/** The investor holds 3.5% of the programme; amounts in cents. */
const S = {
  capital: 84000000,
  gains: 61600000,
  income: 6650000,
  carry: 9240000,
  tax: 997500,
  recall: 35000000,
};
const S_GROSS = S.capital + S.gains + S.income;
const S_NET = S_GROSS - S.carry - S.tax;
const all = (part: number): number => (part * 1000) / 35;
const shared = (label: string, part: number, own: string, name = ''): string =>
  row([label, dollar.show(all(part)), own], name);
const S_OPEN = 341000000;
/** What the programme received of each underlying fund: capital, gains, income. */
const SOURCES: readonly (readonly [string, string, readonly [number, number, number]])[] = [
  ['Hartwell Bluff Capital Fund IX', '12 Sep 2025', [979400000, 709650000, 48200000]],
  ['Norderney Beteiligungsfonds IV', '19 Sep 2025', [604100000, 388420000, 61750000]],
  ['Arcturus Growth Opportunities III', '30 Sep 2025', [412900000, 541330000, 0]],
  ['Tweedsmuir Mezzanine Partners II', '07 Oct 2025', [421600000, 128100000, 80050000]],
];
const received = (at: 0 | 1 | 2): number => SOURCES.reduce((whole, [, , parts]) => whole + parts[at], 0);
const sourceSum = (parts: readonly number[]): string[] =>
  [...parts, parts.reduce((whole, one) => whole + one, 0)].map((amount) => dollar.show(amount || null));

/** A Guernsey administrator's notice of a secondaries programme: components, commitment, sources on a second page. */
const secondaries = document({
  file: 'LBSP III LP - Distribution Notice 14 - 17 Oct 2025 - Norrvik Pensjonskasse.pdf',
  documentType: 'Capital Distribution',
  layout: 'guernsey-distribution-notice-with-sources',
  margin: '18mm 20mm',
  css: "body{font:9.4pt/1.4 'Liberation Sans'}h1{font-size:15pt;margin:0;color:#123a5c}h4{font-size:9.6pt;margin:13pt 0 3pt;color:#fff;background:#123a5c;padding:3pt 6pt}table{border-collapse:collapse;width:100%}td,th{padding:3pt 6pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left;white-space:normal}th{font-size:8.4pt;color:#123a5c;border-bottom:.6pt solid #123a5c}.t td{font-weight:bold;border-top:.6pt solid #123a5c}.i td{color:#555;font-size:8.6pt}.i td:first-child{padding-left:18pt}.k td{text-align:left;padding:2pt 6pt}.k td:first-child{width:30%;color:#555}.q td:nth-child(2),.q th:nth-child(2){text-align:left}.n{font-size:7.6pt;color:#444}",
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;padding:0 20mm;display:flex;justify-content:space-between;color:#555"><span>Administrator: Le Guet Fund Administration Limited, Castel, Guernsey – licensed and regulated by the GFSC</span><span><span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
  body: `<h1>Distribution Notice</h1>
<table class="k" style="margin-top:8pt">${row(['Partnership', `<b>${mark('fund', 'Longis Bay Secondaries Programme III LP')}</b>`])}${row(['Limited Partner', `<b>${mark('limited_partner', 'Norrvik Kommunale Pensjonskasse')}</b>`])}${row(['Manager', mark('fund_manager', 'Longis Bay Capital (Guernsey) Limited')])}${row(['Distribution number', text('distribution_number', '14')])}${row(['Date of notice', noticeDate('17 October 2025', '2025-10-17')])}${row(['Payment date', text('payment_date', '24 October 2025', '2025-10-24')])}${row(['Currency', text('base_currency', 'USD')])}</table>
<p>The General Partner has resolved to distribute proceeds received by the Partnership from four underlying funds between 12 September and 7 October 2025. The amount due to you has been calculated on your share of 3.5000% of total commitments.</p>
<h4>1. Components of the distribution</h4>
<table>${head(['', 'All Limited Partners', 'Your share'])}
${shared('Return of capital', S.capital, dollar.amount('distribution_return_of_capital', S.capital))}
${shared('of which recallable', S.recall, dollar.amount('distribution_recallable', S.recall), 'i')}
${shared('of which not recallable', S.capital - S.recall, dollar.show(S.capital - S.recall), 'i')}
${shared('Realised gains', S.gains, dollar.amount('distribution_realised_gain', S.gains))}
${shared('Income', S.income, dollar.amount('distribution_income', S.income))}
${shared('Gross distribution', S_GROSS, dollar.amount('distribution_gross', S_GROSS), 't')}
${shared('Less: carried interest', -S.carry, dollar.cost('distribution_carried_interest', S.carry))}
${shared('Less: withholding tax', -S.tax, dollar.cost('distribution_withholding_tax', S.tax))}
${shared('Net distribution payable', S_NET, dollar.amount('distribution_net', S_NET), 't')}</table>
<h4>2. Your commitment</h4>
<table>${row(['Total commitment', dollar.show(2000000000)])}${row(['Undrawn commitment before this distribution', dollar.show(S_OPEN)])}${row(['Recallable portion of this distribution', dollar.show(S.recall)])}${row(['Undrawn commitment after this distribution', dollar.amount('unfunded_commitment', S_OPEN + S.recall)], 't')}${row(['Net distributions received to date, including this distribution', dollar.show(1726044250)])}</table>
<h4>3. Payment</h4>
<p>The net distribution will be paid in US dollars to your account ending 0417 with Helgeland Sparebank. Changes to standing instructions must reach the Administrator, with a certified signatory list, two business days before the payment date.</p>
${NEXT_PAGE}<h4 style="margin-top:0">4. Sources of the distribution (all partners)</h4>
<table class="q">${head(['Underlying fund', 'Received', 'Capital', 'Gains', 'Income', 'Total'])}
${SOURCES.map(([fund, date, parts]) => row([fund, date, ...sourceSum(parts)])).join('\n')}
${row(['Total received', '', ...sourceSum([received(0), received(1), received(2)])], 't')}
${row(['Retained by the Partnership', '', ...sourceSum([all(S.capital) - received(0), all(S.gains) - received(1), all(S.income) - received(2)])])}
${row(['Distributed', '', ...sourceSum([all(S.capital), all(S.gains), all(S.income)])], 't')}</table>
<p class="n">Withholding tax is United States tax on effectively connected income of Hartwell Bluff Capital Fund IX and is shared by all partners. Carried interest is payable to Longis Bay Founder Partner III LP at 15% of realised gains after the preferred return of 8% and full return of contributions drawn for realised investments. Recallable amounts may be drawn again until 30 June 2027. Following this distribution the Partnership will have distributed 1.12 times paid-in capital. The characterisation of the distribution is provisional and may be revised in the annual accounts.</p>`,
});

const pound = printer({ currency: 'GBP', group: ',', point: '.', digits: 2, negative: 'minus', before: '£' });
const K = {
  rent: 18750000,
  tax: 3750000,
  capital: 87500000,
  gain: 24375000,
  recall: 21875000,
  open: 87500000,
};
const K_GROSS = K.rent + K.capital + K.gain;

/** A British property manager's letter in prose, a voucher for tax below it. */
const logistics = document({
  file: 'Kersey Vale ULF - distribution letter Q3 2025 - Washland.pdf',
  documentType: 'Capital Distribution',
  layout: 'british-property-letter-with-tax-voucher',
  margin: '26mm 28mm 20mm',
  css: "body{font:10.6pt/1.48 'Liberation Serif'}p{margin:8pt 0}.h{font-size:13pt;color:#4b5a2a}.v{border:1pt solid #4b5a2a;padding:6pt 12pt;margin-top:12pt}.v h5{margin:0 0 4pt;font-size:10pt;text-align:center;letter-spacing:1pt}table{border-collapse:collapse;width:100%;font-size:9.6pt}td,th{padding:2.4pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}th{font-weight:normal;font-style:italic;border-bottom:.5pt solid}.t td{border-top:.5pt solid;font-weight:bold}.n{font-size:8pt}",
  footer:
    '<div style="font:6.8pt serif;width:100%;text-align:center">Kersey Vale Real Estate LLP · 9 Angel Lane, Ipswich · authorised and regulated by the Financial Conduct Authority</div>',
  body: `<p class="h">Kersey Vale Real Estate</p>
<p>${mark('limited_partner', 'Washland Drainage Boards Superannuation Scheme')}<br>c/o The Pensions Manager<br>Middle Level House, March, Cambridgeshire</p>
<p>${noticeDate('14 October 2025', '2025-10-14')}</p>
<p><b>${mark('fund', 'Kersey Vale Urban Logistics Fund LP')}<br>Distribution No. ${text('distribution_number', '21')}</b></p>
<p>Dear Limited Partner,</p>
<p>We are pleased to let you know that the Partnership will make a distribution on <b>${text('payment_date', '22 October 2025', '2025-10-22')}</b>. It has two parts: the net rental income of the quarter ended 30 September 2025, and the proceeds of the sale of Unit 4 at Wixams, which completed on 26 September at £20,500,000, 12% above the June valuation.</p>
<p>Your gross entitlement is ${pound.amount('distribution_gross', K_GROSS)}. Of this, ${pound.amount('distribution_income', K.rent)} is income, ${pound.amount('distribution_return_of_capital', K.capital)} is a return of capital contributed and ${pound.amount('distribution_realised_gain', K.gain)} is the gain on the sale. Basic rate income tax of ${pound.amount('distribution_withholding_tax', K.tax)} has been deducted from the income, so that ${pound.amount('distribution_net', K_GROSS - K.tax)} will be credited to your account with Ouse Valley Bank.</p>
<p>Under clause 9.3 of the Partnership Agreement the General Partner may redraw up to a quarter of the capital returned until 31 March 2027. The amount so recallable from you is ${pound.amount('distribution_recallable', K.recall)}, and your undrawn commitment will accordingly rise from ${pound.show(K.open)} to ${pound.amount('unfunded_commitment', K.open + K.recall)}.</p>
<p>The Partnership now owns seventeen estates, let to 64 tenants with a weighted unexpired term of 5.8 years. The vacancy rate at the quarter end was 3.1%. Our quarterly report will follow in November.</p>
<p>Yours faithfully,</p><p style="margin-top:22pt">For and on behalf of ${mark('fund_manager', 'Kersey Vale Real Estate LLP')}, manager of the Partnership</p>
<div class="v"><h5>INCOME VOUCHER 21/0031</h5><table>${head(['Quarter ended 30 September 2025', 'Gross', 'Tax at 20%', 'Net'])}${row(['Property income', pound.amount('distribution_income', K.rent), pound.amount('distribution_withholding_tax', K.tax), pound.show(K.rent - K.tax)])}</table><p class="n" style="margin:4pt 0 0">This voucher should be kept. Schemes that are exempt may reclaim the tax from HM Revenue &amp; Customs or apply for gross payment in future.</p></div>`,
  derivable: { base_currency: 'GBP' },
});

const euro = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus', after: ' €' });
const A = {
  capital: 114000000,
  gain: 61245000,
  income: 4820000,
  tax: 915800,
  recall: 28500000,
  open: 215000000,
};
const A_GROSS = A.capital + A.gain + A.income;
/** The fund's amount beside the holder's, who has 4% of it. */
const cuota = (label: string, part: number, fin: string, name = ''): string =>
  row([label, euro.show(part * 25), euro.amount(fin, part)], name);

/** A Spanish notice on one page: fund and holder side by side, the tax and the outstanding commitment. */
const almanzora = document({
  file: 'Almanzora Crecimiento III FCR_Aviso de distribución 5_Montepío Salinas.pdf',
  documentType: 'Capital Distribution',
  layout: 'spanish-letter-fund-and-holder',
  language: 'es',
  margin: '22mm 23mm',
  css: "body{font:10pt/1.45 'Liberation Sans'}p{margin:7pt 0}table{border-collapse:collapse;width:100%;margin:7pt 0}td,th{padding:3.6pt 6pt;text-align:right;border:.4pt solid #c9c9c9;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{background:#2f4858;color:#fff;font-weight:normal}.t td{font-weight:bold;background:#eef2f4}.l{color:#2f4858;font-size:14pt;letter-spacing:2pt}.n{font-size:7.8pt;color:#555}",
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;padding:0 23mm;color:#666">Almanzora Capital, S.G.E.I.C., S.A. – Paseo de Almería, 90, 04001 Almería – Registro de la CNMV n.º 904</div>',
  body: `<p class="l">ALMANZORA CAPITAL</p>
<p style="text-align:right">Almería, ${noticeDate('5 de noviembre de 2025', '2025-11-05')}</p>
<p>${mark('limited_partner', 'Montepío de Empleados de las Salinas de Levante')}<br>Calle del Faro, 17<br>03180 Torrevieja (Alicante)</p>
<p><b>Ref.: ${mark('fund', 'Almanzora Crecimiento III, F.C.R.')} – Distribución n.º ${text('distribution_number', '5')}</b></p>
<p>Muy señores nuestros:</p>
<p>De acuerdo con el artículo 19 del Reglamento del Fondo, les comunicamos que ${mark('fund_manager', 'Almanzora Capital, S.G.E.I.C., S.A.')}, como sociedad gestora, ha acordado distribuir a los partícipes los importes obtenidos en la venta de Cartonajes Huércal, S.L. y los dividendos abonados por Riegos del Segura, S.A. El abono se realizará con fecha valor <b>${text('payment_date', '14 de noviembre de 2025', '2025-11-14')}</b> conforme al siguiente detalle:</p>
<table>${head(['Concepto', 'Total Fondo', 'Su participación (4,00 %)'])}
${cuota('Devolución de aportaciones', A.capital, 'distribution_return_of_capital')}
${cuota('Plusvalías', A.gain, 'distribution_realised_gain')}
${cuota('Dividendos', A.income, 'distribution_income')}
${cuota('Distribución bruta', A_GROSS, 'distribution_gross', 't')}
${row(['Comisión de éxito', euro.show(0), euro.amount('distribution_carried_interest', 0)])}
${row(['Retención fiscal (19 % sobre dividendos)', 'según partícipe', euro.cost('distribution_withholding_tax', A.tax)])}
${row(['Importe neto a abonar', '', euro.amount('distribution_net', A_GROSS - A.tax)], 't')}</table>
<p>Del importe devuelto en concepto de aportaciones, ${euro.amount('distribution_recallable', A.recall)} tienen carácter reembolsable y podrán ser reclamados de nuevo por la gestora hasta el final del período de inversión. Su compromiso pendiente de desembolso queda como sigue:</p>
<table>${row(['Compromiso total', euro.show(900000000)])}${row(['Compromiso pendiente antes de la distribución', euro.show(A.open)])}${row(['Importe que incrementa el compromiso pendiente', euro.show(A.recall)])}${row(['Compromiso pendiente tras la distribución', euro.amount('unfunded_commitment', A.open + A.recall)], 't')}</table>
<p>El importe se abonará en la cuenta designada por ustedes en Caja Rural del Almanzora, terminada en 0417. Con esta distribución, el Fondo habrá devuelto a los partícipes el 58 % del capital desembolsado.</p>
<p>Atentamente,</p><p style="margin-top:20pt">Departamento de Relación con Inversores</p>
<p class="n">Los importes por partícipe pueden diferir en función de su régimen fiscal. El certificado de retenciones correspondiente a 2025 se enviará en enero de 2026. Entidad depositaria: Depositaría del Sureste, S.A.</p>`,
  derivable: { base_currency: 'EUR' },
});

const kroner = printer({
  currency: 'DKK',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  nil: '0,00',
});
const V = {
  capital: 1425000000,
  gain: 681240000,
  income: 203750000,
  carry: 136248000,
  tax: 30562500,
  recall: 356250000,
  open: 3150000000,
};
const V_GROSS = V.capital + V.gain + V.income;

/** A Danish notice of two small tables, amounts in kroner; Danish is not among the languages that a paper can name. */
const vesterhede = document({
  file: 'Udlodning nr. 7 - Vesterhede Energi Infrastruktur II - PK Møllere.pdf',
  documentType: 'Capital Distribution',
  layout: 'danish-notice-of-two-tables',
  language: 'da' as string as Language,
  margin: '17mm 27mm 18mm',
  css: "body{font:10.2pt/1.4 'Liberation Sans Narrow','Liberation Sans'}h2{font-size:16pt;font-weight:normal;margin:14pt 0 4pt;color:#2d6f8e}h4{font-size:10.4pt;margin:12pt 0 2pt;color:#2d6f8e}p{margin:6pt 0}table{border-collapse:collapse;width:100%}td,th{padding:3pt 2pt;text-align:right}td:first-child,th:first-child{text-align:left}th{font-weight:normal;color:#777;border-bottom:.8pt solid #2d6f8e}td{border-bottom:.3pt solid #d5e2e8}.t td{font-weight:bold;border-bottom:.8pt solid #2d6f8e}.k td{text-align:left;border:0;padding:1.2pt 2pt}.k td:first-child{width:32%;color:#777}.n{font-size:8.2pt;color:#666}",
  footer:
    '<div style="font:6.6pt sans-serif;width:100%;padding:0 27mm;color:#777">Vesterhede Kapitalforvaltning A/S · CVR-nr. 39 04 17 08 · Havnegade 66 · 6700 Esbjerg · under tilsyn af Finanstilsynet</div>',
  body: `<p>${mark('limited_partner', 'Pensionskassen for Møllere og Maltgørere')}<br>Kornmarken 12<br>8900 Randers</p>
<h2>Meddelelse om udlodning nr. ${text('distribution_number', '7')}</h2>
<table class="k">${row(['Fond', mark('fund', 'Vesterhede Energi Infrastruktur II K/S')])}${row(['Forvalter', mark('fund_manager', 'Vesterhede Kapitalforvaltning A/S')])}${row(['Dato', noticeDate('3. december 2025', '2025-12-03')])}${row(['Betalingsdato', text('payment_date', '15. december 2025', '2025-12-15')])}${row(['Valuta', text('base_currency', 'DKK')])}</table>
<p>Kære investor</p>
<p>Fonden har den 20. november 2025 gennemført salget af sin andel på 50 % i solparken Tinglev Syd og har desuden modtaget udbytte fra havvindparken Jammer Rev. Provenuet udloddes til kommanditisterne i forhold til deres tilsagn. Jeres andel udgør 7,50 %.</p>
<h4>Jeres andel af udlodningen</h4>
<table>${head(['', 'DKK'])}
${row(['Tilbagebetaling af indbetalt kapital', kroner.amount('distribution_return_of_capital', V.capital)])}
${row(['Realiseret gevinst', kroner.amount('distribution_realised_gain', V.gain)])}
${row(['Udbytte og renter', kroner.amount('distribution_income', V.income)])}
${row(['Udlodning før fradrag', kroner.amount('distribution_gross', V_GROSS)], 't')}
${row(['Carried interest', kroner.cost('distribution_carried_interest', V.carry)])}
${row(['Udbytteskat', kroner.cost('distribution_withholding_tax', V.tax)])}
${row(['Udbetales til jer', kroner.amount('distribution_net', V_GROSS - V.carry - V.tax)], 't')}</table>
<h4>Jeres tilsagn</h4>
<table>${head(['', 'DKK'])}
${row(['Samlet tilsagn', kroner.show(15000000000)])}
${row(['Resttilsagn før udlodningen', kroner.show(V.open)])}
${row(['Del af udlodningen, der kan genindkaldes', kroner.amount('distribution_recallable', V.recall)])}
${row(['Resttilsagn efter udlodningen', kroner.amount('unfunded_commitment', V.open + V.recall)], 't')}</table>
<p>Beløbet overføres til jeres konto i Randers Fjord Sparekasse med endecifrene 0417. Ændringer skal meddeles skriftligt senest den 9. december 2025.</p>
<p>Med venlig hilsen</p><p style="margin-top:18pt">Birgitte Nørkær<br>Investorservice</p>
<p class="n">Den samlede udlodning før fradrag til alle kommanditister udgør 308,0 mio. kr. Udbytteskatten er indeholdt med 15 % af udbytte og renter. Carried interest udgør 20 % af den realiserede gevinst. Fordelingen er foreløbig, indtil årsrapporten for 2025 er godkendt.</p>`,
});

export const documents = [secondaries, logistics, almanzora, vesterhede];
