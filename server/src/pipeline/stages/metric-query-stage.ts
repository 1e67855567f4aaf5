import { readChecks } from '../decide/catalogue-checks.ts';
import type { DocumentDoubt } from '../contract/document-doubt.ts';
import type { ExtractionJob, PipelineSchema } from '../contract/job.ts';
import type { Pass } from '../contract/pass.ts';
import { passData } from '../contract/pass.ts';
import type { Pages } from '../graph/built-pages.ts';
import { hasEvidenceOf, isNotFundDocument, otherPaperOf } from '../facts/document-type.ts';
import { notFinalDoubts } from '../facts/not-final.ts';
import { isSameLayout } from '../facts/same-layout.ts';
import type { Found } from '../decide/merge-readings.ts';
import type { DerivedLesson } from '../contract/lesson.ts';
import { deriveLessons } from '../learn/derive.ts';
import { grownUnderLoad } from '../load.ts';
import type { LessonsInForce } from '../match/learned-group.ts';
import { lessonsFor } from '../match/learned-group.ts';
import { withModelProposals } from '../decide/model-proposals.ts';
import { askProposers } from '../match/proposers/ask-proposers.ts';
import type { GroundedProposal } from '../match/proposers/grounding.ts';
import type { ProposedValue, Proposer } from '../contract/proposer.ts';
import type { Source } from '../input/parts/contents-in.ts';
import { keepOwnNotice } from '../input/parts/partner-pages.ts';
import { doubtOf, isForeign, otherDocumentDoubts, withDoubts } from '../input/parts/contents-in.ts';
import type { QueryListener } from '../decide/metric-query.ts';
import { queryMetrics } from '../decide/metric-query.ts';
import { QUERY_PASSES } from '../decide/passes.ts';
import { hiddenTextDoubts } from '../decide/hidden-text-doubts.ts';
import type { ScannedPages } from './read-document.ts';
import { queryCompared } from './compare-layer.ts';
import type { FoundInDocument, Stage, StageContext, TaggedDocument } from './stage.ts';
import { PAGES, RESULT, TAGGED } from './stage.ts';

const DOUBTS = passData<DocumentDoubt[]>('doubts');

type Query = (pages: Pages, told?: QueryListener) => Found;

interface ProposerSources extends Omit<Parameters<typeof askProposers>[1], 'pages'> {
  proposers: readonly Proposer[];
}

interface ComparisonSources {
  scan: ScannedPages | null;
  query: Query;
  recognition: StageContext;
}

interface LessonSources {
  schema: PipelineSchema;
  reviewed: Parameters<typeof deriveLessons>[2];
}

const PROPOSERS: Pass<Pages, ReturnType<typeof askProposers>, ProposerSources> = {
  name: 'proposers',
  input: PAGES,
  output: passData('proposals'),
  run: (pages, { proposers, ...asked }) => askProposers(proposers, { pages, ...asked }),
};

/** What a model has answered, taken apart like the answer of a plug-in; it joins the values when they are chosen. */
const MODEL_ANSWER: Pass<Pages, ReturnType<typeof askProposers>, ProposerSources> = {
  name: 'model-answer',
  input: PAGES,
  output: passData('answer of the model'),
  run: (pages, { proposers, ...asked }) => askProposers(proposers, { pages, ...asked }),
};

/** Values, compared with the picture of a scan that has a text of its own. */
const COMPARED_VALUES: Pass<Pages, ReturnType<typeof queryCompared>, ComparisonSources> = {
  name: 'values',
  input: PAGES,
  output: passData('values'),
  run: (pages, { scan, query, recognition }) => queryCompared(pages, scan, query, recognition),
};

const OTHER_PARTNERS: Pass<Found['metrics'], Found['metrics'], Pages> = {
  name: 'other-partners',
  input: passData('values'),
  output: passData('values'),
  run: keepOwnNotice,
};

const BESIDE_MODEL: Pass<Found, Found, { schema: PipelineSchema; grounded: readonly GroundedProposal[] }> = {
  name: 'beside-model',
  input: passData('values'),
  output: passData('values'),
  run: (found, { schema, grounded }) => withModelProposals(found, schema, grounded),
};

const LESSONS: Pass<Pages, DerivedLesson[], LessonSources> = {
  name: 'lessons',
  input: PAGES,
  output: passData('lessons'),
  run: (pages, { schema, reviewed }) => deriveLessons(pages, schema, reviewed),
};

const HIDDEN_TEXT: Pass<Pages, DocumentDoubt[], Query> = {
  name: 'hidden-text',
  input: PAGES,
  output: DOUBTS,
  run: hiddenTextDoubts,
};

const DOCUMENT_DOUBTS: Pass<TaggedDocument, DocumentDoubt[], ExtractionJob> = {
  name: 'document-doubts',
  input: TAGGED,
  output: DOUBTS,
  run: (document, job) => [
    ...otherDocumentDoubts(document),
    ...notFinalDoubts(document.pages),
    ...otherTypeDoubts(document.pages, job),
  ],
};

