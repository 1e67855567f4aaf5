import type { DocumentContext } from '../facts/document-context.ts';
import type { Fact, FactKind } from '../facts/fact.ts';
import type { ColumnRole } from '../facts/columns/header-roles.ts';
import { columnRole, namesAllPartners } from '../facts/columns/header-roles.ts';
import { isCumulative } from '../facts/fact.ts';
import { memoize } from '../memoize.ts';
import { inAllLanguages } from '../vocabulary/language-files.ts';
import { saysOneOf, wordPattern } from '../vocabulary/word-pattern.ts';
import { likeness, noticeOf, balanceKind } from '../vocabulary/label-parts.ts';
import { TO_DATE } from '../vocabulary/period-words.ts';
import type { NoticeStage } from '../facts/columns/notice-stage.ts';
import { stageOfMetric } from '../facts/columns/notice-stage.ts';
import type { FeatureName, Features } from './features.ts';
import { oddsOf } from './features.ts';
import type { ReadValue } from './read-as.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';
import { readValue } from './read-value.ts';

/** A fact read for a metric, with the log-odds that it is the right value and what they are made of. */
export interface Scored {
  fact: Fact;
  read: ReadValue;
  odds: number;
  features: Features;
}

/** Proposals less likely than this are not shown. */
export const MIN_CONFIDENCE = 0.3;

const INCEPTION = 'Inception To Date';
/** Labels less alike than this are not looked at. */
const MIN_SIMILAR = 0.62;

/** A label that says another metric so much better says nothing of this one. */
const CLEAR_RIVAL = 0.3;

const KIND_FEATURE: Readonly<Record<FactKind, FeatureName>> = {
  beside: 'kindBeside',
  colon: 'kindColon',
  above: 'kindAbove',
  below: 'kindBelow',
  prose: 'kindProse',
  clause: 'kindClause',
};

const UNFUNDED = /^unfunded|^recallable|^commitment/u;

/** True for an amount under a title that says what is open of the commitment, where something else is wanted. */
const isOfOtherStanding = ({ kind, headers }: Fact, base: string): boolean =>
  kind === 'beside' &&
  !UNFUNDED.test(base) &&
  headers.some((title) => balanceKind(title) === 'unfunded_commitment');

const BEGINNING = wordPattern(inAllLanguages(({ positions }) => positions.beginning));
const INCEPTION_WORDS = wordPattern(inAllLanguages(({ columns }) => columns.inception));
/** What says when a rate was stands in so many words at the end of its name. */
const WORDS_OF_TIME = 4;

/** True for a rate as it was: "Internal rate of return since inception, at beginning of year". */
function isOfBeginning({ label }: Fact, { metric }: TargetMetric): boolean {
  if (metric.type !== 'PERCENTAGE' && metric.type !== 'NUMERIC') return false;
  const time = label.split(' ').slice(-WORDS_OF_TIME).join(' ');
  return saysOneOf(BEGINNING, time) && !saysOneOf(INCEPTION_WORDS, time);
}

/** Metrics of one rate before and after what is taken off. */
const BASES: Readonly<Record<string, 'gross' | 'net'>> = { gross_irr: 'gross', net_irr: 'net' };

/** True for a rate whose label says that it is the other one, gross or net. */
function isOfOtherBasis({ label }: Fact, base: string): boolean {
  const [wanted, said] = [BASES[base], columnRole([label]).basis];
  return wanted !== undefined && said !== null && said !== wanted;
}

/** What the titles of a fact say, each together and one by one: the same for all metrics that it may be of. */
const rolesOf = memoize(({ headers, label, heading }: Fact) => ({
  titled: columnRole(headers),
  named: columnRole([label, heading]),
  label: columnRole([label]),
}));

/** True for the column of all limited partners beside that of the general partner: an account of what they hold together. */
const isOfAllPartners = ({ isOfPartnership, headers }: Fact): boolean =>
  isOfPartnership === true && namesAllPartners(headers.join(' '));

