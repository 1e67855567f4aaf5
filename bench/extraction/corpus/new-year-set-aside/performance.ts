import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const tenths = (rate: number): string => (rate / 10).toFixed(1);

const million = printer({
  currency: 'AUD',
  group: ',',
  point: '.',
  digits: 1,
  scale: 1000000,
  negative: 'brackets',
  nil: '–',
});

/** A company: amounts in tenths of a million, share held in percent, rate in tenths of a percent or null. */
interface Company {
  readonly name: string;
  readonly sector: string;
  /** As printed and as ISO. */
  readonly entry: readonly [string, string];
  readonly held: number;
  readonly cost: number;
  readonly proceeds: number;
  readonly value: number;
  readonly rate: number | null;
}

/** Name, sector, date as printed and as ISO, share held, cost, proceeds, value, rate. */
type Line = readonly [string, string, string, string, number, number, number, number, number | null];
const company = ([name, sector, printed, iso, held, cost, proceeds, value, rate]: Line): Company => ({
  name,
  sector,
  entry: [printed, iso],
  held,
  cost,
  proceeds,
  value,
  rate,
});
const BLOCKS: readonly (readonly [title: string, status: string, companies: readonly Company[]])[] = [
  [
    'Unrealised investments',
    'Unrealised',
    (
      [
        ['Barrabool Veterinary Group', 'Healthcare', '18 Nov 2019', '2019-11-18', 62, 580, 0, 1264, 189],
        ['Eastern Creek Cold Chain', 'Logistics', '5 Mar 2021', '2021-03-05', 55, 715, 0, 987, 96],
        ['Wollundry Software', 'Technology', '30 Jun 2022', '2022-06-30', 48, 442, 0, 884, 241],
        ['Pindari Early Learning', 'Education', '14 Feb 2022', '2022-02-14', 70, 630, 0, 473, -62],
        ['Tarcoola Industrial Hire', 'Industrials', '1 Aug 2025', '2025-08-01', 51, 528, 0, 607, null],
      ] satisfies readonly Line[]
    ).map(company),
  ],
  [
    'Partially realised investments',
    'Partially realised',
    (
      [
        ['Merimbula Aged Care', 'Healthcare', '23 Apr 2020', '2020-04-23', 33, 664, 719, 584, 172],
        ['Quamby Packaging', 'Industrials', '9 Oct 2020', '2020-10-09', 44, 395, 226, 490, 160],
      ] satisfies readonly Line[]
    ).map(company),
  ],
  [
    'Realised investments',
    'Realised',
    (
      [
        ['Burrawang Dental', 'Healthcare', '16 Jul 2019', '2019-07-16', 0, 410, 1489, 0, 417],
        ['Nardoo Logistics', 'Logistics', '2 Dec 2019', '2019-12-02', 0, 283, 112, 0, -198],
      ] satisfies readonly Line[]
    ).map(company),
  ],
];
const ALL = BLOCKS.flatMap(([, , companies]) => companies);
const times = (worth: number, cost: number): string => (worth / cost).toFixed(1);
const companyRow = (one: Company): string => {
  const at = ALL.indexOf(one);
  const worth = one.proceeds + one.value;
  const multiple = times(worth, one.cost);
  const rate = one.rate === null ? '' : tenths(one.rate);
  return row([
    mark('investment_name', one.name, { row: at }),
    one.sector,
    text('investment_date', one.entry[0], one.entry[1], at),
    one.held === 0 ? '–' : `${one.held}%`,
    million.amount('investment_cost', one.cost, at),
    million.amount('investment_realised', one.proceeds || null, at),
    million.amount('investment_fair_value', one.value || null, at),
    million.amount('investment_total_value', worth, at),
    text('investment_moic', `${multiple}x`, multiple, at),
    one.rate === null
      ? 'n.m.<sup>2</sup>'
      : text('investment_irr', one.rate < 0 ? `(${rate.slice(1)}%)` : `${rate}%`, rate, at),
  ]);
};
/** Cost, proceeds, value of some companies. */
const sums = (companies: readonly Company[]): readonly [number, number, number] =>
  (['cost', 'proceeds', 'value'] as const).map((field) =>
    companies.reduce((sum, one) => sum + one[field], 0),
  ) as unknown as readonly [number, number, number];
const totals = (label: string, companies: readonly Company[], rate: string, name: string): string => {
  const [cost, proceeds, value] = sums(companies);
  const figures = [cost, proceeds || null, value || null, proceeds + value].map((sum) => million.show(sum));
  return row([label, '', '', '', ...figures, `${times(proceeds + value, cost)}x`, rate], name);
};
const block = ([title, status, companies]: (typeof BLOCKS)[number]): string => {
  const rows = companies.map((one) => ALL.indexOf(one));
  const heading = mark('investment_status', title, { value: status, row: rows });
  return `<tr class="g"><td colspan="10">${heading}</td></tr>${companies.map(companyRow).join('')}${totals('Subtotal', companies, '', 's')}`;
};
const NAV = 5611;
const VALUED = sums(ALL)[2];
const fact = (label: string, value: string): string => row([label, value]);

