import { numberMarks, screenLocale, type Locale } from '@assay/shared/domain';

/** How a message is shown: a toast's colour and icon; neutral for labels, titles and all other plain text. */
export type Tone = 'success' | 'info' | 'error' | 'warning' | 'neutral';

export interface MessageDefinition {
  readonly tone: Tone;
  /** Plain text; `{name}` stands for a parameter, `{count, plural, one {# file} other {# files}}` for words by its number. */
  readonly text: string;
}

/** The name at the beginning of a text, which is up to a brace, and the names behind it. */
type NamesFrom<Text extends string> = Text extends `${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** The names between braces in a text: of parameters, and of the numbers that its plurals follow. */
export type ParamNames<Text extends string> = Text extends `${string}{${infer Tail}`
  ? Tail extends `${infer Name}, plural, one {${string}} other {${string}}}${infer Rest}`
    ? Name extends `${string}}${string}`
      ? NamesFrom<Tail>
      : Name | ParamNames<Rest>
    : NamesFrom<Tail>
  : never;

/** What may be put into a text. */
export type ParamValue = string | number;
export type MessageParams = Readonly<Record<string, ParamValue>>;

const pluralRules = new Map<Locale, Intl.PluralRules>();

/** Which numbers a language calls one; its rules are made once. */
function pluralRulesOf(locale: Locale): Intl.PluralRules {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  return rules;
}

/** A parameter, and the words of a plural for one and for any other number. */
const PLACEHOLDER = /\{(\w+)(?:, plural, one \{([^{}]*)\} other \{([^{}]*)\})?\}/g;

/** The number of a parameter, which may be written for people already: `1,234`. */
const numberOf = (value: ParamValue) => Number(String(value).replaceAll(numberMarks().thousands, ''));

/**
 * The text with each `{name}` replaced by its parameter, and each plural by the words for its number, in which `#` stands for
 * the parameter; a name without a parameter stays as it is.
 */
export function fillText(text: string, params: MessageParams): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string, one?: string, other?: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) return placeholder;
    if (one === undefined || other === undefined) return String(value);
    const words = pluralRulesOf(screenLocale()).select(numberOf(value)) === 'one' ? one : other;
    return words.replaceAll('#', String(value));
  });
}

/** Entries of one tone: writes `{key: text}` as `{key: {tone, text}}` and keeps the texts as literal types. */
export function withTone<const T extends Tone, const Texts extends Record<string, string>>(
  tone: T,
  texts: Texts,
): { readonly [Key in keyof Texts]: { readonly tone: T; readonly text: Texts[Key] } } {
  const entries = Object.entries(texts).map(([key, text]) => [key, { tone, text }]);
  // fromEntries forgets which text belongs to which key; the lines above kept them together.
  return Object.fromEntries(entries) as { [Key in keyof Texts]: { tone: T; text: Texts[Key] } };
}
