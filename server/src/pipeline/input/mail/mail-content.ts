/** A mail, whatever form it was saved in. */
export interface MailContent {
  /** Lines of its head as `[name, value]`, those that say something. */
  head: [name: string, value: string][];
  /** Its text, without markup. */
  text: string;
  files: MailFile[];
}

/** A file in a mail. */
export interface MailFile {
  /** '' where the mail gives none. */
  name: string;
  bytes: Uint8Array;
  /** True for pictures that belong to the text itself: logos, signatures. */
  isPartOfText: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  euro: '€',
};

/** The text of a mail that is written in HTML only: enough to show what it says. */
export function htmlToText(html: string): string {
  return html
    .replace(/<(style|script|head)\b[^]*?<\/\1\s*>/giu, '')
    .replace(/<(?:br|\/p|\/div|\/tr|\/h\d|\/li)\b[^>]*>/giu, '\n')
    .replace(/<\/t[dh]\s*>/giu, ' ')
    .replace(/<[^>]*>/gu, '')
    .replace(
      /&(?:#(\d{1,7})|([a-z]{2,8}));/giu,
      (whole, code: string | undefined, name: string | undefined) => {
        const point = Number(code);
        if (code !== undefined) return point <= 0x10ffff ? String.fromCodePoint(point) : '';
        return ENTITIES[(name ?? '').toLowerCase()] ?? whole;
      },
    )
    .replace(/[ \t]+/gu, ' ')
    .replace(/\n\s*\n\s*/gu, '\n\n')
    .trim();
}
