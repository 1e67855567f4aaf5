import type { FundDocument } from '../document.ts';
import { head, row, table } from '../html.ts';
import type { Movement, MovementLine } from '../paper/movement.ts';
import { cells, effect } from '../paper/movement.ts';
import { document, mark } from '../paper/paper.ts';
import { periods } from '../paper/periods.ts';
import { printer, text } from '../paper/printing.ts';

const COSTS: readonly MovementLine[] = ['distributions', 'fees', 'costs', 'carry'];
const signed = (values: Movement, line: MovementLine): number =>
  (COSTS.includes(line) ? -1 : 1) * (values[line] ?? 0);

const euro = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus', nil: '–' });
const LOTSE = periods(
  [125000000, 42500000, 8750000, 1904417, 3318206, 6077150, 11240388, 2318044],
  [0, 0, 0, 0, 0, 0, 0, 0],
  [612500000, 58000000, 35000000, 8411093, 9120418, 0, 41903377, 4011902],
);
const lotseYear = LOTSE.ytd;
/** What each line posts to the second account; the first is fixed, the rest goes to the third. */
const RESERVE: Partial<Record<MovementLine, number>> = {
  opening: 554500000 - 5000000,
  contributions: 125000000,
  distributions: -36400000,
};
RESERVE.closing = (RESERVE.opening ?? 0) + 125000000 - 36400000;
const lotseLine = (line: MovementLine, label: string, name = ''): string => {
  const isBalance = line === 'opening' || line === 'closing';
  const fixed = isBalance ? 5000000 : 0;
  const reserve = RESERVE[line] ?? 0;
  const result = signed(lotseYear, line) - fixed - reserve;
  return row(
    [
      label,
      ...[fixed, reserve, result].map((amount) => euro.show(amount === 0 ? null : amount)),
      ...cells(euro, line, [['ytd', lotseYear]]),
    ],
    name,
  );
};
const lotseCalled = LOTSE.itd.contributions ?? 0;
const lotseSum = (label: string, lines: readonly MovementLine[]): string =>
  row([label, '–', '–', ...[0, 0].map(() => euro.show(effect(lotseYear, lines)))], 'z');

