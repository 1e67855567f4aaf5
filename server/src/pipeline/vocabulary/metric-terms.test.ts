import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { jobFor } from '../testing/paths.ts';
import { termsOf } from './metric-terms.ts';
import { labelTokens } from './label-tokens.ts';
import { likenessTo } from './wordings.ts';

const { schemas } = jobFor('');

/** Below this a label names nothing. */
const MIN_SIMILAR = 0.8;
const MIN_PAIRS = 40;

/** The bases that a label fits best, alike or alone, among those it competes with in a document. */
function basesNamedBy(label: string, base: string): string[] {
  const [documentType, type] = PLACE[base] ?? [];
  const tokens = labelTokens(label);
  const metrics = schemas
    .filter((schema) => schema.documentType === documentType)
    .flatMap(({ groups }) => groups)
    .filter((group) => group.isRepeatingGroup === base.startsWith('investment_'))
    .flatMap((group) => group.metrics)
    .filter((metric) => metric.type === type);
  const scored = new Map(
    metrics.map(termsOf).map(({ base: other, labels }) => [other, likenessTo(labels, tokens)] as const),
  );
  const best = Math.max(MIN_SIMILAR, ...scored.values());
  return [...scored].filter(([, similarity]) => similarity === best).map(([other]) => other);
}

const [ACCOUNT, CALL, DISTRIBUTION, PERFORMANCE] = [
  'Capital Account',
  'Capital Call',
  'Capital Distribution',
  'Performance',
];

/** Document type and data type of a base in the tables below. */
const PLACE: Readonly<Record<string, readonly [string, string]>> = {
  opening_balance: [ACCOUNT, 'CURRENCY'],
  closing_balance: [ACCOUNT, 'CURRENCY'],
  contributions: [ACCOUNT, 'CURRENCY'],
  distributions: [ACCOUNT, 'CURRENCY'],
  management_fees: [ACCOUNT, 'CURRENCY'],
  partnership_expenses: [ACCOUNT, 'CURRENCY'],
  net_investment_income: [ACCOUNT, 'CURRENCY'],
  realised_gain_loss: [ACCOUNT, 'CURRENCY'],
  unrealised_gain_loss: [ACCOUNT, 'CURRENCY'],
  commitment: [ACCOUNT, 'CURRENCY'],
  contributed_to_date: [ACCOUNT, 'CURRENCY'],
  distributed_to_date: [ACCOUNT, 'CURRENCY'],
  unfunded_commitment: [ACCOUNT, 'CURRENCY'],
  recallable_distributions: [ACCOUNT, 'CURRENCY'],
  ownership_percentage: [ACCOUNT, 'PERCENTAGE'],
  call_amount: [CALL, 'CURRENCY'],
  call_investments: [CALL, 'CURRENCY'],
  call_management_fees: [CALL, 'CURRENCY'],
  call_partnership_expenses: [CALL, 'CURRENCY'],
  unfunded_before_call: [CALL, 'CURRENCY'],
  unfunded_after_call: [CALL, 'CURRENCY'],
  due_date: [CALL, 'DATE'],
  notice_date: [CALL, 'DATE'],
  beneficiary_name: [CALL, 'STRING'],
  bank_name: [CALL, 'STRING'],
  account_number: [CALL, 'STRING'],
  swift_code: [CALL, 'STRING'],
  payment_reference: [CALL, 'STRING'],
  payment_date: [DISTRIBUTION, 'DATE'],
  distribution_gross: [DISTRIBUTION, 'CURRENCY'],
  distribution_net: [DISTRIBUTION, 'CURRENCY'],
  distribution_return_of_capital: [DISTRIBUTION, 'CURRENCY'],
  distribution_realised_gain: [DISTRIBUTION, 'CURRENCY'],
  distribution_income: [DISTRIBUTION, 'CURRENCY'],
  distribution_withholding_tax: [DISTRIBUTION, 'CURRENCY'],
  distribution_recallable: [DISTRIBUTION, 'CURRENCY'],
  fund_size: [PERFORMANCE, 'CURRENCY'],
  fund_nav: [PERFORMANCE, 'CURRENCY'],
  vintage_year: [PERFORMANCE, 'NUMERIC'],
  tvpi: [PERFORMANCE, 'NUMERIC'],
  gross_irr: [PERFORMANCE, 'PERCENTAGE'],
  net_irr: [PERFORMANCE, 'PERCENTAGE'],
  investment_cost: [PERFORMANCE, 'CURRENCY'],
  investment_realised: [PERFORMANCE, 'CURRENCY'],
  investment_fair_value: [PERFORMANCE, 'CURRENCY'],
  investment_total_value: [PERFORMANCE, 'CURRENCY'],
  investment_moic: [PERFORMANCE, 'NUMERIC'],
  investment_date: [PERFORMANCE, 'DATE'],
};

