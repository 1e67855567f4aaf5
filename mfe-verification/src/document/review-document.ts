import type { DocumentRequest, DocumentType, FileContents } from '@assay/shared/contracts';
import type { FundCheck, MetricDataType, MetricValidator } from '@assay/shared/domain';
import type { MetricState } from './metric-state.ts';

/** A metric of a document: what of it does not change while it is reviewed. */
export interface ReviewMetric {
  readonly id: string;
  /** Unique within its grouping; addresses the metric there [AMB-064]. */
  readonly index: number;
  readonly fin: string;
  readonly label: string;
  readonly dataType: MetricDataType;
  /** Sorts the metric on screen, nothing else [AMB-064]. */
  readonly orderPosition: number;
  readonly isPriority: boolean;
  readonly isAvailable: boolean;
  readonly timePeriod: string | null;
  /** View of the group, '' for the group's general metrics. */
  readonly view: string;
  readonly validators: readonly MetricValidator[];
}

/** A row of a repeating group. */
export interface ReviewRow {
  readonly id: string;
  readonly rowIndex: number;
  readonly metricIds: readonly string[];
}

/** A grouping of metrics; a repeating one has a row for each nested group [AMB-065]. */
export interface ReviewGroup {
  readonly id: string;
  readonly identifier: string | null;
  readonly label: string;
  readonly tableIndex: number;
  readonly isRepeatable: boolean;
  readonly hasTotals: boolean;
  /** In the order of the screen. */
  readonly metricIds: readonly string[];
  readonly rows: readonly ReviewRow[];
}

/** The editable part of all metrics, by metric id. */
export type MetricStates = Readonly<Record<string, MetricState>>;

/** A document under review. */
export interface ReviewDocument {
  readonly request: DocumentRequest;
  readonly documentType: DocumentType;
  readonly stage: string;
  /** By table index. */
  readonly groups: readonly ReviewGroup[];
  readonly metrics: ReadonlyMap<string, ReviewMetric>;
  /** Identities that its values should satisfy. */
  readonly checks: readonly FundCheck[];
  /** The type that its words speak for, where another was chosen; `confidence` is its probability. */
  readonly recognisedType: { readonly displayName: string; readonly confidence: number } | null;
  /** Numbers of the pages that could not be read. */
  readonly unreadablePages: readonly number[];
  /** What its file holds besides one notice to one partner; null where it is one. */
  readonly contents: FileContents | null;
  /** When a value was last changed; null where nothing was read from the document. */
  readonly lastModified: string | null;
  /** As the server holds them. */
  readonly states: MetricStates;
}

/** All metrics in the order of the screen: group by group, the group's own ones before its rows. */
export function metricsInOrder({
  groups,
  metrics,
}: Pick<ReviewDocument, 'groups' | 'metrics'>): readonly ReviewMetric[] {
  return groups
    .flatMap((group) => [...group.metricIds, ...group.rows.flatMap((row) => row.metricIds)])
    .flatMap((id) => metrics.get(id) ?? []);
}
