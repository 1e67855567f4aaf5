import type { FundCheck } from '@assay/shared/domain';
import { isDecimal } from '@assay/shared/domain';

import type { SchemaChecks } from './catalogue-checks.ts';
import type { DocumentDoubt } from '../contract/document-doubt.ts';
import type { PipelineGroup, PipelineSchema } from '../contract/job.ts';
import type { PassRunner } from '../contract/pass.ts';
import type { ExtractionResult } from '../contract/result.ts';
import type { Pages } from '../graph/built-pages.ts';
import { pageNumbered } from '../graph/built-pages.ts';
import { unionRect } from '../pdf/geometry.ts';
import { learnedFor } from './apply-lessons.ts';
import type { SpeakingLesson } from '../contract/lesson.ts';
import type { LessonsInForce } from '../match/learned-group.ts';
import { lessonsFor, learnedGroup } from '../match/learned-group.ts';
import type { Word } from '../contract/page.ts';
import type { GroundedProposal } from '../match/proposers/grounding.ts';
import { proposedFor, withProposedRows } from './joining.ts';
import { candidatesOf, cellCandidates } from './candidates.ts';
import { weighRow } from './choose-by-checks.ts';
import { signalsOf } from './confidence/signals/signals-of.ts';
import type { Finding, SignalReader } from './confidence/signals/finding.ts';
import type { DocumentContext } from '../facts/document-context.ts';
import { readContext } from '../facts/document-context.ts';
import { termsOf } from '../vocabulary/metric-terms.ts';
import { memoize } from '../memoize.ts';
import type { Proposal } from '../match/proposal.ts';
import { addSignal, rank } from '../match/proposal.ts';
import type { ClaimListener } from '../match/propose.ts';
import type { RowCell } from '../match/rows/group.ts';
import type { Ranked } from './resolve-claims.ts';
import { factsOf } from './passes.ts';
import {
  CANDIDATES,
  CHECKS,
  DATE_DOUBTS,
  ENTITY_NAMES,
  LOST_SIGN_DOUBTS,
  RANKING,
  ROWS_OF_TABLES,
  SCALE_OF_FUND,
  STATED_CURRENCY,
  VALUE_DOUBTS,
} from './passes.ts';
import { scaleDoubts } from './scale-doubts.ts';
import { UnreadValues } from './unread-values.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';

/** Pages on which a value's surroundings are looked up; their structure is at hand. */
const MAX_SURROUNDING_PAGES = 40;

type Found = Pick<ExtractionResult, 'metrics' | 'rows' | 'checks' | 'doubts'>;

/** The metrics of the groups that do not repeat, each once: those with a value to read, and names. */
const singleMetrics = memoize((schema: PipelineSchema) => {
  const metrics = schema.groups.filter((group) => !group.isRepeatingGroup).flatMap((group) => group.metrics);
  const wanted: TargetMetric[] = [...new Map(metrics.map((metric) => [metric.fin, metric])).values()].map(
    (metric) => ({ metric, terms: termsOf(metric) }),
  );
  const isName = ({ metric }: TargetMetric): boolean => metric.type === 'ENTITY_NAME';
  return { wanted, values: wanted.filter((one) => !isName(one)), entities: wanted.filter(isName) };
});

/** The words of a row's cells and of whatever else stands between them: its other columns. */
function wordsOfRow(pages: Pages, cells: readonly RowCell[]): Word[] {
  const own = cells.flatMap(({ proposal }) => proposal.words);
  const ofPage = Map.groupBy(cells, ({ proposal }) => proposal.page.page.number);
  const between = [...ofPage].flatMap(([number, onPage]) => {
    const words = onPage.flatMap(({ proposal }) => proposal.words);
    const { x0, x1, y0, y1 } = unionRect(words);
    const isInside = (word: Word): boolean =>
      word.x0 >= x0 && word.x1 <= x1 && (word.y0 + word.y1) / 2 > y0 && (word.y0 + word.y1) / 2 < y1;
    const rows = pageNumbered(pages, number).flatMap((page) => page.rows);
    return words.length < 2
      ? []
      : rows.flatMap((row) => row.flatMap((phrase) => phrase.words)).filter(isInside);
  });
  return [...own, ...between];
}

/** What a row of a list says of its member is not said of the whole document. */
function markOfRows(proposals: readonly Proposal[], inRows: ReadonlySet<Word>): void {
  for (const proposal of proposals) {
    const [first] = proposal.words;
    if (first !== undefined && inRows.has(first)) addSignal(proposal, 'ofRow', 1);
  }
}

