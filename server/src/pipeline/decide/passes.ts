import type { FundCheck, FundCheckResult } from '@assay/shared/domain';
import type { PipelineSchema } from '../contract/job.ts';
import type { Pass, PassSummary, PassRunner } from '../contract/pass.ts';
import { nothing, passData, unchanged } from '../contract/pass.ts';
import { accountFacts, standingsOfNotice } from '../facts/account/account-facts.ts';
import { drawdownHistory } from '../facts/account/drawdown-history.ts';
import { cellFacts } from '../facts/cell-facts.ts';
import { clauseFacts } from '../facts/clause-facts.ts';
import type { DocumentContext } from '../facts/document-context.ts';
import { letterDateFacts } from '../facts/document-facts.ts';
import type { Fact } from '../facts/fact.ts';
import { spatialFacts } from '../facts/facts.ts';
import { withOwnShares } from '../facts/names/own-shares.ts';
import { noticeParts } from '../facts/notice-parts.ts';
import { ordinalFacts } from '../facts/ordinal-facts.ts';
import { paymentFacts } from '../facts/payment-facts.ts';
import { proseFacts } from '../facts/prose-facts.ts';
import { reportingDay } from '../facts/reporting-day.ts';
import type { Pages } from '../graph/built-pages.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { entityProposals } from '../match/names/entity-roles.ts';
import type { Proposal } from '../match/proposal.ts';
import type { ClaimListener } from '../match/propose.ts';
import { proposalsFor } from '../match/propose.ts';
import type { RowCell, RowKnowledge } from '../match/rows/group.ts';
import { findRows } from '../match/rows/repeating-rows.ts';
import { currencyFacts } from '../match/stated-currency.ts';
import { isWrittenAsIban } from '../values/iban.ts';
import { MIN_SIMILARITY, likeness } from '../vocabulary/label-parts.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';
import { chooseByChecks } from './choose-by-checks.ts';
import { doubtChosen } from './doubts.ts';
import { doubtLostSigns } from './lost-signs.ts';
import { scaleByFund } from './recognised-scale.ts';
import type { Ranked } from './resolve-claims.ts';
import {
  doubtDates,
  boostNeighbours,
  favourPeriodEnds,
  resolveClaims,
  shareNoticeDate,
} from './resolve-claims.ts';
import { boostSums } from './sums-of-parts.ts';
import { rollForwards } from '../facts/account/roll-forward.ts';
import { hasNarrativeRollForward } from '../facts/account/narrative-roll-forward.ts';

const PAGE = passData<PageGraph>('page');
const PAGES = passData<Pages>('pages');
const FACTS = passData<readonly Fact[]>('facts');
const RANKED = passData<Ranked>('ranked candidates');
const ROWS = passData<readonly (readonly RowCell[])[]>('rows');
const PROPOSALS = passData<Proposal[]>('candidates');
const ENTITIES = passData<readonly TargetMetric[]>('metrics of names');

/** A pass that finds facts. */
type FactPass<In, Context = undefined> = Pass<In, readonly Fact[], Context>;
/** A pass that changes ranked candidates where they are. */
type RankingPass<Context = undefined> = Pass<Ranked, Ranked, Context>;

interface RowSources extends RowKnowledge {
  metrics: readonly TargetMetric[];
  context: DocumentContext;
}

interface CandidateSources {
  metrics: readonly TargetMetric[];
  context: DocumentContext;
  onClaim: ClaimListener;
}

function inPlace<T, Context>(change: (data: T, context: Context) => void): (data: T, context: Context) => T {
  return (data, context) => {
    change(data, context);
    return data;
  };
}

/** A pass that finds facts of a page. */
const onPage = (
  name: string,
  run: (page: PageGraph, context: DocumentContext) => readonly Fact[],
): FactPass<PageGraph, DocumentContext> => ({ name, input: PAGE, output: FACTS, run, skip: nothing });

