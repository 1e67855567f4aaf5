import { FILTER_GROUP_SEPARATOR, readFilterGroup } from './filter-group.ts';
import { SchemaEditError } from './schema-edit-error.ts';
import { isSameName, type ApiGroup, type ClientGroup, type PlacedMetric } from './schema-model.ts';

type NamedGroup = Pick<ClientGroup, 'displayName' | 'isRepeatingGroup' | 'calculatedTotals'>;
type WithFin = Pick<PlacedMetric, 'fin'>;

/** @throws SchemaEditError for a group without a name, a name that another has, or totals of a group that does not repeat [SCH-024, SCH-025, SCH-029] */
export function checkGroup(group: NamedGroup, others: readonly Pick<NamedGroup, 'displayName'>[]): void {
  if (group.displayName.trim() === '') throw new SchemaEditError('schemas.invalidRequest');
  if (others.some(({ displayName }) => isSameName(displayName, group.displayName)))
    throw new SchemaEditError('schemas.groupNameTaken');
  if (group.calculatedTotals && !group.isRepeatingGroup) throw new SchemaEditError('schemas.invalidRequest');
}

/** @throws SchemaEditError for an empty name of a view, one that another view of the group has, or one with `//` [SCH-026, SCH-027, AMB-110, AMB-113] */
export function checkViewName(view: string, others: readonly string[]): void {
  if (view.trim() === '') throw new SchemaEditError('schemas.viewNameEmpty');
  if (view.includes(FILTER_GROUP_SEPARATOR)) throw new SchemaEditError('schemas.viewNameSeparator');
  if (others.some((other) => isSameName(other, view)))
    throw new SchemaEditError('schemas.viewNameTaken', { view: view.trim() });
}

/** @throws SchemaEditError for a metric without a fin, or one that is used already or given twice [SCH-028, SCH-029, AMB-113] */
export function checkNewMetrics(added: readonly WithFin[], used: readonly WithFin[]): void {
  if (added.some(({ fin }) => fin.trim() === '')) throw new SchemaEditError('schemas.invalidRequest');
  const fins = [...used, ...added].map(({ fin }) => fin);
  if (new Set(fins).size < fins.length) throw new SchemaEditError('schemas.metricUsedTwice');
}

/** Whether a filter group is one that the editor writes: nothing, a view, or a view with a time period. */
function isWellFormed(filterGroup: string): boolean {
  const parts = filterGroup.split(FILTER_GROUP_SEPARATOR);
  const { view, hasTimePeriod } = readFilterGroup(filterGroup);
  if (parts.length === 1) return true;
  return parts.length === 3 && hasTimePeriod && view !== '' && parts[2]?.trim() !== '';
}

/**
 * Checks the groups of a whole schema by the rules of all edits, for the server.
 * @throws SchemaEditError for the first rule that is broken
 */
export function checkGroups(groups: readonly ApiGroup<PlacedMetric>[]): void {
  if (groups.length === 0) throw new SchemaEditError('schemas.invalidRequest');
  groups.forEach((group, index) => checkGroup(group, groups.slice(0, index)));
  const metrics = groups.flatMap((group) => group.metrics);
  if (metrics.some(({ filterGroup }) => !isWellFormed(filterGroup)))
    throw new SchemaEditError('schemas.invalidRequest');
  checkNewMetrics(metrics, []);
}
