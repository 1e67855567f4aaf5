import type { SchemaChange } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { placeLabel } from './place-label.ts';

/** A change of a metric in words. */
function metricChangeText(change: Extract<SchemaChange, { readonly metric: unknown }>): string {
  const name = change.metric.displayName;
  switch (change.kind) {
    case 'added':
      return text('schemas.diffAdded', { name, place: placeLabel(change.place) });
    case 'removed':
      return text('schemas.diffRemoved', { name, place: placeLabel(change.place) });
    case 'moved':
      return text('schemas.diffMoved', { name, from: placeLabel(change.from), to: placeLabel(change.to) });
    case 'renamed':
      return text('schemas.diffRenamed', { from: change.from, to: change.to });
    case 'requiredChanged':
      return text(change.isOn ? 'schemas.diffRequiredOn' : 'schemas.diffRequiredOff', { name });
    case 'priorityChanged':
      return text(change.isOn ? 'schemas.diffPriorityOn' : 'schemas.diffPriorityOff', { name });
    case 'validatorsChanged':
      return text('schemas.diffValidators', { name });
    case 'sourcesChanged':
      return text('schemas.diffSources', { name });
  }
}

/** A change of a schema in words. */
export function changeText(change: SchemaChange): string {
  if ('metric' in change) return metricChangeText(change);
  switch (change.kind) {
    case 'nameChanged':
      return text('schemas.diffName', change);
    case 'descriptionChanged':
      return text('schemas.diffDescription');
    case 'groupAdded':
      return text('schemas.diffGroupAdded', change);
    case 'groupRemoved':
      return text('schemas.diffGroupRemoved', change);
    case 'groupRenamed':
      return text('schemas.diffGroupRenamed', change);
    case 'repeatingChanged':
      return text(change.isOn ? 'schemas.diffRepeatingOn' : 'schemas.diffRepeatingOff', change);
    case 'totalsChanged':
      return text(change.isOn ? 'schemas.diffTotalsOn' : 'schemas.diffTotalsOff', change);
    case 'groupsReordered':
      return text('schemas.diffGroupsReordered');
    case 'viewRenamed':
      return text('schemas.diffViewRenamed', change);
    case 'timePeriodChanged':
      return text(change.isOn ? 'schemas.diffTimePeriodOn' : 'schemas.diffTimePeriodOff', {
        place: placeLabel(change),
      });
    case 'metricsReordered':
      return text('schemas.diffMetricsReordered', { place: placeLabel(change.place) });
  }
}
