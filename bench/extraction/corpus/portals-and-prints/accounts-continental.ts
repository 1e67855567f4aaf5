import { head, row, table } from '../html.ts';
import { cells, effect, movement, type MovementLine } from '../paper/movement.ts';
import { document } from '../paper/paper.ts';
import { printer, text } from '../paper/printing.ts';

const KOMMA = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus', nil: '–' });
const ENNS = [
  ['qtd', movement([481920455, 30000000, 0, 2812500, 441230, 1208816, 0, 1933007], 519407812)],
  ['ytd', movement([402338119, 105000000, 21450000, 8437500, 1702944, 2940112, 8815500, 6408231], 519407812)],
  ['itd', movement([null, 525000000, 98120000, 48750000, 9004117, 7719380, 41208226, 15211904], 519407812)],
] as const;
const enns = (label: string, line: MovementLine, name = ''): string =>
  row([label, ...cells(KOMMA, line, ENNS)], name);

/** Austrian manager: a covering letter, the statement as its enclosure with the dates as column headings. */
const ennstal = document({
  file: 'Quartalsbericht Anleger Ennstal Kapital IV per 30.9.2024 (Vorsorgekasse).pdf',
  documentType: 'Capital Account',
  layout: 'austrian-letter-with-enclosure',
  language: 'de',
  footer:
    '<div style="font:7px Arial;width:100%;text-align:center">Ennstal Invest AIFM GmbH · 8940 Liezen · FN 402118w · Landesgericht Leoben</div>',
  css: `body{font:10.4pt "C059"} .r{text-align:right} .next{page-break-before:always} .m{width:100%;border-collapse:collapse;font-size:9.4pt} .m th{border-top:1.2px solid #000;border-bottom:1.2px solid #000;padding:4pt 3pt;text-align:right} .m td{padding:4pt 3pt;text-align:right} .m td:first-child,.m th:first-child{text-align:left} .s td{border-top:.5px solid #000} .b td{border-top:1.2px solid #000;border-bottom:1.2px solid #000;font-weight:bold}`,
  derivable: {
    period_start: '2024-07-01',
    contributed_to_date: 'EUR 5250000.00',
    distributed_to_date: 'EUR 981200.00',
  },
  body: `<p class="r"><b>Ennstal Invest</b><br>Hauptplatz 12, 8940 Liezen</p><p>${text('limited_partner', 'Betriebliche Vorsorgekasse Tauern AG')}<br>Veranlagung<br>Rainerstraße 4<br>5020 Salzburg</p><p class="r">Liezen, am 12. November 2024</p><p><b>${text('fund', 'Ennstal Kapital IV GmbH & Co KG')} – Quartalsbericht</b></p>
    <p>Sehr geehrte Damen und Herren,</p><p>beiliegend übermitteln wir Ihnen die Aufstellung Ihres Kapitalkontos zum ${text('reporting_date', '30. September 2024', '2024-09-30')}. Der Buchwert Ihres Anteils ist gegenüber dem Vorquartal um rund 7,8 % gestiegen; darin ist der Kapitalabruf vom 22. August enthalten. Eine Ausschüttung fand im dritten Quartal nicht statt.</p><p>Den geprüften Jahresabschluss erhalten Sie wie gewohnt bis Ende April.</p><p>Mit freundlichen Grüßen</p><p>${text('fund_manager', 'Ennstal Invest AIFM GmbH')}<br><br>Mag. H. Stocker &nbsp;&nbsp; DI K. Prantl</p>
    <div class="next"><h3>Kapitalkonto des Anlegers Nr. 31 – Beträge in ${text('base_currency', 'EUR')}</h3><table class="m">${head(['', '01.07.2024 –<br>30.09.2024', '01.01.2024 –<br>30.09.2024', '03.04.2018 –<br>30.09.2024'])}${enns('Stand am Anfang des Zeitraums', 'opening', 'b')}${enns('Kapitaleinzahlungen', 'contributions')}${enns('Auszahlungen an den Anleger', 'distributions')}${enns('Managementgebühr', 'fees')}${enns('Übrige Aufwendungen', 'costs')}${enns('Zinsen und Dividenden', 'income')}${enns('Realisierte Veräußerungsergebnisse', 'realised')}${enns('Veränderung der Bewertungsreserven', 'unrealised')}${enns('Gewinnvorab des Carry-Partners', 'carry')}${row(['Summe der Veränderungen', ...ENNS.map(([, values]) => KOMMA.show(effect(values, ['contributions', 'distributions', 'fees', 'costs', 'income', 'realised', 'unrealised', 'carry'])))], 's')}${enns('Stand am Ende des Zeitraums', 'closing', 'b')}</table>
    <table class="m" style="width:60%;margin-top:16pt">${row(['Kapitalzusage', KOMMA.amount('commitment', 750000000)])}${row(['davon eingezahlt', '70,00 %'])}${row(['Rückrufbare Auszahlungen', KOMMA.amount('recallable_distributions', 18500000)])}${row(['Offene Kapitalzusage (inkl. rückrufbarer Auszahlungen)', KOMMA.amount('unfunded_commitment', 243500000)], 'b')}${row(['Beteiligungsquote', text('ownership_percentage', '3,7500 %', '3.7500')])}</table></div>`,
});