/** Metric query: every metric of the schema with ranked candidates. */
export const METRIC_QUERY: Stage<TaggedDocument, FoundInDocument> = {
  name: 'metric-query',
  stage: 'EXT_START_METRIC_QUERY',
  input: TAGGED,
  output: RESULT,
  passes: [
    PROPOSERS,
    MODEL_ANSWER,
    COMPARED_VALUES,
    ...QUERY_PASSES,
    OTHER_PARTNERS,
    BESIDE_MODEL,
    LESSONS,
    HIDDEN_TEXT,
    DOCUMENT_DOUBTS,
  ],
  async run(document, context) {
    const { job, limits, signal, proposers, listener, passes } = context;
    const { pages, sizes, schema, contents, range, fingerprint, recognisedType } = document;
    const { documentType } = schema;
    if (isModelAwaited(job, document)) return awaitingModel(document);
    const lessons = lessonsInForce(job, document);
    const maxMilliseconds = grownUnderLoad(limits.maxProposerMilliseconds);
    const asked = { proposers, schema, maxMilliseconds, signal };
    const plugged = await passes.run(PROPOSERS, pages, asked);
    const answered = await passes.run(MODEL_ANSWER, pages, { ...asked, proposers: answersOf(job) });
    const typeConfidence = job.documentType === null ? (recognisedType?.confidence ?? 0) : 1;
    const isOther = job.documentType === null && isNotFundDocument(pages, documentType);
    const sources = {
      lessons,
      grounded: plugged.grounded,
      typeConfidence,
      leastShown: job.leastShown,
      passes,
    };
    const checks = readChecks(job.checks, documentType);
    const query: Query = (asked, told = listener) =>
      queryMetrics(asked, schema, checks, { ...sources, listener: told });
    const compared = await passes.run(COMPARED_VALUES, pages, {
      scan: document.scan,
      query,
      recognition: context,
    });
    const metrics = passes.run(OTHER_PARTNERS, compared.found.metrics, pages);
    const found = { ...compared.found, metrics };
    const derivedLessons = isOfPartners(document)
      ? []
      : passes.run(LESSONS, pages, {
          schema,
          reviewed: { values: job.reviewed ?? [], lessons: lessonsFor(lessons) },
        });
    const ofPart = job.pages === undefined ? undefined : 'notices';
    const doubt = doubtOf(contents) ?? (isForeign(found, typeConfidence, isOther) ? 'foreign' : ofPart);
    const chosen = passes.run(BESIDE_MODEL, found, { schema, grounded: answered.grounded });
    return {
      documentType,
      recognisedType,
      ...(documentType === '' ? { looksLike: otherPaperOf(pages) } : {}),
      fingerprint,
      unreadablePages: document.unreadablePages.filter((page) => isWithin(range, page)),
      pages: sizes,
      ...withDoubts(chosen, { doubt, isConfirmed: lessons.isConfirmed }),
      derivedLessons,
      proposers: [...plugged.reports, ...answered.reports],
      doubts: [
        ...found.doubts,
        ...compared.doubts,
        ...passes.run(HIDDEN_TEXT, pages, (asked, told) =>
          queryMetrics(asked, schema, checks, { ...sources, grounded: [], listener: told }),
        ),
        ...passes.run(DOCUMENT_DOUBTS, document, job),
      ],
      ...(contents === undefined ? {} : { contents }),
    };
  },
};

/** A register of several partners has no layout of its own: it neither follows lessons nor leads to any. */
const isOfPartners = ({ contents }: TaggedDocument): boolean => doubtOf(contents) === 'partners';

function lessonsInForce(job: ExtractionJob, document: TaggedDocument): LessonsInForce {
  return {
    lessons: isOfPartners(document) ? [] : (job.lessons ?? []),
    documentType: document.schema.documentType,
    fingerprint: document.fingerprint,
    isConfirmed: isOfConfirmedLayout(job, document),
  };
}

function isOfConfirmedLayout({ confirmedLayouts }: ExtractionJob, { fingerprint }: TaggedDocument): boolean {
  return confirmedLayouts?.some((known) => isSameLayout(known, fingerprint)) === true;
}

/** Whether a model is still to be asked about a document: one that is read as a type, and of one partner. */
const isModelAwaited = (job: ExtractionJob, document: TaggedDocument): boolean =>
  job.model?.proposals === null &&
  document.schema.groups.length > 0 &&
  doubtOf(document.contents) !== 'partners' &&
  !isOfConfirmedLayout(job, document);

/** The answer of the job's model as that of a proposer; none where no model has answered. */
function answersOf({ model }: ExtractionJob): Proposer[] {
  const { name: id, proposals = null } = model ?? {};
  if (id === undefined || proposals === null) return [];
  // What it answers is taken apart by the proposer's own model, as that of a plug-in is.
  return [{ id, version: 'chat-completions', propose: async () => proposals as ProposedValue[] }];
}

/** A document whose values are chosen once a model was asked. */
function awaitingModel({
  schema: { documentType },
  recognisedType,
  fingerprint,
  unreadablePages,
  sizes: pages,
  contents,
}: TaggedDocument): FoundInDocument {
  const nothing = { metrics: [], rows: [], checks: [], derivedLessons: [], proposers: [], doubts: [] };
  const known = { documentType, recognisedType, fingerprint, unreadablePages, pages };
  return { ...known, ...nothing, awaitsModel: true, ...(contents === undefined ? {} : { contents }) };
}

/** The doubt about a document that is read as a type which was chosen for it and of which it has no evidence. */
function otherTypeDoubts(pages: Pages, { documentType, schemas }: ExtractionJob): DocumentDoubt[] {
  const [first] = pages.slice(0, 1);
  if (documentType === null || first === undefined || hasEvidenceOf(documentType, pages, schemas)) return [];
  const place = { page: first.page.number, box: null, fins: null };
  return [{ kind: 'otherType', severity: 'doubt', text: '', ...place }];
}

const isWithin = (range: Source['range'], page: number): boolean =>
  range === null || (page >= range.fromPage && page <= range.toPage);