/** An Australian manager's quarterly report: facts and figures of the fund, then the schedule with subtotals. */
const report = document({
  file: 'Kurrajong MMB II - Quarterly Report - December 2025.pdf',
  documentType: 'Performance',
  layout: 'quarterly-report-facts-then-schedule-with-subtotals',
  landscape: true,
  margin: '15mm 17mm',
  css: "body{font:9pt/1.34 'Liberation Sans'}h2{margin:0;color:#5a3d7a;font-weight:normal}h4{margin:0 0 3pt;color:#5a3d7a;border-bottom:.8pt solid #5a3d7a}.c{display:grid;grid-template-columns:1fr 1fr 1fr;gap:18pt;margin:10pt 0}table{border-collapse:collapse;width:100%}td,th{padding:2.4pt 4pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}.c td{border-bottom:.3pt solid #ccc}.c td:last-child{white-space:normal}.i th{background:#5a3d7a;color:#fff;font-weight:normal;vertical-align:bottom}.i td:nth-child(2),.i th:nth-child(2){text-align:left}.g td{font-weight:bold;color:#5a3d7a;padding-top:6pt}.s td{border-top:.4pt solid;font-style:italic}.t td{border-top:.8pt solid #5a3d7a;font-weight:bold}.n{font-size:7.2pt;color:#333}",
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;padding:0 17mm;display:flex;justify-content:space-between"><span>Kurrajong Mid-Market Buyout Fund II – Quarterly Report – Commercial in confidence</span><span><span class="pageNumber"></span></span></div>',
  body: `<h2>${mark('fund', 'Kurrajong Mid-Market Buyout Fund II, LP')}</h2><div>Quarterly Report to Limited Partners – Quarter ended ${text('reporting_date', '31 December 2025', '2025-12-31')}</div>
<div class="c"><div><h4>Fund overview</h4><table>${fact('Manager', mark('fund_manager', 'Kurrajong Private Equity Pty Ltd'))}
${fact('Vintage', text('vintage_year', '2019'))}
${fact('Final closing', '27 March 2020')}
${fact('Term', '10 years plus two extensions of one year')}
${fact('Currency', text('base_currency', 'AUD'))}
${fact('Committed capital', `A$${million.amount('fund_size', 6500)}m`)}
${fact('Auditor', 'Hartnoll Coombes')}
${fact('Administrator', 'Darling Point Fund Services')}</table></div>
<div><h4>Performance since inception</h4><table>${fact('Called capital (A$m)', million.amount('fund_paid_in', 5148))}
${fact('Distributed capital (A$m)', million.amount('fund_distributed', 2368))}
${fact('Net asset value (A$m)', million.amount('fund_nav', NAV))}
${fact('DPI', text('dpi', '0.46x', '0.46'))}
${fact('RVPI', text('rvpi', '1.09x', '1.09'))}
${fact('TVPI (net)', text('tvpi', '1.55x', '1.55'))}
${fact('Gross IRR', text('gross_irr', '21.4%', '21.4'))}
${fact('Net IRR', text('net_irr', '15.6%', '15.6'))}</table></div>
<div><h4>Movement in the quarter (A$m)</h4><table>${fact('Net asset value at 30 September 2025', million.show(5430))}
${fact('Capital calls', million.show(65))}
${fact('Distributions', million.show(-112))}
${fact('Change in valuations', million.show(259))}
${fact('Management fee and expenses', million.show(-31))}
${fact('Net asset value at 31 December 2025', million.amount('fund_nav', NAV))}</table></div></div>
<p>The portfolio’s net asset value rose by 3.3% over the quarter. Barrabool was revalued to 12.0x maintainable EBITDA of A$41.6 million following three clinic acquisitions, and Wollundry’s annual recurring revenue passed A$30 million. The lower occupancy at Pindari, 71% against 76% a year earlier, led us to reduce its carrying value by a further A$4.1 million.</p>
<p>In November the Fund received A$11.2 million from the release of the sale escrow on Merimbula’s Victorian facilities, which was distributed to partners on 5 December. We called A$6.5 million in October to complete the deferred consideration for Tarcoola. Uncalled commitments at the end of the quarter were A$135.2 million, of which A$40 million is reserved for follow-on investments.</p>
<p>We expect to begin a sale process for Eastern Creek in the second half of 2026. Net debt across the portfolio stands at 2.9x EBITDA (September: 3.1x).</p>
<div style="break-before:page"></div><h2>Schedule of Investments</h2><div>As at ${text('reporting_date', '31 December 2025', '2025-12-31')} – A$ million</div>
<table class="i" style="margin-top:6pt">${head(['Company', 'Sector', 'Date of<br>investment', 'Fund<br>ownership', 'Invested<br>capital', 'Realised<br>proceeds', 'Unrealised<br>value<sup>1</sup>', 'Total<br>value', 'Gross<br>MOIC', 'Gross<br>IRR'])}
${BLOCKS.map(block).join('')}
${totals('Total portfolio', ALL, text('gross_irr', '21.4%', '21.4'), 't')}
${row(['Cash and other net assets', '', '', '', '', '', million.show(NAV - VALUED), '', '', ''])}
${row(['Net asset value', '', '', '', '', '', million.amount('fund_nav', NAV), '', '', ''], 't')}</table>
<p class="n"><sup>1</sup> Fair value as determined by the Manager under AASB 13 and reviewed by the valuation committee. <sup>2</sup> Not meaningful: held for less than twelve months.</p>
<p class="n">Company returns are stated before management fees, carried interest and Fund expenses. Past performance is not a reliable indicator of future performance. This report is for wholesale clients only and does not take account of any person’s objectives, financial situation or needs.</p>`,
});