function scopeFeatures(fact: Fact, target: TargetMetric): Features {
  const { metric, terms } = target;
  // "$18 million is distributed to all limited partners": what follows says whose amount it is.
  const following = fact.kind === 'prose' ? [(fact.clause ?? []).join(' ')] : [];
  const isOfAll = columnRole(following).scope === 'fund';
  // "Total partnership expenses" is what the metric is called and does not say that they are the fund's.
  const isName = likeness(fact.label, terms.base) === 1 && columnRole([fact.label]).scope === 'fund';
  const label = isName ? [] : [fact.label];
  const column = columnRole([...fact.headers, ...(isOfAll ? following : []), ...label]);
  const heading = columnRole([fact.heading]).scope ?? fact.sectionScope;
  const whole = fact.isOfPartnership === true ? 'fund' : column.scope;
  const named = fact.isOwn === true ? 'partner' : whole;
  const isOfFund = metric.associatedEntityType === 'fund';
  const scope = named ?? (heading === 'fund' || isOfFund ? heading : null);
  const isPrior =
    fact.isOfEarlier === true ||
    isOfBeginning(fact, target) ||
    columnRole(fact.kind === 'prose' ? [fact.label] : fact.headers).isPrior;
  const prior: Features =
    fact.stage !== undefined
      ? {}
      : isPrior
        ? { prior: 1 }
        : fact.isEarlier === true
          ? { earlierColumn: 1 }
          : {};
  if (metric.associatedEntityType === 'limited_partner' && scope === null && fact.hasPartnerColumn) {
    return { ...prior, otherColumn: 1 };
  }
  // What a fund returns is told after costs: "TVPI" in the column "Gross" is not its multiple.
  const isBeforeCosts = fact.isGross === true && metric.type === 'NUMERIC';
  if (isBeforeCosts || isOfOtherBasis(fact, terms.base) || isOfOtherStanding(fact, terms.base))
    return { ...prior, otherColumn: 1 };
  if (metric.associatedEntityType === null || scope === null) return prior;
  const wanted = metric.associatedEntityType === 'limited_partner' ? 'partner' : 'fund';
  if (metric.associatedEntityType === 'fund' && column.scope === 'fund') return { ...prior, rightScope: 1 };
  if (wanted === 'fund') return scope === 'partner' ? { ...prior, wrongScope: 1 } : prior;
  if (scope === 'partner') return { ...prior, rightScope: 1 };
  // The account of all limited partners together is the paper's, unless a partner has one of his own.
  if (isOfAllPartners(fact)) return prior;
  return { ...prior, wrongScope: 1, ...(fact.isOfPartnership === true ? { otherColumn: 1 } : {}) };
}

/** Movements that have a sum to date of their own; outside of an account their sums are no movements. */
const SUMMED = ['contributions', 'distributions'];

/** Evidence from the column's period; null when the column belongs to another period. */
function periodFeatures(
  fact: Fact,
  { metric, terms: { base } }: TargetMetric,
  documentPeriod: string | null,
): Features | null {
  if (metric.timePeriod === null) return {};
  if (fact.kind === 'prose' && fact.base === undefined) return null;
  const { titled, named, label } = rolesOf(fact);
  const stated = fact.accountPeriod ?? documentPeriod;
  const said = ({ period, isReported }: ColumnRole): string | null =>
    isReported ? (stated ?? period) : period;
  const column = said(titled);
  if (column !== null) return column === metric.timePeriod ? { periodMatch: 1 } : null;
  const own = said(named);
  if (own !== null) {
    if (own !== metric.timePeriod) return null;
    // "Contributions since inception" is a sum to date rather than a movement of a table's last column.
    const isSum = own === INCEPTION && label.period === INCEPTION;
    if (isSum && fact.isMovement !== true && SUMMED.includes(base)) return null;
    return { periodMatch: 0.5, ...(isSum ? { labelledSum: 1 } : {}) };
  }
  // One unnamed column is that of the period which the document states, or else of the quarter: the first one, unless
  // another is the latest or the partner's own.
  const isOwn = fact.isOwn === true || titled.scope === 'partner';
  const isOne = fact.order === 0 || fact.isLatest === true || isOwn || isOfAllPartners(fact);
  return isOne && metric.timePeriod === (stated ?? 'Quarter To Date') ? { periodUnknown: 1 } : null;
}

/** A date in the label that is not the value's own: "NAV 30.06.2023" beside the NAV of today. */
function hasDatedLabel(fact: Fact, { metric }: TargetMetric): boolean {
  return (
    metric.type === 'CURRENCY' &&
    fact.base === undefined &&
    fact.kind !== 'prose' &&
    /\d{1,2}[./]\d{1,2}[./]\d{2,4}/u.test(fact.label)
  );
}

/** Whether a metric's own description says that it is a sum since the beginning. */
const isSumToDate = memoize(({ displayName, description }: TargetMetric['metric']): boolean =>
  saysOneOf(TO_DATE, `${displayName} ${description}`),
);

/** A sum since the beginning is not what a column of a quarter or year says, unless the label itself says so. */
function isOfShorterPeriod(fact: Fact, { metric }: TargetMetric): boolean {
  if (metric.type !== 'CURRENCY' || metric.timePeriod !== null || fact.kind === 'prose') return false;
  if (!isSumToDate(metric) || saysOneOf(TO_DATE, fact.label)) return false;
  const period = columnRole(fact.headers).period ?? columnRole([fact.heading]).period;
  return period !== null && period !== INCEPTION;
}

