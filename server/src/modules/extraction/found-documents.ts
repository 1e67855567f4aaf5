import { createHash } from 'node:crypto';
import type { FilePart } from '../../documents/index.ts';
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
