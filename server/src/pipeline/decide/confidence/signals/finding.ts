import type { FundCheckResult } from '@assay/shared/domain';

import type { PageGraph } from '../../../graph/page-graph.ts';
import type { DocumentContext } from '../../../facts/document-context.ts';
import type { Proposal } from '../../../match/proposal.ts';
import type { TargetMetric } from '../../../vocabulary/metric-terms.ts';
import type { Evidence } from '../evidence.ts';

/** A value that was decided for a metric. */
export interface Chosen {
  wanted: TargetMetric;
  proposal: Proposal;
}

/** Everything that was decided in a document, before its confidence is computed. */
export interface Finding {
  /** The first pages: what is looked up on a page is looked up there. */
  pages: readonly PageGraph[];
  context: DocumentContext;
  /** Metrics outside repeating groups that have a value. */
  singles: readonly Chosen[];
  /** Whether the document's type has repeating groups. */
  lists: boolean;
  /** The rows of all repeating groups, each as its cells. */
  rows: readonly (readonly Chosen[])[];
  verdicts: readonly FundCheckResult[];
  /** How sure the document's type is, 0 to 1. */
  typeConfidence: number;
}

/** Signals of a finding for and against one of its values; `row` are the cells of its row, null outside rows. */
export type SignalReader = (chosen: Chosen, row: readonly Chosen[] | null) => Evidence;
