import { capitalAccount, FLOWS } from '../accounts.ts';
import { createPrinter, sum } from '../amounts.ts';
import type { FundDocument, Mark } from '../document.ts';
import { day, figure, head, impliedByAccount, row, table } from '../html.ts';

const VIOLET = capitalAccount({
  seed: 'violet',
  commitment: '4000000',
  quarter: 4,
  without: ['carried_interest', 'partnership_expenses'],
});
const VIOLET_HEADS = [
  'opening_balance',
  'contributions',
  'distributions',
  'management_fees',
  'net_investment_income',
  'realised_gain_loss',
  'unrealised_gain_loss',
  'closing_balance',
];

/** French, transposed: a row a period, a column an item, in tiny print on a landscape page. */
function transposed(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'EUR', group: ' ', point: ',', negative: 'minus' });
  const cost = (fin: string): boolean => ['distributions', 'management_fees'].includes(fin);
  const line = (label: string, period: string): string =>
    row([
      label,
      ...VIOLET_HEADS.map((fin) =>
        money(`${fin}_${period}`, figure(VIOLET, `${fin}_${period}`), { cost: cost(fin) }),
      ),
    ]);
  return `<style>body{font:6.5pt 'Liberation Sans'}table{width:100%;border-collapse:collapse}th,td{padding:4pt 3pt;text-align:right;border-top:.3pt solid #666}td:first-child{text-align:left}h1{font-size:10pt}</style>
<h1>${mark('fund', 'FPCI Violette Entreprises II')} – Compte de capital du souscripteur</h1><p>Souscripteur : ${mark('limited_partner', 'Institution de Prévoyance des Mariniers')} · Date d'arrêté : ${day(mark, 'reporting_date', ['2023-12-31', '31/12/2023'])} · Devise : ${mark('base_currency', 'EUR')}</p>
${table([head(['Période', 'Situation nette initiale', 'Appels de fonds', 'Distributions', 'Commission de gestion', 'Revenus nets', 'Plus-values réalisées', 'Variation des plus-values latentes', 'Situation nette finale']), line('4e trimestre 2023', 'qtd'), line('Exercice 2023', 'ytd'), line("Depuis l'origine", 'itd')])}
<p>Engagement : ${money('commitment', figure(VIOLET, 'commitment'))} € – Distributions rappelables : ${money('recallable_distributions', figure(VIOLET, 'recallable_distributions'))} € – Engagement restant à appeler : ${money('unfunded_commitment', figure(VIOLET, 'unfunded_commitment'))} €</p><p>${mark('fund_manager', 'Violette Investissement SAS')}, 3 place Bellecour, 69002 Lyon – RCS 512 345 678</p>`;
}

const SKARV = capitalAccount({
  seed: 'skarv',
  commitment: '60000000',
  step: '1',
  quarter: 2,
  recallable: false,
});
const SWEDISH: Record<string, string> = {
  contributions: 'Inbetalt kapital',
  distributions: 'Utdelningar',
  management_fees: 'Förvaltningsavgift',
  partnership_expenses: 'Övriga kostnader',
  net_investment_income: 'Intäkter från innehav, netto',
  realised_gain_loss: 'Realiserat resultat',
  unrealised_gain_loss: 'Orealiserad värdeförändring',
  carried_interest: 'Vinstdelning',
};

