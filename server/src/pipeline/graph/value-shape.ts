/** Shape tests that need no knowledge of the document: enough to tell label columns from value columns. */

const NUMBER_LIKE =
  /^(?:[A-Z]{3}|US\$)?\s?[([\-–—−+$€£¥\s]*\d[\d.,'’\s]*[)\]]?\s?(?:%|x|X|×|[kKM]|m|mm|mn|mln\.?|Mio\.?|bn|Mrd\.?|[mM]ds?|[Tt](?=kr|€|[A-Z]{3})|millions?|billions?)?\s?[)\]]?\s?%?\s?[-–−]?\s?(?:[A-Z]{3}|[€$£]|kr\.?|kronor|[Ee]uros?)?[)\]]?[-–−]?\s?(?:[CcDd][Rr]\.?)?\*?$/u;
const MONTH_YEAR =
  /^\d{1,2}\/\d{4}$|^(?:jan|feb|f(?:é|e)v|m(?:ä|a)r|apr|avr|ma[iy]|jun|jui|jul|aug|ao(?:û|u)|sep|o[ck]t|nov|de[cz]|d(?:é|e)c)\p{L}*\.?[\s-]\d{4}$/iu;
const DATE_LIKE =
  /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2}|\d{1,2}\.?[\s-]+(?:de )?\p{L}{3,10}\.?[\s,-]+(?:del? )?\d{4}|\p{L}{3,9}\.?\s+\d{1,2},?\s+\d{4})$/u;
const BLANK_LIKE = /^(?:[$€£]?\s*[-–—−]+|[-–—−]+\s*[$€£]|n\/?\.?[am]\.?|n\.\s?[am]\.?|nil)$/iu;

/** True for dates of digits or with a month name. */
export function isDateLike(text: string): boolean {
  return DATE_LIKE.test(text.trim()) || MONTH_YEAR.test(text.trim());
}

/** True for numbers with sign, currency or unit, and for marks of an empty cell; not for dates. */
export function isNumberLike(text: string): boolean {
  const trimmed = text.trim();
  return !DATE_LIKE.test(trimmed) && (NUMBER_LIKE.test(trimmed) || BLANK_LIKE.test(trimmed));
}

const LONE_CURRENCY = /^(?:[$€£¥]|US\$|EUR|USD|GBP|CHF|SEK|NOK|DKK|JPY|CAD|AUD|PLN|CZK|HKD|SGD|kr\.?)$/u;

/** True for a currency sign or code that stands alone, as in a column of its own. */
export function isLoneCurrency(text: string): boolean {
  return LONE_CURRENCY.test(text.trim());
}

/** True for anything that is a value by its shape: number, blank mark or date. */
export function isValueLike(text: string): boolean {
  return isNumberLike(text) || isDateLike(text);
}
