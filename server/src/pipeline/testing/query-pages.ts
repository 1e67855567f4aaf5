import assert from 'node:assert/strict';

import { readBuiltInSchemas } from '../built-in-schemas.ts';
import { readChecks } from '../decide/catalogue-checks.ts';
import type { PipelineMetric, PipelineSchema } from '../contract/job.ts';
import { ALL_PASSES } from '../contract/pass.ts';
import type { Candidate } from '../contract/candidate.ts';
import type { DocumentDoubt } from '../contract/document-doubt.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { buildPageGraph } from '../graph/page-graph.ts';
import { BodyPages, contentPages } from '../input/parts/content-pages.ts';
import { openPdf } from '../pdf/document.ts';
import { DEFAULT_LIMITS } from '../contract/limits.ts';
import { queryMetrics } from '../decide/metric-query.ts';
import type { TextAt } from './build-pdf.ts';
import { buildPdf } from './build-pdf.ts';

const { schemas, checks } = readBuiltInSchemas(new URL('../../database/catalogue.json', import.meta.url));

/** Drawn pages have few and small amounts, which the fitted confidence doubts; what is found is asked here. */
const MIN_SHOWN = 0;

/** How sure the words of a page are that is read as if it were recognised. */
const RECOGNISED = 0.95;

/** What is found on pages of given texts: candidates by fin, and the best values of each row. */
export interface FoundOnPages {
  candidates: Record<string, Candidate[]>;
  /** The best value by fin, with its currency behind it where it has one. */
  values: Record<string, string>;
  rows: Record<string, string>[];
  /** The best candidate of each cell of a row, by fin. */
  rowCandidates: Record<string, Candidate>[];
  /** What is printed as nil in each row. */
  nilsOfRows: string[][];
  doubts: DocumentDoubt[];
}

const valueOf = ({ value, currency }: Candidate): string =>
  currency === null ? value : `${value} ${currency}`;

type Source = PageGraph['page']['source'];

async function graphsOf(pages: readonly (readonly TextAt[])[], source: Source): Promise<PageGraph[]> {
  const pdf = await openPdf(await buildPdf(pages), DEFAULT_LIMITS);
  const graphs = pages.map((_page, index) => {
    const page = pdf.readPage(index);
    const words = page.words.map((word) => (source === 'ocr' ? { ...word, confidence: RECOGNISED } : word));
    return buildPageGraph({ ...page, words, source });
  });
  pdf.close();
  return graphs;
}

/** The built-in schema of a document type. Throws when there is none. */
function builtInSchema(documentType: string): PipelineSchema {
  const schema = schemas.find((one) => one.documentType === documentType);
  if (schema === undefined) throw new Error(`No schema for ${documentType}.`);
  return schema;
}

/**
 * Draws texts, reads them back as if they came from `source` and asks for every metric of a built-in schema and for `more`
 * metrics besides.
 */
export async function queryPages(
  pages: readonly (readonly TextAt[])[],
  documentType: string,
  more: readonly PipelineMetric[] = [],
  source: Source = 'text',
): Promise<FoundOnPages> {
  const { groups } = builtInSchema(documentType);
  const own = { displayName: 'More', groupIdentifier: null, isRepeatingGroup: false, metrics: [...more] };
  const lessons = {
    lessons: [],
    documentType,
    fingerprint: { hash: '', labels: [], titles: [], sender: [], page: '' },
    isConfirmed: false,
  };
  const found = queryMetrics(
    contentPages(new BodyPages(await graphsOf(pages, source))),
    { documentType, groups: [...groups, own] },
    readChecks(checks, documentType),
    { lessons, grounded: [], typeConfidence: 1, leastShown: MIN_SHOWN, passes: ALL_PASSES },
  );
  const candidates = Object.fromEntries(found.metrics.map((metric) => [metric.fin, metric.candidates]));
  type Cells = readonly { fin: string; candidates: Candidate[] }[];
  const bestOf = (cells: Cells): Record<string, Candidate> =>
    Object.fromEntries(
      cells.flatMap(({ fin, candidates: [best] }) => (best === undefined ? [] : [[fin, best]])),
    );
  const isNil = ({ value }: Candidate): boolean => value === '';
  const valuesOf = (bests: Record<string, Candidate>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(bests).flatMap(([fin, best]) => (isNil(best) ? [] : [[fin, valueOf(best)]])),
    );
  const nilsOf = (bests: Record<string, Candidate>): string[] =>
    Object.keys(bests).filter((fin) => bests[fin] !== undefined && isNil(bests[fin]));
  const rowCandidates = found.rows.map(({ cells }) => bestOf(cells));
  return {
    candidates,
    values: valuesOf(bestOf(found.metrics)),
    rows: rowCandidates.map(valuesOf),
    rowCandidates,
    nilsOfRows: rowCandidates.map(nilsOf),
    doubts: found.doubts,
  };
}

/** Texts on one line: places from the left and what stands there. */
export function lineAt(y: number, ...cells: (readonly [number, string])[]): TextAt[] {
  return cells.map(([x, text]) => ({ x, y, text }));
}

/** Asserts the given values of one page, undefined for one that must not be found; says nothing of the others. */
export async function assertFound(
  page: readonly TextAt[],
  documentType: string,
  wanted: Record<string, string | undefined>,
): Promise<void> {
  const { values } = await queryPages([page], documentType);
  assert.deepEqual(Object.fromEntries(Object.keys(wanted).map((fin) => [fin, values[fin]])), wanted);
}