const FR = printer({
  currency: 'EUR',
  group: ' ',
  point: ',',
  digits: 2,
  negative: 'minus',
  after: ' €',
  nil: '—',
});
const CEV = [
  ['ytd', movement([312004418, 42000000, 18250000, 6000000, 911240, 1402218, 9007415, 2218004], 352118406)],
  ['itd', movement([0, 341000000, 52250000, 31500000, 4880317, 3990120, 20417733, 7904118], 352118406)],
] as const;
const cev = (label: string, line: MovementLine, name = ''): string =>
  row([label, ...cells(FR, line, CEV)], name);

/** Luxembourg depositary bank in French: boxes with a title bar, the year beside the time since inception, opening at nought. */
const cevennes = document({
  file: 'Relevé annuel investisseur_Cévenole Dette Privée II_31-12-2024_CARAC-S.pdf',
  documentType: 'Capital Account',
  layout: 'luxembourg-boxes-year-and-inception',
  language: 'fr',
  css: `body{font:9.3pt "DejaVu Sans Condensed","DejaVu Sans"} .box{border:1px solid #7a1f2b;margin-bottom:10pt} .box h4{margin:0;background:#7a1f2b;color:#fff;padding:3pt 6pt;font-weight:normal} .box table{width:100%;border-collapse:collapse} .box td,.box th{padding:3pt 6pt} .box th{text-align:right;font-weight:normal;color:#7a1f2b} .m td:nth-child(n+2){text-align:right;white-space:nowrap} .b td{font-weight:bold;border-top:.6px solid #7a1f2b;border-bottom:.6px solid #7a1f2b} .two{display:flex;gap:10pt} .two .box{flex:1} h2{font-weight:normal;color:#7a1f2b}`,
  derivable: { base_currency: 'EUR' },
  body: `<h2>Relevé annuel de compte investisseur</h2><div class="two"><div class="box"><h4>Véhicule</h4><table>${row([`<b>${text('fund', 'Cévenole Dette Privée II SCSp SICAV-RAIF')}</b>`])}${row([`Gestionnaire (AIFM) : ${text('fund_manager', 'Cévenole Asset Management S.A.')}`])}${row(['Agent administratif : Banque de l’Alzette S.A.'])}</table></div><div class="box"><h4>Investisseur</h4><table>${row([`<b>${text('limited_partner', 'Caisse Autonome de Retraite des Artisans du Centre')}</b>`])}${row(['Code porteur : CARAC-S / Classe I'])}${row([`Exercice du ${text('period_start', '1er janvier 2024', '2024-01-01')} au ${text('reporting_date', '31 décembre 2024', '2024-12-31')}`])}</table></div></div>
    <div class="box"><h4>Évolution du compte</h4><table class="m">${head(['', 'Exercice 2024', 'Depuis l’origine'])}${cev('Valeur au début de période', 'opening', 'b')}${cev('Versements', 'contributions')}${cev('Remboursements et distributions', 'distributions')}${cev('Commission de gestion', 'fees')}${cev('Frais de fonctionnement', 'costs')}${cev('Intérêts et produits assimilés', 'income')}${cev('Résultat réalisé', 'realised')}${cev('Résultat latent (variation)', 'unrealised')}${cev('Intéressement du commandité (carried interest)', 'carry')}${cev('Valeur en fin de période', 'closing', 'b')}</table></div>
    <div class="two"><div class="box"><h4>Engagement</h4><table class="m">${row(['Souscrit', FR.amount('commitment', 500000000)])}${row(['Versé à ce jour', FR.amount('contributed_to_date', 341000000)])}${row(['Distribué à ce jour', FR.amount('distributed_to_date', 52250000)])}${row(['dont rappelable', FR.amount('recallable_distributions', 9500000)])}${row(['Reste à appeler', FR.amount('unfunded_commitment', 168500000)], 'b')}</table></div><div class="box"><h4>Indicateurs</h4><table class="m">${row(['Quote-part du véhicule', text('ownership_percentage', '2,0833 %', '2.0833')])}${row(['TVPI de l’investisseur', '1,19x'])}${row(['DPI de l’investisseur', '0,15x'])}</table></div></div><p style="font-size:7.5pt">Relevé établi sur la base des comptes audités de l’exercice 2024. Les montants négatifs viennent en déduction de la valeur du compte.</p>`,
});

