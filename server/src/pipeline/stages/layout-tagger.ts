import type { ExtractionJob, PipelineSchema } from '../contract/job.ts';
import type { Pass, PassRunner } from '../contract/pass.ts';
import { passData } from '../contract/pass.ts';
import { PipelineError } from '../contract/failures.ts';
import type { Pages } from '../graph/built-pages.ts';
import type { GraphEdge, GraphNode, LayoutTag } from '../graph/document-graph.ts';
import { pageNodes } from '../graph/document-graph.ts';
import { createPageLinker, pageEdges } from '../graph/graph-edges.ts';
import { GraphWriter } from '../graph/graph-writer.ts';
import type { Block } from '../graph/blocks.ts';
import { recogniseType } from '../facts/document-type.ts';
import type { Furniture } from '../graph/furniture.ts';
import { tagBlocks } from '../graph/tags.ts';
import type { LayoutFingerprint } from '../contract/layout-fingerprint.ts';
import { fingerprintOf, MAX_FINGERPRINT_PAGES } from '../facts/fingerprint.ts';
import { BodyPages, contentPages } from '../input/parts/content-pages.ts';
import type { Source } from '../input/parts/contents-in.ts';
import { onlySource, sourceOf } from '../input/parts/contents-in.ts';
import type { QueryPage } from '../input/parts/notice-identity.ts';
import { queryMetrics } from '../decide/metric-query.ts';
import { yieldToEventLoop } from './read-document.ts';
import { pageGraphPartsModel } from './stage-models.ts';
import type { GraphedDocument, ReadAs, Stage, TaggedDocument } from './stage.ts';
import { GRAPHS, PAGES, TAGGED } from './stage.ts';

interface GraphSources {
  furniture: Furniture;
  job: ExtractionJob;
  signal: AbortSignal;
}

const GRAPH_FILE: Pass<Pages, Promise<void>, GraphSources> = {
  name: 'graph-file',
  input: PAGES,
  output: passData('file of the graph'),
  run: (pages, { furniture, job, signal }) => writeGraph(pages, furniture, job, signal),
};

const DOCUMENT_TYPE: Pass<Pages, ReadAs, ExtractionJob> = {
  name: 'document-type',
  input: PAGES,
  output: passData('document type'),
  run: typeOf,
};

const FINGERPRINT: Pass<Pages, LayoutFingerprint, Furniture> = {
  name: 'fingerprint',
  input: PAGES,
  output: passData('fingerprint'),
  run: fingerprintWith,
};

/** Which documents the file holds, and which of them is read. */
const PARTS: Pass<Pages, Source, { schema: PipelineSchema; job: ExtractionJob; queryPage: QueryPage }> = {
  name: 'parts',
  input: PAGES,
  output: passData('pages of one document'),
  run(pages, { schema, job, queryPage }) {
    const tools = { schemas: job.schemas, queryPage };
    return job.pages === undefined
      ? sourceOf(pages, schema, tools)
      : onlySource(pages, schema, job.pages.title, tools);
  },
};

/** Layout tagger: what every block is, written out with its page; which documents the file holds, and what they are. */
export const LAYOUT_TAGGER: Stage<GraphedDocument, TaggedDocument> = {
  name: 'layout-tagger',
  stage: 'EXT_START_LAYOUT_TAGGER',
  input: GRAPHS,
  output: TAGGED,
  passes: [GRAPH_FILE, DOCUMENT_TYPE, FINGERPRINT, PARTS],
  async run({ furniture, pages, ...document }, { job, signal, passes }) {
    await passes.run(GRAPH_FILE, pages, { furniture, job, signal });
    const body = new BodyPages(pages);
    const whole = passes.run(DOCUMENT_TYPE, contentPages(body), job);
    const queryPage = queryPageAlone(passes.run(FINGERPRINT, body, furniture), passes);
    const source = passes.run(PARTS, body, { schema: whole.schema, job, queryPage });
    const type = source.range === null ? whole : passes.run(DOCUMENT_TYPE, source.pages, job);
    const fingerprint = passes.run(FINGERPRINT, source.pages, furniture);
    return { ...document, ...source, ...type, fingerprint };
  },
};

/** The type that some pages are read as, and the one that their words speak for. */
function typeOf(pages: Pages, job: ExtractionJob): ReadAs {
  const recognisedType = recogniseType(pages, job.schemas);
  const documentType = job.documentType ?? recognisedType?.id ?? '';
  const schema = job.schemas.find((one) => one.documentType === documentType);
  return { recognisedType, schema: schema ?? { documentType, groups: [] } };
}

function fingerprintWith(pages: Pages, furniture: Furniture): LayoutFingerprint {
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
  (fingerprint: LayoutFingerprint, passes: PassRunner): QueryPage =>
  (page, schema) =>
    queryMetrics(
      [page],
      schema,
      { document: [], rows: [] },
      {
        lessons: { lessons: [], documentType: schema.documentType, fingerprint, isConfirmed: false },
        grounded: [],
        typeConfidence: 1,
        passes,
      },
    ).metrics;
