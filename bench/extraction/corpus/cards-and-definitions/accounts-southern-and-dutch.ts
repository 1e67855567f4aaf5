import { document, mark } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const row = (label: string, ...values: readonly string[]): string =>
  `<tr><td>${label}</td>${values.map((value) => `<td>${value}</td>`).join('')}</tr>`;

const FR = printer({
  currency: 'EUR',
  group: '\u202f',
  point: ',',
  digits: 2,
  negative: 'minus',
  after: ' €',
});
const V = {
  open: 71840612,
  paid: 6000000,
  out: 3870040,
  fee: 750000,
  cost: 92455,
  gain: 1933871,
  up: -2408166,
};
const V_END = V.open + V.paid - V.out - V.fee - V.cost + V.gain + V.up;

const vauclair = document({
  file: 'FPCI Vauclair Transmission 4 - releve porteur T2 2025.pdf',
  documentType: 'Capital Account',
  language: 'fr',
  layout: 'releve-de-parts',
  margin: '17mm',
  css: `body{font:9pt P052}.e{display:flex;justify-content:space-between;align-items:center;border-bottom:3pt solid #00573f;padding-bottom:6pt}table{width:100%;border-collapse:collapse;margin:9pt 0}td{padding:3.6pt 5pt}td:last-child{text-align:right}.v tr td{border-bottom:.4pt solid #bbb}.v tr:first-child td,.v tr:last-child td{background:#00573f;color:#fff;font-weight:bold}.h{display:grid;grid-template-columns:1fr 1fr;gap:18pt}h3{color:#00573f;font-size:10.5pt;margin:10pt 0 2pt}`,
  body: `<div class="e"><svg width="46" height="40" viewBox="0 0 46 40"><path d="M2 2L23 38L44 2H33L23 21L13 2Z" fill="#00573f"/></svg><div style="text-align:right">${mark('fund_manager', 'Vauclair Gestion SAS')}<br><small>Société de gestion agréée AMF GP-19000047</small></div></div>
<h3>Relevé individuel du porteur de parts</h3><p>Fonds : <b>${mark('fund', 'FPCI Vauclair Transmission 4')}</b><br>Porteur : <b>${mark('limited_partner', 'Mutuelle des Artisans du Perche')}</b> (parts de catégorie A)<br>Du ${text('period_start', '1er avril 2025', '2025-04-01')} au ${text('reporting_date', '30 juin 2025', '2025-06-30')}</p>
<table class="v">${row('Actif net revenant au porteur en début de trimestre', FR.amount('opening_balance_qtd', V.open))}${row('+ Libérations', FR.amount('contributions_qtd', V.paid))}${row('− Répartitions d’actifs', FR.cost('distributions_qtd', V.out))}${row('− Commission de la société de gestion', FR.cost('management_fees_qtd', V.fee))}${row('− Frais de fonctionnement', FR.cost('partnership_expenses_qtd', V.cost))}${row('± Résultat de cession', FR.amount('realised_gain_loss_qtd', V.gain))}${row('± Écart d’estimation (latent)', FR.amount('unrealised_gain_loss_qtd', V.up))}${row('Actif net revenant au porteur en fin de trimestre', FR.amount('closing_balance_qtd', V_END))}</table>
<div class="h"><div><h3>Engagement</h3><table>${row('Souscription', FR.amount('commitment', 120000000))}${row('Montant libéré', FR.amount('contributed_to_date', 85200000))}${row('Répartitions réappelables', FR.amount('recallable_distributions', 2100000))}${row('Solde appelable', FR.amount('unfunded_commitment', 36900000))}</table></div><div><h3>Parts</h3><table>${row('Nombre de parts', '12 000')}${row('Valeur liquidative d’une part', FR.show(Math.round(V_END / 12000)))}${row('Répartitions cumulées', FR.amount('distributed_to_date', 31406220))}${row('Quote-part du fonds', mark('ownership_percentage', '2,40 %', { value: '2.40' }))}</table></div></div>
<p style="font-size:7pt">Les performances passées ne préjugent pas des performances futures. Dépositaire : Banque Lorraine de Dépôts.</p>`,
  derivable: { base_currency: 'EUR' },
});

