import { createHash } from 'node:crypto';
import type { ExtractionResult } from '../../pipeline/index.ts';

/**
 * The id of a document that another one holds: always the same, so that a repeated job finds what it created before.
 * @param place which one it is: `attachment` or `part` with its index in the holder, or `page` with the number of its first
 * page, where a person parted the file
 */
export function foundDocumentId(
  place: 'attachment' | 'part' | 'page',
  holderId: string,
  index: number,
): string {
  const hex = createHash('sha256').update(`${place} ${holderId} ${index}`).digest('hex');
  // Version 8 of RFC 9562: an id of the application's own making.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The pages of a document that is one of several in its file, and what it is in the file's own words. */
export interface FilePart {
  readonly fromPage: number;
  readonly toPage: number;
  readonly title: string;
}

/** The part of its file that a document's row says it is. */
export function readFilePart(row: {
  readonly from_page: number | null;
  readonly to_page: number | null;
  readonly part_title: string | null;
}): FilePart | null {
  const { from_page: fromPage, to_page: toPage, part_title: title } = row;
  return fromPage === null || toPage === null ? null : { fromPage, toPage, title: title ?? '' };
}

/** What a job says of the pages to read. */
export function pagesToRead(part: FilePart | null): {
  pages?: { from: number; to: number; title: string };
} {
  return part === null ? {} : { pages: { from: part.fromPage, to: part.toPage, title: part.title } };
}

/** A document of a file that another document was uploaded with. */
export interface FoundPart extends FilePart {
  readonly id: string;
  /** The type that its words indicate; empty when they indicate none. */
  readonly documentType: string;
}

/** The documents of a file of several notices: the one that the run has read, and the others. */
export interface FoundParts {
  readonly own: FilePart;
  readonly others: readonly FoundPart[];
}

/** What a run has found of several notices or partners; null for a file of one, and for pages that were asked for. */
export function foundPartsOf(
  { documentId, part }: { readonly documentId: string; readonly part: FilePart | null },
  { contents }: ExtractionResult,
): FoundParts | null {
  if (part !== null || contents === undefined) return null;
  const own = contents.parts.find(({ isSource }) => isSource);
  if (own === undefined) return null;
  const others = contents.parts
    .map((found, index) => ({ ...found, id: foundDocumentId('part', documentId, index) }))
    .filter(({ isSource }) => !isSource);
  return { own, others };
}