/** A pass that finds in facts what they are besides. */
const inFacts = (
  name: string,
  run: (facts: readonly Fact[], context: DocumentContext) => readonly Fact[],
): FactPass<readonly Fact[], DocumentContext> => ({ name, input: FACTS, output: FACTS, run, skip: nothing });

export const LETTER_DATES: FactPass<Pages, DocumentContext> = {
  name: 'letter-dates',
  input: PAGES,
  output: FACTS,
  run: letterDateFacts,
  skip: nothing,
};

export const ORDINALS = onPage('ordinals', ordinalFacts);
export const REPORTING_DAY = onPage('reporting-day', (page) => reportingDay(page));

/** What a page states: in its layout, in the cells of its tables, in its sentences. */
export const STATED_FACTS: readonly FactPass<PageGraph, DocumentContext>[] = [
  { name: 'labelled-values', input: PAGE, output: FACTS, run: (page) => spatialFacts(page) },
  onPage('cells', (page) => cellFacts(page)),
  onPage('sentences', (page, context) => proseFacts(context, page)),
];

export const OWN_SHARES: FactPass<readonly Fact[], { page: PageGraph; pages: Pages }> = {
  name: 'own-shares',
  input: FACTS,
  output: FACTS,
  run: (facts, { page, pages }) => withOwnShares(facts, page, pages),
  skip: unchanged,
};

/** Facts of a capital account by their place in its roll-forward. */
export const ACCOUNT: FactPass<readonly Fact[], PageGraph> = {
  name: 'account',
  input: FACTS,
  output: FACTS,
  run: (facts, page) => accountFacts(page, facts),
  skip: unchanged,
};

/** What a notice says of its parts, and of the standing before and after it. */
export const NOTICE_FACTS = [
  inFacts('notice-parts', noticeParts),
  inFacts('notice-standings', standingsOfNotice),
];

export const DRAWDOWN_HISTORY = onPage('drawdown-history', drawdownHistory);
export const CLAUSES = onPage('clauses', clauseFacts);
export const PAYMENT_DETAILS = onPage('payment-details', paymentFacts);

/** An IBAN beside the name of any account number is one all the same. */
export const IBANS = inFacts('ibans', (facts) =>
  facts.flatMap((fact) => {
    const isNamed = isWrittenAsIban(fact.text) && likeness(fact.label, 'account_number') >= MIN_SIMILARITY;
    return isNamed ? [{ ...fact, base: 'iban' }] : [];
  }),
);

export const ROWS_OF_TABLES: Pass<Pages, RowCell[][], RowSources> = {
  name: 'rows',
  input: PAGES,
  output: passData('rows'),
  run: (pages, { metrics, context, ...sources }) => findRows(pages, metrics, context, sources),
};

export const CANDIDATES: Pass<Iterable<Fact>, Map<TargetMetric, Proposal[]>, CandidateSources> = {
  name: 'candidates',
  input: passData('facts'),
  output: passData('candidates by metric'),
  run: (facts, { metrics, context, onClaim }) => proposalsFor(metrics, facts, context, onClaim),
};

export const STATED_CURRENCY: Pass<readonly TargetMetric[], Proposal[], DocumentContext> = {
  name: 'stated-currency',
  input: passData('metrics'),
  output: PROPOSALS,
  run: (_, context) => currencyFacts(context),
  skip: nothing,
};

/** A pass that changes ranked candidates; it can be left out where `skip` says what stands for it. */
const onRanked = <Context = undefined>(
  name: string,
  change: (ranked: Ranked, context: Context) => void,
  skip?: RankingPass['skip'],
): RankingPass<Context> => ({
  name,
  input: RANKED,
  output: RANKED,
  run: inPlace(change),
  ...(skip === undefined ? {} : { skip }),
});

