import { document } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const EUR = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus', nil: '0,00' });
const spessart = (label: string, per: string, value: string, style = ''): string =>
  `<tr class="${style}"><td>${label}</td><td>${per}</td><td>${value}</td></tr>`;

/** German capital management company: per-share figures stand before the partner's amounts; one component does not tie. */
const ausschuettung = document({
  file: 'Ausschüttungsanzeige Spessart Immobilien Spezial 2024-2.pdf',
  documentType: 'Capital Distribution',
  layout: 'kvg-per-unit-and-amount',
  language: 'de',
  css: `body{font:10pt "Liberation Sans"} .r{float:right;width:150pt;font-size:8.6pt;line-height:1.45} table{clear:both;width:100%;border-collapse:collapse;margin:10pt 0} td,th{padding:3.5pt 5pt;border:1px solid #bbb} th{background:#eee} td:nth-child(n+2){text-align:right} .fett td{font-weight:bold;background:#f6f6f6} h1{font-size:13pt;margin-top:36pt}`,
  defects: [
    'distribution_gross: the printed gross is 100.00 higher than its three components add up to; gross less deductions ties to net',
  ],
  body: `<div class="r"><b>${text('fund_manager', 'Spessart Invest KVG mbH')}</b><br>Mainkai 6<br>63739 Aschaffenburg<br><br>Datum: ${noticeDate('18.10.2024', '2024-10-18')}<br>Anleger-Nr.: 1108<br>Unser Zeichen: FB/kl</div><p>${text('limited_partner', 'Pensionskasse der Mainfränkischen Brauereien VVaG')}<br>Kapitalanlagen<br>Frankfurter Str. 87<br>97082 Würzburg</p>
    <h1>Ausschüttungsanzeige Nr. ${text('distribution_number', '14')}</h1><p>${text('fund', 'Spessart Immobilien Spezial-AIF II')}<br>Anzahl Anteile: 41.500 &nbsp;·&nbsp; Währung: ${text('base_currency', 'EUR')} &nbsp;·&nbsp; Valuta: ${text('payment_date', '25.10.2024', '2024-10-25')}</p>
    <table><tr><th style="text-align:left">Bestandteil</th><th>je Anteil</th><th>Ihr Betrag</th></tr>${spessart('Kapitalrückzahlung (Substanzausschüttung)', '1,2000', EUR.amount('distribution_return_of_capital', 4980000))}${spessart('Realisierte Veräußerungsgewinne', '0,8500', EUR.amount('distribution_realised_gain', 3527500))}${spessart('Ordentliche Erträge (Mieten, Zinsen)', '2,1000', EUR.amount('distribution_income', 8715000))}
    ${spessart('Bruttoausschüttung', '4,1500', EUR.amount('distribution_gross', 17232500), 'fett')}${spessart('abzgl. Kapitalertragsteuer', '', EUR.cost('distribution_withholding_tax', 1307250))}${spessart('abzgl. Carried Interest', '', EUR.amount('distribution_carried_interest', 0))}${spessart('Auszahlungsbetrag', '', EUR.amount('distribution_net', 15925250), 'fett')}</table>
    <p>Der Auszahlungsbetrag wird Ihrem bei uns hinterlegten Konto gutgeschrieben. Von der Ausschüttung ist ein Teilbetrag in Höhe von EUR ${EUR.amount('distribution_recallable', 4980000)} wieder abrufbar; Ihre offene Zeichnung beträgt danach EUR ${EUR.amount('unfunded_commitment', 62310000)}.</p>
    <p style="font-size:8pt">Die Steuerbescheinigung erhalten Sie gesondert. Dieses Schreiben wurde maschinell erstellt und ist ohne Unterschrift gültig.</p>`,
});

const EURF = printer({
  currency: 'EUR',
  group: ' ',
  point: ',',
  digits: 2,
  negative: 'minus',
  after: ' €',
  nil: '—',
});