/** Swedish: boxes for the commitment, two period columns, only the sums ruled. */
function swedish(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'SEK', group: ' ', negative: 'minus' });
  const line = (fin: string, label: string, cost = false): string =>
    row(
      [
        label,
        ...['qtd', 'ytd'].map((period) =>
          money(`${fin}_${period}`, figure(SKARV, `${fin}_${period}`), { cost }),
        ),
      ],
      fin,
    );
  const box = (label: string, fin: string): string =>
    `<div>${label}<br><b>${money(fin, figure(SKARV, fin))}</b></div>`;
  return `<style>body{font:9.5pt 'Nimbus Sans'}.b{display:flex;gap:6pt;margin:12pt 0}.b div{flex:1;border:1pt solid #036;padding:6pt;font-size:8pt}b{font-size:11pt}table{width:100%;border-spacing:0}td,th{padding:3pt;text-align:right}td:first-child{text-align:left}.opening_balance td,.closing_balance td{border-top:.8pt solid;border-bottom:.8pt solid;font-weight:bold}</style>
<p>${mark('fund_manager', 'Skarvön Partners AB')}</p><h2>Kapitalkonto – ${mark('fund', 'Skarvön Nordic Buyout III KB')}</h2><p>Investerare: ${mark('limited_partner', 'Stiftelsen Vätterns Pensionsfond')}<br>Per ${day(mark, 'reporting_date', ['2024-06-30', '30 juni 2024'])}, belopp i ${mark('base_currency', 'SEK')}</p>
<div class="b">${box('Utfäst kapital', 'commitment')}${box('Hittills inbetalt', 'contributed_to_date')}${box('Återstående utfästelse', 'unfunded_commitment')}${box('Hittills utdelat', 'distributed_to_date')}</div>
${table([head(['', 'Kvartal 2 2024', 'Januari–juni 2024']), line('opening_balance', 'Ingående kapital'), ...FLOWS.map(([flow, sign]) => line(flow, SWEDISH[flow] ?? '', sign === -1)), line('closing_balance', 'Utgående kapital')])}<p style="font-size:7.5pt">Ej reviderat. Andelsvärde 1 204,55. Sida 1 av 1.</p>`;
}

const KREEK_TIED = capitalAccount({
  seed: 'kreek',
  commitment: '5000000',
  quarter: 3,
  idle: ['distributions'],
  without: ['carried_interest'],
});
const KREEK = {
  ...KREEK_TIED,
  closing_balance_qtd: sum(figure(KREEK_TIED, 'closing_balance_qtd'), '1000.00'),
};
const DUTCH: Record<string, string> = {
  contributions: 'Stortingen',
  distributions: 'Uitkeringen',
  management_fees: 'Beheervergoeding',
  partnership_expenses: 'Overige fondskosten',
  net_investment_income: 'Netto beleggingsopbrengsten',
  realised_gain_loss: 'Gerealiseerd resultaat',
  unrealised_gain_loss: 'Ongerealiseerd resultaat',
};

/** Dutch: the year only beside inception, dashes for nothing, the euro sign in its own column; a wrong sum. */
function dutch(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'EUR', group: '.', point: ',', negative: 'minus' });
  const line = (fin: string, label: string, cost = false): string =>
    row([
      label,
      ...['qtd', 'itd'].flatMap((period) => [
        '€',
        (fin === 'distributions' && period === 'qtd') || (fin === 'opening_balance' && period === 'itd')
          ? '-'
          : money(`${fin}_${period}`, figure(KREEK, `${fin}_${period}`), { cost }),
      ]),
    ]);
  return `<style>body{font:9.5pt 'Liberation Serif'}table{width:100%;border-collapse:collapse}td{padding:2.5pt 4pt}td:nth-child(3),td:nth-child(5){text-align:right}tr:last-child td{border-top:1pt solid;border-bottom:2.5pt double}th{text-align:right}</style>
<h3>Overzicht kapitaalrekening</h3><p>Fonds: ${mark('fund', 'Kreekrak Energietransitie Fonds C.V.')}<br>Participant: ${mark('limited_partner', 'Coöperatie Zuidwal Pensioen U.A.')}<br>Periode: ${day(mark, 'period_start', ['2024-07-01', '1 juli 2024'])} t/m ${day(mark, 'reporting_date', ['2024-09-30', '30 september 2024'])}</p>
${table([`<tr><th></th><th colspan="2">3e kwartaal 2024</th><th colspan="2">Sinds aanvang</th></tr>`, line('opening_balance', 'Beginvermogen'), ...FLOWS.filter(([flow]) => flow in DUTCH).map(([flow, sign]) => line(flow, DUTCH[flow] ?? '', sign === -1)), line('closing_balance', 'Eindvermogen')])}
<p>Toezegging: € ${money('commitment', figure(KREEK, 'commitment'))}<br>Opnieuw opvraagbare uitkeringen: € ${money('recallable_distributions', figure(KREEK, 'recallable_distributions'))}<br>Nog op te vragen: € ${money('unfunded_commitment', figure(KREEK, 'unfunded_commitment'))}<br>Aandeel in het fonds: ${mark('ownership_percentage', '3,1250%', { value: '3.1250' })}</p><p>${mark('fund_manager', 'Kreekrak Fondsbeheer B.V.')}, Postbus 88, Middelburg, KvK 22011223</p>`;
}

