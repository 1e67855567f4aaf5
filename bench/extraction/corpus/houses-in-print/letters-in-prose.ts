import { document, mark } from '../paper/paper.ts';
import { noticeDate, printer, text } from '../paper/printing.ts';

const CSS = "body{font:11pt/1.45 'Liberation Serif'}p{margin:8pt 0}";
const dollar = printer({
  currency: 'USD',
  group: ',',
  point: '.',
  digits: 2,
  negative: 'brackets',
  before: '$',
});

/** An American call with its purposes in one sentence and the wire in another. */
const american = document({
  file: 'Saluda River Opportunities II - Funding Request 5 - Bexar County Teachers.pdf',
  documentType: 'Capital Call',
  layout: 'american-funding-request-in-sentences',
  pageSize: 'Letter',
  css: CSS,
  body: `<p>${noticeDate('January 12, 2026', '2026-01-12')}</p><p>${mark('limited_partner', 'Bexar County Teachers’ Retirement Fund')}<br>Attn: Investments<br>300 Dolorosa Street<br>San Antonio, TX 78205</p><p>Re: ${mark('fund', 'Saluda River Opportunities Fund II, L.P.')} – Funding Request No. ${text('call_number', '5')}</p><p>Ladies and Gentlemen:</p>
<p>Pursuant to Section 3.2 of the Partnership Agreement, ${mark('fund_manager', 'Saluda River Advisors, LLC')}, on behalf of the Partnership, requests a contribution from you of ${dollar.amount('call_amount', 118437500)} on or before ${text('due_date', 'January 27, 2026', '2026-01-27')}. The Partnership is calling $42.5 million in the aggregate.</p>
<p>Of your contribution, ${dollar.amount('call_investments', 102500000)} will be used to acquire Palmetto Marine Terminals, ${dollar.amount('call_management_fees', 14062500)} represents your share of the management fee for the first quarter of 2026 and ${dollar.amount('call_partnership_expenses', 1875000)} will pay Partnership expenses.</p>
<p>You have committed ${dollar.amount('commitment', 1500000000)} to the Partnership. Prior to this request, ${dollar.amount('unfunded_before_call', 812250000)} of your commitment remained unfunded; following it, ${dollar.amount('unfunded_after_call', 812250000 - 118437500)} will remain.</p>
<p>Please wire the funds to ${mark('bank_name', 'Carolina Merchants Bank, N.A.')}, ABA 053112345, for credit to ${mark('beneficiary_name', 'Saluda River Opportunities Fund II, L.P.')}, account number ${mark('account_number', '8830017742')}, reference ${mark('payment_reference', 'SROF2-FR5-BCT')}.</p><p>Very truly yours,</p>`,
  derivable: { base_currency: 'USD' },
});

const euro = printer({ currency: 'EUR', group: '.', point: ',', digits: 2, negative: 'minus' });

/** A German distribution told in sentences. */
const german = document({
  file: 'Ausschuettung Nr 3 - Ruhrtal Mittelstandskapital II - Kirchliche Zusatzversorgung.pdf',
  documentType: 'Capital Distribution',
  layout: 'german-distribution-in-sentences',
  language: 'de',
  css: CSS,
  body: `<p>${mark('fund_manager', 'Ruhrtal Kapitalpartner GmbH')}<br>Kettwiger Straße 20 · 45127 Essen</p><p>${mark('limited_partner', 'Kirchliche Zusatzversorgungskasse Westfalen')}<br>Schwanenwall 11<br>44135 Dortmund</p><p style="text-align:right">Essen, den ${noticeDate('4. Dezember 2025', '2025-12-04')}</p>
<p><b>${mark('fund', 'Ruhrtal Mittelstandskapital II GmbH & Co. KG')}: Ausschüttung Nr. ${text('distribution_number', '3')}</b></p><p>Sehr geehrte Damen und Herren,</p>
<p>der Fonds hat seine Beteiligung an der Hellweg Antriebstechnik GmbH zum 20. November 2025 veräußert und schüttet daraus insgesamt 38,4 Mio. EUR aus. Auf Ihre Beteiligung entfällt ein Bruttobetrag von ${euro.amount('distribution_gross', 115200000)} EUR. Dieser setzt sich zusammen aus einer Kapitalrückzahlung von ${euro.amount('distribution_return_of_capital', 64000000)} EUR, einem realisierten Gewinn von ${euro.amount('distribution_realised_gain', 48700000)} EUR und laufenden Erträgen von ${euro.amount('distribution_income', 2500000)} EUR.</p>
<p>Nach Abzug von Kapitalertragsteuer in Höhe von ${euro.amount('distribution_withholding_tax', 659375)} EUR überweisen wir Ihnen am ${text('payment_date', '15. Dezember 2025', '2025-12-15')} einen Betrag von ${euro.amount('distribution_net', 115200000 - 659375)} EUR auf das uns bekannte Konto.</p>
<p>Von der Kapitalrückzahlung können ${euro.amount('distribution_recallable', 16000000)} EUR erneut abgerufen werden. Ihre offene Kapitalzusage beträgt nach dieser Ausschüttung ${euro.amount('unfunded_commitment', 241000000)} EUR.</p><p>Mit freundlichen Grüßen</p>`,
  derivable: { base_currency: 'EUR' },
});