/** German: the movements posted to the three capital accounts of a KG, the sum at the right. */
const german = document({
  file: 'Kapitalkonten_31.12.2024_Anleger_30417.pdf',
  documentType: 'Capital Account',
  language: 'de',
  layout: 'three-capital-accounts',
  margin: '18mm 20mm 22mm 22mm',
  footer:
    '<div style="font:6.2pt Arial;width:100%;padding:0 20mm 0 22mm;color:#555">Lotse Service-KVG mbH · Sitz Hamburg · AG Hamburg HRB 148 220 · Geschäftsführung: Dr. Henrike Ahlers, Björn Tamm · Seite <span class="pageNumber"></span> von <span class="totalPages"></span></div>',
  css: "body{font:9pt 'Liberation Sans'}table{width:100%;border-collapse:collapse;margin:6pt 0 14pt}td,th{padding:3.2pt 4pt;text-align:right}td:first-child,th:first-child{text-align:left}.m td,.m th{border:.4pt solid #8796a8}.m th{background:#22405f;color:#fff;font-weight:normal}.m td:last-child{font-weight:bold}.s td{background:#e3e9f0;font-weight:bold}.z td{font-style:italic}.d td{border-bottom:.4pt dotted #8796a8}",
  body: `<div style="font-size:15pt;color:#22405f">Lotse <span style="font-weight:100">Service-KVG</span></div>
<div style="display:flex;justify-content:space-between;margin-top:22pt"><div><small style="text-decoration:underline;font-size:6.5pt">${mark('fund_manager', 'Lotse Service-KVG mbH')} · Kajen 10 · 20459 Hamburg</small><br><br>${mark('limited_partner', 'Sparkassen-Altersvorsorge Weserbergland VVaG')}<br>Abteilung Kapitalanlagen<br>Osterstraße 41<br>31785 Hameln</div><div style="font-size:8pt;line-height:1.5">Anlegernummer: 30417<br>Ihr Ansprechpartner: Jost Behrmann<br>Telefon: 040 5550-318<br>Datum: 28.03.2025</div></div>
<h3 style="margin-top:24pt">Entwicklung der Kapitalkonten zum ${text('reporting_date', '31.12.2024', '2024-12-31')}</h3>
<p>${mark('fund', 'Lotse Erneuerbare Infrastruktur 3 GmbH & Co. geschlossene Investment-KG')}<br>Geschäftsjahr vom ${text('period_start', '01.01.2024', '2024-01-01')} bis 31.12.2024 – alle Beträge in ${text('base_currency', 'Euro', 'EUR')}</p>
${table(
  [
    head([
      '',
      'Kapitalkonto I<br>(Haftkapital)',
      'Kapitalkonto II<br>(Rücklage)',
      'Kapitalkonto III<br>(Ergebnis)',
      'Gesamt',
    ]),
    lotseLine('opening', 'Stand 01.01.2024', 's'),
    lotseLine('contributions', 'Einzahlungen auf Kapitalabrufe'),
    lotseLine('distributions', 'Auszahlungen (Entnahmen)'),
    lotseLine('income', 'Zins- und Beteiligungserträge, saldiert'),
    lotseLine('fees', 'Verwaltungsvergütung'),
    lotseLine('costs', 'Übrige Fondskosten'),
    lotseLine('realised', 'Realisierte Gewinne und Verluste'),
    lotseSum('Realisiertes Jahresergebnis', ['income', 'fees', 'costs', 'realised']),
    lotseLine('unrealised', 'Zeitwertänderung (nicht realisiert)'),
    lotseLine('carry', 'Erfolgsabhängige Vergütung (Carried Interest)'),
    lotseLine('closing', 'Stand 31.12.2024', 's'),
  ],
  'm',
)}
<p><b>Ihre Kapitalzusage</b></p>
${table(
  [
    row(['Kapitalzusage laut Beitrittserklärung vom 17.06.2021', euro.amount('commitment', 1000000000)]),
    row(['Bis 31.12.2024 abgerufen und eingezahlt', euro.amount('contributed_to_date', lotseCalled)]),
    row(['Wieder abrufbare Auszahlungen', euro.amount('recallable_distributions', 12250000)]),
    row(['Noch abrufbar', euro.amount('unfunded_commitment', 1000000000 - lotseCalled + 12250000)]),
    row(['Bisherige Auszahlungen insgesamt', euro.amount('distributed_to_date', LOTSE.itd.distributions)]),
    row(['Beteiligungsquote', text('ownership_percentage', '4,1667 %', '4.1667')]),
    row(['Nachrichtlich: Kapitalkonten aller Kommanditisten', '155.582.174,66']),
  ],
  'd',
)}
<p style="font-size:7.5pt">Die Zahlen beruhen auf dem noch nicht geprüften Jahresabschluss. Verwahrstelle ist die Hanse Depot Bank AG, Abschlussprüfer die Wirtschaftsprüfungsgesellschaft Kollwitz &amp; Partner mbB. Für Ihre steuerlichen Zwecke erhalten Sie eine gesonderte Mitteilung; aus dieser Übersicht lassen sich keine steuerlichen Ergebnisse ableiten. Das Portfolio wird von der ${mark('fund_manager', 'Lotse Service-KVG mbH')} verwaltet.</p>`,
  derivable: {
    closing_balance_qtd: `EUR ${String(LOTSE.ytd.closing).replace(/(\d\d)$/u, '.$1')}`,
    closing_balance_itd: `EUR ${String(LOTSE.ytd.closing).replace(/(\d\d)$/u, '.$1')}`,
    contributions_itd: 'EUR 7375000.00',
    distributions_itd: 'EUR 1005000.00',
  },
});

const gulden = printer({ currency: 'EUR', group: '.', point: ',', digits: 0, negative: 'minus', nil: '0' });
const WAAL_Q1 = [250000, 0, 37500, 9820, 12440, 0, 141770, 18214] as const;
const WAAL_BEFORE = [5125000, 1210000, 487500, 121806, 240118, 611209, 1480335, 204117] as const;
const WAAL = periods([400000, 185000, 37500, 11204, 40126, 96330, -58214, 0], WAAL_Q1, WAAL_BEFORE);
const WAAL_PRIOR = periods(WAAL_Q1, [0, 0, 0, 0, 0, 0, 0, 0], WAAL_BEFORE).qtd;
const waal = (['qtd', 'ytd', 'itd'] as const).map((period) => [period, WAAL[period]] as const);
const waalLine = (line: MovementLine, label: string, name = ''): string => {
  const [quarter = '', year = '', inception = ''] = cells(gulden, line, waal);
  const opening = line === 'opening' ? '' : inception;
  return row([label, gulden.show(signed(WAAL_PRIOR, line)), quarter, year, opening], name);
};
const waalCalled = WAAL.itd.contributions ?? 0;
const fact = (label: string, value: string): string => `<p><small>${label}</small><br>${value}</p>`;