const ENCINA_TIED = capitalAccount({
  seed: 'encina',
  commitment: '3500000',
  quarter: 4,
  without: ['carried_interest'],
});
const ENCINA = {
  ...ENCINA_TIED,
  unfunded_commitment: sum(figure(ENCINA_TIED, 'unfunded_commitment'), '0.90'),
};
const SPANISH: Record<string, string> = {
  contributions: 'Desembolsos',
  distributions: 'Distribuciones',
  management_fees: 'Comisión de gestión',
  partnership_expenses: 'Otros gastos',
  net_investment_income: 'Ingresos netos',
  realised_gain_loss: 'Plusvalías realizadas',
  unrealised_gain_loss: 'Variación de plusvalías latentes',
};

/** Spanish: two tables side by side, the year and the commitment. */
function spanish(mark: Mark): string {
  const money = createPrinter(mark, { currency: 'EUR', group: '.', point: ',', after: ' €' });
  const line = (fin: string, label: string, cost = false): string =>
    row([label, money(`${fin}_ytd`, figure(ENCINA, `${fin}_ytd`), { cost })]);
  const fact = (fin: string, label: string): string => row([label, money(fin, figure(ENCINA, fin))]);
  return `<style>body{font:9pt 'URW Bookman'}.c{display:flex;gap:24pt;align-items:flex-start}table{flex:1;border-collapse:collapse}td{padding:3pt 0;font-size:8pt;border-bottom:.4pt solid #aaa}td:last-child{text-align:right;white-space:nowrap}</style>
<div style="text-align:center"><b>${mark('fund_manager', 'Encina Real Gestión SGEIC, S.A.')}</b></div><h3>Estado de cuenta del partícipe – ${mark('fund', 'Encina Real Innovación I, F.C.R.')}</h3><p>Partícipe: ${mark('limited_partner', 'Fundación Universitaria Montecillo')} · Ejercicio cerrado el ${day(mark, 'reporting_date', ['2023-12-31', '31 de diciembre de 2023'])}</p>
<div class="c">${table([line('opening_balance', 'Patrimonio inicial'), ...FLOWS.filter(([flow]) => flow in SPANISH).map(([flow, sign]) => line(flow, SPANISH[flow] ?? '', sign === -1)), line('closing_balance', 'Patrimonio final')])}${table([fact('commitment', 'Compromiso suscrito'), fact('contributed_to_date', 'Desembolsado acumulado'), fact('recallable_distributions', 'Distribuciones reciclables'), fact('unfunded_commitment', 'Pendiente de desembolso'), fact('distributed_to_date', 'Distribuido acumulado')])}</div>`;
}

const account = (
  file: string,
  language: FundDocument['language'],
  layout: string,
  html: (mark: Mark) => string,
) => ({ file, documentType: 'Capital Account', language, layout, html }) as const;

export const documents: FundDocument[] = [
  {
    ...account('Violette II - compte de capital 31-12-2023.pdf', 'fr', 'transposed-tiny', transposed),
    pageSize: 'A4 landscape',
    margin: '12mm',
    derivable: impliedByAccount(VIOLET, { currency: 'EUR', start: '2023-10-01' }),
  },
  {
    ...account('Skarvon III kapitalkonto 2024-06-30.pdf', 'sv', 'boxes-quarter-year', swedish),
    derivable: { period_start: { value: '2024-04-01' } },
  },
  {
    ...account('Kreekrak_kapitaalrekening_Q3_2024.pdf', 'nl', 'currency-column-dashes', dutch),
    derivable: { ...impliedByAccount(KREEK, { currency: 'EUR' }), base_currency: { value: 'EUR' } },
    defects: ['closing_balance_qtd: printed 1,000 higher than the lines above it add up to'],
  },
  {
    ...account('Encina Real I estado 2023.pdf', 'es', 'side-by-side-year', spanish),
    defects: [
      'unfunded_commitment: printed 0.90 higher than commitment, contributions and recallable add up to',
    ],
    derivable: { base_currency: { value: 'EUR' }, period_start: { value: '2023-01-01' } },
  },
];
