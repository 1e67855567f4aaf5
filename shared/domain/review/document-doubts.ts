/**
 * Why a document, or single values of it, need a look for a reason that lies in the document itself [AMB-135]:
 * `hiddenText`: words that no reader of the page sees, and that a value could have been taken from.
 * `replacedText`: struck-out or covered words beside values that could have been taken from them.
 * `scanText`: a scan's own text that could not be compared with its picture.
 * `scale`: amounts scaled by something else than the heading of their table or the title of their page.
 * `notFinal`: the document says of itself that it is a draft, void, cancelled, a specimen or superseded.
 * `otherType`: it has none of the evidence of the type that it is read as.
 * `otherDocument`: another document may begin on the page.
 * `unreadValue`: a metric has no value, though its label is printed with one beside it.
 */
export const DOCUMENT_DOUBT_KINDS = [
  'hiddenText',
  'replacedText',
  'scanText',
  'scale',
  'notFinal',
  'otherType',
  'otherDocument',
  'unreadValue',
] as const;

export type DocumentDoubtKind = (typeof DOCUMENT_DOUBT_KINDS)[number];

/** A reason to look at a document, or at some of its values, that lies in the document itself. */
export interface DocumentDoubt {
  readonly kind: DocumentDoubtKind;
  /** `note`: shown in the document's information, nothing needs review for it. */
  readonly severity: 'doubt' | 'note';
  readonly page: number;
  /** Where it is seen, in fractions of the page; null for the whole page. */
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number } | null;
  /** The words that it is about; empty where it is about none. */
  readonly text: string;
  /** The metrics whose values are in doubt; null for all values of the document. */
  readonly fins: readonly string[] | null;
}

/** Whether a doubt is about every value of its document. */
export const isOfWholeDocument = ({ severity, fins }: DocumentDoubt) => severity === 'doubt' && fins === null;

/**
 * Finds the doubt of a document that a metric is in, by whether it has a value: one that names the metric comes before one of
 * all values, and a value that was not read is a doubt of what is absent alone.
 */
export function createDoubtFinder(
  doubts: readonly DocumentDoubt[],
): (fin: string, isPrinted: boolean) => DocumentDoubt | undefined {
  const general = doubts.find(isOfWholeDocument);
  const ofValues = new Map<string, DocumentDoubt>();
  const ofAbsent = new Map<string, DocumentDoubt>();
  for (const doubt of doubts) {
    if (doubt.severity === 'note') continue;
    const byFin = doubt.kind === 'unreadValue' ? ofAbsent : ofValues;
    for (const fin of doubt.fins ?? []) if (!byFin.has(fin)) byFin.set(fin, doubt);
  }
  return (fin, isPrinted) => (isPrinted ? (ofValues.get(fin) ?? general) : ofAbsent.get(fin));
}