/** French letter: the amounts run through the sentences and a short list. */
const vercors = document({
  file: 'Distribution n° 9 - Vercors Capital 4 - Fondation Barillet.pdf',
  documentType: 'Capital Distribution',
  layout: 'french-letter-bullets',
  language: 'fr',
  css: `body{font:11pt "C059";line-height:1.3} ul{margin-left:10pt} .d{margin-left:55%}`,
  derivable: { base_currency: 'EUR', distribution_recallable: '0', distribution_carried_interest: '0' },
  body: `<p><b>${text('fund_manager', 'Vercors Partenaires')}</b><br>7 place Grenette – 38000 Grenoble<br>Agrément AMF GP-07000031</p><p class="d">${text('limited_partner', 'Fondation Barillet')}<br>Direction financière<br>15 rue des Carmes<br>44000 Nantes</p><p class="d">Grenoble, le ${noticeDate('2 décembre 2024', '2024-12-02')}</p>
    <p><b>Objet : avis de distribution n° ${text('distribution_number', '9')} – ${text('fund', 'FPCI Vercors Capital 4')}</b></p><p>Madame, Monsieur,</p><p>À la suite de la cession de la société Ateliers Morvan, intervenue le 8 novembre 2024, le Fonds procède à une distribution globale de 18 400 000,00 €. La quote-part brute vous revenant s’élève à ${EURF.amount('distribution_gross', 27600000)} et se décompose comme suit :</p>
    <ul><li>remboursement d’apports : ${EURF.amount('distribution_return_of_capital', 12150000)} ;</li><li>plus-value de cession : ${EURF.amount('distribution_realised_gain', 14910000)} ;</li><li>revenus (intérêts et dividendes) : ${EURF.amount('distribution_income', 540000)}.</li></ul>
    <p>Après déduction de la retenue à la source de ${EURF.amount('distribution_withholding_tax', 81000)}, un montant net de <b>${EURF.amount('distribution_net', 27519000)}</b> sera viré sur votre compte le ${text('payment_date', '10 décembre 2024', '2024-12-10')}.</p>
    <p>Aucune somme n’est prélevée au titre du carried interest. Cette distribution n’est pas rappelable ; votre engagement résiduel demeure de ${EURF.amount('unfunded_commitment', 31500000)}.</p><p>Nous vous prions d’agréer, Madame, Monsieur, l’expression de nos salutations distinguées.</p><p class="d">Hélène Chastagnier<br>Secrétaire générale</p>`,
});

const SEK = printer({
  currency: 'SEK',
  group: ' ',
  point: ',',
  digits: 0,
  negative: 'minus',
  after: ' kr',
  nil: '–',
});
const rad = (label: string, value: string): string => `<tr><td>${label}</td><td>${value}</td></tr>`;

