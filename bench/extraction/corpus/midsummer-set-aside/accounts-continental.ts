import { head, row } from '../html.ts';
import type { Movement, MovementLine, Period } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import type { Flows } from '../paper/periods.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const NONE: Flows = [0, 0, 0, 0, 0, 0, 0, 0];
const NEXT_PAGE = '<div style="break-before:page"></div>';

const euro = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  before: '€ ',
  nil: 'geen',
});
const CARE = periods(
  [12500000, 9375000, 1125000, 214330, 1830415, 0, 2904110, 0],
  [25000000, 8750000, 1125000, 190225, 1775280, 0, 1102640, 0],
  [231250000, 40625000, 9375000, 2204815, 12118345, 3310500, 18440230, 0],
);
const CARE_PERIODS: readonly (readonly [Period, Movement])[] = [['qtd', CARE.qtd]];
const CARE_PAID = CARE.itd.contributions ?? 0;
const tile = (label: string, value: string, below = '', name = ''): string =>
  `<div class="${name}"><span>${label}</span><b>${value}</b>${below && `<small>${below}</small>`}</div>`;
const movementTile = (label: string, line: MovementLine, below = '', name = ''): string =>
  tile(label, cells(euro, line, CARE_PERIODS).join(''), below, name);

/** A Dutch investor portal as its browser prints it: every amount on a card of its own. */
const portal = document({
  file: 'Mijn Slingebeek _ Deelname ZF3 _ 2e kwartaal 2025.pdf',
  documentType: 'Capital Account',
  layout: 'dutch-portal-print-with-a-card-for-each-amount',
  language: 'nl',
  margin: '13mm 14mm',
  css: "body{font:9pt/1.35 'DejaVu Sans Condensed','DejaVu Sans';color:#21302b}.a{display:flex;justify-content:space-between;align-items:center;background:#1f6b52;color:#fff;padding:7pt 11pt;border-radius:4pt}.t{display:flex;gap:5pt;margin:9pt 0}.t i{font-style:normal;border:.7pt solid #1f6b52;border-radius:9pt;padding:2pt 9pt;font-size:7.6pt;color:#1f6b52}.t i.o{background:#1f6b52;color:#fff}h5{font-size:10pt;margin:11pt 0 4pt;color:#1f6b52}.g{display:grid;grid-template-columns:repeat(3,1fr);gap:6pt}.g>div{border:.6pt solid #cfe0d9;border-radius:4pt;padding:6pt 8pt}span{display:block;font-size:7.2pt;color:#62756e}.a span,.x span{display:inline;color:inherit}b{font-size:10.4pt}.a b{font-size:12pt}small{display:block;font-size:6.8pt;color:#7e8f88}.g>.z{background:#e7f3ee;border-color:#1f6b52}.f{display:grid;grid-template-columns:repeat(2,1fr);gap:2pt 16pt;font-size:8.4pt}.n{font-size:7pt;color:#62756e}.bar{height:8pt;background:#d6e6df;border-radius:4pt;margin:3pt 0 7pt}.bar div{height:8pt;width:89.6%;background:#1f6b52;border-radius:4pt}",
  header:
    '<div style="font:6pt sans-serif;width:100%;padding:0 14mm;display:flex;justify-content:space-between;color:#777"><span>28-08-2025 11:42</span><span>Mijn Slingebeek – Deelname ZF3</span></div>',
  footer:
    '<div style="font:6pt sans-serif;width:100%;padding:0 14mm;display:flex;justify-content:space-between;color:#777"><span>https://mijn.slingebeek.example/deelname/zf3?kwartaal=2025-2</span><span><span class="pageNumber"></span>/<span class="totalPages"></span></span></div>',
  body: `<div class="a"><b>${mark('fund', 'Slingebeek Zorgvastgoed Fonds III')}</b><div>${mark('limited_partner', 'Stichting Pensioenfonds Steenfabrieken Rivierenland')}</div></div>
<div class="t"><i class="o">Kwartaal</i><i>Dit jaar</i><i>Sinds aanvang</i><i>Documenten</i><i>Gegevens wijzigen</i></div>
<div class="f"><div>Periode: <strong>${text('period_start', '1 april 2025', '2025-04-01')} t/m ${text('reporting_date', '30 juni 2025', '2025-06-30')}</strong></div><div>Deelnemer sinds: 17 september 2021</div><div>Fondsbeheerder: ${mark('fund_manager', 'Slingebeek Vermogensbeheer B.V.')}</div><div>Valuta: ${text('base_currency', 'EUR')}</div></div>
<h5>Uw kapitaalrekening dit kwartaal</h5>
<div class="g">${movementTile('Stand begin kwartaal', 'opening', 'per 31 maart 2025', 'z')}${movementTile('Gestort', 'contributions', 'vorig kwartaal: € 250.000,00')}${movementTile('Uitgekeerd', 'distributions', 'vorig kwartaal: € 87.500,00')}${movementTile('Resultaat uit exploitatie (huur)', 'income')}${movementTile('Beheervergoeding', 'fees', '1,50% per jaar over de toezegging')}${movementTile('Overige fondskosten', 'costs')}${tile('Gerealiseerde waardeverandering', euro.show(null), 'er zijn geen objecten verkocht')}${movementTile('Ongerealiseerde waardeverandering', 'unrealised', 'herwaardering van 14 objecten')}${movementTile('Stand einde kwartaal', 'closing', 'per 30 juni 2025', 'z')}</div>
<h5>Uw toezegging</h5><div class="bar"><div></div></div>
<div class="g">${tile('Toegezegd', euro.amount('commitment', 300000000))}${tile('Opgevraagd en gestort sinds aanvang', euro.amount('contributed_to_date', CARE_PAID), '89,6% van de toezegging')}${tile('Nog op te vragen', euro.amount('unfunded_commitment', 300000000 - CARE_PAID + 6250000), 'inclusief opnieuw opvraagbaar', 'z')}${tile('Uitgekeerd sinds aanvang', euro.amount('distributed_to_date', CARE.itd.distributions))}${tile('waarvan opnieuw opvraagbaar', euro.amount('recallable_distributions', 6250000))}${tile('Uw aandeel in het fonds', text('ownership_percentage', '2,40%', '2.40'), 'fondsvermogen: € 98,9 mln')}</div>
<h5>Rendement (na kosten, sinds aanvang)</h5>
<div class="g">${tile('IRR', '5,8%', 'vorig kwartaal: 5,5%')}${tile('TVPI', '1,10x')}${tile('DPI', '0,22x')}</div>
<p class="n">De getoonde standen zijn voorlopig en niet door een accountant gecontroleerd. De objecten worden eens per jaar volledig en in de overige kwartalen op afstand getaxeerd. Een winstdeling voor de beheerder is pas aan de orde bij een rendement boven 6,0% en is nu nihil. Op 15 juli 2025 is een uitkering van € 96.250,00 betaald; die ziet u terug in het derde kwartaal. Heeft u vragen? Bel 0575 000 417 of stuur een bericht via de portal.</p>`,
  derivable: {
    contributions_itd: 'EUR 2687500.00',
    distributions_itd: 'EUR 587500.00',
    carried_interest_qtd: 'EUR 0',
    realised_gain_loss_qtd: 'EUR 0',
  },
});