const franc = printer({
  currency: 'EUR',
  group: '\u00a0',
  point: ',',
  digits: 2,
  negative: 'minus',
  after: '\u00a0€',
});

/** A French call told in sentences. */
const french = document({
  file: 'Courrier appel de fonds 2 - Armor Innovation Santé - Caisse des Marins Pêcheurs.pdf',
  documentType: 'Capital Call',
  layout: 'french-call-in-sentences',
  language: 'fr',
  css: CSS,
  body: `<p>${mark('fund_manager', 'Armor Gestion SAS')}<br>2 quai de la Fosse<br>44000 Nantes</p><p style="margin-left:52%">${mark('limited_partner', 'Caisse de Retraite des Marins Pêcheurs')}<br>12 rue du Port<br>29900 Concarneau</p><p style="margin-left:52%">Nantes, le ${noticeDate('14 janvier 2026', '2026-01-14')}</p>
<p><b>Objet : ${mark('fund', 'FPCI Armor Innovation Santé')} – appel de fonds n° ${text('call_number', '2')}</b></p><p>Chers investisseurs,</p>
<p>La société de gestion procède à un deuxième appel de fonds représentant 15 % des engagements souscrits. Au titre de votre engagement de ${franc.amount('commitment', 400000000)}, le montant à verser s’élève à ${franc.amount('call_amount', 60000000)}, exigible au plus tard le ${text('due_date', '30 janvier 2026', '2026-01-30')}.</p>
<p>Ce montant se répartit comme suit : ${franc.amount('call_investments', 52500000)} au titre des investissements, ${franc.amount('call_management_fees', 6000000)} au titre de la commission de gestion et ${franc.amount('call_partnership_expenses', 1500000)} au titre des frais de fonctionnement.</p>
<p>À l’issue de cet appel, le solde de votre engagement restant à appeler sera de ${franc.amount('unfunded_after_call', 280000000)}, contre ${franc.amount('unfunded_before_call', 340000000)} avant celui-ci.</p>
<p>Le règlement est à effectuer par virement sur le compte ouvert au nom de ${mark('beneficiary_name', 'FPCI Armor Innovation Santé')} auprès de ${mark('bank_name', 'Banque de Bretagne Sud')}, IBAN ${text('iban', 'FR76 3000 6000 0112 3456 7890 189', 'FR7630006000011234567890189')}, BIC ${mark('swift_code', 'BBSUFRPP')}, en rappelant la référence ${mark('payment_reference', 'AIS-AF2-CRMP')}.</p><p>Nous vous prions d’agréer, chers investisseurs, nos salutations distinguées.</p>`,
  derivable: { base_currency: 'EUR' },
});

const pound = printer({ currency: 'GBP', group: ',', point: '.', digits: 2, negative: 'minus', before: '£' });

/** A British letter that nets nothing and tells the account in sentences. */
const british = document({
  file: 'Nidderdale Growth Partners - capital account letter - 31 March 2026.pdf',
  documentType: 'Capital Account',
  layout: 'british-account-in-sentences',
  css: CSS,
  body: `<p>${mark('fund_manager', 'Nidderdale Capital LLP')}</p><p>${mark('limited_partner', 'Trustees of the Calder Valley Brewers Pension Plan')}<br>Mill Lane, Sowerby Bridge</p><p>Dear Trustees</p><p><b>${mark('fund', 'Nidderdale Growth Partners IV LP')}: your capital account at ${text('reporting_date', '31 March 2026', '2026-03-31')}</b></p>
<p>Your account stood at ${pound.amount('opening_balance_qtd', 412055010)} at the beginning of the quarter. During the quarter you contributed ${pound.amount('contributions_qtd', 30000000)} and received distributions of ${pound.amount('distributions_qtd', 12510000)}. Management fees of ${pound.amount('management_fees_qtd', 3750000)} and partnership expenses of ${pound.amount('partnership_expenses_qtd', 611204)} were charged to your account. Unrealised gains added ${pound.amount('unrealised_gain_loss_qtd', 18244090)} and realised gains ${pound.amount('realised_gain_loss_qtd', 4410220)}, so that your account closed the quarter at ${pound.amount('closing_balance_qtd', 412055010 + 30000000 - 12510000 - 3750000 - 611204 + 18244090 + 4410220)}.</p>
<p>You have committed ${pound.amount('commitment', 600000000)} to the Partnership, of which ${pound.amount('contributed_to_date', 432500000)} has been drawn and ${pound.amount('unfunded_commitment', 167500000)} remains undrawn. Distributions since your admission amount to ${pound.amount('distributed_to_date', 98340000)}.</p><p>Yours faithfully</p>`,
  derivable: {
    base_currency: 'GBP',
    period_start: '2026-01-01',
    contributions_itd: 'GBP 4325000.00',
    distributions_itd: 'GBP 983400.00',
  },
});

export const documents = [american, german, french, british];
