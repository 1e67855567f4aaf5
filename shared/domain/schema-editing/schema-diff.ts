import {
  isSameName,
  metricsOfGroup,
  type ClientGroup,
  type EditedSchema,
  type SchemaMetric,
  type SubGroup,
} from './schema-model.ts';

/** Where a metric stands, in words: its group and, unless it is general, its view. */
export interface DiffPlace {
  readonly group: string;
  readonly view: string | null;
}

/** One difference between two states of a schema. */
export type SchemaChange =
  | {
      readonly kind: 'nameChanged' | 'descriptionChanged';
      readonly from: string;
      readonly to: string;
    }
  | { readonly kind: 'groupAdded' | 'groupRemoved'; readonly group: string }
  | { readonly kind: 'groupRenamed'; readonly from: string; readonly to: string }
  | {
      readonly kind: 'repeatingChanged' | 'totalsChanged';
      readonly group: string;
      readonly isOn: boolean;
    }
  | { readonly kind: 'groupsReordered' }
  | { readonly kind: 'viewRenamed'; readonly group: string; readonly from: string; readonly to: string }
  | {
      readonly kind: 'timePeriodChanged';
      readonly group: string;
      readonly view: string;
      readonly isOn: boolean;
    }
  | { readonly kind: 'metricsReordered'; readonly place: DiffPlace }
  | { readonly kind: 'added' | 'removed'; readonly metric: SchemaMetric; readonly place: DiffPlace }
  | {
      readonly kind: 'moved';
      readonly metric: SchemaMetric;
      readonly from: DiffPlace;
      readonly to: DiffPlace;
    }
  | { readonly kind: 'renamed'; readonly metric: SchemaMetric; readonly from: string; readonly to: string }
  | {
      readonly kind: 'requiredChanged' | 'priorityChanged';
      readonly metric: SchemaMetric;
      readonly isOn: boolean;
    }
  | { readonly kind: 'validatorsChanged' | 'sourcesChanged'; readonly metric: SchemaMetric };

type Groups = readonly ClientGroup[];
type Pair<Item> = readonly [before: Item, after: Item];

const finsOf = (metrics: readonly SchemaMetric[]) => metrics.map(({ fin }) => fin);
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Pairs what is the same in both lists: by its key, and what is left over by having most of its metrics in common. */
function pairUp<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
  metricsOf: (item: Item) => readonly SchemaMetric[],
): Pair<Item>[] {
  const pairs: Pair<Item>[] = [];
  const left = new Set(after);
  const take = (item: Item, match: Item | undefined) => {
    if (match === undefined) return false;
    left.delete(match);
    pairs.push([item, match]);
    return true;
  };
  const unmatched = before.filter(
    (item) =>
      !take(
        item,
        after.find((other) => left.has(other) && isSame(item, other)),
      ),
  );
  for (const item of unmatched) {
    const fins = new Set(finsOf(metricsOf(item)));
    const share = (other: Item) => finsOf(metricsOf(other)).filter((fin) => fins.has(fin)).length;
    take(
      item,
      [...left].find((other) => share(other) * 2 > fins.size),
    );
  }
  return pairs;
}

const isSameGroup = (one: ClientGroup, other: ClientGroup) =>
  (one.groupIdentifier !== undefined && one.groupIdentifier === other.groupIdentifier) ||
  isSameName(one.displayName, other.displayName);

const isSameView = (one: SubGroup, other: SubGroup) => isSameName(one.displayName, other.displayName);

/** Whether the items that both lists have stand in another order. */
function isReordered(before: readonly unknown[], after: readonly unknown[]): boolean {
  const kept = before.filter((item) => after.includes(item));
  return !isEqual(
    kept,
    after.filter((item) => before.includes(item)),
  );
}

interface Placed {
  readonly metric: SchemaMetric;
  readonly place: DiffPlace;
}

function placesOf(groups: Groups): Map<string, Placed> {
  const places = new Map<string, Placed>();
  for (const { displayName: group, generalMetrics, subGroups } of groups) {
    for (const metric of generalMetrics) places.set(metric.fin, { metric, place: { group, view: null } });
    for (const { displayName: view, metrics } of subGroups)
      for (const metric of metrics) places.set(metric.fin, { metric, place: { group, view } });
  }
  return places;
}

function diffSettings(before: EditedSchema, after: EditedSchema): SchemaChange[] {
  const changes: SchemaChange[] = [];
  if (before.name !== after.name) changes.push({ kind: 'nameChanged', from: before.name, to: after.name });
  if (before.description !== after.description)
    changes.push({ kind: 'descriptionChanged', from: before.description, to: after.description });
  return changes;
}

