import type { z } from 'zod';

import { readChecks } from '../decide/catalogue-checks.ts';
import type { DocumentDoubt } from '../contract/document-doubt.ts';
import type { ExtractionJob, PipelineSchema } from '../contract/job.ts';
import type { ExtractionStage } from '../contract/outcome.ts';
import type { ExtractionResult, FileFacts } from '../contract/result.ts';
import { PipelineError } from '../contract/failures.ts';
import type { Pages } from '../graph/built-pages.ts';
import { BuiltPages } from '../graph/built-pages.ts';
import type { GraphEdge, GraphNode, LayoutTag } from '../graph/document-graph.ts';
import { pageNodes } from '../graph/document-graph.ts';
import { createPageLinker, pageEdges } from '../graph/graph-edges.ts';
import { GraphWriter } from '../graph/graph-writer.ts';
import type { Block } from '../graph/blocks.ts';
import type { RecognisedType } from '../facts/document-type.ts';
import { hasEvidenceOf, isOfOtherTrade, otherPaperOf, recogniseType } from '../facts/document-type.ts';
import { notFinalDoubts } from '../facts/not-final.ts';
import { Furniture } from '../graph/furniture.ts';
import { tagBlocks } from '../graph/tags.ts';
import type { Found } from '../decide/merge-readings.ts';
import { deriveLessons } from '../learn/derive.ts';
import type { LayoutFingerprint } from '../contract/layout-fingerprint.ts';
import { fingerprintOf, MAX_FINGERPRINT_PAGES } from '../facts/fingerprint.ts';
import { grownUnderLoad } from '../load.ts';
import { lessonsFor } from '../match/learned-group.ts';
import { askProposers } from '../match/proposers/ask-proposers.ts';
import type { Proposer } from '../contract/proposer.ts';
import { BodyPages, contentPages } from '../input/parts/content-pages.ts';
import type { Source } from '../input/parts/contents-in.ts';
import { withoutOthers } from '../input/parts/partner-pages.ts';
import {
  doubtOf,
  isForeign,
  onlySource,
  otherDocumentDoubts,
  sourceOf,
  withDoubt,
} from '../input/parts/contents-in.ts';
import type { QueryPage } from '../input/parts/notice-identity.ts';
import type { QueryListener } from '../decide/metric-query.ts';
import { queryMetrics } from '../decide/metric-query.ts';
import { hiddenTextDoubts } from '../decide/hidden-text-doubts.ts';
import type { ReadDocument, ReadOptions } from './read-document.ts';
import { queryCompared } from './compare-layer.ts';
import { yieldToEventLoop, readDocument } from './read-document.ts';
import { resultModel } from '../contract/result.ts';
import { documentModel, graphModel, layoutModel, pageGraphPartsModel } from './stage-models.ts';

/** What a stage may use besides its input. */
export interface StageContext extends ReadOptions {
  job: ExtractionJob;
  /** Plug-ins that propose values; none by default. */
  proposers: readonly Proposer[];
  /** Told how values were chosen. */
  listener?: QueryListener | undefined;
}

/** One step of the pipeline; `output` is checked before the next stage sees it. */
export interface Stage<In, Out> {
  name: string;
  stage: ExtractionStage;
  output: z.ZodType;
  run(input: In, context: StageContext): Promise<Out> | Out;
}

/** PDF to document: words and ruled lines of every page. */
const pdfToDocument: Stage<ExtractionJob, ReadDocument> = {
  name: 'PDF to document',
  stage: 'EXT_START_PDF_TO_DOC',
  output: documentModel,
  run: (job, context) => readDocument(job, context),
};

interface GraphedDocument extends ReadDocumentFacts {
  pages: Pages;
  furniture: Furniture;
}

type ReadDocumentFacts = Omit<ReadDocument, 'pages' | 'file'> & { sizes: ExtractionResult['pages'] };

/** Document to graph: lines, phrases, blocks and tables of every page, and what repeats from page to page. */
const documentToGraph: Stage<ReadDocument, GraphedDocument> = {
  name: 'Document to graph',
  stage: 'EXT_START_DOC_TO_GRAPH',
  output: graphModel,
  async run({ pages: read, unreadablePages, scan }, { signal }) {
    const pages = new BuiltPages(read);
    const furniture = new Furniture();
    const sizes: ExtractionResult['pages'] = [];
    for (const page of pages) {
      await yieldToEventLoop(sizes.length, signal);
      furniture.see(page);
      const { number, width, height, rotation } = page.page;
      sizes.push({ number, width, height, rotation });
    }
    return { unreadablePages, scan, pages, furniture, sizes };
  },
};

interface TaggedDocument extends ReadDocumentFacts, Source {
  schema: PipelineSchema;
  recognisedType: RecognisedType | null;
  fingerprint: LayoutFingerprint;
}

/** Layout tagger: what every block is, written out with its page; which documents the file holds, and what they are. */
const layoutTagger: Stage<GraphedDocument, TaggedDocument> = {
  name: 'Layout tagger',
  stage: 'EXT_START_LAYOUT_TAGGER',
  output: layoutModel,
  async run({ furniture, pages, ...document }, { job, signal }) {
    await writeGraph(pages, furniture, job, signal);
    const body = new BodyPages(pages);
    const whole = typeOf(contentPages(body), job);
    const tools = { schemas: job.schemas, queryPage: queryPageAlone(fingerprintWith(furniture, body)) };
    const source =
      job.pages === undefined
        ? sourceOf(body, whole.schema, tools)
        : onlySource(body, whole.schema, job.pages.title, tools);
    const type = source.range === null ? whole : typeOf(source.pages, job);
    return { ...document, ...source, ...type, fingerprint: fingerprintWith(furniture, source.pages) };
  },
};

