interface CurrencyEntry {
  symbol: string;
  position: 'prefix' | 'suffix';
}

/** The currencies with symbol and position [FMT-012, FMT-013, AMB-087]. AUTO follows the document and has no symbol. */
export const CURRENCIES = {
  AUTO: { symbol: '', position: 'prefix' },
  AUD: { symbol: 'A$', position: 'prefix' },
  BRL: { symbol: 'R$', position: 'prefix' },
  CAD: { symbol: 'C$', position: 'prefix' },
  CHF: { symbol: 'CHF', position: 'prefix' },
  CNY: { symbol: '¥', position: 'prefix' },
  CZK: { symbol: 'Kč', position: 'suffix' },
  DKK: { symbol: 'kr', position: 'suffix' },
  EUR: { symbol: '€', position: 'prefix' },
  GBP: { symbol: '£', position: 'prefix' },
  HKD: { symbol: 'HK$', position: 'prefix' },
  HRK: { symbol: 'kn', position: 'suffix' },
  IDR: { symbol: 'Rp', position: 'prefix' },
  ILS: { symbol: '₪', position: 'prefix' },
  INR: { symbol: '₹', position: 'prefix' },
  JPY: { symbol: '¥', position: 'prefix' },
  KRW: { symbol: '₩', position: 'prefix' },
  MYR: { symbol: 'RM', position: 'prefix' },
  NOK: { symbol: 'kr', position: 'suffix' },
  NZD: { symbol: 'NZ$', position: 'prefix' },
  PEN: { symbol: 'S/', position: 'prefix' },
  PLN: { symbol: 'zł', position: 'suffix' },
  RMB: { symbol: '¥', position: 'prefix' },
  RON: { symbol: 'lei', position: 'suffix' },
  RUB: { symbol: '₽', position: 'suffix' },
  RSD: { symbol: 'дин.', position: 'suffix' },
  SEK: { symbol: 'kr', position: 'suffix' },
  SGD: { symbol: 'S$', position: 'prefix' },
  USD: { symbol: '$', position: 'prefix' },
  THB: { symbol: '฿', position: 'prefix' },
  TRY: { symbol: '₺', position: 'prefix' },
  VND: { symbol: '₫', position: 'suffix' },
  ZAR: { symbol: 'R', position: 'prefix' },
} as const satisfies Record<string, CurrencyEntry>;

export type CurrencyCode = keyof typeof CURRENCIES;

/** All codes, AUTO first, in the order of the table. */
// Object.keys widens to string; the table above is the proof that these are its names.
export const CURRENCY_CODES = Object.keys(CURRENCIES) as readonly CurrencyCode[];

/** Whether a text is the code of a known currency. */
export function isCurrencyCode(code: unknown): code is CurrencyCode {
  return typeof code === 'string' && Object.hasOwn(CURRENCIES, code);
}

/** A symbol that documents print for the US dollar beside its own. */
const US_DOLLAR = 'US$';

/**
 * The currency that a typed symbol means where an amount in `shown` is edited: `shown` if the symbol may be its own, as `$`
 * may be that of an Australian dollar, else the currency that is known best by it. Null for a symbol of no currency.
 */
export function currencyOfSymbol(symbol: string, shown: string | null): CurrencyCode | null {
  if (symbol === US_DOLLAR) return 'USD';
  const mayStandFor = (code: CurrencyCode) =>
    CURRENCIES[code].symbol === symbol || (symbol === '$' && CURRENCIES[code].symbol.endsWith('$'));
  const candidates = CURRENCY_CODES.filter(mayStandFor);
  const best = (['USD', 'JPY'] as const).find((code) => candidates.includes(code));
  return candidates.find((code) => code === shown) ?? best ?? candidates[0] ?? null;
}
