import { head, row } from '../html.ts';
import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const kronor = printer({
  currency: 'SEK',
  group: ' ',
  point: ',',
  digits: 2,
  negative: 'minus',
  nil: '0,00',
});
/** The foundation holds 3%. */
const A = {
  capital: 420000000,
  gain: 318450000,
  income: 26700000,
  carry: 63690000,
  tax: 8010000,
  recall: 84000000,
  open: 960000000,
};
const A_GROSS = A.capital + A.gain + A.income;
const A_NET = A_GROSS - A.carry - A.tax;
const rad = (label: string, part: number, own: string, name = ''): string =>
  row([label, kronor.show((part / 3) * 100), own], name);

/** A Swedish partnership's slip: sums in a box on top, the fund beside the partner, the commitment beneath. */
const angsmon = document({
  file: 'Utdelningsavi 6 Ängsmon Tillväxt III KB - Fiskargillet.pdf',
  documentType: 'Capital Distribution',
  layout: 'swedish-distribution-slip-with-box',
  language: 'sv',
  margin: '20mm 22mm',
  css: "body{font:9.8pt/1.42 'Liberation Sans'}h1{font-size:18pt;margin:14pt 0 2pt;font-weight:normal}.d{display:flex;justify-content:space-between}.d div+div{text-align:right;color:#555;font-size:8.6pt}.b{display:grid;grid-template-columns:1fr 1fr 1fr;border:1pt solid #264e70;margin:10pt 0}.b div{padding:6pt 9pt;border-left:.5pt solid #264e70}.b div:first-child{border:0}.b small{display:block;color:#264e70;font-size:7.4pt}.b b{font-size:11pt}h4{margin:13pt 0 2pt;font-size:10pt;color:#264e70}p{margin:6pt 0}table{border-collapse:collapse;width:100%}td,th{padding:3pt 4pt;text-align:right;border-bottom:.3pt solid #bdcbd6;white-space:nowrap}td:first-child,th:first-child{text-align:left}th{font-weight:normal;color:#264e70;font-size:8.6pt}.t td{font-weight:bold;border-top:.8pt solid #264e70}.n{font-size:7.8pt;color:#555}",
  footer:
    '<div style="font:6.4pt sans-serif;width:100%;padding:0 22mm;color:#555">Ängsmon Kapital AB · org.nr 559041-7226 · Norra Strandgatan 9, 903 26 Umeå · står under Finansinspektionens tillsyn</div>',
  body: `<div class="d"><div>${mark('limited_partner', 'Stiftelsen Fiskargillets Pensionskassa')}<br>c/o Ekonomikontoret<br>Skeppsbron 4<br>871 30 Härnösand</div><div>Umeå ${noticeDate('2025-12-03', '2025-12-03')}<br>Handläggare: Tuva Sandelin<br>Investerare nr 14</div></div>
<h1>Utdelningsavi nr ${text('distribution_number', '6')}</h1><p style="margin:0"><b>${mark('fund', 'Ängsmon Tillväxt III KB')}</b>, förvaltas av ${mark('fund_manager', 'Ängsmon Kapital AB')}</p>
<div class="b"><div><small>Netto att erhålla (${text('base_currency', 'SEK')})</small><b>${kronor.amount('distribution_net', A_NET)}</b></div><div><small>Utbetalningsdag</small><b>${text('payment_date', '17 december 2025', '2025-12-17')}</b></div><div><small>Er andel av fonden</small><b>3,00 %</b></div></div>
<p>Bolaget har den 21 november slutfört försäljningen av Norrlands Fästdon AB och tagit emot utdelning från Vindelvattens Bryggeri AB. Likviden delas ut till kommanditdelägarna enligt nedan.</p>
<h4>Utdelningens fördelning</h4>
<table>${head([text('base_currency', 'SEK'), 'Samtliga delägare', 'Er andel'])}
${rad('Återbetalning av insatt kapital', A.capital, kronor.amount('distribution_return_of_capital', A.capital))}
${rad('Realiserad vinst', A.gain, kronor.amount('distribution_realised_gain', A.gain))}
${rad('Utdelningar och räntor', A.income, kronor.amount('distribution_income', A.income))}
${rad('Bruttoutdelning', A_GROSS, kronor.amount('distribution_gross', A_GROSS), 't')}
${rad('Avgår vinstandel till komplementären (carried interest)', -A.carry, kronor.cost('distribution_carried_interest', A.carry))}
${rad('Avgår innehållen skatt', -A.tax, kronor.cost('distribution_withholding_tax', A.tax))}
${rad('Nettoutdelning', A_NET, kronor.amount('distribution_net', A_NET), 't')}</table>
<h4>Utfästelse</h4>
<table>${row(['Total utfästelse', kronor.show(6000000000)])}${row(['Återstående utfästelse före utdelningen', kronor.show(A.open)])}${row(['Varav av denna utdelning kan återkallas', kronor.amount('distribution_recallable', A.recall)])}${row(['Återstående utfästelse efter utdelningen', kronor.amount('unfunded_commitment', A.open + A.recall)], 't')}</table>
<p>Beloppet sätts in på ert konto i Ådalens Sparbank, clearingnummer 8904, som slutar på 226. Meddela eventuella ändringar senest den 10 december.</p>
<p class="n">Vinstandelen är 20 % av realiserad vinst sedan tröskelräntan på 7 % uppnåtts. Skatt har innehållits med 30 % på utdelningar och räntor. Återkallelserätten enligt bolagsavtalet 9 § gäller till den 30 juni 2027. Efter utdelningen har bolaget betalat tillbaka 71 % av inbetalt kapital. Kontrolluppgift skickas i januari 2026.</p>`,
});