const NL = printer({ currency: 'USD', group: '.', point: ',', digits: 0, negative: 'minus' });
const N = {
  open: 14220618,
  paid: 1350000,
  out: 2015400,
  fee: 187500,
  cost: 40112,
  income: 96380,
  gain: 712044,
  up: 388905,
  carry: 164220,
};
const N_END = N.open + N.paid - N.out - N.fee - N.cost + N.income + N.gain + N.up - N.carry;
const euros = (dollars: number): string => NL.show(Math.round(dollars * 0.9259));
const both = (label: string, fin: string, amount: number, cost = false): string =>
  row(label, cost ? NL.cost(fin, amount) : NL.amount(fin, amount), euros(cost ? -amount : amount));

const oosterschor = document({
  file: 'Oosterschor Feeder 2019 - rekeningoverzicht deelnemer 2024.pdf',
  documentType: 'Capital Account',
  language: 'nl',
  layout: 'feeder-twee-valuta',
  margin: '15mm 18mm',
  css: `body{font:9pt 'DejaVu Serif Condensed','DejaVu Serif'}table{width:100%;border-collapse:collapse;margin:10pt 0;font-size:8pt}th{background:#2b2b2b;color:#fff;text-align:right;padding:5pt}td{padding:3.4pt 5pt;border-bottom:.3pt solid #999}td:nth-child(n+2){text-align:right;white-space:nowrap}td:nth-child(3){color:#8a6d1d;font-style:italic}tr:last-child td{font-weight:bold;border-top:1.2pt solid}dl{display:grid;grid-template-columns:44mm 1fr;margin:0}dd{margin:0}`,
  body: `<p style="color:#8a6d1d;letter-spacing:3pt">OOSTERSCHOR</p><dl><dt>Feeder</dt><dd>${mark('fund', 'Oosterschor Global Feeder 2019 Coöperatief U.A.')}</dd><dt>Deelnemer</dt><dd>${mark('limited_partner', 'Stichting Bedrijfstakpensioenfonds Binnenvaart Noord')}</dd><dt>Beheerder</dt><dd>${mark('fund_manager', 'Oosterschor Vermogensbeheer N.V.')}</dd><dt>Boekjaar</dt><dd>${text('period_start', '1 januari 2024', '2024-01-01')} – ${text('reporting_date', '31 december 2024', '2024-12-31')}</dd><dt>Rapportagevaluta</dt><dd>${mark('base_currency', 'USD')} (tegenwaarde in EUR ter informatie, koers 0,9259)</dd></dl>
<table><tr><th style="text-align:left">Verloop van het vermogen</th><th>USD</th><th>EUR</th></tr>${both('Stand aan het begin van het jaar', 'opening_balance_ytd', N.open)}${both('Gestort', 'contributions_ytd', N.paid)}${both('Uitgekeerd', 'distributions_ytd', N.out, true)}${both('Managementvergoeding', 'management_fees_ytd', N.fee, true)}${both('Kosten van de feeder', 'partnership_expenses_ytd', N.cost, true)}${both('Rente- en dividendbaten', 'net_investment_income_ytd', N.income)}${both('Gerealiseerde koersresultaten', 'realised_gain_loss_ytd', N.gain)}${both('Ongerealiseerde waardemutatie', 'unrealised_gain_loss_ytd', N.up)}${both('Winstdeling manager (carried interest)', 'carried_interest_ytd', N.carry, true)}${both('Stand aan het einde van het jaar', 'closing_balance_ytd', N_END)}</table>
<table><tr><th style="text-align:left">Toezegging</th><th>USD</th><th>EUR</th></tr>${both('Toegezegd', 'commitment', 15000000)}${both('Gestort sinds aanvang', 'contributed_to_date', 11925000)}${both('Opnieuw opvraagbaar', 'recallable_distributions', 480000)}${both('Ontvangen uitkeringen sinds aanvang', 'distributed_to_date', 6208350)}${both('Nog te storten', 'unfunded_commitment', 3555000)}</table>
<p style="font-size:7pt">Niet door de accountant gecontroleerd. De participatie vertegenwoordigt ${mark('ownership_percentage', '6,25%', { value: '6.25' })} van de feeder.</p>`,
});