/** Base and labels that documents print for it, by language. */
const PRINTED: Readonly<Record<string, string>> = {
  English: `opening_balance: Opening partners' capital; NAV, beginning of the period
closing_balance: Closing NAV; Partner's capital at end of the period
contributions: Capital contributions (paid-in); Capital calls
distributions: Less: Distributions paid
management_fees: Management Fees, net of offsets
partnership_expenses: Other Partnership Expenses
net_investment_income: Net Investment Income / (Loss)
realised_gain_loss: Net realised gain/(loss) on investments
unrealised_gain_loss: Change in unrealized appreciation/(depreciation)
commitment: Your Commitment; Total Capital Commitment
contributed_to_date: Cumulative contributions; Called to date
distributed_to_date: Cumulative Distributions to date
unfunded_commitment: Remaining Commitment; Undrawn capital
recallable_distributions: Distributions subject to recall
ownership_percentage: Your share of the Fund (%)
call_amount: Amount due; Your share of the drawdown
call_investments: New investments
call_management_fees: Management fee
call_partnership_expenses: Organisational expenses
unfunded_before_call: Unfunded commitment prior to this call
unfunded_after_call: Unfunded commitment following this call
due_date: Payment due; Due Date
notice_date: Date of this notice
beneficiary_name: Account holder; Account Name
bank_name: Beneficiary bank
account_number: Account No.
swift_code: SWIFT / BIC code
payment_reference: Payment Reference
payment_date: Value date
distribution_gross: Gross Distribution
distribution_net: Net amount payable to you
distribution_return_of_capital: Return of invested capital
distribution_withholding_tax: Less: withholding tax; WHT
distribution_recallable: Of which recallable
fund_size: Total Commitments; Fund size
fund_nav: Net Asset Value (NAV)
tvpi: Net TVPI
gross_irr: Gross IRR since inception
net_irr: Net IRR to investors
investment_cost: Invested Capital; Acquisition cost
investment_fair_value: Remaining fair value
investment_date: Date of initial investment`,
  German: `opening_balance: Nettoinventarwert zu Beginn der Periode; Kapitalkonto am Anfang der Periode
closing_balance: Nettoinventarwert am Ende der Periode; Kapitalkontostand am Ende
contributions: Kapitaleinzahlungen; Geleistete Kapitalabrufe
distributions: Ausschüttungen; abzgl. Ausschuettungen
management_fees: Verwaltungsvergütung; Managementgebuehren
partnership_expenses: Sonstige Gesellschaftskosten; Sonstige betriebliche Aufwendungen
net_investment_income: Zinsen und Dividenden, netto
realised_gain_loss: Realisierte Gewinne / Verluste
unrealised_gain_loss: Veränderung der nicht realisierten Gewinne; Nicht realisierte Wertänderung
commitment: Ihre Kapitalzusage; Zeichnungssumme
contributed_to_date: Kumulierte Einzahlungen; Bislang abgerufen
distributed_to_date: Kumulierte Ausschüttungen; Bisherige Ausschuettungen
unfunded_commitment: Noch nicht abgerufene Kapitalzusage; Offene Einzahlungsverpflichtung
recallable_distributions: Wiederabrufbare Ausschüttungen
ownership_percentage: Ihr Anteil am Fonds
call_amount: Zu zahlender Betrag; Ihr Anteil am Kapitalabruf; Abrufbetrag gesamt
call_investments: Finanzierung von Investitionen
call_management_fees: Verwaltungsvergütung
call_partnership_expenses: Gründungskosten
unfunded_before_call: Offene Kapitalzusage vor diesem Abruf
unfunded_after_call: Offene Kapitalzusage nach diesem Abruf
due_date: Fälligkeitsdatum; Fällig am
beneficiary_name: Kontoinhaber; Empfänger
bank_name: Kontoführende Bank
account_number: Konto-Nr.
payment_reference: Verwendungszweck
payment_date: Tag der Auszahlung; Valuta
distribution_gross: Bruttoausschüttung
distribution_net: Auszahlungsbetrag netto
distribution_return_of_capital: Kapitalrückzahlung; Einlagenrückgewähr
distribution_realised_gain: Veräußerungsgewinne
distribution_income: Laufende Erträge
distribution_withholding_tax: Einbehaltene Quellensteuer; Verrechnungssteuer
distribution_recallable: davon wiederabrufbar
fund_size: Fondsvolumen; Gesamtzusagen
fund_nav: Nettofondsvermögen
vintage_year: Auflagejahr
net_irr: IRR (netto)
investment_cost: Anschaffungskosten
investment_fair_value: Aktueller Zeitwert
investment_realised: Veräußerungserlöse
investment_date: Datum der Erstinvestition`,
  French: `opening_balance: Actif net en début de période; Solde d’ouverture
closing_balance: Actif net en fin de période; Situation nette de clôture
contributions: Appels de fonds; Apports
distributions: Distributions versées
management_fees: Frais de gestion; Commission de gestion
partnership_expenses: Autres frais de fonctionnement
net_investment_income: Revenus nets de placement
realised_gain_loss: Plus ou moins-values réalisées
unrealised_gain_loss: Variation des plus-values latentes
commitment: Votre engagement; Montant de l'engagement
contributed_to_date: Capital appelé à ce jour; Cumul des appels de fonds
distributed_to_date: Cumul des distributions; Distribué à ce jour
unfunded_commitment: Engagement restant à appeler; Reste à appeler
recallable_distributions: Distributions rappelables
ownership_percentage: Quote-part du fonds; Pourcentage de détention
call_amount: Montant total à verser; Montant de l'appel
call_investments: Nouveaux investissements
call_management_fees: Commission de gestion
call_partnership_expenses: Frais de constitution
unfunded_before_call: Engagement non appelé avant cet appel
unfunded_after_call: Engagement non appelé après cet appel
due_date: Date d’échéance; À verser au plus tard le
notice_date: Date de l'avis
beneficiary_name: Titulaire du compte; Bénéficiaire
bank_name: Nom de la banque
account_number: Numéro de compte
swift_code: Code BIC
payment_reference: Libellé du virement
payment_date: Date de mise en paiement; Date de valeur
distribution_gross: Distribution brute; Montant brut
distribution_net: Montant net à recevoir; Net à payer
distribution_return_of_capital: Remboursement d’apports
distribution_realised_gain: Plus-values de cession
distribution_income: Intérêts et dividendes
distribution_withholding_tax: Retenue à la source
distribution_recallable: Dont rappelable
fund_size: Taille du fonds
fund_nav: Actif net réévalué
vintage_year: Millésime
gross_irr: TRI brut
net_irr: TRI net
investment_cost: Coût d’acquisition; Montant investi
investment_fair_value: Juste valeur`,
  Swedish: `opening_balance: Ingående kapital; NAV vid periodens början
closing_balance: Utgående kapital; NAV vid periodens slut
contributions: Kapitaltillskott; Inbetalningar
distributions: Utdelningar; Utbetalningar
management_fees: Förvaltningsavgift; Forvaltningsarvode
partnership_expenses: Övriga fondkostnader
net_investment_income: Räntor och utdelningar
realised_gain_loss: Realiserade vinster/förluster
unrealised_gain_loss: Orealiserad värdeförändring; Förändring i verkligt värde
commitment: Ert åtagande; Utfäst kapital
contributed_to_date: Totalt inbetalt kapital; Inkallat hittills
distributed_to_date: Totalt utdelat; Utdelat hittills
unfunded_commitment: Återstående åtagande; Ej inkallat kapital
recallable_distributions: Återkallbara utdelningar
ownership_percentage: Er andel av fonden
call_amount: Belopp att betala; Er andel av kapitalanropet
call_investments: Nya investeringar
call_management_fees: Förvaltningsavgift
call_partnership_expenses: Fondens kostnader
unfunded_before_call: Återstående åtagande före detta anrop
unfunded_after_call: Återstående åtagande efter detta anrop
due_date: Förfallodag; Betalas senast
notice_date: Utfärdandedatum
beneficiary_name: Betalningsmottagare; Kontoinnehavare
bank_name: Mottagande bank
account_number: Kontonummer; Bankgiro
payment_reference: Betalningsreferens; OCR-nummer
payment_date: Utbetalningsdag; Likviddag
distribution_gross: Bruttoutdelning; Totalt belopp brutto
distribution_net: Nettobelopp; Netto att utbetala
distribution_return_of_capital: Återbetalning av kapital
distribution_realised_gain: Realiserad vinst
distribution_income: Ränteintäkter
distribution_withholding_tax: Källskatt; Innehållen kupongskatt
distribution_recallable: Varav återkallbart
fund_size: Fondens storlek
fund_nav: Substansvärde; Nettotillgångsvärde
gross_irr: Brutto-IRR
net_irr: Netto-IRR
investment_cost: Anskaffningsvärde
investment_fair_value: Verkligt värde`,
  Dutch: `opening_balance: Intrinsieke waarde begin periode; Beginsaldo
closing_balance: Intrinsieke waarde einde periode; Eindsaldo
contributions: Kapitaalstortingen; Stortingen
distributions: Uitkeringen; Distributies
management_fees: Beheervergoeding; Beheerkosten
partnership_expenses: Overige fondskosten
net_investment_income: Rente- en dividendopbrengsten
realised_gain_loss: Gerealiseerde winsten / verliezen
unrealised_gain_loss: Ongerealiseerde waardeveranderingen; Niet-gerealiseerd resultaat
commitment: Uw toezegging; Toegezegd kapitaal
contributed_to_date: Totaal gestort tot heden; Cumulatief opgevraagd
distributed_to_date: Totaal uitgekeerd; Cumulatieve uitkeringen
unfunded_commitment: Resterende toezegging; Nog niet opgevraagd commitment
recallable_distributions: Opnieuw opvraagbare uitkeringen
ownership_percentage: Uw aandeel in het fonds
call_amount: Door u te storten bedrag; Uw aandeel in de kapitaalopvraging
call_investments: Nieuwe investeringen
call_management_fees: Beheervergoeding
call_partnership_expenses: Oprichtingskosten
unfunded_before_call: Resterende toezegging vóór deze opvraging
unfunded_after_call: Resterende toezegging na deze opvraging
due_date: Vervaldatum; Uiterste betaaldatum
notice_date: Dagtekening
beneficiary_name: Ten name van; Begunstigde
bank_name: Naam van de bank
account_number: Rekeningnummer
payment_reference: Betalingskenmerk; Onder vermelding van
payment_date: Datum uitkering; Betaaldatum
distribution_gross: Bruto-uitkering; Totale uitkering
distribution_net: Netto te ontvangen bedrag; Netto-uitkering
distribution_return_of_capital: Terugbetaling van kapitaal
distribution_realised_gain: Gerealiseerde winst
distribution_income: Rente en dividend
distribution_withholding_tax: Ingehouden dividendbelasting; Bronbelasting
distribution_recallable: Waarvan opnieuw opvraagbaar
fund_size: Fondsomvang
fund_nav: Intrinsieke waarde
gross_irr: Bruto IRR
net_irr: Netto IRR
investment_cost: Kostprijs; Aankoopprijs
investment_fair_value: Reële waarde`,
  Spanish: `opening_balance: Patrimonio al inicio del período; Saldo inicial
closing_balance: Patrimonio al final del período; Saldo final
contributions: Aportaciones; Desembolsos realizados
distributions: Distribuciones; Reembolsos
management_fees: Comisión de gestión
partnership_expenses: Otros gastos del fondo
net_investment_income: Intereses y dividendos
realised_gain_loss: Plusvalías / (minusvalías) realizadas
unrealised_gain_loss: Variación de plusvalías latentes; Variación del valor razonable
commitment: Su compromiso; Compromiso de inversión
contributed_to_date: Total desembolsado a la fecha; Aportaciones acumuladas
distributed_to_date: Distribuciones acumuladas; Total distribuido
unfunded_commitment: Compromiso pendiente de desembolso; Capital no llamado
recallable_distributions: Distribuciones reciclables
ownership_percentage: Porcentaje de participación
call_amount: Importe a desembolsar; Total a ingresar
call_investments: Nuevas inversiones
call_management_fees: Comisión de gestión
call_partnership_expenses: Gastos de constitución
unfunded_before_call: Compromiso pendiente antes de este desembolso
unfunded_after_call: Compromiso pendiente tras este desembolso
due_date: Fecha de vencimiento; Fecha límite de pago
notice_date: Fecha de la notificación
beneficiary_name: Titular de la cuenta; Beneficiario
bank_name: Entidad bancaria
account_number: Número de cuenta
payment_reference: Concepto de la transferencia
payment_date: Fecha de abono
distribution_gross: Importe bruto; Distribución bruta
distribution_net: Líquido a percibir; Importe neto a percibir
distribution_return_of_capital: Devolución de aportaciones; Reembolso de capital
distribution_realised_gain: Plusvalía realizada
distribution_income: Dividendos e intereses
distribution_withholding_tax: Retención fiscal practicada
distribution_recallable: Importe recuperable
fund_size: Tamaño del fondo; Patrimonio comprometido
fund_nav: Valor liquidativo; Patrimonio neto
vintage_year: Añada
gross_irr: TIR bruta
net_irr: TIR neta
investment_cost: Coste de adquisición
investment_fair_value: Valor razonable`,
};

describe('the lexicon', () => {
  for (const [language, table] of Object.entries(PRINTED)) {
    it(`knows what ${language} documents print for a metric`, () => {
      const pairs = table.split('\n').flatMap((line) => {
        const [base = '', ...labels] = line.split(': ');
        return labels
          .join(': ')
          .split('; ')
          .map((label) => ({ base, label }));
      });
      assert.ok(pairs.length >= MIN_PAIRS);
      const missed = pairs
        .map(({ base, label }) => ({ base, label, named: basesNamedBy(label, base) }))
        .filter(({ base, named }) => named.length !== 1 || named[0] !== base)
        .map(({ base, label, named }) => `${label}: ${base}, not ${named.join(' or ') || 'nothing'}`);
      assert.deepEqual(missed, []);
    });
  }
});
