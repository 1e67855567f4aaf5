import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const euro = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus', before: '€ ' });
const B = { invest: 87500000, fee: 12500000, costs: 1875000, open: 431250000, pledged: 1250000000 };
const B_CALLED = B.invest + B.fee + B.costs;

/** A Dutch co-operative's letter to a pension fund: prose, one table, the account in a sentence. */
const oproep = document({
  file: 'Brandaris DGF IV - Kapitaaloproep 11 - Pf Scheepsbouw Maasoevers.pdf',
  documentType: 'Capital Call',
  layout: 'dutch-letter-with-account-in-prose',
  language: 'nl',
  margin: '24mm 26mm 20mm',
  css: "body{font:10.2pt/1.46 'Liberation Sans Narrow','Liberation Sans'}p{margin:7pt 0}.l{font-size:15pt;color:#00594f;margin:0 0 14pt}table{border-collapse:collapse;width:100%;margin:6pt 0}td,th{padding:2.8pt 3pt;text-align:right}td:first-child,th:first-child{text-align:left}th{font-weight:normal;color:#00594f;border-bottom:.8pt solid #00594f}.t td{font-weight:bold;border-top:.6pt solid #00594f}.a td{border-top:6pt solid #fff}.n{font-size:8.2pt;color:#555}",
  footer:
    '<div style="font:6.6pt sans-serif;width:100%;padding:0 26mm;color:#666">Brandaris Participaties B.V. · Westerkade 77, 3016 Rotterdam · KvK 90417226 · vergunninghoudend beheerder (AFM)</div>',
  body: `<p class="l">Brandaris Participaties</p>
<p>${mark('limited_partner', 'Stichting Pensioenfonds Scheepsbouw Maasoevers')}<br>t.a.v. de afdeling Vermogensbeheer<br>Postbus 4170<br>3100 AD Schiedam</p>
<p>Rotterdam, ${noticeDate('4 november 2026', '2026-11-04')}</p>
<p>Betreft: ${mark('fund', 'Brandaris Duurzaam Groeifonds IV Coöperatief U.A.')} – kapitaaloproep nr. ${text('call_number', '11')}</p>
<p>Geachte heer, mevrouw,</p>
<p>Op grond van artikel 6 van de Ledenovereenkomst roept het bestuur van de Coöperatie een deel van uw toegezegde kapitaal op. Wij verzoeken u een bedrag van <b>${euro.amount('call_amount', B_CALLED)}</b> over te maken, zodat het uiterlijk op <b>${text('due_date', '18 november 2026', '2026-11-18')}</b> is bijgeschreven.</p>
<p>Met de oproep financiert de Coöperatie een meerderheidsbelang in Zoutkamp Circulaire Kunststoffen B.V., dat op 22 oktober 2026 werd ondertekend. De totale investering bedraagt € 35 miljoen, waarvan uw aandeel 2,5% is. Daarnaast wordt de beheervergoeding over het tweede halfjaar in rekening gebracht.</p>
<table>${head(['Opbouw van de oproep', 'Uw aandeel'])}
${row(['Investeringen', euro.amount('call_investments', B.invest)])}
${row(['Beheervergoeding juli – december 2026', euro.amount('call_management_fees', B.fee)])}
${row(['Kosten van de Coöperatie (accountant, bewaarder, juridisch)', euro.amount('call_partnership_expenses', B.costs)])}
${row(['Totaal op te roepen', euro.amount('call_amount', B_CALLED)], 't')}
${row(['Toegezegd kapitaal', euro.amount('commitment', B.pledged)], 'a')}
${row(['Nog niet opgeroepen vóór deze oproep', euro.amount('unfunded_before_call', B.open)])}
${row(['Nog niet opgeroepen na deze oproep', euro.amount('unfunded_after_call', B.open - B_CALLED)], 't')}</table>
<p>U kunt het bedrag overmaken naar rekening ${text('iban', 'NL41 MAAS 0417 0090 26', 'NL41MAAS0417009026')} bij ${mark('bank_name', 'Maasstadbank N.V.')} (BIC ${mark('swift_code', 'MAASNL2R')}) ten name van ${mark('beneficiary_name', 'Brandaris DGF IV Coöperatief U.A.')}, onder vermelding van “${mark('payment_reference', 'BDG4 oproep 11 – lid 0038')}”.</p>
<p>De rekening is dezelfde als bij oproep nr. 10 van 9 juni 2026. Twijfelt u, belt u dan met mevrouw Van der Zwaluw op 010 555 0417. De volgende ledenvergadering vindt plaats op 10 december 2026.</p>
<p>Met vriendelijke groet,</p><p style="margin-top:22pt">${mark('fund_manager', 'Brandaris Participaties B.V.')}<br>beheerder van de Coöperatie</p>
<p class="n">Bij niet-tijdige betaling is een rente van 8% op jaarbasis verschuldigd. Alle leden tezamen ontvangen een oproep van € 40,75 miljoen. Tot en met oproep nr. 10 heeft u € 8.187.500,00 gestort; uitkeringen tot op heden bedragen € 2.640.118,75 en zijn niet terugroepbaar.</p>`,
  derivable: { base_currency: 'EUR' },
});

