import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';

/** A word of a page; the box holds fractions 0-1 of the page as displayed, from its top left. */
const wordModel = z.object({
  kind: z.literal('word'),
  id: z.string(),
  parent: z.string(),
  page: z.int().positive(),
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
  text: z.string(),
  cell: z.string().optional(),
});

export type DocumentWord = z.output<typeof wordModel>;

/** A page with its words in two orders: a text reads by blocks, a row of a table from left to right. */
export interface DocumentPage {
  readonly number: number;
  readonly inReadingOrder: readonly DocumentWord[];
  readonly rows: readonly (readonly DocumentWord[])[];
}

const graphModel = z.object({ nodes: z.array(z.unknown()) });

/** A graph is parsed whole: this is a document of some hundred pages. */
const MAX_GRAPH_BYTES = 32 * 1024 * 1024;

/** The pages of a document by the graph that its extraction wrote. @throws Error when it is too large */
export async function readDocumentPages(graphPath: string): Promise<readonly DocumentPage[]> {
  if ((await stat(graphPath)).size > MAX_GRAPH_BYTES) throw new Error('the document is too long');
  const { nodes } = graphModel.parse(JSON.parse(await readFile(graphPath, 'utf8')));
  const words = nodes.flatMap((node) => {
    const { data } = wordModel.safeParse(node);
    return data === undefined ? [] : [data];
  });
  return [...Map.groupBy(words, ({ page }) => page)].map(([number, inReadingOrder]) => ({
    number,
    inReadingOrder,
    rows: rowsOf(inReadingOrder),
  }));
}

const middleOf = ({ y, h }: DocumentWord) => y + h / 2;

/** Words that stand at one height, from the top down, each row from left to right. */
function rowsOf(words: readonly DocumentWord[]): readonly (readonly DocumentWord[])[] {
  const rows: DocumentWord[][] = [];
  for (const word of words.toSorted((one, other) => middleOf(one) - middleOf(other))) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row !== undefined && first !== undefined && middleOf(word) - middleOf(first) < first.h / 2)
      row.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => row.toSorted((one, other) => one.x - other.x));
}

/** The text of a page, a printed row on each line. */
export function textOf({ rows }: DocumentPage): string {
  return rows.map((row) => row.map(({ text }) => text).join(' ')).join('\n');
}
