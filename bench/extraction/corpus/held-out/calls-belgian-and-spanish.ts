import type { FundDocument } from '../document.ts';
import { row, table } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const euro = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus', nil: '–' });
interface Parts {
  readonly investments: number;
  readonly fees: number;
  readonly costs: number;
}
const PRESENT: Parts = { investments: 26250000, fees: 3125000, costs: 418750 };
const EARLIER: Parts = { investments: 141500000, fees: 15625000, costs: 2906250 };
const sum = (parts: Parts): number => parts.investments + parts.fees + parts.costs;
const SOUSCRIT = 250000000;
const restant = SOUSCRIT - sum(EARLIER);
const code = text('base_currency', 'EUR');
const thuinFund = 'Thudinie Capital Croissance, pricaf privée SA';

function thuinLine(label: string, fin: string, part: keyof Parts): string {
  const [present, before] = [PRESENT[part], EARLIER[part]];
  return row([label, euro.show(before), euro.amount(fin, present), euro.show(before + present)]);
}

/** A Belgian call: earlier calls, this one and their sum side by side; a structured communication. */
const belgian = document({
  file: 'Appel de fonds n° 6 - Thudinie Capital Croissance - FDB.pdf',
  documentType: 'Capital Call',
  language: 'fr',
  layout: 'earlier-calls-this-call-and-sum',
  margin: '20mm',
  css: "body{font:10pt 'URW Bookman','Liberation Serif';line-height:1.4}.e{display:flex;justify-content:space-between;align-items:flex-start}.t{width:100%;border-collapse:collapse;margin:8pt 0 12pt;font-size:9pt}.t td{padding:4pt 5pt;text-align:right;border-bottom:.4pt solid #b9b09a}.t td:first-child{text-align:left}.h td{background:#3d4a2e;color:#fff}.s td{font-weight:bold;border-top:1pt solid #3d4a2e}.v{border:1pt solid #3d4a2e;padding:8pt 12pt;margin:12pt 0}.v table{border-collapse:collapse}.v td{padding:1.5pt 16pt 1.5pt 0}h2{font-size:12.5pt;color:#3d4a2e;margin:18pt 0 8pt}.f{font-size:7pt;color:#666;border-top:.4pt solid;margin-top:22pt;padding-top:4pt}",
  body: `<div class="e"><svg width="120" height="38"><rect x="0" y="4" width="30" height="30" fill="#3d4a2e"/><rect x="10" y="14" width="30" height="20" fill="#a8b58c"/><text x="48" y="26" font-size="15" font-family="URW Bookman">Thudinie</text></svg><span>${mark('limited_partner', 'Fondation de la Drève Blanche')}<br>À l'attention du trésorier<br>Rue de la Pépinière 41<br>5000 Namur</span></div>
<p style="margin-top:24pt">Charleroi, le ${noticeDate('8 septembre 2025', '2025-09-08')}</p>
<h2>Appel de fonds n° ${text('call_number', '6')}</h2>
<p>Madame, Monsieur,</p>
<p>Le conseil d'administration de ${mark('fund', thuinFund)} a décidé d'appeler une nouvelle tranche du capital souscrit, afin de financer l'entrée au capital de Menuiseries Hubermont et le rachat d'une participation complémentaire dans Biolab Gembloux. Nous vous prions de verser la somme de <b>${euro.amount('call_amount', sum(PRESENT))} ${code}</b> pour le <b>${text('due_date', '22 septembre 2025', '2025-09-22')}</b> au plus tard.</p>
${table(
  [
    row([`Emploi des fonds (en ${code})`, 'Appels n° 1 à 5', 'Appel n° 6', 'Total appelé'], 'h'),
    thuinLine('Investissements', 'call_investments', 'investments'),
    thuinLine('Rémunération de gestion', 'call_management_fees', 'fees'),
    thuinLine('Frais de fonctionnement', 'call_partnership_expenses', 'costs'),
    row(
      [
        'Total',
        euro.show(sum(EARLIER)),
        euro.amount('call_amount', sum(PRESENT)),
        euro.show(sum(EARLIER) + sum(PRESENT)),
      ],
      's',
    ),
  ],
  't',
)}
<p>Votre souscription s'élève à ${euro.amount('commitment', SOUSCRIT)} ${code}. Le solde non appelé passe de ${euro.amount('unfunded_before_call', restant)} ${code} avant le présent appel à ${euro.amount('unfunded_after_call', restant - sum(PRESENT))} ${code} après celui-ci.</p>
<div class="v"><b>Coordonnées de paiement</b>${table([row(['Bénéficiaire', mark('beneficiary_name', thuinFund)]), row(['Compte (IBAN)', text('iban', 'BE71 0961 2345 6769')]), row(['Code BIC', text('swift_code', 'CSMBBEBB')]), row(['Auprès de', mark('bank_name', 'Crédit de Sambre et Meuse')]), row(['Communication structurée', text('payment_reference', '+++090/9337/55493+++')])])}</div>
<p>Nous vous remercions de votre confiance et vous prions d'agréer, Madame, Monsieur, l'expression de nos sentiments distingués.</p>
<p>Pour ${mark('fund_manager', 'Thudinie Gestion SRL')}, société de gestion<br><br><br>Anne-Sophie Delvigne, administratrice déléguée</p>
<div class="f">Thudinie Gestion SRL · Boulevard Tirou 88, 6000 Charleroi · BCE 0712.448.190 · RPM Hainaut, division Charleroi</div>`,
});

