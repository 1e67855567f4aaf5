import { head, row } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import type { Flows } from '../paper/periods.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const euro = printer({
  currency: 'EUR',
  group: '\u00a0',
  point: ',',
  digits: 2,
  negative: 'minus',
  nil: '–',
});
const QUARTER: Flows = [37500000, 22184050, 1875000, 312440, 418275, 9640310, 15208725, 1210580];
const EARLIER: Flows = [62500000, 51300200, 3750000, 640115, 905440, 21004870, 8117905, 2044115];
const BEFORE: Flows = [537500000, 148220475, 21562500, 4118230, 5204415, 61877320, 96430280, 8842075];
const ACCOUNT = periods(QUARTER, EARLIER, BEFORE);
const COLUMNS: readonly (readonly [Period, Movement])[] = [
  ['qtd', ACCOUNT.qtd],
  ['itd', ACCOUNT.itd],
];
const line = (label: string, own: MovementLine, name = ''): string =>
  row([label, ...cells(euro, own, COLUMNS)], name);
const subtotal = (label: string, lines: readonly MovementLine[]): string =>
  row([label, ...COLUMNS.map(([, values]) => euro.show(effect(values, lines)))], 's');
const DRAWN = ACCOUNT.itd.contributions ?? 0;
const PAID = ACCOUNT.itd.distributions ?? 0;
const [PLEDGED, RECALLABLE] = [1000000000, 25000000];
const share = (amount: number): string => `${((100 * amount) / PLEDGED).toFixed(2).replace('.', ',')} %`;
const pledge = (label: string, printed: string, amount: number, name = ''): string =>
  row([label, printed, share(amount)], name);

/** A French secondaries house's statement to a foundation: quarter and since inception, the commitment below. */
const releve = document({
  file: 'CSS4 - Relevé de compte T3 2026 - Fondation Auzolle.pdf',
  documentType: 'Capital Account',
  layout: 'french-secondaries-statement-quarter-and-inception',
  language: 'fr',
  margin: '20mm 23mm',
  css: "body{font:9.6pt/1.42 'Liberation Serif'}h1{font-size:16pt;font-weight:normal;margin:0;border-bottom:1.4pt solid #6b4f1d;padding-bottom:3pt}h3{font-size:10.6pt;margin:13pt 0 2pt;font-variant:small-caps;color:#6b4f1d}p{margin:6pt 0;text-align:justify}table{border-collapse:collapse;width:100%}td,th{padding:2.8pt 4pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{font-weight:normal;font-style:italic;border-bottom:.6pt solid #6b4f1d;vertical-align:bottom}.s td{border-top:.4pt dotted #6b4f1d;font-style:italic}.t td{font-weight:bold;border-top:.5pt solid #6b4f1d;border-bottom:.5pt solid #6b4f1d}.d{display:flex;justify-content:space-between;margin:10pt 0}.n{font-size:7.6pt;color:#444}",
  footer:
    '<div style="font:6.4pt serif;width:100%;padding:0 23mm;text-align:center;color:#555">Causse Noir Gestion SAS – 14, rue du Beffroi, 12100 Millau – société de gestion de portefeuille – RCS Rodez 904 882 131</div>',
  body: `<h1>Relevé de compte de l’associé</h1>
<div class="d"><div>${mark('fund', 'Causse Sélection Secondaire IV SLP')}<br>Code part A : FR00CNS40A17<br>Devise : ${mark('base_currency', 'euro', { value: 'EUR' })}</div><div>${mark('limited_partner', 'Fondation Marguerite Auzolle pour l’Enseignement')}<br>À l’attention du Trésorier<br>3, place des Tanneurs, 19100 Brive</div></div>
<p>Période du ${text('period_start', '1er juillet 2026', '2026-07-01')} au ${text('reporting_date', '30 septembre 2026', '2026-09-30')}</p>
<h3>Évolution de votre compte</h3>
<table>${head(['en euros', '3e trimestre 2026', 'Depuis l’origine<br>(11 mai 2021)'])}
${line('Actif net en début de période', 'opening', 't')}
${line('Apports appelés et versés', 'contributions')}
${line('Distributions', 'distributions')}
${subtotal('Flux nets avec l’associé', ['contributions', 'distributions'])}
${line('Dividendes, intérêts et autres produits', 'income')}
${line('Commission de gestion', 'fees')}
${line('Autres frais de fonctionnement', 'costs')}
${line('Plus ou moins-values réalisées', 'realised')}
${line('Variation des plus ou moins-values latentes', 'unrealised')}
${line('Carried interest', 'carry')}
${subtotal('Résultat de la période', ['income', 'fees', 'costs', 'realised', 'unrealised', 'carry'])}
${line(`Actif net au ${text('reporting_date', '30 septembre 2026', '2026-09-30')}`, 'closing', 't')}</table>
<h3>Votre engagement</h3>
<table>${head(['', 'Montant', '% de l’engagement'])}
${pledge('Engagement souscrit', euro.amount('commitment', PLEDGED), PLEDGED)}
${pledge('Cumul des apports versés', euro.amount('contributed_to_date', DRAWN), DRAWN)}
${pledge('Distributions rappelables', euro.amount('recallable_distributions', RECALLABLE), RECALLABLE)}
${pledge('Engagement restant à appeler', euro.amount('unfunded_commitment', PLEDGED - DRAWN + RECALLABLE), PLEDGED - DRAWN + RECALLABLE, 't')}
${pledge('Cumul des distributions reçues', euro.amount('distributed_to_date', PAID), PAID)}</table>
<p>Votre quote-part du Fonds s’élève à ${text('ownership_percentage', '5,20 %', '5.20')}. L’actif net du Fonds ressort à ${euro.show(Math.round((ACCOUNT.qtd.closing ?? 0) / 0.052))} euros. Au cours du trimestre, le Fonds a acquis un portefeuille de trois participations auprès d’une caisse de retraite néerlandaise, avec une décote de 11 %, et a encaissé le produit de la cession de Fromageries Larzac par Tarnon Capital III.</p>
<p>Un appel de fonds de 2,50 % des engagements est prévu le 8 décembre 2026.</p>
<p>${mark('fund_manager', 'Causse Noir Gestion SAS')}<br>Service des associés, le 9 novembre 2026</p>
<p class="n">La commission de gestion est de 0,75 % par an de l’engagement. Le carried interest, de 10 % au-delà d’un rendement de 7 %, est provisionné et n’a pas été versé. Les valeurs des fonds sous-jacents sont celles du 30 juin 2026 ajustées des flux. Dépositaire : Banque de l’Aubrac. Commissaire aux comptes : Cabinet Peyre et Vialard. Relevé non audité.</p>`,
  derivable: { opening_balance_itd: 'EUR 0' },
});

export const documents = [releve];
