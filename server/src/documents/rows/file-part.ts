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
