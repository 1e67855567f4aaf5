/** A made document as it is kept: the words of a page together with what is true of them. */

type DocumentType = 'Capital Account' | 'Capital Call' | 'Capital Distribution' | 'Performance';

/** A true value: `value` in full units as the score reads it, `currency` for amounts only. */
export interface TrueValue {
  value: string;
  currency?: string;
}

/** What one printed place states; its number in the list is that of the place in the HTML, `<a data-mark="0">`. */
export interface Mark {
  /** The metrics that the place states. */
  metrics: readonly string[];
  /** As printed, in one line. */
  text: string;
  /** The value in full units; without it the printed text is the value. */
  value?: string;
  /** ISO 4217 code of an amount. */
  currency?: string;
  /** Row of the schedule of investments, from 0 in printed order; several where one place speaks for all of them. */
  row?: number | readonly number[];
  /** A reader may infer it, but need not: neither demanded nor wrong. */
  derivable?: boolean;
}

/** What is true of one document. */
export interface Paper {
  /** File name with `.pdf`, as a sender would name it. */
  file: string;
  documentType: DocumentType;
  /** ISO 639-1 code. */
  language: string;
  /** Short name of the layout; documents of one layout share it. */
  layout: string;
  marks: readonly Mark[];
  /** HTML templates of Chromium's running header and footer; classes `pageNumber`, `totalPages`. */
  header?: string;
  footer?: string;
  /** Values a reader may infer that are printed nowhere, besides those marked as derivable. */
  derivable?: Readonly<Record<string, TrueValue>>;
  /** Deliberate inconsistencies; the truth holds what is printed. */
  defects?: readonly string[];
  /** An unusual but right feature. */
  remark?: string;
}

/** A paper with its page: a whole HTML document that Chromium prints. */
export interface FundDocument extends Paper {
  html: string;
}

export const MARK_ADDRESS = 'https://mark.invalid/';

/** The HTML of the twin whose marked places are links, which tell in the print where they are. */
export function linkMarks(html: string): string {
  return html.replaceAll(/<a data-mark="(\d+)"/g, `<a href="${MARK_ADDRESS}$1" data-mark="$1"`);
}

/** @throws Error where a place of the page is not in the truth, or a mark not on the page. */
export function checkMarks({ file, html, marks }: FundDocument): void {
  const places = new Set([...html.matchAll(/<a data-mark="(\d+)"/g)].map(([, place]) => Number(place)));
  if (places.size !== marks.length || marks.some((_, at) => !places.has(at)))
    throw new Error(`The marked places of ${file} are not those of its truth.`);
}
