import { head, row } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import type { Flows } from '../paper/periods.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const NEXT_PAGE = '<div style="break-before:page"></div>';
type Column = readonly [Period, Movement];
/** A period whose flows of nothing are not printed. */
const withoutNil = (values: Movement): Movement =>
  Object.fromEntries(
    Object.entries(values).map(([line, amount]: [string, number | null]) => [line, amount || null]),
  ) as unknown as Movement;

const euro = printer({
  currency: 'EUR',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  nil: '–',
});
const L_QUARTER: Flows = [41250000, 33412580, 4640625, 918244, 22846107, -1210433, 384912, 1876350];
const L_EARLIER: Flows = [82500000, 51204415, 9281250, 1702865, 40118320, 628140, -2417706, 3021475];
const L_BEFORE: Flows = [1117875000, 276418250, 86315625, 11230416, 304816330, -3418025, 9117248, 17720840];
const LOAN = periods(L_QUARTER, L_EARLIER, L_BEFORE);
const L_COLUMNS: readonly Column[] = [
  ['qtd', withoutNil(LOAN.qtd)],
  ['ytd', withoutNil(LOAN.ytd)],
  ['itd', withoutNil(LOAN.itd)],
];
const lLine = (label: string, line: MovementLine, name = ''): string =>
  row([label, ...cells(euro, line, L_COLUMNS)], name);
const lSum = (label: string, lines: readonly MovementLine[]): string =>
  row([label, ...L_COLUMNS.map(([, values]) => euro.show(effect(values, lines)))], 's');
const L_CAPITAL_BACK = [12375000, 24750000, 111375000];
const lSplit = (label: string, amounts: readonly number[]): string =>
  row([label, ...amounts.map((amount) => euro.show(-amount))], 'i');
const L_INCOME_PAID = L_COLUMNS.map(
  ([, values], at) => (values.distributions ?? 0) - (L_CAPITAL_BACK[at] ?? 0),
);
const L_DRAWN = LOAN.itd.contributions ?? 0;
const L_PAID = LOAN.itd.distributions ?? 0;
const L_PLEDGED = 1650000000;
const L_RECYCLED = 74250000;
const lTransaction = (date: string, kind: string, drawn: number | null, paid: number | null): string =>
  row([date, kind, euro.show(drawn), euro.show(paid === null ? null : -paid)]);

