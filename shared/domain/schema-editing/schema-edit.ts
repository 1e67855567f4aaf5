import type { ClientGroup, SchemaMetric } from './schema-model.ts';

/** The settings of a group. */
export type GroupSettings = Pick<ClientGroup, 'displayName' | 'isRepeatingGroup' | 'calculatedTotals'>;

/** What can be set at a metric of a schema. */
export type MetricSettings = Pick<
  SchemaMetric,
  'displayName' | 'isRequired' | 'isPriority' | 'metricSources'
>;

/** A place for metrics: a group, and a view of it or null for its general metrics. */
export interface MetricPlace {
  readonly group: string;
  readonly view: string | null;
}

/**
 * One edit of a schema, as data: edits are kept over the end of a session and applied again to a schema that somebody else
 * has changed. Groups and views are named by their display names as of the edit.
 */
export type SchemaEdit =
  | { readonly kind: 'setName'; readonly name: string }
  | { readonly kind: 'setDescription'; readonly description: string }
  | { readonly kind: 'setTemplate'; readonly isTemplate: boolean }
  | {
      readonly kind: 'replaceContents';
      readonly name: string;
      readonly description: string;
      readonly groups: readonly ClientGroup[];
    }
  | ({ readonly kind: 'addGroup' } & GroupSettings)
  | { readonly kind: 'updateGroup'; readonly group: string; readonly changes: Partial<GroupSettings> }
  | { readonly kind: 'deleteGroup'; readonly group: string }
  | { readonly kind: 'orderGroups'; readonly groups: readonly string[] }
  | { readonly kind: 'addView'; readonly group: string; readonly view: string }
  | { readonly kind: 'renameView'; readonly group: string; readonly view: string; readonly name: string }
  | { readonly kind: 'deleteView'; readonly group: string; readonly view: string }
  | { readonly kind: 'orderViews'; readonly group: string; readonly views: readonly string[] }
  | {
      readonly kind: 'setTimePeriodFilter';
      readonly group: string;
      readonly view: string;
      readonly isOn: boolean;
    }
  | ({ readonly kind: 'addMetrics'; readonly metrics: readonly SchemaMetric[] } & MetricPlace)
  | { readonly kind: 'updateMetric'; readonly fin: string; readonly changes: Partial<MetricSettings> }
  | ({ readonly kind: 'moveMetric'; readonly fin: string; readonly index: number } & MetricPlace)
  | { readonly kind: 'removeMetric'; readonly fin: string };