const pts = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'minus',
  after: ' €',
});
const SIERRA = { investments: 17550000, fees: 2187500, costs: 337500, other: 212500 };
const sierraCall = SIERRA.investments + SIERRA.fees + SIERRA.costs + SIERRA.other;
const sierraBefore = 98625000;
const sierraFund = 'Sierra Mágina Agroindustria II, S.C.R., S.A.';
const item = (label: string, fin: string, amount: number, per: string): string =>
  row([label, per, pts.amount(fin, amount)]);
const data = (label: string, value: string): string => row([label, value]);

/** A Spanish company's call per share: a panel with amount and day beside the letter. */
const spanish = document({
  file: '2025-11-05 Llamada de capital 03 SMA II - Congregacion Hospitalaria.pdf',
  documentType: 'Capital Call',
  language: 'es',
  layout: 'panel-beside-letter-per-share',
  margin: '18mm',
  css: "body{font:9.8pt 'Liberation Sans';line-height:1.4}.g{display:grid;grid-template-columns:1fr 148pt;gap:20pt;margin-top:18pt}.a{background:#f4efe6;border-top:3pt solid #8a5a19;padding:10pt;align-self:start}.a small{display:block;color:#6d6458;margin-top:8pt}.a b{font-size:12.5pt}h3{font-size:10pt;color:#8a5a19;margin:16pt 0 4pt;text-transform:uppercase;letter-spacing:.5pt}table{width:100%;border-collapse:collapse}td{padding:3pt 2pt;border-bottom:.4pt solid #d9cfc0;text-align:right}td:first-child{text-align:left}.h td{font-size:8pt;color:#6d6458}.s td{font-weight:bold;border-top:.8pt solid #8a5a19}.d td{text-align:left}.d td:first-child{width:32%;color:#6d6458}p{margin:8pt 0}",
  body: `<div style="display:flex;justify-content:space-between;border-bottom:.6pt solid #8a5a19;padding-bottom:6pt"><b style="color:#8a5a19;font-size:13pt">SIERRA MÁGINA CAPITAL</b><span>Jaén, ${noticeDate('5 de noviembre de 2025', '2025-11-05')}</span></div>
<div class="g"><div><p>${mark('limited_partner', 'Congregación Hospitalaria de San Eufrasio')}<br>Calle Ancha, 7 · 23001 Jaén</p>
<p><b>${mark('fund', sierraFund)}<br>Llamada de capital n.º ${text('call_number', '3')}</b></p>
<p>Estimado accionista:</p>
<p>Le comunicamos que el consejo de administración ha acordado solicitar el tercer desembolso de los compromisos de inversión, destinado a la compra de la almazara Los Quintos y a la planta de envasado de Frutos Secos Alcaudete, así como a la comisión y los gastos del segundo semestre.</p></div>
<div class="a"><small style="margin-top:0">Importe a desembolsar</small><b>${pts.amount('call_amount', sierraCall)}</b><small>Fecha límite de ingreso</small><b>${text('due_date', '19/11/2025', '2025-11-19')}</b><small>Acciones de clase A suscritas</small>1.750</div></div>
<h3>Desglose del desembolso</h3>
${table([row(['', 'Por acción', 'Importe'], 'h'), item('Inversiones en cartera', 'call_investments', SIERRA.investments, '100,2857 €'), item('Comisión de gestión', 'call_management_fees', SIERRA.fees, '12,5000 €'), item('Gastos de la sociedad', 'call_partnership_expenses', SIERRA.costs, '1,9286 €'), item('Dotación de tesorería', 'call_other', SIERRA.other, '1,2143 €'), row(['Total', '115,9286 €', pts.amount('call_amount', sierraCall)], 's')])}
<h3>Situación de su compromiso</h3>
${table([row(['Compromiso total', pts.amount('commitment', 175000000)]), row(['Pendiente de desembolso a la fecha', pts.amount('unfunded_before_call', sierraBefore)]), row(['Pendiente de desembolso tras esta llamada', pts.amount('unfunded_after_call', sierraBefore - sierraCall)], 's')])}
<h3>Datos para la transferencia</h3>
${table([data('Titular', mark('beneficiary_name', sierraFund)), data('Banco', mark('bank_name', 'Caja Rural del Guadalbullón')), data('IBAN', text('iban', 'ES15 3067 0148 8410 4402 7719')), data('BIC', text('swift_code', 'CRGBESM1XXX')), data('Concepto', mark('payment_reference', 'SMA II LL03 A-0112'))], 'd')}
<p style="margin-top:16pt">Atentamente,</p><p>${mark('fund_manager', 'Sierra Mágina Capital, S.G.E.I.C., S.A.')}<br><small>Sociedad gestora</small></p>`,
  derivable: { base_currency: 'EUR' },
});

export const documents: FundDocument[] = [belgian, spanish];
