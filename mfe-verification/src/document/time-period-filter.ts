import { TIME_PERIODS } from '@assay/shared/domain';
import { findColumns } from './document-rows.ts';
import type { ReviewDocument, ReviewGroup, ReviewMetric } from './review-document.ts';

type Filterable = Pick<ReviewMetric, 'fin' | 'view' | 'timePeriod' | 'isFilteredByPeriod'>;

/** A view of a group whose metrics, or in a repeating group whose columns, can be filtered by time period [SCH-009]. */
export interface FilteredView {
  /** Names the view in the address. */
  readonly key: string;
  readonly groupId: string;
  readonly view: string;
  /** The full names of the periods that its metrics have, in the order of the catalogue. */
  readonly periods: readonly string[];
  readonly members: readonly Filterable[];
}

/** Periods by the key of their view. */
export type ChosenPeriods = ReadonlyMap<string, string>;

/** The query parameter that holds the chosen periods, one value for each view. */
export const PERIOD_PARAMETER = 'period';
/** No name of a view may contain it [AMB-110]. */
const SEPARATOR = '//';

/** The metrics that a filter of the group can hide; a row keeps the value that names it. */
function filterableOf(group: ReviewGroup, metrics: ReviewDocument['metrics']): readonly Filterable[] {
  if (group.isRepeatable) return findColumns(group).slice(1);
  // Priority metrics stand above the views [AMB-116].
  return group.metricIds.flatMap((id) => metrics.get(id) ?? []).filter(({ isPriority }) => !isPriority);
}

/** The periods of some metrics in the order of the catalogue, then those that it does not have. */
function periodsOf(members: readonly Filterable[]): readonly string[] {
  const present = new Set(members.flatMap(({ timePeriod }) => timePeriod ?? []));
  const known = TIME_PERIODS.map(({ name }) => name as string).filter((name) => present.has(name));
  return [...new Set([...known, ...present])];
}

/** The views of a document that filter by time period: those with a metric whose filter group asks for it [AMB-110]. */
export function findFilteredViews({
  groups,
  metrics,
}: Pick<ReviewDocument, 'groups' | 'metrics'>): readonly FilteredView[] {
  return groups.flatMap((group) => {
    const filterable = filterableOf(group, metrics);
    return [...new Set(filterable.map(({ view }) => view))].flatMap((view) => {
      const members = filterable.filter((metric) => metric.view === view);
      const periods = periodsOf(members);
      if (!members.some(({ isFilteredByPeriod }) => isFilteredByPeriod) || periods.length === 0) return [];
      const key = [group.identifier ?? group.label, view].join(SEPARATOR);
      return [{ key, groupId: group.id, view, periods, members }];
    });
  });
}

/** Reads the chosen periods from those of the address. A view that they do not name, or whose period it lacks, shows all. */
export function readChosenPeriods(
  ofAddress: readonly string[],
  views: readonly FilteredView[],
): ChosenPeriods {
  const written = new Set(ofAddress);
  return new Map(
    views.flatMap(({ key, periods }): (readonly [string, string])[] => {
      const chosen = periods.find((period) => written.has([key, period].join(SEPARATOR)));
      return chosen === undefined ? [] : [[key, chosen]];
    }),
  );
}

/** Writes the chosen periods into a copy of the address. */
export function writeChosenPeriods(before: URLSearchParams, chosen: ChosenPeriods): URLSearchParams {
  const next = new URLSearchParams(before);
  next.delete(PERIOD_PARAMETER);
  for (const pair of chosen) next.append(PERIOD_PARAMETER, pair.join(SEPARATOR));
  return next;
}

/** The metrics or columns of a view that a period hides, by fin. Those without a period always show [SCH-001]. */
export function hiddenFins({ members }: FilteredView, period: string | null): ReadonlySet<string> {
  const others = members.filter(({ timePeriod }) => timePeriod !== null && timePeriod !== period);
  return new Set(period === null ? [] : others.map(({ fin }) => fin));
}

/** The metrics of a document that a period of a view hides, by id. */
export function hiddenIds(
  view: FilteredView,
  period: string | null,
  { groups, metrics }: Pick<ReviewDocument, 'groups' | 'metrics'>,
): ReadonlySet<string> {
  const fins = hiddenFins(view, period);
  const group = groups.find(({ id }) => id === view.groupId);
  if (fins.size === 0 || !group) return new Set();
  const ids = [...group.metricIds, ...group.rows.flatMap(({ metricIds }) => metricIds)];
  return new Set(
    ids.filter((id) => {
      const metric = metrics.get(id);
      return metric !== undefined && fins.has(metric.fin);
    }),
  );
}

/** The metrics that the chosen periods hide, by id. */
export function hiddenByAddress(
  ofAddress: readonly string[],
  document: Pick<ReviewDocument, 'groups' | 'metrics'>,
): ReadonlySet<string> {
  const views = ofAddress.length === 0 ? [] : findFilteredViews(document);
  const chosen = readChosenPeriods(ofAddress, views);
  return new Set(views.flatMap((view) => [...hiddenIds(view, chosen.get(view.key) ?? null, document)]));
}

/** The metric that becomes active instead of one that a period hides: in the same row, or the first of the view that shows. */
export function shownInsteadOf(
  activeId: string | null,
  { view, period }: { readonly view: FilteredView; readonly period: string | null },
  document: Pick<ReviewDocument, 'groups' | 'metrics'>,
): string | null {
  const hidden = hiddenIds(view, period, document);
  if (activeId === null || !hidden.has(activeId)) return null;
  const group = document.groups.find(({ id }) => id === view.groupId);
  const row = group?.rows.find(({ metricIds }) => metricIds.includes(activeId));
  const shown = new Set(view.members.map(({ fin }) => fin));
  const candidates =
    row?.metricIds ?? group?.metricIds.filter((id) => shown.has(document.metrics.get(id)?.fin ?? '')) ?? [];
  return candidates.find((id) => !hidden.has(id)) ?? null;
}