const comptes = printer({
  currency: 'EUR',
  group: '\u00a0',
  point: ',',
  digits: 2,
  negative: 'brackets',
  nil: '—',
});
const YEAR_25: Flows = [61875000, 42350000, 11000000, 1870644, 4402118, 20845190, 31207455, 8117300];
const YEAR_24: Flows = [96250000, 13750000, 11000000, 2011927, 3118006, -4120035, 44031820, 6980415];
const EARLIER: Flows = [228250000, 8250000, 33000000, 5880119, 2904417, 0, 38115066, 0];
const untilLast = YEAR_24.map((flow, at) => flow + (EARLIER[at] ?? 0)) as unknown as Flows;
const ACCOUNT_25 = periods(YEAR_25, NONE, untilLast).ytd;
const ACCOUNT_24 = periods(YEAR_24, NONE, EARLIER).ytd;
const yearLine = (label: string, note: string, line: MovementLine, name = ''): string => {
  const last =
    line === 'opening' || line === 'closing' ? (ACCOUNT_24[line] ?? 0) : effect(ACCOUNT_24, [line]);
  return row([label, note, ...cells(comptes, line, [['ytd', ACCOUNT_25]]), comptes.show(last)], name);
};
const yearSum = (label: string, lines: readonly MovementLine[]): string =>
  row([label, '', comptes.show(effect(ACCOUNT_25, lines)), comptes.show(effect(ACCOUNT_24, lines))], 's');