/** What the candidates of metrics outside repeating groups say of each other, in order. */
export const RANKING: readonly RankingPass<PipelineSchema>[] = [
  onRanked('shared-values', resolveClaims, unchanged),
  onRanked('neighbours', boostNeighbours, unchanged),
  onRanked('sums', boostSums, unchanged),
  onRanked('notice-date', shareNoticeDate, unchanged),
  onRanked('period-end', favourPeriodEnds, unchanged),
];

export const ENTITY_NAMES: Pass<readonly TargetMetric[], Map<TargetMetric, Proposal[]>, Pages> = {
  name: 'entity-names',
  input: ENTITIES,
  output: passData('candidates by metric'),
  run: (wanted, pages) => entityProposals(pages, wanted),
};

export const DATE_DOUBTS = onRanked('date-doubts', doubtDates);

export const SCALE_OF_FUND: Pass<
  readonly (readonly RowCell[])[],
  readonly (readonly RowCell[])[],
  { ranked: Ranked; context: DocumentContext }
> = {
  name: 'scale-of-fund',
  input: ROWS,
  output: ROWS,
  run: inPlace((rows, { ranked, context }) => scaleByFund(rows, ranked, context)),
  skip: unchanged,
};

/** Chooses the candidates with which the equations of a document hold. */
export const CHECKS: Pass<Ranked, FundCheckResult[], readonly FundCheck[]> = {
  name: 'checks',
  input: RANKED,
  output: passData('verdicts'),
  run: chooseByChecks,
  skip: nothing,
};

export const LOST_SIGN_DOUBTS = onRanked(
  'lost-sign-doubts',
  (ranked, rows: readonly (readonly RowCell[])[]) => doubtLostSigns(rows, ranked),
);
export const VALUE_DOUBTS = onRanked('value-doubts', doubtChosen);

/** The passes of a query of metrics, in the order in which they run. */
export const QUERY_PASSES: readonly PassSummary[] = [
  ROWS_OF_TABLES,
  CANDIDATES,
  LETTER_DATES,
  ORDINALS,
  REPORTING_DAY,
  ...STATED_FACTS,
  OWN_SHARES,
  ACCOUNT,
  ...NOTICE_FACTS,
  DRAWDOWN_HISTORY,
  CLAUSES,
  PAYMENT_DETAILS,
  IBANS,
  STATED_CURRENCY,
  ...RANKING,
  ENTITY_NAMES,
  DATE_DOUBTS,
  SCALE_OF_FUND,
  CHECKS,
  LOST_SIGN_DOUBTS,
  VALUE_DOUBTS,
];

/** Pages on which an account shows that it is one. */
const ACCOUNT_PAGES = 3;

/** Everything a document states, page by page: a long report's facts need not lie in memory together. */
export function* factsOf(
  pages: Pages,
  context: DocumentContext,
  passes: PassRunner,
  isNotice: boolean,
): Iterable<Fact> {
  yield* passes.run(LETTER_DATES, pages, context);
  const isAccount = pages
    .slice(0, ACCOUNT_PAGES)
    .some((page) => rollForwards(page).length > 0 || hasNarrativeRollForward(page, context));
  for (const page of pages.slice(0, 1)) {
    yield* passes.run(ORDINALS, page, context);
    // A notice reports on the day it is written, an account on the day over its figures.
    if (!isNotice && !isAccount) yield* passes.run(REPORTING_DAY, page, context);
  }
  for (const page of pages) {
    const stated = STATED_FACTS.flatMap((pass) => passes.run(pass, page, context));
    const facts = passes.run(OWN_SHARES, stated, { page, pages });
    yield* isAccount
      ? passes.run(ACCOUNT, facts, page)
      : [...facts, ...NOTICE_FACTS.flatMap((pass) => passes.run(pass, facts, context))];
    yield* passes.run(DRAWDOWN_HISTORY, page, context);
    const clauses = passes.run(CLAUSES, page, context);
    yield* clauses;
    yield* passes.run(PAYMENT_DETAILS, page, context);
    yield* passes.run(IBANS, [...facts, ...clauses], context);
  }
}