const kilo = printer({
  currency: 'EUR',
  group: '\u00a0',
  point: ',',
  digits: 0,
  scale: 1000,
  negative: 'minus',
  nil: '–',
});
const HELD = ['En portefeuille', 'Unrealised'] as const;
const PARTLY = ['Partiellement cédée', 'Partially realised'] as const;
const SOLD = ['Cédée', 'Realised'] as const;

/** Name, note or nothing, date as printed and as ISO, status, cost, received, value, rate in tenths of a percent. */
type Ligne = readonly [
  name: string,
  note: string,
  printed: string,
  iso: string,
  status: readonly [string, string],
  cost: number,
  received: number,
  value: number,
  rate: number,
];
const LIGNES: readonly Ligne[] = [
  ['Ateliers Brusc Composites', '', '14/10/2020', '2020-10-14', PARTLY, 12500, 9800, 14700, 173],
  ['Groupe Santolines Soins', '(a)', '02/03/2021', '2021-03-02', HELD, 18200, 0, 29120, 114],
  ['Minoterie du Verdonel', '', '21/07/2021', '2021-07-21', SOLD, 9600, 27840, 0, 382],
  ['Oléarum Distribution', '(b)', '09/12/2021', '2021-12-09', HELD, 15400, 770, 13860, -16],
  ['Clé-Bastide Logiciels', '', '30/06/2022', '2022-06-30', HELD, 14000, 0, 23800, 189],
  ['Transports Arcisse', '', '17/01/2023', '2023-01-17', HELD, 16800, 0, 18480, 41],
  ['Sirocle Énergies Services', '', '05/04/2024', '2024-04-05', HELD, 20100, 0, 24120, 107],
];
/** A number as a Frenchman prints it. */
const comma = (plain: string): string => plain.replace('.', ',');
const ligne = (
  [name, note, printed, iso, status, cost, received, value, rate]: Ligne,
  at: number,
): string => {
  const multiple = ((received + value) / cost).toFixed(2);
  return row([
    mark('investment_name', name, { row: at }) + (note === '' ? '' : ` <sup>${note}</sup>`),
    text('investment_date', printed, iso, at),
    text('investment_status', status[0], status[1], at),
    kilo.amount('investment_cost', cost, at),
    kilo.amount('investment_realised', received || null, at),
    kilo.amount('investment_fair_value', value || null, at),
    kilo.amount('investment_total_value', received + value, at),
    text('investment_moic', `${comma(multiple)}x`, multiple, at),
    text('investment_irr', `${comma(tenths(rate))} %`, tenths(rate), at),
  ]);
};
const [PAID, BACK, WORTH] = ([5, 6, 7] as const).map((at) =>
  LIGNES.reduce((sum, one) => sum + one[at], 0),
) as [number, number, number];
const FRENCH_NAV = 139356;

