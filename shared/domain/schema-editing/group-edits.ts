import type { GroupSettings } from './schema-edit.ts';
import { SchemaEditError } from './schema-edit-error.ts';
import {
  isSameName,
  metricsOfGroup,
  REPORTING_DATE_FIN,
  type ClientGroup,
  type SubGroup,
} from './schema-model.ts';
import { checkGroup, checkViewName } from './schema-rules.ts';

type Groups = readonly ClientGroup[];

/** @throws SchemaEditError 'Metric Group Not Found' [SCH-030] */
export function findGroup(groups: Groups, name: string): ClientGroup {
  const group = groups.find(({ displayName }) => isSameName(displayName, name));
  if (group === undefined) throw new SchemaEditError('schemas.groupNotFound');
  return group;
}

/** @throws SchemaEditError 'Sub Group Not Found' [SCH-031] */
export function findView({ subGroups }: ClientGroup, name: string): SubGroup {
  const view = subGroups.find(({ displayName }) => isSameName(displayName, name));
  if (view === undefined) throw new SchemaEditError('schemas.subGroupNotFound');
  return view;
}

/** The groups with one of them changed; the others stay the same objects. */
export function changeGroup(
  groups: Groups,
  name: string,
  change: (group: ClientGroup) => ClientGroup,
): Groups {
  const found = findGroup(groups, name);
  return groups.map((group) => (group === found ? change(group) : group));
}

/** A group with one of its views changed. */
export function changeView(
  group: ClientGroup,
  name: string,
  change: (view: SubGroup) => SubGroup,
): ClientGroup {
  const found = findView(group, name);
  return { ...group, subGroups: group.subGroups.map((view) => (view === found ? change(view) : view)) };
}

/** Sorts by an ordered list of names; those that it does not name keep their order at the end [SCH-023, AMB-115]. */
function orderByName<Named extends { readonly displayName: string }>(
  items: readonly Named[],
  names: readonly string[],
): readonly Named[] {
  const rankOf = ({ displayName }: Named) => {
    const rank = names.findIndex((name) => isSameName(name, displayName));
    return rank === -1 ? names.length : rank;
  };
  return items.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Adds a group at the end. */
export function addGroup(groups: Groups, settings: GroupSettings): Groups {
  checkGroup(settings, groups);
  const { displayName, isRepeatingGroup, calculatedTotals } = settings;
  const group = { displayName: displayName.trim(), isRepeatingGroup, calculatedTotals };
  return [...groups, { ...group, generalMetrics: [], subGroups: [] }];
}

/** Changes the settings of a group. One that repeats no more loses its identifier [SCH-007]. */
export function updateGroup(groups: Groups, name: string, changes: Partial<GroupSettings>): Groups {
  const found = findGroup(groups, name);
  const { groupIdentifier, ...changed } = { ...found, ...changes };
  checkGroup(
    changed,
    groups.filter((group) => group !== found),
  );
  const group = {
    ...changed,
    displayName: changed.displayName.trim(),
    ...(changed.isRepeatingGroup && groupIdentifier !== undefined ? { groupIdentifier } : {}),
  };
  return groups.map((one) => (one === found ? group : one));
}

/** Deletes a group, unless it is the last one [AMB-115]. Its reporting date moves to the first group that stays. */
export function deleteGroup(groups: Groups, name: string): Groups {
  const found = findGroup(groups, name);
  const [first, ...others] = groups.filter((group) => group !== found);
  if (first === undefined) throw new SchemaEditError('schemas.invalidRequest');
  const reportingDate = metricsOfGroup(found).filter(({ fin }) => fin === REPORTING_DATE_FIN);
  if (reportingDate.length === 0) return [first, ...others];
  const staying = [first, ...others];
  const target = staying.find(({ isRepeatingGroup }) => !isRepeatingGroup) ?? first;
  return staying.map((group) =>
    group === target ? { ...group, generalMetrics: [...group.generalMetrics, ...reportingDate] } : group,
  );
}

/** Sorts the groups by an ordered list of names [SCH-023]. */
export function orderGroups(groups: Groups, names: readonly string[]): Groups {
  return orderByName(groups, names);
}

const viewNames = ({ subGroups }: ClientGroup) => subGroups.map(({ displayName }) => displayName);

/** Adds a view before the others [SCH-022]. */
export function addView(groups: Groups, groupName: string, view: string): Groups {
  return changeGroup(groups, groupName, (group) => {
    checkViewName(view, viewNames(group));
    const added = { displayName: view.trim(), metrics: [], enableTimePeriodFilter: false };
    return { ...group, subGroups: [added, ...group.subGroups] };
  });
}

export function renameView(groups: Groups, groupName: string, view: string, name: string): Groups {
  return changeGroup(groups, groupName, (group) => {
    const found = findView(group, view);
    checkViewName(
      name,
      viewNames(group).filter((other) => other !== found.displayName),
    );
    return changeView(group, view, (one) => ({ ...one, displayName: name.trim() }));
  });
}

/** Deletes a view: its reporting date moves to the general metrics, its other metrics are dropped [SCH-021, AMB-115]. */
export function deleteView(groups: Groups, groupName: string, view: string): Groups {
  return changeGroup(groups, groupName, (group) => {
    const found = findView(group, view);
    const isGeneral = group.generalMetrics.some(({ fin }) => fin === REPORTING_DATE_FIN);
    const moved = isGeneral ? [] : found.metrics.filter(({ fin }) => fin === REPORTING_DATE_FIN);
    return {
      ...group,
      generalMetrics: [...group.generalMetrics, ...moved],
      subGroups: group.subGroups.filter((one) => one !== found),
    };
  });
}

/** Sorts the views of a group by an ordered list of names. */
export function orderViews(groups: Groups, groupName: string, views: readonly string[]): Groups {
  return changeGroup(groups, groupName, (group) => ({
    ...group,
    subGroups: orderByName(group.subGroups, views),
  }));
}

/** Turns the time-period filter of a view on or off. */
export function setTimePeriodFilter(
  groups: Groups,
  place: { readonly group: string; readonly view: string },
  isOn: boolean,
): Groups {
  return changeGroup(groups, place.group, (group) =>
    changeView(group, place.view, (view) => ({ ...view, enableTimePeriodFilter: isOn })),
  );
}