const NL = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 0,
  negative: 'long minus',
  nil: 'nihil',
});
const MEER = [
  ['qtd', movement([1840225, 120000, null, 8750, 1904, 3320, null, null], 1971344)],
  ['ytd', movement([1655310, 300000, 62500, 26250, 7118, 9004, 20415, null], 1971344)],
] as const;
const euro = (cell: string): string[] => (cell === 'nihil' ? ['', cell] : ['€', cell]);
const meer = (label: string, line: MovementLine, name = ''): string =>
  row([label, ...cells(NL, line, MEER).flatMap(euro)], name);

/** Dutch limited partnership without carried interest in its letter: euro signs in columns of their own. */
const meerkoet = document({
  file: '20240930 participantenbericht Meerkoet Vastgoed CV - Stichting Wadden.pdf',
  documentType: 'Capital Account',
  layout: 'dutch-cv-letter-euro-columns',
  language: 'nl',
  css: `body{font:11pt "P052";margin:0 12pt} table{border-collapse:collapse;width:100%;font-size:10.4pt} td{padding:2.4pt 2pt} td:nth-child(even){width:10pt;padding-left:14pt} td:nth-child(n+3):nth-child(odd){text-align:right} .b td{font-weight:bold;border-top:1px solid #000} .h td{font-style:italic;text-align:right;border-bottom:1px solid #000}`,
  derivable: {
    base_currency: 'EUR',
    period_start: '2024-07-01',
    distributions_qtd: 'EUR 0',
    realised_gain_loss_qtd: 'EUR 0',
  },
  body: `<p>Beheerder: ${text('fund_manager', 'Meerkoet Fondsbeheer B.V.')}<br>Keizersgracht 518, 1017 EK Amsterdam</p><p style="margin-top:26pt">Het bestuur van<br>${text('limited_partner', 'Stichting Pensioenfonds Waddenvissers')}<br>Havenkade 3<br>8861 NP Harlingen</p><p>Amsterdam, 21 oktober 2024</p><p>Betreft: uw participatie in ${text('fund', 'Meerkoet Vastgoed Ontwikkeling II C.V.')}</p><p>Geacht bestuur,</p><p>Hierbij ontvangt u het verloop van uw kapitaal in de vennootschap tot en met ${text('reporting_date', '30 september 2024', '2024-09-30')}.</p>
    <table><tr class="h"><td></td><td colspan="2">derde kwartaal 2024</td><td colspan="2">januari t/m september 2024</td></tr>${meer('Kapitaal begin periode', 'opening', 'b')}${meer('Stortingen', 'contributions')}${meer('Uitkeringen', 'distributions')}${meer('Beheervergoeding', 'fees')}${meer('Overige kosten van de vennootschap', 'costs')}${meer('Huur en rente', 'income')}${meer('Gerealiseerd resultaat op verkopen', 'realised')}${meer('Ongerealiseerde waardeverandering', 'unrealised')}${meer('Kapitaal einde periode', 'closing', 'b')}</table>
    <p>U heeft zich verbonden voor € ${NL.amount('commitment', 2500000)}. Daarvan is € ${NL.amount('contributed_to_date', 1900000)} gestort, zodat nog € ${NL.amount('unfunded_commitment', 600000)} kan worden opgevraagd. In totaal heeft u € ${NL.amount('distributed_to_date', 187500)} aan uitkeringen ontvangen; deze kunnen niet worden teruggevraagd. Uw belang bedraagt ${text('ownership_percentage', '6,25%', '6.25')} van het vennootschapsvermogen.</p><p>Met vriendelijke groet,</p><p>R. Hoekstra<br>directeur</p>`,
});

