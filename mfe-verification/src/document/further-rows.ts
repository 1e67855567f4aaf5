import type { ReviewDocument } from './review-document.ts';

/** Rows of each table that are read with the document, and with each request for further ones. */
export const ROWS_READ = { first: 500, further: 1000 } as const;

/** The longest of the tables, in rows that are read of it. */
export const longestTable = ({ groups }: ReviewDocument): number =>
  Math.max(0, ...groups.map(({ rows }) => rows.length));

/** A document with further rows of its tables. */
export function withFurtherRows(document: ReviewDocument, parts: readonly ReviewDocument[]): ReviewDocument {
  const groups = document.groups.map((group) => {
    const further = parts.flatMap((part) => part.groups.find(({ id }) => id === group.id)?.rows ?? []);
    return further.length === 0 ? group : { ...group, rows: [...group.rows, ...further] };
  });
  const rowCount = parts.reduce(
    (sum, part) => sum + part.groups.reduce((all, { rows }) => all + rows.length, 0),
    0,
  );
  return {
    ...document,
    groups,
    metrics: new Map([document, ...parts].flatMap(({ metrics }) => [...metrics])),
    states: Object.assign({}, ...[document, ...parts].map(({ states }) => states)),
    missingRows: document.missingRows - rowCount,
  };
}