/** How like a label is to a metric, and how like to the metric's best rival of the same type. */
export interface Likeness {
  similarity: number;
  rival: number;
}

const PAYABLE = wordPattern(inAllLanguages(({ links }) => links.payable));

const NET = wordPattern(inAllLanguages(({ links }) => links.net));

/**
 * What a label says is to be paid is what a call asks for, whatever was added to what it calls or taken off it; in a table the
 * column that says so: "Net amount" behind "Drawdown" and "Rebalancing".
 */
function saysPayable({ label, headers }: Fact, { terms: { base } }: TargetMetric): boolean {
  if (base === 'call_amount' && saysOneOf(PAYABLE, label)) return true;
  return noticeOf(base) === 'call' && saysOneOf(NET, headers.join(' '));
}

/** "Management fees – net" beside "Management fees – gross of offsets": a cost is what is left of it. */
const saysNet = (fact: Fact, { terms, metric }: TargetMetric): boolean =>
  metric.timePeriod !== null && terms.isPositive && saysOneOf(NET, fact.label);

/**
 * The stage of a notice that a fact is of; as the metric's where neither its column nor its label says one. What a notice
 * states is no sum since inception, and what is open before it ("Undrawn before the distribution") is no longer so.
 */
function stageOfFact(fact: Fact, { terms: { base } }: TargetMetric): NoticeStage {
  const { stage, tokens } = fact;
  if (stage !== undefined) return stage;
  if (base === 'unfunded_commitment' && tokens.includes('before') && !tokens.includes('after'))
    return 'before';
  return noticeOf(base) !== null && isCumulative(fact) ? 'after' : stageOfMetric(base);
}

/** Why a fact with a label like that of a metric is out of the question for it. */
export type Refusal =
  | 'the label is not like enough'
  | 'the label names another metric better'
  | 'the column is of another period'
  | 'a movement of a period is no balance'
  | 'the text has another form';

/** The log-odds of a fact for a metric, or why it is out of the question. */
export function scoreFact(
  fact: Fact,
  wanted: TargetMetric,
  { similarity, rival }: Likeness,
  context: DocumentContext,
): Scored | Refusal {
  if (similarity < MIN_SIMILAR) return 'the label is not like enough';
  if (rival - similarity > CLEAR_RIVAL) return 'the label names another metric better';
  const period = periodFeatures(fact, wanted, context.statedPeriod);
  if (period === null) return 'the column is of another period';
  const { timePeriod, type } = wanted.metric;
  // A movement of a period is neither a sum to date nor a part of the commitment.
  if (fact.isMovement === true && timePeriod === null && type === 'CURRENCY' && !isCumulative(fact))
    return 'a movement of a period is no balance';
  const read = readValue(fact, wanted, context);
  if (read === null) return 'the text has another form';
  const isOtherStage = timePeriod === null && stageOfFact(fact, wanted) !== stageOfMetric(wanted.terms.base);
  const isPlain = wanted.metric.timePeriod === null && fact.kind === 'beside' && fact.stage === undefined;
  const order = fact.order - (fact.unitColumns ?? 0);
  const features: Features = {
    bias: 1,
    similarity,
    rivalLead: Math.max(0, rival - similarity),
    fit: read.fit,
    [KIND_FEATURE[fact.kind]]: 1,
    ...period,
    ...scopeFeatures(fact, wanted),
    ...(fact.base !== undefined && timePeriod !== null ? { byPlace: 1 } : {}),
    ...(columnRole([...fact.headers, ...(fact.clause ?? [])]).isPerUnit ? { perUnit: 1 } : {}),
    ...(isOtherStage ? { otherStage: 1 } : {}),
    ...(saysPayable(fact, wanted) ? { payable: 1 } : {}),
    ...(saysNet(fact, wanted) ? { netLabel: 1 } : {}),
    ...(hasDatedLabel(fact, wanted) ? { datedLabel: 1 } : {}),
    ...(isOfShorterPeriod(fact, wanted) ? { shorterPeriod: 1 } : {}),
    ...(isPlain && order > 0 && fact.isLatest !== true && fact.isOwn !== true && !isCumulative(fact)
      ? { laterColumn: order }
      : {}),
  };
  return { fact, read, odds: oddsOf(features), features };
}

/** Probability of log-odds, kept away from 0 and 1. */
export function probability(odds: number): number {
  return Math.min(0.995, Math.max(0.005, 1 / (1 + Math.exp(-odds))));
}