const SEK = printer({
  currency: 'SEK',
  group: ' ',
  point: ',',
  digits: 0,
  negative: 'minus',
  after: ' kr',
  nil: '0 kr',
});
const LOV = [
  ['qtd', movement([8014220, 500000, null, 37500, 9118, 4406, null, 22914], 8711630)],
  ['itd', movement([null, 8250000, 1310000, 562500, 118240, 61018, 402775, 240116], 8711630)],
] as const;
const block = (title: string, at: 0 | 1, labels: readonly string[]): string => {
  const lines = [
    'opening',
    'contributions',
    'distributions',
    'fees',
    'costs',
    'income',
    'realised',
    'unrealised',
    'carry',
    'closing',
  ] as const;
  const rows = lines.flatMap((line, index) => {
    const label = labels[index] ?? '';
    const period = LOV[at];
    return label === '' || period[1][line] === null
      ? []
      : [row([label, ...cells(SEK, line, [period])], line === 'closing' ? 'b' : '')];
  });
  return `<div><h4>${title}</h4>${table(rows)}</div>`;
};
const ORD = [
  'Ingående värde',
  'Inbetalt kapital',
  'Utbetalt till er',
  'Förvaltningsarvode',
  'Övriga kostnader',
  'Ränta och utdelning',
  'Realiserat resultat',
  'Orealiserad värdeförändring',
  'Vinstdelning (carried interest)',
  'Utgående värde',
];

/** Swedish: the quarter and the time since the start in two cards beside each other, only lines that occurred. */
const lovsta = document({
  file: 'Kapitalbesked Lövsta Growth KB 2025-03-31 (Stiftelsen Vidar).pdf',
  documentType: 'Capital Account',
  layout: 'swedish-two-cards',
  language: 'sv',
  css: `body{font:9.8pt "Liberation Sans"} .c{display:flex;gap:14pt} .c>div{flex:1;border:1px solid #8aa;border-radius:6px;padding:8pt} h4{margin:0 0 6pt;color:#155} table{width:100%;border-collapse:collapse;font-size:9pt} td{padding:3pt 0;border-bottom:.4px solid #cdd} td:last-child{text-align:right;white-space:nowrap} .b td{font-weight:bold}`,
  derivable: { contributed_to_date: 'SEK 8250000', distributed_to_date: 'SEK 1310000' },
  body: `<h2 style="color:#155">Kapitalbesked</h2><p><b>${text('fund', 'Lövsta Growth Kommanditbolag')}</b><br>Delägare: ${text('limited_partner', 'Stiftelsen Vidar för Cancerforskning')}<br>Avser perioden ${text('period_start', '2025-01-01', '2025-01-01')} – ${text('reporting_date', '2025-03-31', '2025-03-31')}. Alla belopp i ${text('base_currency', 'svenska kronor', 'SEK')}.</p><div class="c">${block('Första kvartalet 2025', 0, ORD)}${block('Från start (juni 2019) till 2025-03-31', 1, ORD)}</div>
    <div class="c" style="margin-top:12pt"><div><h4>Ert åtagande</h4>${table([row(['Utfäst kapital', SEK.amount('commitment', 12000000)]), row(['Återkallbara utbetalningar', SEK.amount('recallable_distributions', 410000)]), row(['Kvar att kalla in', SEK.amount('unfunded_commitment', 4160000)], 'b'), row(['Ägarandel', text('ownership_percentage', '1,6 %', '1.6')])])}</div><div><h4>Kontakt</h4><p>${text('fund_manager', 'Lövsta Kapitalförvaltning AB')}<br>Box 7112, 103 87 Stockholm<br>Org.nr 559012-4471</p></div></div><p style="font-size:8pt">Beskedet är inte reviderat. Värderingen följer IPEV:s riktlinjer.</p>`,
});

export const documents = [ennstal, cevennes, meerkoet, lovsta];