const twoYears = (label: string, now: string, last: number, name = ''): string =>
  row([label, now, comptes.show(last)], name);
const DRAWN_25 = 61875000 + 96250000 + 228250000;
const PAID_25 = 42350000 + 13750000 + 8250000;
const RESULT: readonly MovementLine[] = ['income', 'fees', 'costs', 'realised', 'unrealised', 'carry'];

/** An annual statement of one partner in the manner of audited accounts: a note beside each line, notes overleaf. */
const annuel = document({
  file: 'Etat individuel 2025 - Marnière Capital Transition SCSp - CARB.pdf',
  documentType: 'Capital Account',
  layout: 'french-annual-statement-with-notes-and-prior-year',
  language: 'fr',
  margin: '22mm 22mm 20mm',
  css: "body{font:10pt/1.42 'Liberation Serif'}h2{font-size:12.5pt;text-align:center;margin:0;letter-spacing:.3pt}.c{text-align:center;margin:0 0 10pt}table{border-collapse:collapse;width:100%;margin:8pt 0}td,th{padding:2.6pt 5pt;text-align:right;vertical-align:bottom}td:first-child,th:first-child{text-align:left}th{font-weight:bold;border-bottom:.7pt solid}.v td:nth-child(2),.v th:nth-child(2){text-align:center}.s td{border-top:.4pt solid;font-style:italic}.t td{font-weight:bold;border-top:.7pt solid;border-bottom:1.8pt double}h4{margin:11pt 0 2pt;font-size:10pt}p{text-align:justify;margin:4pt 0}.n{font-size:8pt}",
  header:
    '<div style="font:7pt serif;width:100%;padding:0 22mm;display:flex;justify-content:space-between"><span>Marnière Capital Transition SCSp</span><span>États individuels des associés – exercice 2025</span></div>',
  footer:
    '<div style="font:7pt serif;width:100%;text-align:center">Les notes font partie intégrante du présent état. – <span class="pageNumber"></span> –</div>',
  body: `<h2>${mark('fund', 'Marnière Capital Transition SCSp')}</h2><p class="c">Société en commandite spéciale – fonds d’investissement alternatif réservé<br>R.C.S. Luxembourg B 900.417</p>
<h2>État des variations du compte de l’associé commanditaire</h2><p class="c">pour la période du ${text('period_start', '1er janvier', '2025-01-01')} au ${text('reporting_date', '31 décembre 2025', '2025-12-31')}<br>(exprimé en ${mark('base_currency', 'euros', { value: 'EUR' })})</p>
<p>Associé commanditaire : <b>${mark('limited_partner', 'Caisse autonome de retraite des bateliers')}</b><br>Compte n° 0031 – quote-part des engagements : ${text('ownership_percentage', '2,750 %', '2.750')}</p>
<table class="v">${head(['', 'Note', 'Exercice 2025', 'Exercice 2024'])}
${yearLine('Compte de capital à l’ouverture de l’exercice', '', 'opening', 't')}
${yearLine('Capital appelé et libéré', '3', 'contributions')}
${yearLine('Distributions', '3', 'distributions')}
${yearSum('Opérations avec l’associé', ['contributions', 'distributions'])}
${yearLine('Intérêts et dividendes', '4', 'income')}
${yearLine('Commission de gestion, nette des imputations', '5', 'fees')}
${yearLine('Autres charges d’exploitation', '', 'costs')}
${yearLine('Plus-values (moins-values) réalisées nettes', '4', 'realised')}
${yearLine('Variation nette de la plus-value latente', '2', 'unrealised')}
${yearLine('Intéressement différé (carried interest)', '6', 'carry')}
${yearSum('Résultat de l’exercice attribuable à l’associé', RESULT)}
${yearLine('Compte de capital à la clôture de l’exercice', '', 'closing', 't')}</table>
<p>Établi à Luxembourg le 27 mars 2026 par Marnière GP S.à r.l., associé commandité, sur la base des comptes annuels de la Société arrêtés et audités à la même date.</p>
${NEXT_PAGE}<h4>Note 1 – Informations générales</h4><p>La Société a été constituée le 9 juin 2021 pour une durée de dix ans. Son gestionnaire est ${mark('fund_manager', 'Marnière Gestion S.A.')}, agréé au titre de la loi du 12 juillet 2013. Le total des engagements s’élève à 200 000 000,00 EUR. L’administration centrale est assurée par Alzingen Fund Services S.A.</p>
<h4>Note 2 – Principes d’évaluation</h4><p>Les participations sont évaluées à la juste valeur conformément aux lignes directrices de la profession. Au 31 décembre 2025 la Société détenait neuf participations évaluées à 141,6 millions d’euros (2024 : 120,3 millions d’euros).</p>
<h4>Note 3 – Engagement de l’associé</h4><table>${head(['', '31.12.2025', '31.12.2024'])}
${twoYears('Engagement souscrit', comptes.amount('commitment', 550000000), 550000000)}
${twoYears('Capital appelé depuis l’origine', comptes.amount('contributed_to_date', DRAWN_25), DRAWN_25 - 61875000)}
${twoYears('Distributions rappelables depuis l’origine', comptes.amount('recallable_distributions', 16500000), 8250000)}
${twoYears('Engagement restant à appeler', comptes.amount('unfunded_commitment', 550000000 - DRAWN_25 + 16500000), 550000000 - DRAWN_25 + 61875000 + 8250000, 't')}
${twoYears('Distributions versées depuis l’origine', comptes.amount('distributed_to_date', PAID_25), PAID_25 - 42350000)}</table>
<p>Trois appels ont été émis au cours de l’exercice (nos 9 à 11), à hauteur de 11,25 % de l’engagement.</p>
<h4>Note 4 – Produits et plus-values</h4><p>Les plus-values réalisées proviennent de la cession de Briqueteries du Vimeu (quote-part de l’associé : 231 406,12 EUR), sous déduction d’une perte de 22 954,22 EUR sur Hydrotech Sambre.</p>
<h4>Note 5 – Commission de gestion</h4><table>${head(['', '2025', '2024'])}
${twoYears('Commission brute (2,10 % de l’engagement)', comptes.show(-11550000), -11550000)}
${twoYears('Imputation de 80 % des honoraires perçus des participations', comptes.show(550000), 550000)}
${twoYears('Commission nette', comptes.cost('management_fees_ytd', 11000000), -11000000, 't')}</table>
<h4>Note 6 – Intéressement différé</h4><p>L’intéressement est de 20 % au-delà d’un rendement prioritaire de 7 % l’an, avec rattrapage intégral. Le montant cumulé provisionné à charge de l’associé s’élève à 150 977,15 EUR (2024 : 69 804,15 EUR). Aucun versement n’est intervenu.</p>
<h4>Note 7 – Événements postérieurs à la clôture</h4><p>Le 20 février 2026, la Société a appelé 4,00 % des engagements, soit 220 000,00 EUR pour l’associé. Cet appel n’est pas reflété ci-dessus.</p>
<p class="n">Le rapport du réviseur d’entreprises agréé, Cabinet Weiswampach Audit S.à r.l., porte sur les comptes annuels de la Société et non sur le présent état individuel.</p>`,
  derivable: { contributions_itd: 'EUR 3863750.00', distributions_itd: 'EUR 643500.00' },
});

export const documents = [portal, annuel];
