import type { DocumentType, FundDocument, Language, Mark, MarkOptions, TrueValue } from '../document.ts';

/** A document as its layout writes it; `body` holds the notes of `mark`. */
export interface Paper {
  readonly file: string;
  readonly documentType: DocumentType;
  readonly layout: string;
  readonly language?: Language;
  readonly landscape?: boolean;
  readonly pageSize?: string;
  readonly margin?: string;
  readonly header?: string;
  readonly footer?: string;
  readonly css: string;
  readonly body: string;
  /** Inferable values printed nowhere; an amount is written `EUR 941300.00`. */
  readonly derivable?: Readonly<Record<string, string>>;
  readonly defects?: readonly string[];
  readonly remark?: string;
}

const OPEN = '\u0001';
const CLOSE = '\u0002';
const NOTE = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`, 'gu');

interface Note {
  readonly fin: string | readonly string[];
  readonly printed: string;
  readonly options: MarkOptions;
}

/** Notes a printed value in a body; `document` hands the notes to the real marker in printed order. */
export const mark: Mark = (fin, printed, options = {}) =>
  OPEN + JSON.stringify({ fin, printed, options } satisfies Note) + CLOSE;

function inferable(values: Readonly<Record<string, string>>): Record<string, TrueValue> {
  return Object.fromEntries(
    Object.entries(values).map(([fin, value]) => {
      const amount = /^([A-Z]{3}) (\S+)$/u.exec(value);
      return [fin, amount ? { value: amount[2] ?? '', currency: amount[1] ?? '' } : { value }];
    }),
  );
}

/** The document that a paper describes. */
export function document(paper: Paper): FundDocument {
  const { css, body, landscape, derivable, defects, language, ...rest } = paper;
  return {
    ...rest,
    language: language ?? 'en',
    ...(landscape ? { pageSize: 'A4 landscape' } : {}),
    ...(derivable ? { derivable: inferable(derivable) } : {}),
    ...(defects ? { defects: [...defects] } : {}),
    html: (real) =>
      `<style>${css}</style>` +
      body.replaceAll(NOTE, (_whole, json: string) => {
        const note = JSON.parse(json) as Note;
        return real(note.fin, note.printed, note.options);
      }),
  };
}
