import { savedMetric, type ListedMetric, type SavedMetric } from '@assay/shared/contracts';
import { isEntityType, isRecord } from '@assay/shared/domain';
import {
  currentDatapoint,
  editValue,
  EMPTY_DATAPOINT,
  type Datapoint,
  type MetricState,
} from '../document/metric-state.ts';
import { toLocation } from '../document/parse-payload.ts';
import type { ReviewMetric } from '../document/review-document.ts';

/** Parses an edit from the journal; undefined if it is none. */
export function parseSavedMetric(raw: unknown): SavedMetric | undefined {
  const parsed = savedMetric.safeParse(raw);
  return parsed.success ? parsed.data : undefined;
}

/** The texts of a record from a journal, by their keys; none where it is no record. */
export function textsOf(raw: unknown): Readonly<Record<string, string>> {
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return Object.fromEntries(isRecord(raw) ? Object.entries(raw).filter(isText) : []);
}

/** The version of a value that was never stored: older than every stored value. */
const NEVER = '1970-01-01T00:00:00.000Z';

/** The version of a stored value: when it was last changed. A save names the version that the edit started from. */
export function baseVersionOf(saved: MetricState): string {
  return currentDatapoint(saved).lastModified ?? NEVER;
}

/**
 * The link of a name as it is sent: only where the reviewer changed it. The server links a typed name to the entity of
 * that name itself, and a link that somebody else made meanwhile stays.
 */
function changedLink({ dataType }: ReviewMetric, front: Datapoint, stored: Datapoint | undefined) {
  const isChanged = (stored?.linkedEntityId ?? null) !== front.linkedEntityId;
  if (!isEntityType(dataType) || !isChanged) return {};
  return { linkedEntity: { selectedEntityId: front.linkedEntityId } };
}

/** Of a value whose place is not known. */
export const NO_PLACE = { page: null, x: null, y: null, w: null, h: null };

/**
 * Makes the request of an edited metric: its current datapoint, and the version that the edit started from. The datapoint
 * has an id only if it is still stored; a typed value, or one that the server dropped, has none [AMB-057, AMB-058].
 */
export function toSavedMetric(metric: ReviewMetric, present: MetricState, saved: MetricState): SavedMetric {
  const front = currentDatapoint(present);
  const stored = saved.datapoints.find(({ id }) => id !== null && id === front.id);
  return {
    fin: metric.fin,
    dataType: metric.dataType,
    metricId: metric.id,
    ...(present.isRequired !== saved.isRequired && { required: present.isRequired }),
    lastModified: baseVersionOf(saved),
    datapoints: [
      {
        ...(stored?.id && { id: stored.id }),
        value: front.value,
        effectors: { currency: front.currency, akas: [...front.akas] },
        ...(front.location ?? NO_PLACE),
        text: front.text,
        nodeId: front.nodeId,
        ...changedLink(metric, front, stored),
        isVerified: present.isVerified,
      },
    ],
  };
}

/**
 * Whether what is stored is what an edit asks for, although it is newer than the edit: a save stored it whose response was
 * lost, as that of a page that was closed. A name may have been linked by the server meanwhile.
 */
export function storesEdit({ datapoints: [front], isVerified, isRequired }: MetricState, edit: SavedMetric) {
  const [wire] = edit.datapoints;
  if (!front || !wire) return false;
  const link = wire.linkedEntity?.selectedEntityId;
  return (
    front.value === wire.value &&
    front.currency === wire.effectors.currency &&
    isVerified === wire.isVerified &&
    isRequired === (edit.required ?? isRequired) &&
    (link === undefined || link === front.linkedEntityId) &&
    wire.effectors.akas.every((aka) => front.akas.includes(aka))
  );
}

/** A datapoint of a save, as it lies in the journal. */
type WireDatapoint = ListedMetric['datapoints'][number];

/** A typed value from the journal; an empty one where there is none. */
export function toTypedDatapoint(wire: WireDatapoint | undefined): Datapoint {
  return {
    ...EMPTY_DATAPOINT,
    value: wire?.value ?? '',
    location: toLocation(wire ?? {}),
    currency: wire?.effectors?.currency ?? null,
    akas: wire?.effectors?.akas ?? [],
    text: wire?.text ?? '',
    nodeId: wire?.nodeId ?? null,
    linkedEntityId: wire?.linkedEntity?.selectedEntityId ?? null,
  };
}

/** Applies an edit from the journal to the stored state of its metric. */
export function restoreEdit(saved: MetricState, edit: SavedMetric): MetricState {
  const [wire] = edit.datapoints;
  const isRequired = edit.required ?? saved.isRequired;
  if (!wire) return { ...saved, isRequired };
  const isVerified = wire.isVerified;
  const stored = saved.datapoints.find(({ id }) => id === wire.id);
  if (stored) {
    const { linkedEntity } = wire;
    const linkedEntityId = linkedEntity?.selectedEntityId ?? null;
    const front = linkedEntity === undefined ? stored : { ...stored, linkedEntityId, linkedEntityName: null };
    const others = saved.datapoints.filter(
      (datapoint) =>
        datapoint !== stored && (stored === currentDatapoint(saved) || !datapoint.isUserModified),
    );
    return { datapoints: [front, ...others], isVerified, isRequired };
  }
  // An edit that was made beside other documents knows no place: it keeps that of the value that it corrects.
  if (wire.text === undefined) {
    const typed = editValue(saved, { value: wire.value, currency: wire.effectors.currency });
    return { ...typed, isVerified, isRequired };
  }
  const typed = toTypedDatapoint(wire);
  return { datapoints: [typed, ...saved.datapoints], isVerified, isRequired };
}
