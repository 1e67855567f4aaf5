/** How a message is shown: a toast's colour and icon; neutral for labels, titles and all other plain text. */
export type Tone = 'success' | 'info' | 'error' | 'warning' | 'neutral';

export interface MessageDefinition {
  readonly tone: Tone;
  /** Plain text; `{name}` stands for a parameter. */
  readonly text: string;
}

/** The names between braces in a text. */
export type ParamNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** What may be put into a text. */
export type ParamValue = string | number;
export type MessageParams = Readonly<Record<string, ParamValue>>;

/** The text with each `{name}` replaced by its parameter; a name without one stays as it is. */
export function fillText(text: string, params: MessageParams): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : placeholder,
  );
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
