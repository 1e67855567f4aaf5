import { open } from 'node:fs/promises';

import type { z } from 'zod';

import { readChecks } from './checks/catalogue-checks.ts';
import type { ExtractionJob, ExtractionResult, ExtractionStage, FileFacts } from './extraction.ts';
import { PipelineError } from './failures.ts';
import type { DocumentGraph } from './graph/document-graph.ts';
import { pageEdges, pageNodes } from './graph/document-graph.ts';
import type { PageGraph } from './graph/page-graph.ts';
import { buildPageGraph } from './graph/page-graph.ts';
import { keepBesides } from './inputs/keep-besides.ts';
import { openInput } from './inputs/open-input.ts';
import type { RecognisedType } from './layout/document-type.ts';
import { recogniseType } from './layout/document-type.ts';
import { tagBlocks } from './layout/tags.ts';
import { deriveLessons } from './learning/derive.ts';
import type { LayoutFingerprint } from './learning/fingerprint.ts';
import { fingerprintOf } from './learning/fingerprint.ts';
import { createPageReader } from './ocr/page-reader.ts';
import type { PdfPage } from './pdf/document.ts';
import { openPdf } from './pdf/document.ts';
import type { ExtractionLimits } from './pdf/limits.ts';
import { queryMetrics } from './query/metric-query.ts';
import { documentModel, graphModel, layoutModel, resultModel } from './stage-models.ts';

/** What a stage may use besides its input. */
export interface StageContext {
  job: ExtractionJob;
  limits: ExtractionLimits;
  signal: AbortSignal;
}

/** One step of the pipeline; `output` is checked before the next stage sees it. */
export interface Stage<In, Out> {
  name: string;
  stage: ExtractionStage;
  output: z.ZodType;
  run(input: In, context: StageContext): Promise<Out> | Out;
}

/** Pages between two looks at the abort signal. */
const PAGES_PER_BREATH = 16;

async function breathe(index: number, signal: AbortSignal): Promise<void> {
  if (index % PAGES_PER_BREATH !== 0) return;
  await new Promise((resolve) => setImmediate(resolve));
  signal.throwIfAborted();
}

async function readFileWithin(path: string, maxBytes: number): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > maxBytes)
      throw new PipelineError('EXT_FAILED', `The file has ${size} bytes, more than ${maxBytes}.`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** The pages of a document and what is known of its file. */
interface ReadDocument {
  pages: PdfPage[];
  file: FileFacts;
}

/** PDF to document: words and ruled lines of every page. */
const pdfToDocument: Stage<ExtractionJob, ReadDocument> = {
  name: 'PDF to document',
  stage: 'EXT_START_PDF_TO_DOC',
  output: documentModel,
  async run(job, { limits, signal }) {
    const bytes = await readFileWithin(job.filePath, limits.maxBytes);
    const input = await openInput(bytes, limits);
    const file = await keepBesides(input, job);
    if (input.pages !== null) return { pages: input.pages, file };
    const pdf = await openPdf(input.pdf, limits);
    try {
      const readPage = createPageReader(pdf, { limits, signal });
      const pages: PdfPage[] = [];
      for (let index = 0; index < pdf.pageCount; index += 1) {
        await breathe(index, signal);
        pages.push(await readPage(index));
      }
      return { pages, file };
    } finally {
      pdf.close();
    }
  },
};

/** Document to graph: lines, phrases, blocks and tables. */
const documentToGraph: Stage<{ pages: PdfPage[] }, { pages: PageGraph[] }> = {
  name: 'Document to graph',
  stage: 'EXT_START_DOC_TO_GRAPH',
  output: graphModel,
  async run({ pages }, { signal }) {
    const graphs: PageGraph[] = [];
    for (const [index, page] of pages.entries()) {
      await breathe(index, signal);
      graphs.push(buildPageGraph(page));
    }
    return { pages: graphs };
  },
};

interface TaggedDocument {
  pages: PageGraph[];
  documentType: string;
  recognisedType: RecognisedType | null;
  graph: DocumentGraph;
  fingerprint: LayoutFingerprint;
}

/** Layout tagger: what every block is, and what the document is. */
const layoutTagger: Stage<{ pages: PageGraph[] }, TaggedDocument> = {
  name: 'Layout tagger',
  stage: 'EXT_START_LAYOUT_TAGGER',
  output: layoutModel,
  async run({ pages }, { job, signal }) {
    const tags = tagBlocks(pages);
    const graph: DocumentGraph = { nodes: [], edges: [] };
    for (const [index, page] of pages.entries()) {
      await breathe(index, signal);
      for (const node of pageNodes(page, (block) => tags.get(block) ?? 'text')) graph.nodes.push(node);
      for (const edge of pageEdges(page)) graph.edges.push(edge);
    }
    const recognisedType = recogniseType(pages, job.schemas);
    const documentType = job.documentType ?? recognisedType?.id ?? '';
    return { pages, documentType, recognisedType, graph, fingerprint: fingerprintOf(pages, tags) };
  },
};

/** Metric query: every metric of the schema with ranked candidates. */
const metricQuery: Stage<TaggedDocument, Omit<ExtractionResult, keyof FileFacts>> = {
  name: 'Metric query',
  stage: 'EXT_START_METRIC_QUERY',
  output: resultModel,
  run({ pages, documentType, recognisedType, graph, fingerprint }, { job }) {
    const schema = job.schemas.find((one) => one.documentType === documentType) ?? {
      documentType,
      groups: [],
    };
    const lessons = { lessons: job.lessons ?? [], documentType, fingerprint };
    const found = queryMetrics(pages, schema, readChecks(job.checks, documentType), lessons);
    const taught = deriveLessons(pages, schema, job.teach ?? []);
    const sizes = pages.map(({ page: { number, width, height, rotation } }) => ({
      number,
      width,
      height,
      rotation,
    }));
    return { documentType, recognisedType, pages: sizes, ...found, graph, fingerprint, taught };
  },
};

async function step<In, Out>(
  stage: Stage<In, Out>,
  input: In,
  context: StageContext,
  onStage: (stage: ExtractionStage) => void,
): Promise<Out> {
  context.signal.throwIfAborted();
  onStage(stage.stage);
  const output = await stage.run(input, context);
  const checked = stage.output.safeParse(output);
  if (!checked.success) throw new PipelineError('EXT_FAILED', `${stage.name}: ${checked.error.message}`);
  return output;
}

/** Runs the four stages in order. @throws PipelineError, or the reason of an abort. */
export async function runStages(
  context: StageContext,
  onStage: (stage: ExtractionStage) => void,
): Promise<ExtractionResult> {
  const read = await step(pdfToDocument, context.job, context, onStage);
  const graphed = await step(documentToGraph, read, context, onStage);
  const tagged = await step(layoutTagger, graphed, context, onStage);
  return { ...(await step(metricQuery, tagged, context, onStage)), ...read.file };
}