const ES = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'brackets' });
const Z = { open: 188204417, paid: 22500000, fee: 1687500, cost: 204136, income: 890410, up: 7719062 };
const Z_END = Z.open + Z.paid - Z.fee - Z.cost + Z.income + Z.up;
const step = (label: string, value: string, size: number, left: number): string =>
  `<div class="b"><span>${label}</span><i style="margin-left:${left}%;width:${size}%"></i><b>${value}</b></div>`;

const zafir = document({
  file: 'Peñazafir Renovables FCRE - cuenta del inversor 3T2025.pdf',
  documentType: 'Capital Account',
  language: 'es',
  layout: 'puente-de-patrimonio-dos-columnas',
  landscape: true,
  margin: '14mm',
  css: `body{font:8.6pt 'Liberation Sans';display:grid;grid-template-columns:78mm 1fr;gap:12mm}.l{background:#0e3a5b;color:#fff;padding:8mm;min-height:160mm}.l h1{font-size:15pt;margin:0 0 10pt}.l p{margin:0 0 7pt}.l small{color:#9cc3de;display:block}.b{display:grid;grid-template-columns:58mm 1fr 34mm;align-items:center;padding:6pt 0;border-bottom:.4pt solid #ccd}.b i{display:block;height:10pt;background:#f0a830}.b b{text-align:right;font-weight:normal}.b:last-of-type b{font-weight:bold}`,
  body: `<div class="l"><h1>${mark('fund', 'Peñazafir Renovables II, F.C.R.E.')}</h1><p><small>Inversor</small>${mark('limited_partner', 'Montepío de la Minería Astur')}</p><p><small>Fecha de referencia</small>${text('reporting_date', '30/09/2025', '2025-09-30')}</p><p><small>Moneda</small>${mark('base_currency', 'EUR')}</p><p><small>Compromiso</small>${ES.amount('commitment', 300000000)}</p><p><small>Desembolsado hasta la fecha</small>${ES.amount('contributed_to_date', 216000000)}</p><p><small>Distribuido hasta la fecha</small>${ES.amount('distributed_to_date', 18450000)}</p><p><small>Pendiente de desembolso</small>${ES.amount('unfunded_commitment', 84000000)}</p><p><small>Participación en el fondo</small>${mark('ownership_percentage', '5,4545 %', { value: '5.4545' })}</p><p><small>Gestora</small>${mark('fund_manager', 'Peñazafir Activos Reales, S.G.E.I.C., S.A.')}</p></div>
<div><h2>Evolución del patrimonio atribuido – tercer trimestre de 2025</h2>${step('Patrimonio a 30/06/2025', ES.amount('opening_balance_qtd', Z.open), 82, 0)}${step('Aportaciones', ES.amount('contributions_qtd', Z.paid), 10, 82)}${step('Comisión de gestión', ES.cost('management_fees_qtd', Z.fee), 1.5, 90.5)}${step('Gastos operativos', ES.cost('partnership_expenses_qtd', Z.cost), 0.8, 89.7)}${step('Dividendos e intereses', ES.amount('net_investment_income_qtd', Z.income), 1, 89.7)}${step('Variación de valor no realizada', ES.amount('unrealised_gain_loss_qtd', Z.up), 4, 90.7)}${step(`Patrimonio a ${text('reporting_date', '30/09/2025', '2025-09-30')}`, ES.amount('closing_balance_qtd', Z_END), 94.7, 0)}
<p style="font-size:7pt">En el trimestre no hubo distribuciones ni desinversiones. Cifras no auditadas.</p></div>`,
  derivable: {
    period_start: '2025-07-01',
    distributions_qtd: 'EUR 0',
    realised_gain_loss_qtd: 'EUR 0',
  },
});

export const documents = [vauclair, oosterschor, zafir];
