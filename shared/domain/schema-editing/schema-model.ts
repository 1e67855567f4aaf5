import type { MetricSource } from '../metrics/index.ts';
import type { MetricValidator } from '../validators/index.ts';

/** The fin of the metric that every new schema starts with [SCH-017]. */
export const REPORTING_DATE_FIN = 'reporting_date';

/** A metric of a schema with what its identifier says about it [SCH-010]. */
export interface SchemaMetric {
  readonly fin: string;
  readonly type: string;
  readonly displayName: string;
  readonly description: string;
  readonly validators: readonly MetricValidator[];
  /** The view that it stands in, as the API encodes it; see `filterGroupOf`. */
  readonly filterGroup: string;
  readonly isRequired: boolean;
  readonly isPriority: boolean;
  readonly isStatic: boolean;
  readonly metricSources: readonly MetricSource[];
  readonly associatedEntityType: string | null;
  readonly associatedRelationshipEntityTypes: readonly string[] | null;
  readonly timePeriod: { readonly name: string } | null;
  readonly calculation: boolean;
}

/** What a metric must say for its place in a schema. */
export type PlacedMetric = Pick<SchemaMetric, 'fin' | 'filterGroup' | 'timePeriod'>;

/** A group as the API carries it: its metrics in one list, each with its view [SCH-006]. */
export interface ApiGroup<Metric extends PlacedMetric = SchemaMetric> {
  readonly displayName: string;
  readonly isRepeatingGroup: boolean;
  readonly calculatedTotals: boolean;
  readonly metrics: readonly Metric[];
  /** Of repeating groups only [SCH-007]. */
  readonly groupIdentifier?: string | undefined;
}

/** A view of a group [SCH-009]. */
export interface SubGroup<Metric extends PlacedMetric = SchemaMetric> {
  readonly displayName: string;
  readonly metrics: readonly Metric[];
  readonly enableTimePeriodFilter: boolean;
}

/** A group as it is edited: general metrics, and views with theirs [SCH-008]. */
export interface ClientGroup<Metric extends PlacedMetric = SchemaMetric> {
  readonly displayName: string;
  readonly isRepeatingGroup: boolean;
  readonly calculatedTotals: boolean;
  readonly generalMetrics: readonly Metric[];
  readonly subGroups: readonly SubGroup<Metric>[];
  readonly groupIdentifier?: string | undefined;
}

/** A schema as it is edited. */
export interface EditedSchema {
  readonly name: string;
  readonly description: string;
  readonly isTemplate: boolean;
  readonly groups: readonly ClientGroup[];
}

/** All metrics of a group: the general ones, then those of each view. */
export function metricsOfGroup<Metric extends PlacedMetric>(group: ClientGroup<Metric>): readonly Metric[] {
  return [...group.generalMetrics, ...group.subGroups.flatMap(({ metrics }) => metrics)];
}

/** Whether two names of groups or views are the same: trimmed and without case [AMB-112]. */
export function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
