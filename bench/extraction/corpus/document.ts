/** What a layout module describes, and what its marks record: the words of a document together with its truth. */

export type DocumentType = 'Capital Account' | 'Capital Call' | 'Capital Distribution' | 'Performance';
export type Language = 'en' | 'de' | 'fr' | 'sv' | 'nl' | 'es' | 'it';

/** A true value: `value` in full units as the score reads it, `currency` for amounts only. */
export interface TrueValue {
  value: string;
  currency?: string;
}

export interface MarkOptions {
  /** The value in full units; without it the printed text is the value. */
  value?: string;
  /** ISO 4217 code of an amount. */
  currency?: string;
  /** Row of the schedule of investments, from 0 in printed order; several where one place speaks for all of them. */
  row?: number | readonly number[];
  /** A reader may infer it, but need not: neither demanded nor wrong. */
  derivable?: boolean;
}

/**
 * Returns the HTML of a printed value and records it as the truth of a metric, or of several metrics that one place
 * states. `text` is plain text; a `\n` in it becomes a line break.
 */
export type Mark = (fin: string | readonly string[], text: string, options?: MarkOptions) => string;

/** One made document. `html` answers style and body; it is called once and must be deterministic. */
export interface FundDocument {
  /** File name with `.pdf`, as a sender would name it. */
  file: string;
  documentType: DocumentType;
  language: Language;
  /** Short name of the layout; documents of one layout share it. */
  layout: string;
  html(mark: Mark): string;
  /** A CSS page size such as `A4`, `Letter landscape`. A4 where absent. */
  pageSize?: string;
  /** CSS page margin, `18mm` where absent. */
  margin?: string;
  /** HTML templates of Chromium's running header and footer; classes `pageNumber`, `totalPages`. */
  header?: string;
  footer?: string;
  /** Values a reader may infer that are printed nowhere, besides those marked as derivable. */
  derivable?: Record<string, TrueValue>;
  /** Deliberate inconsistencies; the truth holds what is printed. */
  defects?: string[];
  /** An unusual but right feature. */
  remark?: string;
}

/** One mark as made: `id` is its number in the document, which its link carries. */
export interface MadeMark {
  id: number;
  fins: readonly string[];
  text: string;
  options: MarkOptions;
}

export const MARK_ADDRESS = 'https://mark.invalid/';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** The two prints of a document, alike but for the links around marked values, and its marks in order. */
export interface MadeHtml {
  marked: string;
  plain: string;
  marks: MadeMark[];
}

/** Calls the layout and wraps its HTML into the two twins. */
export function makeHtml(document: FundDocument): MadeHtml {
  const marks: MadeMark[] = [];
  const body = document.html((fin, text, options = {}) => {
    const id = marks.length;
    marks.push({
      id,
      fins: typeof fin === 'string' ? [fin] : fin,
      text: text.replace(/\s+/g, ' ').trim(),
      options,
    });
    return `<a data-mark="${id}">${escapeHtml(text).replaceAll('\n', '<br>')}</a>`;
  });
  const page = `@page{size:${document.pageSize ?? 'A4'};margin:${document.margin ?? '18mm'}}`;
  const base = 'html{-webkit-print-color-adjust:exact}a[data-mark]{color:inherit;text-decoration:none}';
  const plain =
    `<!doctype html><html lang="${document.language}"><meta charset="utf-8">` +
    `<style>${page}${base}</style>${body}</html>`;
  return {
    plain,
    marked: plain.replaceAll(/<a data-mark="(\d+)"/g, `<a href="${MARK_ADDRESS}$1" data-mark="$1"`),
    marks,
  };
}