/** A Luxembourg administrator's statement of a credit fund: three periods, the commitment, the year's payments overleaf. */
const luxembourg = document({
  file: 'CUF2_CapitalAccountStatement_Q3-2025_INV-00318.pdf',
  documentType: 'Capital Account',
  layout: 'luxembourg-credit-statement-with-payments-overleaf',
  margin: '17mm 18mm 18mm',
  css: "body{font:8.6pt/1.36 'DejaVu Sans Condensed','DejaVu Sans';font-size:8pt;color:#1b1b2b}h1{font-size:13pt;font-weight:normal;margin:0 0 6pt;color:#5a2a6b}h4{font-size:8.8pt;margin:11pt 0 2pt;color:#5a2a6b;text-transform:uppercase;letter-spacing:.4pt}table{border-collapse:collapse;width:100%}td,th{padding:2.7pt 4pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left;white-space:normal}th{font-weight:normal;border-top:1pt solid #5a2a6b;border-bottom:.5pt solid #5a2a6b;vertical-align:bottom}.s td{border-top:.4pt solid #bbb;font-style:italic}.t td{font-weight:bold;background:#f3edf6}.i td{color:#666;font-size:7.3pt}.i td:first-child{padding-left:14pt}.k td{text-align:left;padding:1.4pt 4pt}.k td:nth-child(odd){color:#666;width:21%}.w{width:70%}.x td:nth-child(2),.x th:nth-child(2){text-align:left}.n{font-size:6.8pt;color:#555;text-align:justify}",
  footer:
    '<div style="font:5.8pt sans-serif;width:100%;padding:0 18mm;display:flex;justify-content:space-between;color:#555"><span>Troisvierges Alternative Administration S.A. – société anonyme – R.C.S. Luxembourg B 904.118 – PSF authorised by the CSSF</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>',
  body: `<h1>Capital Account Statement</h1>
<table class="k">${row(['Fund', `<b>${mark('fund', 'Corvina Unitranche Fund II SCSp')}</b>`, 'Statement date', text('reporting_date', '30 September 2025', '2025-09-30')])}${row(['Limited Partner', `<b>${mark('limited_partner', 'Brabourne Mutual Assurance Society Limited')}</b>`, 'Currency', text('base_currency', 'EUR')])}${row(['Investor ID / class', 'INV-00318 / A-Dis', 'General Partner', 'Corvina UF II GP S.à r.l.'])}${row(['AIFM', mark('fund_manager', 'Corvina Credit Partners (Luxembourg) S.A.'), 'Status', 'Unaudited'])}</table>
<h4>Statement of changes in capital</h4>
<table>${head(['EUR', 'Three months ended<br>30 Sep 2025', 'Nine months ended<br>30 Sep 2025', 'Since inception<br>(14 May 2020)'])}
${lLine('Net asset value, beginning of period', 'opening', 't')}
${lLine('Capital contributions', 'contributions')}
${lSplit('return of capital', L_CAPITAL_BACK)}
${lSplit('income and gains', L_INCOME_PAID)}
${lLine('Distributions', 'distributions')}
${lSum('Net capital transactions', ['contributions', 'distributions'])}
${lLine('Investment income, net of financing costs', 'income')}
${lLine('Management fee', 'fees')}
${lLine('Other operating expenses', 'costs')}
${lLine('Net realised gain / (loss) on loans and currency hedges', 'realised')}
${lLine('Net change in unrealised gain / (loss)', 'unrealised')}
${lLine('Carried interest accrual', 'carry')}
${lSum('Net increase from operations', ['income', 'fees', 'costs', 'realised', 'unrealised', 'carry'])}
${lLine('Net asset value, end of period', 'closing', 't')}</table>
<h4>Commitment</h4>
<table class="w">${head(['', 'EUR', '% of commitment'])}
${row(['Total commitment', euro.amount('commitment', L_PLEDGED), '100.00%'])}
${row(['Contributions since inception', euro.amount('contributed_to_date', L_DRAWN), `${((100 * L_DRAWN) / L_PLEDGED).toFixed(2)}%`])}
${row(['Recallable distributions', euro.amount('recallable_distributions', L_RECYCLED), `${((100 * L_RECYCLED) / L_PLEDGED).toFixed(2)}%`])}
${row(['Undrawn commitment', euro.amount('unfunded_commitment', L_PLEDGED - L_DRAWN + L_RECYCLED), `${((100 * (L_PLEDGED - L_DRAWN + L_RECYCLED)) / L_PLEDGED).toFixed(2)}%`], 't')}
${row(['Distributions since inception', euro.amount('distributed_to_date', L_PAID), `${((100 * L_PAID) / L_PLEDGED).toFixed(2)}%`])}</table>
<p>Share of the Fund: ${text('ownership_percentage', '4.1250%', '4.1250')} · Net IRR of the Limited Partner since inception 6.8% · TVPI ${(((LOAN.itd.closing ?? 0) + L_PAID) / L_DRAWN).toFixed(2)}x · DPI ${(L_PAID / L_DRAWN).toFixed(2)}x</p>
${NEXT_PAGE}<h4 style="margin-top:0">Payments in 2025</h4>
<table class="x">${head(['Value date', 'Transaction', 'Contributions', 'Distributions'])}
${lTransaction('20 Jan 2025', 'Distribution no. 17 – income Q4 2024', null, 26120805)}
${lTransaction('04 Mar 2025', 'Capital call no. 22', 49500000, null)}
${lTransaction('22 Apr 2025', 'Distribution no. 18 – income Q1 2025, repayment Tessel Dairy', null, 25083610)}
${lTransaction('11 Jun 2025', 'Capital call no. 23', 33000000, null)}
${lTransaction('21 Jul 2025', 'Distribution no. 19 – income Q2 2025, repayment Harland Rail', null, 33412580)}
${lTransaction('09 Sep 2025', 'Capital call no. 24', 41250000, null)}
${row(['', 'Total 2025', euro.show(LOAN.ytd.contributions), euro.show(-(LOAN.ytd.distributions ?? 0))], 't')}</table>
<h4>Notes</h4>
<p class="n">1. Loans are carried at fair value in accordance with the valuation policy of the AIFM. 2. The management fee is 1.125% per annum of commitments and is shown net of arrangement fees credited to the Fund. 3. Carried interest of 12.5% accrues above a preferred return of 5.0% per annum and is payable from 2028. 4. Distributions of capital repaid within the investment period, ending 14 May 2026, may be recalled. 5. On 20 October 2025 the Fund paid distribution no. 20; your part of EUR 218,640.11 is not included in this statement. 6. Net asset value of the Fund as a whole at 30 September 2025: EUR 270,241,686.79. Please report any difference to investor.services@troisvierges.example within thirty days.</p>`,
  derivable: { period_start: '2025-07-01', opening_balance_itd: 'EUR 0' },
});

