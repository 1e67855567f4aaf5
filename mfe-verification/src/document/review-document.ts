import type { DocumentRequest, DocumentType, FileContents } from '@assay/shared/contracts';
import type {
  CheckOverride,
  DocumentDoubt,
  FundCheck,
  MetricDataType,
  MetricValidator,
} from '@assay/shared/domain';
import type { MetricState } from './metric-state.ts';

/** The part of a metric that does not change during a review. */
export interface ReviewMetric {
  readonly id: string;
  /** Identifies the metric within its grouping [AMB-064]. */
  readonly index: number;
  readonly fin: string;
  readonly label: string;
  readonly dataType: MetricDataType;
  /** The order on screen, nothing else [AMB-064]. */
  readonly orderPosition: number;
  readonly isPriority: boolean;
  readonly isAvailable: boolean;
  readonly timePeriod: string | null;
  /** The view of the group that the metric belongs to; '' for general metrics. */
  readonly view: string;
  /** Whether the filter group of the metric asks for a choice of time periods in its view. */
  readonly isFilteredByPeriod: boolean;
  readonly validators: readonly MetricValidator[];
  /** Whether the totals of a table add up its numbers [AMB-121]. */
  readonly isAdditive: boolean;
  /** How many entities have the name that was found; absent unless they are several. */
  readonly entityMatches?: number;
  /** How people call the type of those entities. */
  readonly entityTypeName?: string;
  /** The value is withheld from the user until they have entered it themselves: it looks empty and can not be changed. */
  readonly isWithheld?: boolean;
}

/** A column of a repeating group: what each of its rows has a metric of. */
export interface RowMetric extends Omit<ReviewMetric, 'id' | 'orderPosition' | 'isAvailable'> {
  readonly isRequired: boolean;
}

/** A row of a repeating group. */
export interface ReviewRow {
  readonly id: string;
  readonly rowIndex: number;
  readonly metricIds: readonly string[];
}

/** A group of metrics. A repeating group has a row for each nested group [AMB-065]. */
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
  /** The columns of a repeating group, in the order of the screen; empty for other groups. */
  readonly rowMetrics: readonly RowMetric[];
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
  /** Arithmetic checks that the values should satisfy. */
  readonly checks: readonly FundCheck[];
  /** Failing checks that people accepted. */
  readonly checkOverrides: readonly CheckOverride[];
  /** The type that the text suggests, if the user chose another one; `confidence` is its probability. */
  readonly recognisedType: {
    readonly id: string;
    readonly displayName: string;
    readonly confidence: number;
  } | null;
  /** Numbers of the pages that could not be read. */
  readonly unreadablePages: readonly number[];
  /** The parts of a file with several notices or partners; null for one notice to one partner. */
  readonly contents: FileContents | null;
  /** Reasons to look that lie in the document itself. */
  readonly doubts: readonly DocumentDoubt[];
  /** When a value was last changed; null if nothing was found in the document. */
  readonly lastModified: string | null;
  /** The stored states. */
  readonly states: MetricStates;
  /** How many rows of its tables are not loaded yet. */
  readonly missingRows: number;
}

/** A metric with the row of a repeating group that it belongs to; null outside such groups. */
export interface PlacedMetric {
  readonly metric: ReviewMetric;
  readonly rowId: string | null;
}

/** All metrics in the order of the screen: group by group, and in each group before its rows. */
export function metricsInOrder({
  groups,
  metrics,
}: Pick<ReviewDocument, 'groups' | 'metrics'>): readonly PlacedMetric[] {
  const at = (ids: readonly string[], rowId: string | null) =>
    ids.flatMap((id) => {
      const metric = metrics.get(id);
      return metric ? [{ metric, rowId }] : [];
    });
  return groups.flatMap((group) => [
    ...at(group.metricIds, null),
    ...group.rows.flatMap((row) => at(row.metricIds, row.id)),
  ]);
}
