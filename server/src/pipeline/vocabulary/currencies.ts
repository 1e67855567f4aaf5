/**
 * ISO 4217 codes of the currencies that funds report in. Not all there are: IRR is a rate of return in these documents,
 * "ALL" a word.
 */
export const CURRENCY_CODES: ReadonlySet<string> = new Set(
  'AED ARS AUD BGN BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR ISK JPY KES KRW KWD MAD MXN MYR NGN NOK NZD OMR PEN PHP PKR PLN QAR RON RUB SAR SEK SGD THB TRY TWD UAH USD VND ZAR'.split(
    ' ',
  ),
);

/** The code that a printed sign, abbreviation or word stands for. */
export const CURRENCY_BY_MARK: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  $: 'USD',
  US$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  A$: 'AUD',
  HK$: 'HKD',
  S$: 'SGD',
  NZ$: 'NZD',
  'Fr.': 'CHF',
  kr: 'SEK',
  'kr.': 'SEK',
  kronor: 'SEK',
  euro: 'EUR',
  euros: 'EUR',
  Euro: 'EUR',
  Euros: 'EUR',
};

/** Codes that a statement about all amounts ends with. A pattern; shorter than `CURRENCY_CODES`. */
export const STATED_CODES = 'EUR|USD|GBP|CHF|SEK|NOK|DKK|JPY|CAD|AUD';

/** Codes that stand apart from their amount in a column of its own. A pattern; shorter than `CURRENCY_CODES`. */
export const AMOUNT_CODES = 'EUR|USD|GBP|CHF|SEK|NOK|DKK|JPY|CAD|AUD|PLN|CZK|HKD|SGD|TEUR|TUSD';
