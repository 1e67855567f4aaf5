import type { TableCell } from '@assay/shared/domain';
import { currentDatapoint, type Datapoint, type MetricState } from './metric-state.ts';

/** The value of a metric in a row. */
export interface RowValue {
  readonly metricId: string;
  readonly state: MetricState;
  /** The program made the last change, not a user [TAB-006]. */
  readonly isSystemChange?: boolean;
}

const pickBox = ({ page, x, y, w, h }: NonNullable<Datapoint['location']>) => ({ page, x, y, w, h });

/** A value of a row as the rules of table edits take it: its current datapoint. */
export function toTableCell({ metricId, state, isSystemChange }: RowValue): TableCell {
  const { location, text, nodeId, ...current } = currentDatapoint(state);
  return {
    metricId,
    id: current.id,
    value: current.value,
    currency: current.currency,
    akas: current.akas,
    confidence: current.confidence,
    place: location && { ...pickBox(location), text, nodeId },
    entityLinkId: current.linkedEntityId,
    isVerified: state.isVerified,
    lastModified: current.lastModified,
    lastModifiedBy: current.lastModifiedBy,
    ...(isSystemChange && { isSystemChange }),
  };
}

/** The state of a value that the rules of table edits made and that is not stored yet. */
export function toNewState(cell: TableCell, isRequired: boolean): MetricState {
  const { value, currency, akas, confidence, place, entityLinkId, isVerified } = cell;
  const datapoint: Datapoint = {
    id: null,
    value,
    confidence,
    location: place && pickBox(place),
    currency,
    akas,
    text: place?.text ?? '',
    nodeId: place?.nodeId ?? null,
    linkedEntityId: entityLinkId,
    isUserModified: value !== '',
    lastModified: cell.lastModified,
    lastModifiedBy: cell.lastModifiedBy,
  };
  return { datapoints: [datapoint], isVerified, isRequired };
}