/** The type that some pages are read as, and the one that their words speak for. */
function typeOf(pages: Pages, job: ExtractionJob): Pick<TaggedDocument, 'schema' | 'recognisedType'> {
  const recognisedType = recogniseType(pages, job.schemas);
  const documentType = job.documentType ?? recognisedType?.id ?? '';
  const schema = job.schemas.find((one) => one.documentType === documentType);
  return { recognisedType, schema: schema ?? { documentType, groups: [] } };
}

function fingerprintWith(furniture: Furniture, pages: Pages): LayoutFingerprint {
  const first = pages.slice(0, MAX_FINGERPRINT_PAGES);
  return fingerprintOf(first, new Map(first.flatMap((page) => [...tagBlocks(page, furniture)])));
}

async function writeGraph(
  pages: Pages,
  furniture: Furniture,
  job: ExtractionJob,
  signal: AbortSignal,
): Promise<void> {
  const writer = await GraphWriter.open(job);
  try {
    if (!writer.isNeeded) return;
    const linkPage = createPageLinker();
    let index = 0;
    for (const page of pages) {
      await yieldToEventLoop((index += 1), signal);
      const tags = tagBlocks(page, furniture);
      const tagOf = (block: Block): LayoutTag => tags.get(block) ?? 'text';
      const nodes = pageNodes(page, tagOf);
      const edges = [...pageEdges(page), ...linkPage(page, tagOf)];
      assertGraph(nodes, edges);
      await writer.add(nodes, edges);
    }
    await writer.finish();
  } finally {
    await writer.close();
  }
}

function assertGraph(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): void {
  const checked = pageGraphPartsModel.safeParse({ nodes, edges });
  if (!checked.success) throw new PipelineError('EXT_FAILED', `Layout tagger: ${checked.error.message}`);
}

/** Reads single pages without checks, lessons or proposals, which hold for whole documents. */
const queryPageAlone =
  (fingerprint: LayoutFingerprint): QueryPage =>
  (page, schema) =>
    queryMetrics(
      [page],
      schema,
      { document: [], rows: [] },
      {
        lessons: { lessons: [], documentType: schema.documentType, fingerprint },
        grounded: [],
        typeConfidence: 1,
      },
    ).metrics;

/** Metric query: every metric of the schema with ranked candidates. */
const metricQuery: Stage<TaggedDocument, Omit<ExtractionResult, keyof FileFacts>> = {
  name: 'Metric query',
  stage: 'EXT_START_METRIC_QUERY',
  output: resultModel,
  async run(document, { job, limits, signal, proposers, listener, onOcrPage, ocr }) {
    const { pages, sizes, schema, contents, range, fingerprint, recognisedType } = document;
    const { documentType } = schema;
    // A register of several partners has no layout of its own: it neither follows lessons nor leads to any.
    const isRegister = doubtOf(contents) === 'partners';
    const lessons = { lessons: isRegister ? [] : (job.lessons ?? []), documentType, fingerprint };
    const maxMilliseconds = grownUnderLoad(limits.maxProposerMilliseconds);
    const plugged = await askProposers(proposers, { pages, schema, maxMilliseconds, signal });
    const typeConfidence = job.documentType === null ? (recognisedType?.confidence ?? 0) : 1;
    const isOther = job.documentType === null && isOfOtherTrade(pages, documentType);
    const sources = {
      lessons,
      grounded: plugged.grounded,
      typeConfidence,
      leastShown: job.leastShown,
    };
    const checks = readChecks(job.checks, documentType);
    const query = (asked: Pages, told = listener): Found =>
      queryMetrics(asked, schema, checks, { ...sources, listener: told });
    const recognition = { limits, signal, onOcrPage, ocr };
    const compared = await queryCompared(pages, document.scan, query, recognition);
    const found = { ...compared.found, metrics: withoutOthers(compared.found.metrics, pages) };
    const derivedLessons = isRegister
      ? []
      : deriveLessons(pages, schema, { values: job.reviewed ?? [], lessons: lessonsFor(lessons) });
    const ofPart = job.pages === undefined ? undefined : 'notices';
    const doubt = doubtOf(contents) ?? (isForeign(found, typeConfidence, isOther) ? 'foreign' : ofPart);
    return {
      documentType,
      recognisedType,
      ...(documentType === '' ? { looksLike: otherPaperOf(pages) } : {}),
      fingerprint,
      unreadablePages: document.unreadablePages.filter((page) => isWithin(range, page)),
      pages: sizes,
      ...(doubt === undefined ? found : withDoubt(found, doubt)),
      derivedLessons,
      proposers: plugged.reports,
      doubts: [
        ...found.doubts,
        ...compared.doubts,
        ...hiddenTextDoubts(pages, (asked, told) =>
          queryMetrics(asked, schema, checks, { ...sources, grounded: [], listener: told }),
        ),
        ...otherDocumentDoubts(document),
        ...notFinalDoubts(pages),
        ...otherTypeDoubts(pages, job),
      ],
      ...(contents === undefined ? {} : { contents }),
    };
  },
};

/** The doubt about a document that is read as a type which was chosen for it and of which it has no evidence. */
function otherTypeDoubts(pages: Pages, { documentType, schemas }: ExtractionJob): DocumentDoubt[] {
  const [first] = pages.slice(0, 1);
  if (documentType === null || first === undefined || hasEvidenceOf(documentType, pages, schemas)) return [];
  const place = { page: first.page.number, box: null, fins: null };
  return [{ kind: 'otherType', severity: 'doubt', text: '', ...place }];
}

const isWithin = (range: Source['range'], page: number): boolean =>
  range === null || (page >= range.fromPage && page <= range.toPage);

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