/** Dutch: last quarter before this one, the facts of the participation in a coloured side column. */
const dutch = document({
  file: 'Kapitaaloverzicht 2025-Q2 Waalhaven Groeifonds IV - Stg Bedrijfspensioenfonds Zuivel.pdf',
  documentType: 'Capital Account',
  language: 'nl',
  layout: 'side-column-prior-quarter',
  margin: '0',
  css: "body{margin:0;font:9pt 'Liberation Sans Narrow','Liberation Sans'}.p{display:grid;grid-template-columns:46mm 1fr;min-height:296mm}.z{background:#f2e3d0;padding:20mm 6mm}.z small{color:#8b5a1e}.z p{margin:0 0 9pt}.h{padding:20mm 16mm 12mm 10mm}table{width:100%;border-collapse:collapse;margin:6pt 0 14pt}td,th{padding:4.2pt 3pt;text-align:right;border-bottom:.4pt solid #e0cdb4}td:first-child,th:first-child{text-align:left}th{color:#8b5a1e;vertical-align:bottom}td:nth-child(2),th:nth-child(2){color:#999}.t td{font-weight:bold;border-top:.8pt solid #8b5a1e}",
  body: `<div class="p"><div class="z"><p style="font-size:14pt;color:#8b5a1e"><b>waalhaven</b><br>capital</p>
${fact('Participant', mark('limited_partner', 'Stichting Bedrijfspensioenfonds voor de Zuivel'))}${fact('Participantnummer', 'WG4-0026')}${fact('Fonds', mark('fund', 'Waalhaven Groeifonds IV Coöperatief U.A.'))}${fact('Fondsbeheerder', mark('fund_manager', 'Waalhaven Capital B.V.'))}${fact('Administrateur', 'Merwede Fund Services B.V.')}${fact('Valuta', text('base_currency', 'EUR'))}${fact('Commitment', gulden.amount('commitment', 8000000))}${fact('Gestort kapitaal', gulden.amount('contributed_to_date', waalCalled))}${fact('Uitgekeerd', gulden.amount('distributed_to_date', WAAL.itd.distributions))}${fact('waarvan opnieuw opvraagbaar', gulden.amount('recallable_distributions', 310000))}${fact('Nog op te vragen', gulden.amount('unfunded_commitment', 8000000 - waalCalled + 310000))}${fact('Belang in het fonds', text('ownership_percentage', '5,33%', '5.33'))}</div>
<div class="h"><h2 style="margin:0">Kapitaaloverzicht</h2><p>over het tweede kwartaal van 2025, per ${text('reporting_date', '30 juni 2025', '2025-06-30')}</p>
${table([
  head(['Verloop van uw kapitaal', 'Q1 2025', 'Q2 2025', 'Lopend jaar', 'Sinds start']),
  waalLine('opening', 'Beginstand', 't'),
  waalLine('contributions', 'Stortingen'),
  waalLine('distributions', 'Uitkeringen'),
  waalLine('fees', 'Beheervergoeding'),
  waalLine('costs', 'Overige fondskosten'),
  waalLine('income', 'Rente en dividend (per saldo)'),
  waalLine('realised', 'Gerealiseerd resultaat'),
  waalLine('unrealised', 'Ongerealiseerde waardeverandering'),
  waalLine('carry', 'Carried interest'),
  waalLine('closing', 'Eindstand (intrinsieke waarde)', 't'),
])}
<p><b>Toelichting</b></p><p>In mei is € ${gulden.amount('contributions_qtd', 400000)} gestort voor de uitbreidingsinvestering in Kaasmakerij De Drie Linden. De uitkering van juni betreft de verkoop van een deel van het belang in Transporttechniek Noord. De negatieve herwaardering hangt samen met de lagere koersen van vergelijkbare beursgenoteerde ondernemingen.</p><p>De waardering is opgesteld volgens de richtlijnen van IPEV en is niet door de accountant gecontroleerd. De beheervergoeding bedraagt 1,5% per jaar over het commitment en wordt per kwartaal vooruit in rekening gebracht, zonder btw.</p><p>Heeft u vragen, dan kunt u contact opnemen met Maaike Terpstra, investor relations, 010 555 03 70 of ir@waalhaven.example.</p><p style="font-size:7pt;padding-top:150pt;color:#777">Waalhaven Capital B.V., Parkkade 14, 3016 AA Rotterdam. KvK 24412907. Geregistreerd bij de AFM onder artikel 2:66a Wft. Dit overzicht is vertrouwelijk en uitsluitend bestemd voor de genoemde participant.</p></div></div>`,
  derivable: { period_start: '2025-04-01' },
});

export const documents: FundDocument[] = [german, dutch];