const importo = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'trailing minus' });
const V = {
  loans: 60000000,
  fee: 5625000,
  costs: 984000,
  interest: 241650,
  open: 495000000,
  pledged: 750000000,
};
const V_INSIDE = V.loans + V.fee + V.costs;
const V_CALLED = V_INSIDE + V.interest;
const campo = (label: string, value: string): string =>
  `<div class="f"><label>${label}</label><div>${value}</div></div>`;

/** An Italian house's call as a ruled form: fields, amounts by quota and in all, late subscriber's interest. */
const richiamo = document({
  file: 'Val Cismon Credito Diretto_Richiamo 7_FP Cartotecnici_20261016.pdf',
  documentType: 'Capital Call',
  layout: 'italian-ruled-form-with-equalisation-interest',
  remark: 'The equalisation interest is payable with the call and does not reduce the commitment.',
  language: 'it',
  margin: '15mm 17mm',
  css: "body{font:9.2pt/1.35 'Liberation Sans'}h1{font-size:13pt;text-align:center;margin:0 0 8pt;color:#1b4b2f;border:1pt solid #1b4b2f;padding:4pt}.r{display:grid;grid-template-columns:1fr 1fr;border:.6pt solid #1b4b2f;border-bottom:0}.f{border-bottom:.6pt solid #1b4b2f;padding:2pt 6pt 3pt}.f:nth-child(odd){border-right:.6pt solid #1b4b2f}label{display:block;font-size:6.8pt;color:#1b4b2f}h4{margin:10pt 0 3pt;font-size:9pt;color:#1b4b2f}table{border-collapse:collapse;width:100%}td,th{border:.6pt solid #1b4b2f;padding:3pt 6pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left;white-space:normal}th{background:#e6efe9;font-weight:normal}.t td{font-weight:bold}.n{font-size:7pt;text-align:justify}",
  footer:
    '<div style="font:6pt sans-serif;width:100%;text-align:center">Val Cismon SGR S.p.A. – Via del Portico 41, Feltre (BL) – Albo delle SGR n. 904, sezione Gestori di FIA – capitale sociale € 1.800.000 i.v.</div>',
  body: `<h1>RICHIAMO DEGLI IMPEGNI N. ${text('call_number', '7')}</h1>
<div class="r">${campo('Fondo', mark('fund', 'Val Cismon Credito Diretto – FIA chiuso riservato'))}${campo('Società di gestione', mark('fund_manager', 'Val Cismon SGR S.p.A.'))}${campo('Sottoscrittore', mark('limited_partner', 'Fondo Pensione Complementare Cartotecnici'))}${campo('Codice sottoscrittore / classe', '00417 / quote A')}${campo('Data della comunicazione', noticeDate('16/10/2026', '2026-10-16'))}${campo('Data di versamento (valuta fissa)', text('due_date', '30/10/2026', '2026-10-30'))}${campo('Divisa', text('base_currency', 'EUR'))}${campo('Importo da versare', `<b>${importo.amount('call_amount', V_CALLED)}</b>`)}</div>
<p>Ai sensi dell’art. 11 del Regolamento si comunica che è richiesto il versamento degli importi di seguito indicati. Essendo il sottoscrittore intervenuto nel secondo closing del 30 settembre 2025, al versamento si aggiunge il saldo degli interessi di equalizzazione, che non riduce l’impegno residuo.</p>
<h4>1. Composizione del richiamo</h4>
<table>${head(['Voce', 'Per quota (n. 150)', 'Totale'])}
${row(['Finanziamenti a imprese (Tessitura Brenta, Officine Cadore, Molini Piave)', importo.show(V.loans / 150), importo.amount('call_investments', V.loans)])}
${row(['Commissione di gestione – 2° semestre 2026', importo.show(V.fee / 150), importo.amount('call_management_fees', V.fee)])}
${row(['Spese a carico del Fondo', importo.show(V.costs / 150), importo.amount('call_partnership_expenses', V.costs)])}
${row(['Richiamo a valere sull’impegno', importo.show(V_INSIDE / 150), importo.show(V_INSIDE)])}
${row(['Interessi di equalizzazione (Euribor 6 mesi + 2%)', importo.show(V.interest / 150), importo.amount('call_other', V.interest)])}
${row(['Totale da versare', importo.show(V_CALLED / 150), importo.amount('call_amount', V_CALLED)], 't')}</table>
<h4>2. Situazione dell’impegno</h4>
<table>${row(['Impegno sottoscritto', importo.amount('commitment', V.pledged)])}${row(['Impegno residuo prima del richiamo', importo.amount('unfunded_before_call', V.open)])}${row(['Richiamo n. 7', importo.show(-V_INSIDE)])}${row(['Impegno residuo dopo il richiamo', importo.amount('unfunded_after_call', V.open - V_INSIDE)], 't')}</table>
<h4>3. Coordinate per il bonifico</h4>
<div class="r">${campo('Beneficiario', mark('beneficiary_name', 'Val Cismon Credito Diretto – c/o Depositario'))}${campo('Banca', mark('bank_name', 'Cassa Rurale delle Pale di San Lucano'))}${campo('IBAN', text('iban', 'IT41 C 09041 70226 000000418830', 'IT41C0904170226000000418830'))}${campo('BIC / SWIFT', mark('swift_code', 'CRPLIT2F'))}${campo('Causale', mark('payment_reference', 'VCCD RICH. 7 COD. 00417'))}${campo('Spese bancarie', 'a carico dell’ordinante')}</div>
<p>Si prega di inviare copia della contabile a backoffice@valcismon.example entro la data di valuta. Per chiarimenti: dott.ssa Ginevra Dal Molin, tel. 0439 555 041.</p>
<p style="text-align:right">${mark('fund_manager', 'Val Cismon SGR S.p.A.')}<br>L’Amministratore Delegato</p>
<p class="n">In caso di mancato versamento si applica l’art. 12 del Regolamento: interessi di mora pari all’Euribor a tre mesi maggiorato di 500 punti base. Il richiamo complessivo del Fondo ammonta a € 26.643.600,00 oltre interessi. Le distribuzioni effettuate al sottoscrittore a tutto il 30 settembre 2026 ammontano a € 118.905,33. Depositario: Cassa Rurale delle Pale di San Lucano. Società di revisione: Revisioni Agordine S.r.l.</p>`,
});

export const documents = [oproep, richiamo];
