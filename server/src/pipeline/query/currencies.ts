/** ISO 4217 codes of the currencies that funds report in. */
const CODES = new Set(
  'AED ARS AUD BGN BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR ISK JPY KES KRW KWD MAD MXN MYR NGN NOK NZD OMR PEN PHP PKR PLN QAR RON RUB SAR SEK SGD THB TRY TWD UAH USD VND ZAR'.split(
    ' ',
  ),
);

const SYMBOLS: Readonly<Record<string, string>> = {
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
};

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/u\.?\s?s\.?\s?dollars?|united states dollars?|us-dollar/iu, 'USD'],
  [/canadian dollars?/iu, 'CAD'],
  [/australian dollars?/iu, 'AUD'],
  [/(?:pounds? )?sterling|british pounds?/iu, 'GBP'],
  [/\beuros?\b/iu, 'EUR'],
  [/swiss francs?|schweizer franken/iu, 'CHF'],
  [/japanese yen|\byen\b/iu, 'JPY'],
  [/(?:swedish )kron(?:a|or)/iu, 'SEK'],
  [/norwegian kroner?/iu, 'NOK'],
  [/danish kroner?/iu, 'DKK'],
];

/** The code of a printed code or symbol; null when it is neither. */
export function currencyOfMark(mark: string | null): string | null {
  if (mark === null) return null;
  return CODES.has(mark) ? mark : (SYMBOLS[mark] ?? null);
}

/** A currency named in words or by code inside a text, with the characters that name it. */
export interface NamedCurrency {
  code: string;
  start: number;
  end: number;
}

/** The first currency that a text names (code, name or distinctive symbol); null when it names none. */
export function findCurrency(text: string): NamedCurrency | null {
  for (const match of text.matchAll(/\b[A-Z]{3}\b/gu)) {
    if (CODES.has(match[0])) return { code: match[0], start: match.index, end: match.index + 3 };
  }
  for (const [pattern, code] of NAMES) {
    const match = pattern.exec(text);
    if (match) return { code, start: match.index, end: match.index + match[0].length };
  }
  const thousands = /\bT(EUR|USD|GBP|CHF)\b/u.exec(text);
  if (thousands !== null)
    return { code: thousands[1] ?? '', start: thousands.index + 1, end: thousands.index + 4 };
  const symbol = /US\$|CA\$|A\$|HK\$|NZ\$|[€£¥$]/u.exec(text);
  const code = symbol === null ? null : currencyOfMark(symbol[0]);
  return symbol === null || code === null
    ? null
    : { code, start: symbol.index, end: symbol.index + symbol[0].length };
}

const STATEMENT = new RegExp(
  [
    '(?:amounts?|figures?|expressed|stated|values?|currency|beträge?|angaben|montants?|exprimés?)\\b.{0,40}\\b(?:in|en)\\b',
    '\\b(?:in|en) (?:thousands?|millions?|tausend|milliers)',
    "^\\(?(?:in )?(?:[A-Z]{3}|[€$£]|US\\$)(?: in)? ?(?:'?000s?|thousands?|millions?|m|mn)\\)?$",
    '\\((?:in )?(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|JPY|CAD|AUD|[€£]|US\\$)\\)$',
    '^T(?:EUR|USD|GBP|CHF)$',
    '^(?:[\\p{L} ]{3,30} )?(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|JPY|CAD|AUD)$',
  ].join('|'),
  'iu',
);

/** True when a text states the currency or scale of the amounts around it. */
export function isAmountStatement(text: string): boolean {
  return STATEMENT.test(text);
}

/** Power of ten by which a text says that amounts are divided (in thousands 3, in millions 6); null when it says none. */
export function statedScale(text: string): number | null {
  if (
    /(?:in|all amounts in|amounts in)?\s*(?:[€$£]|US\$|[A-Z]{3})?\s*\b(?:thousands?|tausend|tsd\.?|milliers)\b/iu.test(
      text,
    )
  )
    return 3;
  if (/\b(?:TEUR|TUSD|TGBP|TCHF|KEUR)\b|T€|[€$£]\s?'?000s?\b|\(\s?'?000s?\s?\)|[A-Z]{3}\s?'000/u.test(text))
    return 3;
  if (/\b(?:millions?|mio\.?|millionen)\b|\b(?:MEUR|MUSD)\b|[€$£]\s?(?:m|mn|mm)\b/iu.test(text)) return 6;
  if (/\b(?:billions?|mrd\.?|milliarden)\b/iu.test(text)) return 9;
  return null;
}