const duizend = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'minus',
  nil: '-',
});
const D_QUARTER: Flows = [300, 450, 38, 6, 12, 210, 155, 19];
const D_EARLIER: Flows = [825, 1275, 114, 21, 40, 388, 512, 31];
const D_BEFORE: Flows = [10350, 3900, 742, 118, 96, 1240, 3085, 88];
const DUTCH = periods(D_QUARTER, D_EARLIER, D_BEFORE);
const D_COLUMNS: readonly Column[] = [
  ['qtd', DUTCH.qtd],
  ['ytd', DUTCH.ytd],
];
const dLine = (label: string, line: MovementLine, name = ''): string =>
  row([label, ...cells(duizend, line, D_COLUMNS)], name);
const D_DRAWN = DUTCH.itd.contributions ?? 0;
const dFund = (name: string, year: string, [pledged, drawn, back, worth]: readonly number[]): string =>
  row([name, year, ...[pledged, drawn, back, worth].map((amount) => duizend.show(amount ?? null))]);

/** A Dutch fund of funds to its participant: quarter and year in thousands of euros, look-through to the funds overleaf. */
const dutch = document({
  file: 'Oeverwal PES II - Participatieoverzicht Q4 2025 - Bpf Touwslagerijen.pdf',
  documentType: 'Capital Account',
  layout: 'dutch-participation-statement-in-thousands',
  language: 'nl',
  margin: '22mm 24mm',
  css: "body{font:10pt/1.44 'Liberation Sans'}h1{font-size:17pt;font-weight:normal;margin:0;color:#c1531b}h3{font-size:11pt;color:#c1531b;margin:14pt 0 3pt}table{border-collapse:collapse;width:100%}td,th{padding:3pt 3pt;text-align:right;border-bottom:.3pt solid #e3c9bb}td:first-child,th:first-child{text-align:left}th{font-weight:bold;border-bottom:1pt solid #c1531b;vertical-align:bottom}.t td{font-weight:bold;border-top:.8pt solid #c1531b}.k td{text-align:left;border:0;padding:1.4pt 3pt}.k td:first-child{width:31%;color:#777}.l{font-size:9pt}p{margin:6pt 0}.n{font-size:8pt;color:#555}",
  footer:
    '<div style="font:6.6pt sans-serif;width:100%;padding:0 24mm;display:flex;justify-content:space-between;color:#777"><span>Oeverwal Fund Management B.V. · Nieuwegracht 188, Utrecht · AIFM-vergunning AFM</span><span>pagina <span class="pageNumber"></span></span></div>',
  body: `<h1>Participatieoverzicht</h1><p style="margin:0">${mark('fund', 'Oeverwal Private Equity Selectie II')}</p>
<table class="k" style="margin-top:10pt">${row(['Participant', `<b>${mark('limited_partner', 'Bedrijfstakpensioenfonds voor de Touwslagerijen')}</b>`])}${row(['Verslagperiode', `${text('period_start', '1 oktober', '2025-10-01')} t/m ${text('reporting_date', '31 december 2025', '2025-12-31')}`])}${row(['Beheerder', mark('fund_manager', 'Oeverwal Fund Management B.V.')])}${row(['Bewaarder', 'Stichting Bewaarder Oeverwal'])}${row(['Belang in het Fonds', text('ownership_percentage', '6,00%', '6.00')])}</table>
<p class="n">Bedragen in duizenden ${mark('base_currency', 'euro’s', { value: 'EUR' })}, tenzij anders vermeld</p>
<h3>Verloop van uw kapitaalrekening</h3>
<table>${head(['', '4e kwartaal<br>2025', 'Jaar<br>2025'])}
${dLine('Stand aan het begin van de periode', 'opening', 't')}
${dLine('Stortingen', 'contributions')}
${dLine('Uitkeringen', 'distributions')}
${dLine('Dividend en rente', 'income')}
${dLine('Beheervergoeding', 'fees')}
${dLine('Overige kosten van het Fonds', 'costs')}
${dLine('Gerealiseerd resultaat op beleggingen', 'realised')}
${dLine('Ongerealiseerd resultaat op beleggingen', 'unrealised')}
${dLine('Prestatievergoeding (carried interest)', 'carry')}
${dLine('Stand per 31 december 2025', 'closing', 't')}</table>
<h3>Verplichting per 31 december 2025</h3>
<table>${row(['Toegezegd bedrag (commitment)', duizend.amount('commitment', 15000)])}${row(['Gestort sinds aanvang', duizend.amount('contributed_to_date', D_DRAWN)])}${row(['Terugroepbare uitkeringen', duizend.amount('recallable_distributions', 600)])}${row(['Nog te storten', duizend.amount('unfunded_commitment', 15000 - D_DRAWN + 600)], 't')}${row(['Uitgekeerd sinds aanvang', duizend.amount('distributed_to_date', DUTCH.itd.distributions)])}</table>
<p>Het netto rendement sinds aanvang bedraagt 12,6% per jaar (IRR); de TVPI is ${(((DUTCH.itd.closing ?? 0) + 5625) / D_DRAWN).toFixed(2).replace('.', ',')}.</p>
${NEXT_PAGE}<h3 style="margin-top:0">Uw aandeel in de onderliggende fondsen</h3>
<table class="l">${head(['Fonds', 'Jaar', 'Toegezegd', 'Opgevraagd', 'Ontvangen', 'Waarde'])}
${dFund('Ridderhof Buy-out VI', '2019', [3600, 3090, 2410, 2118])}
${dFund('Stromsund Nordic Mid-Cap II', '2019', [2700, 2266, 1712, 1844])}
${dFund('Cairnbrae Growth Partners III', '2020', [2400, 1715, 905, 2071])}
${dFund('Pontevecchio Imprese IV', '2020', [2100, 1430, 688, 1560])}
${dFund('Bluestem Ridge Equity V', '2021', [2700, 1680, 540, 1846])}
${dFund('Mosela Secondaire 2021', '2021', [1200, 670, 402, 821])}
${row(['Totaal', '', ...[14700, 10851, 6657, 10260].map((amount) => duizend.show(amount))], 't')}</table>
<h3>Toelichting</h3>
<p>In het vierde kwartaal is 2,0% van de commitments opgevraagd, vooral voor een vervolginvestering van Bluestem Ridge Equity V. De uitkering van 3,0% is afkomstig van de verkoop door Ridderhof Buy-out VI van een keten van dierenklinieken.</p>
<p>De waardering is gebaseerd op de rapportages van de onderliggende fondsen per 30 september 2025, bijgewerkt voor kasstromen en wisselkoersen. De prestatievergoeding is gereserveerd en nog niet uitbetaald. Voor 2026 verwachten wij opvragingen van circa 6% en uitkeringen van circa 12% van de commitments.</p>
<p class="n">Dit overzicht is niet door een accountant gecontroleerd. De jaarrekening over 2025 verschijnt uiterlijk 30 juni 2026.</p>`,
  derivable: {
    contributions_itd: `EUR ${D_DRAWN * 1000}`,
    distributions_itd: `EUR ${(DUTCH.itd.distributions ?? 0) * 1000}`,
  },
});

export const documents = [luxembourg, dutch];
