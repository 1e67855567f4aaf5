/**
 * ISO 4217 codes of the currencies that funds report in. Not all there are: IRR is a rate of return in these documents,
 * "ALL" a word.
 */
export const CURRENCY_CODES: ReadonlySet<string> = new Set(
  'AED ARS AUD BGN BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR ISK JPY KES KRW KWD MAD MXN MYR NGN NOK NZD OMR PEN PHP PKR PLN QAR RON RUB SAR SEK SGD THB TRY TWD UAH USD VND ZAR'.split(
    ' ',
  ),
);