function rankSingles(
  pages: Pages,
  schema: PipelineSchema,
  context: DocumentContext,
  {
    lessons,
    grounded,
    inRows,
    onClaim,
    passes,
  }: Pick<QuerySources, 'grounded' | 'passes'> & {
    lessons: readonly SpeakingLesson[];
    inRows: ReadonlySet<Word>;
    onClaim: ClaimListener;
  },
): Ranked {
  const { wanted, values, entities } = singleMetrics(schema);
  const learned = learnedFor(lessons, { pages, context, wanted });
  const isNotice = values.some(({ terms }) => terms.base === 'notice_date');
  const facts = learned.listen(factsOf(pages, context, passes, isNotice));
  const proposals = passes.run(CANDIDATES, facts, { metrics: values, context, onClaim });
  markOfRows([...proposals.values()].flat(), inRows);
  const ranked: Ranked = new Map(
    [...proposals].map(([one, list]) => [one, rank([...list, ...proposedFor(grounded, one.metric.fin)])]),
  );
  const currency = values.find(({ terms }) => terms.base === 'base_currency');
  if (currency !== undefined)
    ranked.set(
      currency,
      rank([...(ranked.get(currency) ?? []), ...passes.run(STATED_CURRENCY, wanted, context)]),
    );
  learned.addTo(ranked);
  for (const pass of RANKING) passes.run(pass, ranked, schema);
  for (const [one, names] of passes.run(ENTITY_NAMES, entities, pages)) {
    markOfRows(names, inRows);
    ranked.set(one, rank([...names, ...proposedFor(grounded, one.metric.fin)]));
  }
  learned.addTo(ranked);
  return passes.run(DATE_DOUBTS, ranked, undefined);
}

/** What the groups of a schema are filled with. */
interface Filling {
  pages: Pages;
  context: DocumentContext;
  checks: SchemaChecks;
  /** Of the document's layout. */
  lessons: readonly SpeakingLesson[];
  passes: PassRunner;
}

/** A row that was found, and the group of the schema it belongs to. */
interface GroupRow {
  groupIndex: number;
  rowIndex: number;
  cells: RowCell[];
}

function rowsOfGroup(
  group: PipelineGroup,
  groupIndex: number,
  { pages, context, checks, lessons, passes }: Filling,
): GroupRow[] {
  const metrics = group.metrics.map((metric) => ({ metric, terms: termsOf(metric) }));
  const learned = learnedGroup(lessons, group, metrics);
  const sources = { metrics, context, learned, checks: checks.rows };
  return passes.run(ROWS_OF_TABLES, pages, sources).map((cells, rowIndex) => {
    weighRow(
      new Map(withValues(cells).map(({ wanted, proposal }) => [wanted.metric.fin, proposal])),
      checks.rows,
    );
    return { groupIndex, rowIndex, cells };
  });
}

/** The cells of a row that have a value; a printed nil speaks neither for nor against them. */
const withValues = (cells: readonly RowCell[]): RowCell[] =>
  cells.filter(({ proposal }) => !proposal.isBlank);

/** The rows of a schema's repeating groups, written out. */
function writeRows(
  rows: readonly GroupRow[],
  schema: PipelineSchema,
  signalsFor: SignalReader,
): ExtractionResult['rows'] {
  return rows.map(({ groupIndex, rowIndex, cells }) => {
    const byFin = new Map(cells.map((cell) => [cell.wanted.metric.fin, cell]));
    const metrics = schema.groups[groupIndex]?.metrics ?? [];
    const written = metrics.map(({ fin }) => {
      const cell = byFin.get(fin);
      return {
        fin,
        candidates: cell === undefined ? [] : cellCandidates(cell, withValues(cells), signalsFor),
      };
    });
    return { groupIndex, rowIndex, cells: written };
  });
}

/** Told how the values of a document were chosen, for explanations. */
export interface QueryListener {
  onClaim: ClaimListener;
  /** The proposals of all metrics outside repeating groups, the chosen one first, and the rows. */
  onChosen(ranked: Ranked, rows: readonly (readonly RowCell[])[]): void;
}

/** What joins the document's own words (lessons in force, what plugged-in proposers say), and what confidence is told. */
export interface QuerySources {
  lessons: LessonsInForce;
  grounded: readonly GroundedProposal[];
  /** How sure it is that the document is what the schema describes, 0 to 1; 1 when somebody said so. */
  typeConfidence: number;
  /** Least probability of a best value that is shown; absent: what the confidence model says. */
  leastShown?: number | undefined;
  listener?: QueryListener | undefined;
  passes: PassRunner;
}

