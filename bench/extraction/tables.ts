import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentsPath, readFurtherFolders } from './bench-documents.ts';
import type { PageGraph } from '../../server/src/pipeline/graph/page-graph.ts';
import { buildPageGraph } from '../../server/src/pipeline/graph/page-graph.ts';
import type { Table } from '../../server/src/pipeline/graph/table-cells.ts';
import { structureOfRegion } from '../../server/src/pipeline/graph/tables.ts';
import { openPdf } from '../../server/src/pipeline/pdf/document.ts';
import type { Rect } from '../../server/src/pipeline/contract/page.ts';
import { overlapX, overlapY, readingFrame, transformRect } from '../../server/src/pipeline/pdf/geometry.ts';
import { DEFAULT_LIMITS } from '../../server/src/pipeline/contract/limits.ts';
import type { GridCell, PairCounts, TrueBox } from './tables-score.ts';
import { addCounts, comparePairs, neighbourPairs, ratesOf, readTruth } from './tables-score.ts';

/**
 * How well tables are recognised, by the measure of the ICDAR 2013 table competition on its European half: structure
 * when the region is given, and regions and structure found together. The set is not part of the project.
 *
 *   node bench/extraction/tables.ts [--documents FOLDER]
 */
const WANTED = { structure: 0.985, together: 0.98 };

const percent = (value: number): string => value.toFixed(3);

/** A box of the competition, in points of the page as displayed from its bottom left, in the reading frame. */
function inReadingFrame({ page }: PageGraph, { x0, y0, x1, y1 }: TrueBox): Rect {
  const { width, height, turn } = page;
  return transformRect(readingFrame(turn, width, height), { x0, y0: height - y1, x1, y1: height - y0 });
}

function gridOf(table: Table): GridCell[] {
  return table.rows.flatMap((row, index) =>
    row.cells.map(({ column, toColumn, text, toRow }) => ({
      row: index,
      toRow: toRow ?? index,
      column,
      toColumn,
      text,
    })),
  );
}

function shared(a: Rect, b: Rect): number {
  return Math.max(0, overlapX(a, b)) * Math.max(0, overlapY(a, b));
}

interface DocumentScore {
  name: string;
  structure: PairCounts[];
  together: PairCounts[];
}

/** Tables of a page go to the region they share most with; the pairs of those of one region count together. */
function scoreTogether(
  page: PageGraph,
  truth: readonly { box: Rect; pairs: Map<string, number> }[],
): PairCounts[] {
  const found = truth.map((): Map<string, number> => new Map());
  const alone: Map<string, number>[] = [];
  for (const table of page.tables) {
    const shares = truth.map(({ box }) => shared(table, box));
    const best = shares.indexOf(Math.max(...shares));
    const pairs = neighbourPairs(gridOf(table));
    const into = (shares[best] ?? 0) > 0 ? found[best] : undefined;
    if (into === undefined) alone.push(pairs);
    else for (const [pair, count] of pairs) into.set(pair, (into.get(pair) ?? 0) + count);
  }
  return [
    ...found.map((pairs, index) => comparePairs(pairs, truth[index]?.pairs ?? new Map<string, number>())),
    ...alone.map((pairs) => comparePairs(pairs, new Map())),
  ];
}

async function scoreDocument(folder: string, name: string): Promise<DocumentScore> {
  const read = (suffix: string): Buffer => readFileSync(join(folder, `${name}${suffix}`));
  const truth = readTruth(read('-reg.xml'), read('-str.xml'));
  const score: DocumentScore = { name, structure: [], together: [] };
  const pdf = await openPdf(readFileSync(join(folder, `${name}.pdf`)), DEFAULT_LIMITS);
  for (let index = 0; index < pdf.pageCount; index += 1) {
    const page = buildPageGraph(pdf.readPage(index));
    const here = truth.filter((region) => region.page === index + 1);
    const boxes = here.map((region) => ({
      box: inReadingFrame(page, region.box),
      pairs: neighbourPairs(region.cells),
    }));
    for (const [at, region] of here.entries()) {
      const box = boxes[at]?.box;
      if (box === undefined) continue;
      const table = structureOfRegion(page, box);
      score.structure.push(comparePairs(neighbourPairs(gridOf(table)), neighbourPairs(region.cells)));
    }
    score.together.push(...scoreTogether(page, boxes));
  }
  pdf.close();
  return score;
}

function report(scores: readonly DocumentScore[]): void {
  for (const { name, structure, together } of scores) {
    const [given, found] = [ratesOf(addCounts(structure)), ratesOf(addCounts(together))];
    console.log(
      `${name}  structure ${percent(given.f1)}  together ${percent(found.f1)} (recall ${percent(found.recall)}, precision ${percent(found.precision)})`,
    );
  }
  const total = (pick: (score: DocumentScore) => PairCounts[]): PairCounts => addCounts(scores.flatMap(pick));
  const line = (title: string, pick: (score: DocumentScore) => PairCounts[]): number => {
    const { recall, precision, f1 } = ratesOf(total(pick));
    console.log(`${title}: F1 ${percent(f1)} (recall ${percent(recall)}, precision ${percent(precision)})`);
    return f1;
  };
  const structure = line('structure, region given', (score) => score.structure);
  const together = line('regions and structure', (score) => score.together);
  console.log(`wanted: structure ${WANTED.structure}, together ${WANTED.together}`);
  if (structure < WANTED.structure || together < WANTED.together) process.exitCode = 1;
}

async function main(): Promise<void> {
  const further = readFurtherFolders('tables');
  const folder = documentsPath('tables-icdar2013', further);
  if (folder === null) {
    console.log(`tables: left out, the ICDAR 2013 table set (tables-icdar2013) is not at hand`);
    return;
  }
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => name.slice(0, -4))
    .filter((name) => existsSync(join(folder, `${name}-str.xml`)))
    .sort();
  const scores: DocumentScore[] = [];
  for (const name of names) scores.push(await scoreDocument(folder, name));
  report(scores);
}

await main();
