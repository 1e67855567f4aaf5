import { isEntityType } from '@assay/shared/domain';
import type { FundCheck } from '@assay/shared/domain';
import type { LearnedGroup } from '../learned-group.ts';
import { NOTHING_LEARNED } from '../learned-group.ts';
import type { Proposal } from '../proposal.ts';
import type { DocumentContext } from '../../facts/document-context.ts';
import type { TargetMetric } from '../../vocabulary/metric-terms.ts';

/** One cell of a found row. */
export interface RowCell {
  wanted: TargetMetric;
  proposal: Proposal;
  /** True in the very table that a lesson names: it goes before what other tables say of the member. */
  isFirm?: boolean;
}

/** A repeating group that is looked for: its metrics, what names a row, and what says a row's state. */
export interface TargetGroup {
  metrics: readonly TargetMetric[];
  /** The metric that a row cannot be without. */
  name: TargetMetric;
  /** True when the name says which row it is, so that rows of one name are one row. */
  isNamed: boolean;
  status: TargetMetric | undefined;
  context: DocumentContext;
  /** What was learned from reviewers of this group in documents of the layout. */
  learned: LearnedGroup;
  /** Identities of its rows, which tell what columns hold. */
  checks: readonly FundCheck[];
}

/** The metric that names a row: an entity, else a text or a date; undefined when none can. */
export function nameOf(metrics: readonly TargetMetric[]): TargetMetric | undefined {
  const text = metrics.find(({ metric, terms }) => metric.type === 'STRING' && terms.values.length === 0);
  return (
    metrics.find(isEntity) ??
    text ??
    metrics.find(({ metric }) => metric.type === 'DATE') ??
    metrics.find(({ metric }) => metric.type === 'STRING')
  );
}

const isEntity = ({ metric }: TargetMetric): boolean => isEntityType(metric.type);

/** What is known of a group's rows before any table is read: what was learned from reviewers, and the identities. */
export type RowKnowledge = Partial<Pick<TargetGroup, 'learned' | 'checks'>>;

/** The group of the given metrics; null when none of them can name a row. */
export function groupOf(
  metrics: readonly TargetMetric[],
  context: DocumentContext,
  { learned = NOTHING_LEARNED, checks = [] }: RowKnowledge = {},
): TargetGroup | null {
  const name = nameOf(metrics);
  if (name === undefined) return null;
  const status = metrics.find(({ terms }) => terms.values.length > 0);
  return {
    metrics,
    name,
    isNamed: isEntity(name),
    status: status === name ? undefined : status,
    context,
    learned,
    checks,
  };
}