const euro = printer({
  currency: 'EUR',
  group: '.',
  point: ',',
  digits: 2,
  negative: 'brackets',
});
/** The fund pays on 40,000 units, of which the investor has 1,250. */
const V = { capital: 37500000, gain: 21250000, income: 3750000, tax: 6500000 };
const V_GROSS = V.capital + V.gain + V.income;
const QUOTE = 1250;
const perQuota = (amount: number): string => euro.show(amount / QUOTE);
const voce = (label: string, amount: number, own: string, name = ''): string =>
  row([label, perQuota(amount), own], name);

/** An Italian manager's communication by registered mail: articles, an amount for each unit, the withholding. */
const valnerina = document({
  file: 'Valnerina SGR_Comunicazione distribuzione n. 4_FVSI II_Cassa Tipografi.pdf',
  documentType: 'Capital Distribution',
  layout: 'italian-registered-letter-by-unit',
  language: 'it',
  margin: '24mm 25mm 20mm',
  css: "body{font:10.4pt/1.46 'Liberation Serif'}p{margin:7pt 0;text-align:justify}.l{font-size:14pt;color:#6b4226;border-bottom:1.4pt solid #6b4226;padding-bottom:3pt}.r{margin-left:56%;text-align:left}table{border-collapse:collapse;width:100%;margin:7pt 0;font-size:9.8pt}td,th{border:.4pt solid #a68a78;padding:3.2pt 6pt;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left;white-space:normal}th{background:#efe6df;font-weight:bold}.t td{font-weight:bold}.n{font-size:8pt}",
  footer:
    '<div style="font:6.4pt serif;width:100%;text-align:center;color:#555">Valnerina Capital SGR S.p.A. – Via dei Setaioli 22, Terni – iscritta al n. 417 dell’Albo delle SGR, sezione gestori di FIA</div>',
  body: `<p class="l">${mark('fund_manager', 'Valnerina Capital SGR S.p.A.')}</p>
<p class="r">Spettabile<br>${mark('limited_partner', 'Cassa Mutua di Previdenza dei Tipografi')}<br>Via del Torchio, 5<br>61029 Urbino (PU)</p>
<p>Terni, ${noticeDate('15 dicembre 2025', '2025-12-15')} – a mezzo PEC</p>
<p><b>Oggetto: ${mark('fund', 'Fondo Valnerina Sviluppo Italia II')} – distribuzione n. ${text('distribution_number', '4')}</b></p>
<p>Egregi Signori,</p>
<p>Vi comunichiamo che il Consiglio di Amministrazione di ${mark('fund_manager', 'Valnerina Capital SGR S.p.A.')}, società di gestione del Fondo, ha deliberato in data 11 dicembre 2025, ai sensi dell’art. 16 del Regolamento, una distribuzione a fronte della cessione della partecipazione in Cartiere del Nera S.r.l. Il pagamento sarà eseguito con valuta <b>${text('payment_date', '29 dicembre 2025', '2025-12-29')}</b> in favore delle 1.250 quote di classe A da Voi detenute.</p>
<table>${head([`Importi in ${mark('base_currency', 'Euro', { value: 'EUR' })}`, 'Per quota', 'Vostro importo'])}
${voce('Rimborso parziale del capitale versato', V.capital, euro.amount('distribution_return_of_capital', V.capital))}
${voce('Plusvalenze realizzate', V.gain, euro.amount('distribution_realised_gain', V.gain))}
${voce('Dividendi e interessi', V.income, euro.amount('distribution_income', V.income))}
${voce('Importo lordo', V_GROSS, euro.amount('distribution_gross', V_GROSS), 't')}
${voce('Ritenuta alla fonte (26% su plusvalenze e dividendi)', -V.tax, euro.cost('distribution_withholding_tax', V.tax))}
${voce('Importo netto', V_GROSS - V.tax, euro.amount('distribution_net', V_GROSS - V.tax), 't')}</table>
<p>La distribuzione non comporta il pagamento di carried interest. Una parte del rimborso, pari a Euro ${euro.amount('distribution_recallable', 12500000)}, potrà essere richiamata fino al 30 settembre 2026; il Vostro impegno residuo passa pertanto da Euro ${euro.show(28125000)} a Euro <b>${euro.amount('unfunded_commitment', 40625000)}</b>.</p>
<p>L’importo netto sarà accreditato sul Vostro conto presso la Banca Popolare del Metauro, con coordinate che terminano per 0417. Il valore unitario della quota al 30 settembre 2025 era di Euro 1.084,3120 prima della distribuzione.</p>
<p>Cordiali saluti</p><p style="margin-top:18pt">Ludovica Sbaraglini<br>Responsabile Relazioni con gli Investitori</p>
<p class="n">La distribuzione complessiva sulle 40.000 quote in circolazione ammonta a Euro 20.000.000,00 lordi. I sottoscrittori esenti che hanno trasmesso l’autocertificazione ricevono l’importo lordo. Depositario: Istituto Depositario dell’Appennino S.p.A. Società di revisione: Revisione Clitunno S.r.l.</p>`,
  derivable: { distribution_carried_interest: 'EUR 0.00' },
});

export const documents = [angsmon, valnerina];