function diffGroup([before, after]: Pair<ClientGroup>, views: readonly Pair<SubGroup>[]): SchemaChange[] {
  const changes: SchemaChange[] = [];
  const group = after.displayName;
  if (before.displayName !== group)
    changes.push({ kind: 'groupRenamed', from: before.displayName, to: group });
  if (before.isRepeatingGroup !== after.isRepeatingGroup)
    changes.push({ kind: 'repeatingChanged', group, isOn: after.isRepeatingGroup });
  if (before.calculatedTotals !== after.calculatedTotals)
    changes.push({ kind: 'totalsChanged', group, isOn: after.calculatedTotals });
  if (isReordered(finsOf(before.generalMetrics), finsOf(after.generalMetrics)))
    changes.push({ kind: 'metricsReordered', place: { group, view: null } });
  for (const [was, is] of views) {
    const view = is.displayName;
    if (was.displayName !== view)
      changes.push({ kind: 'viewRenamed', group, from: was.displayName, to: view });
    if (was.enableTimePeriodFilter !== is.enableTimePeriodFilter)
      changes.push({ kind: 'timePeriodChanged', group, view, isOn: is.enableTimePeriodFilter });
    if (isReordered(finsOf(was.metrics), finsOf(is.metrics)))
      changes.push({ kind: 'metricsReordered', place: { group, view } });
  }
  return changes;
}

function diffMetric(was: Placed, is: Placed, isSamePlace: boolean): SchemaChange[] {
  const changes: SchemaChange[] = [];
  const { metric } = is;
  if (!isSamePlace) changes.push({ kind: 'moved', metric, from: was.place, to: is.place });
  if (was.metric.displayName !== metric.displayName)
    changes.push({ kind: 'renamed', metric, from: was.metric.displayName, to: metric.displayName });
  if (was.metric.isRequired !== metric.isRequired)
    changes.push({ kind: 'requiredChanged', metric, isOn: metric.isRequired });
  if (was.metric.isPriority !== metric.isPriority)
    changes.push({ kind: 'priorityChanged', metric, isOn: metric.isPriority });
  if (!isEqual(was.metric.validators, metric.validators)) changes.push({ kind: 'validatorsChanged', metric });
  if (!isEqual(was.metric.metricSources, metric.metricSources))
    changes.push({ kind: 'sourcesChanged', metric });
  return changes;
}

/** The views of a pair of groups that are the same. */
const pairViews = ([before, after]: Pair<ClientGroup>) =>
  pairUp(before.subGroups, after.subGroups, isSameView, ({ metrics }) => metrics);

interface GroupPair {
  readonly groups: Pair<ClientGroup>;
  readonly views: readonly Pair<SubGroup>[];
}

const keyOf = (group: string, view: string | null) => JSON.stringify([group, view]);

/** The places before, by the names that they have now. */
function placesNow(pairs: readonly GroupPair[]): ReadonlyMap<string, string> {
  const entries = pairs.flatMap(({ groups: [was, is], views }) => [
    [keyOf(was.displayName, null), keyOf(is.displayName, null)] as const,
    ...views.map(
      ([from, to]) =>
        [keyOf(was.displayName, from.displayName), keyOf(is.displayName, to.displayName)] as const,
    ),
  ]);
  return new Map(entries);
}

function diffGroups(before: Groups, after: Groups, pairs: readonly GroupPair[]): SchemaChange[] {
  const isKept = (group: ClientGroup) => pairs.some(({ groups }) => groups.includes(group));
  const namesOfNew = (groups: Groups) =>
    groups.filter((group) => !isKept(group)).map(({ displayName }) => displayName);
  const inOldOrder = pairs.toSorted(
    ({ groups: [one] }, { groups: [other] }) => before.indexOf(one) - before.indexOf(other),
  );
  const positions = inOldOrder.map(({ groups: [, is] }) => after.indexOf(is));
  const isOutOfOrder = positions.some(
    (position, index) => index > 0 && position < (positions[index - 1] ?? 0),
  );
  return [
    ...namesOfNew(after).map((group) => ({ kind: 'groupAdded' as const, group })),
    ...namesOfNew(before).map((group) => ({ kind: 'groupRemoved' as const, group })),
    ...pairs.flatMap(({ groups, views }) => diffGroup(groups, views)),
    ...(isOutOfOrder ? [{ kind: 'groupsReordered' as const }] : []),
  ];
}

function diffMetrics(before: Groups, after: Groups, pairs: readonly GroupPair[]): SchemaChange[] {
  const were = placesOf(before);
  const are = placesOf(after);
  const now = placesNow(pairs);
  const changes = [...are].flatMap(([fin, is]): SchemaChange[] => {
    const was = were.get(fin);
    if (was === undefined) return [{ kind: 'added', ...is }];
    const isSamePlace =
      now.get(keyOf(was.place.group, was.place.view)) === keyOf(is.place.group, is.place.view);
    return diffMetric(was, is, isSamePlace);
  });
  const removed = [...were].filter(([fin]) => !are.has(fin));
  return [...changes, ...removed.map(([, was]) => ({ kind: 'removed' as const, ...was }))];
}

/**
 * What changed from one state of a schema to another. A group or view under a new name is renamed, not removed and added,
 * if it has its identifier or most of its metrics.
 */
export function diffSchemas(before: EditedSchema, after: EditedSchema): SchemaChange[] {
  const pairs = pairUp(before.groups, after.groups, isSameGroup, metricsOfGroup).map((groups) => ({
    groups,
    views: pairViews(groups),
  }));
  return [
    ...diffSettings(before, after),
    ...diffGroups(before.groups, after.groups, pairs),
    ...diffMetrics(before.groups, after.groups, pairs),
  ];
}

/** Whether a change asks more of documents than before: a metric became required or has other validators. */
export function isStricter(change: SchemaChange): boolean {
  return change.kind === 'validatorsChanged' || (change.kind === 'requiredChanged' && change.isOn);
}