/** Swedish advice slip in two bordered halves, whole kronor. */
const kolmarden = document({
  file: 'Utbetalningsavi_Kolmarden_Skog_2_241122.pdf',
  documentType: 'Capital Distribution',
  layout: 'swedish-advice-slip',
  language: 'sv',
  css: `body{font:10.5pt "Liberation Sans"} .ram{border:1.5px solid #285;padding:10pt;margin-bottom:10pt} table{width:100%;border-collapse:collapse} td{padding:3pt 0} td:last-child{text-align:right} h1{color:#285;font-size:16pt;margin:0 0 8pt} .s td{border-top:1px solid #285;font-weight:bold}`,
  derivable: { base_currency: 'SEK' },
  body: `<div class="ram"><h1>Utbetalningsavi</h1><table>${rad('Fond', text('fund', 'Kolmården Skogsfond 2 AB'))}${rad('Investerare', text('limited_partner', 'Kooperativa Pensionsstiftelsen'))}${rad('Avidatum', noticeDate('2024-11-22', '2024-11-22'))}${rad('Utbetalningsdag', text('payment_date', '2024-11-29'))}${rad('Utbetalning nr', text('distribution_number', '5'))}${rad('Förvaltare', text('fund_manager', 'Kolmården Förvaltning AB'))}</table></div>
    <div class="ram"><table>${rad('Återbetalning av kapital', SEK.amount('distribution_return_of_capital', 1250000))}${rad('Realiserad vinst', SEK.amount('distribution_realised_gain', 418000))}${rad('Utdelning och ränta', SEK.amount('distribution_income', 96400))}<tr class="s"><td>Bruttobelopp</td><td>${SEK.amount('distribution_gross', 1764400)}</td></tr>
    ${rad('Avdragen källskatt', SEK.cost('distribution_withholding_tax', 28920))}${rad('Vinstdelning till förvaltaren', SEK.cost('distribution_carried_interest', 83600))}<tr class="s"><td>Nettobelopp att utbetala</td><td>${SEK.amount('distribution_net', 1651880)}</td></tr></table></div>
    <div class="ram"><table>${rad('Varav återkallelsebart', SEK.amount('distribution_recallable', 500000))}${rad('Kvarvarande åtagande efter utbetalningen', SEK.amount('unfunded_commitment', 6750000))}</table></div><p style="font-size:8pt">Beloppet sätts in på ert registrerade konto. Frågor besvaras av investor@kolmarden.example, tel. 011-440 21 00.</p>`,
});

const NLG = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'brackets',
  nil: 'nihil',
});
const veluwe = (label: string, value: string): string =>
  `<p class="p"><span>${label}</span><i></i><span>${value}</span></p>`;

/** Dutch notice with leader dots between label and figure. */
const veluweNotice = document({
  file: 'Uitkeringsbericht Veluwe Participaties III - juni 2024.pdf',
  documentType: 'Capital Distribution',
  layout: 'dutch-leader-dots',
  language: 'nl',
  css: `body{font:10.6pt "P052"} .p{display:flex;margin:3pt 0} .p i{flex:1;border-bottom:1px dotted #555;margin:0 4pt 3pt} h1{font-size:13pt;text-transform:none} .b{font-weight:bold}`,
  derivable: { distribution_carried_interest: '0' },
  body: `<h1>${text('fund', 'Veluwe Participaties III Coöperatief U.A.')}</h1><p>Bericht van uitkering nr. ${text('distribution_number', '12')}</p><p>Lid: ${text('limited_partner', 'Stichting Weduwenfonds Gelderland')}<br>Apeldoorn, ${noticeDate('14 juni 2024', '2024-06-14')}</p><p>Het bestuur heeft besloten tot een uitkering aan de leden. Uw aandeel in deze uitkering, in ${text('base_currency', 'EUR')}, is als volgt samengesteld.</p>
    ${veluwe('Terugbetaling van kapitaal', NLG.amount('distribution_return_of_capital', 6400000))}${veluwe('Gerealiseerde winst op verkoop', NLG.amount('distribution_realised_gain', 11275050))}${veluwe('Rente en dividend', NLG.amount('distribution_income', 324950))}<div class="b">${veluwe('Bruto uitkering', NLG.amount('distribution_gross', 18000000))}</div>
    ${veluwe('Ingehouden dividendbelasting', NLG.cost('distribution_withholding_tax', 48742))}${veluwe('Winstdeling beheerder', 'nihil')}<div class="b">${veluwe('Netto uitkering', NLG.amount('distribution_net', 17951258))}</div>
    <p>Betaalbaar op ${text('payment_date', '21 juni 2024', '2024-06-21')} op de bij ons bekende rekening. Van deze uitkering kan ${NLG.amount('distribution_recallable', 3200000)} opnieuw worden opgevraagd. Uw openstaande verplichting bedraagt na deze uitkering ${NLG.amount('unfunded_commitment', 22450000)}.</p><p>${text('fund_manager', 'Veluwe Participatie Management B.V.')}</p>`,
});

export const documents = [ausschuettung, vercors, kolmarden, veluweNotice];