/** The cells of the metrics outside repeating groups, in the order of the schema. */
const singleCells = (
  { groups }: PipelineSchema,
  byFin: ReadonlyMap<string, Found['metrics'][number]['candidates']>,
): Found['metrics'] =>
  groups.flatMap((group, groupIndex) =>
    group.isRepeatingGroup
      ? []
      : group.metrics.map(({ fin }) => ({ fin, groupIndex, candidates: byFin.get(fin) ?? [] })),
  );

interface ShownValues {
  readonly byFin: ReadonlyMap<string, Found['metrics'][number]['candidates']>;
  /** Words of the rows of repeating groups. */
  readonly inRows: ReadonlySet<Word>;
  readonly unread: UnreadValues;
  readonly checks: readonly FundCheck[];
}

/** What is doubtful about the values that are shown, and about those that are not. */
function doubtsOf(finding: Finding, { byFin, inRows, unread, checks }: ShownValues): DocumentDoubt[] {
  const isAbsent = (fin: string): boolean => (byFin.get(fin) ?? []).length === 0;
  const stated = [
    ...finding.singles.filter(({ wanted }) => !isAbsent(wanted.metric.fin)),
    ...finding.rows.flat(),
  ];
  const taken = new Set([...stated.flatMap(({ proposal }) => proposal.words), ...inRows]);
  const values = new Map(
    [...byFin].flatMap(([fin, [best]]) =>
      best !== undefined && isDecimal(best.value) ? [[fin, { value: best.value }] as const] : [],
    ),
  );
  const { pages, context } = finding;
  return [...scaleDoubts(stated), ...unread.doubts({ pages, context, checks, values, isAbsent, taken })];
}

/** Finds every metric of a schema in a document, by its own words and by the lessons that speak to its form. */
export function queryMetrics(
  pages: Pages,
  schema: PipelineSchema,
  checks: SchemaChecks,
  sources: QuerySources,
): Found {
  const { passes } = sources;
  const context = readContext(pages);
  const lessons = lessonsFor(sources.lessons);
  const filling = { pages, context, checks, lessons, passes };
  const found = schema.groups.map((group, groupIndex) =>
    group.isRepeatingGroup ? rowsOfGroup(group, groupIndex, filling) : [],
  );
  const inRows = new Set(found.flat().flatMap(({ cells }) => wordsOfRow(pages, cells)));
  const unread = new UnreadValues(sources.listener?.onClaim, lessons);
  const ranked = rankSingles(pages, schema, context, {
    grounded: sources.grounded,
    onClaim: unread.see,
    lessons,
    inRows,
    passes,
  });
  const cellsOfRows = found.flatMap((rows) => rows.map(({ cells }) => cells));
  passes.run(SCALE_OF_FUND, cellsOfRows, { ranked, context });
  const verdicts = passes.run(CHECKS, ranked, checks.document);
  passes.run(LOST_SIGN_DOUBTS, ranked, cellsOfRows);
  passes.run(VALUE_DOUBTS, ranked, pages);
  sources.listener?.onChosen(ranked, cellsOfRows);
  const singles = [...ranked].flatMap(([wanted, [proposal]]) =>
    proposal === undefined || proposal.isBlank ? [] : [{ wanted, proposal }],
  );
  const finding: Finding = {
    pages: pages.slice(0, MAX_SURROUNDING_PAGES),
    context,
    singles,
    lists: schema.groups.some(({ isRepeatingGroup }) => isRepeatingGroup),
    rows: found.flatMap((rows) => rows.map(({ cells }) => withValues(cells))),
    verdicts,
    typeConfidence: sources.typeConfidence,
  };
  const signalsFor = signalsOf(finding);
  const byFin = new Map(
    [...ranked].map(([wanted, list]) => [
      wanted.metric.fin,
      candidatesOf(list, wanted, signalsFor, sources.leastShown),
    ]),
  );
  const metrics = singleCells(schema, byFin);
  const rows = schema.groups.flatMap((group, groupIndex) => {
    if (!group.isRepeatingGroup) return [];
    const own = writeRows(found[groupIndex] ?? [], schema, signalsFor);
    return withProposedRows(own, { group, groupIndex }, sources.grounded);
  });
  const doubts = doubtsOf(finding, { byFin, inRows, unread, checks: checks.document });
  return { metrics, rows, checks: verdicts, doubts };
}