/** A French quarterly report: key figures as a band of labels over values, then the portfolio, in thousands. */
const rapport = document({
  file: 'Belombre_Croissance_Regions_IV_Rapport_trimestriel_T4_2025.pdf',
  documentType: 'Performance',
  layout: 'french-report-band-of-figures-then-portfolio',
  language: 'fr',
  margin: '16mm 15mm',
  css: "body{font:9.4pt/1.4 'Liberation Sans'}h2{margin:0;color:#00476b}h3{color:#00476b;margin:12pt 0 4pt;font-size:11pt}table{border-collapse:collapse;width:100%;margin:6pt 0}.b td,.b th{width:20%;text-align:center;border:.5pt solid #9fb8c6;padding:4pt}.b th{background:#e4eef3;font-weight:normal;font-size:8pt}.b td{font-size:11pt;font-weight:bold}.p{font-size:8pt}.p td,.p th{padding:2.8pt 3pt;text-align:right;border-bottom:.3pt solid #9fb8c6}.p td:first-child,.p th:first-child{text-align:left}.p td:nth-child(3),.p th:nth-child(3){text-align:left}.p th{color:#00476b;border-bottom:1pt solid #00476b;vertical-align:bottom}.t td{font-weight:bold;background:#e4eef3}.n{font-size:7.4pt;color:#444}",
  header:
    '<div style="font:6.6pt sans-serif;width:100%;padding:0 15mm;display:flex;justify-content:space-between;color:#00476b"><span>Rapport trimestriel – T4 2025</span><span>Belombre Capital</span></div>',
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;text-align:center;color:#555">Document strictement confidentiel destiné aux porteurs de parts – <span class="pageNumber"></span>/<span class="totalPages"></span></div>',
  body: `<h2>${mark('fund', 'FPCI Belombre Croissance Régions IV')}</h2><p style="margin:2pt 0 8pt">Rapport au ${text('reporting_date', '31 décembre 2025', '2025-12-31')} – montants en milliers d’${mark('base_currency', 'euros', { value: 'EUR' })} sauf indication contraire</p>
<p>Le Fonds, de millésime ${text('vintage_year', '2020')}, est géré par ${mark('fund_manager', 'Belombre Capital SAS')}. Il accompagne des PME régionales dont la valeur d’entreprise est comprise entre 15 et 60 millions d’euros. Sa période d’investissement s’est achevée le 30 juin 2025.</p>
<h3>Chiffres clés du Fonds</h3>
<table class="b">${head(['Taille du Fonds', 'Capital appelé', 'Capital distribué', 'Actif net réévalué', 'Reste à appeler'])}
${row([kilo.amount('fund_size', 180000), kilo.amount('fund_paid_in', 142200), kilo.amount('fund_distributed', 35550), kilo.amount('fund_nav', FRENCH_NAV), kilo.show(37800)])}
${head(['DPI', 'RVPI', 'TVPI', 'TRI brut', 'TRI net'])}
${row([text('dpi', '0,25x', '0.25'), text('rvpi', '0,98x', '0.98'), text('tvpi', '1,23x', '1.23'), text('gross_irr', '14,8 %', '14.8'), text('net_irr', '6,9 %', '6.9')])}</table>
<h3>Faits marquants du trimestre</h3>
<p>L’actif net réévalué progresse de 2,1 % par rapport au 30 septembre 2025 (136 490 k€). Cette évolution tient principalement à Clé-Bastide Logiciels, dont le chiffre d’affaires récurrent dépasse désormais 8,4 M€, et à Sirocle Énergies Services, valorisée à 9,0x l’EBITDA. À l’inverse, Oléarum Distribution reste pénalisée par le prix des matières premières et demeure inscrite sous son coût.</p>
<p>En novembre, le Fonds a cédé 40 % de sa participation dans Ateliers Brusc Composites à un fonds allemand. Le produit, soit 9 800 k€, a été distribué aux porteurs à hauteur de 7 110 k€ le 18 décembre 2025 (5,00 % du capital appelé). Aucun appel de fonds n’a été effectué.</p>
<h3>Portefeuille au ${text('reporting_date', '31/12/2025', '2025-12-31')} (en k€)</h3>
<table class="p">${head(['Société', 'Date<br>d’entrée', 'Statut', 'Montant<br>investi', 'Produits<br>encaissés', 'Juste<br>valeur', 'Valeur<br>totale', 'Multiple<br>brut', 'TRI<br>brut'])}
${LIGNES.map(ligne).join('')}
${row(['Total du portefeuille', '', '', kilo.show(PAID), kilo.show(BACK), kilo.show(WORTH), kilo.show(BACK + WORTH), `${comma(((BACK + WORTH) / PAID).toFixed(2))}x`, text('gross_irr', '14,8 %', '14.8')], 't')}
${row(['Trésorerie et autres éléments nets', '', '', '', '', kilo.show(FRENCH_NAV - WORTH), '', '', ''])}
${row(['Actif net réévalué', '', '', '', '', kilo.amount('fund_nav', FRENCH_NAV), '', '', ''], 't')}</table>
<p class="n">(a) Actions et obligations convertibles portant intérêt à 7 %. (b) Les produits encaissés sont des dividendes.</p>
<p class="n">Les multiples et TRI par ligne s’entendent avant frais de gestion, frais du Fonds et carried interest. Les valorisations suivent les recommandations de l’IPEV et n’ont pas été revues par le commissaire aux comptes. Les performances passées ne préjugent pas des performances futures. Dépositaire : Banque de la Restanque. Valeur liquidative de la part A : 77,42 € ; de la part C : 1,00 €.</p>`,
});

export const documents = [report, rapport];
