/**
 * Why a document, or single values of it, need a look for a reason that lies in the document itself [AMB-135]:
 * `hiddenText`: words that no reader of the page sees, and that a value could have been taken from.
 * `replacedText`: struck-out or covered words beside values that could have been taken from them.
 * `scanText`: a scan's own text that could not be compared with its picture.
 * `scale`: amounts scaled by something else than the heading of their table or the title of their page.
 * `notFinal`: the document says of itself that it is a draft, void, cancelled, a specimen or superseded.
 * `otherType`: it has none of the evidence of the type that it is read as.
 * `otherDocument`: another document may begin on the page.
 */
export const DOCUMENT_DOUBT_KINDS = [
  'hiddenText',
  'replacedText',
  'scanText',
  'scale',
  'notFinal',
  'otherType',
  'otherDocument',
] as const;

export type DocumentDoubtKind = (typeof DOCUMENT_DOUBT_KINDS)[number];
