import type { LearnedFrom } from '@assay/shared/contracts';
import { movePointLeft, normaliseDecimal, scaleDecimal, type EntryScale } from '@assay/shared/domain';
import type { PageBox } from './page-box.ts';

/** A value that was found for a metric, or typed by a user. */
export interface Datapoint {
  /** null until the server has stored it. */
  readonly id: string | null;
  /** Plain decimal, ISO date or text; '' when nothing was found. */
  readonly value: string;
  /** Probability of being right, 0-1; 0 for a typed value. */
  readonly confidence: number;
  readonly location: PageBox | null;
  readonly currency: string | null;
  readonly akas: readonly string[];
  /** The printed text. */
  readonly text: string;
  readonly nodeId: string | null;
  /** The entity that a name is linked to; null if none was chosen. */
  readonly linkedEntityId: string | null;
  /** Its name; null if it is not known. */
  readonly linkedEntityName?: string | null | undefined;
  /** The cell of a workbook, `Sheet1!B12`; absent in other files. */
  readonly cell?: string | null;
  readonly isUserModified: boolean;
  /** The power of ten of its page that an entered amount was multiplied by; known only while it is edited. */
  readonly scaledBy?: number | undefined;
  /** ISO 8601; null until the server has stored it. */
  readonly lastModified: string | null;
  readonly lastModifiedBy: string;
  /** The user who verified the present value; absent if nobody did. */
  readonly verifiedBy?: string | null | undefined;
  /** The lesson that proposed the value; absent if it comes from the document or from a user. */
  readonly learnedFrom?: LearnedFrom | undefined;
  /** The model or plug-in that proposed the value; absent for all others. */
  readonly proposedBy?: string | undefined;
}

/** A typed value before it has a text, a place or a version. */
export const EMPTY_DATAPOINT: Datapoint = {
  id: null,
  value: '',
  confidence: 0,
  location: null,
  currency: null,
  akas: [],
  text: '',
  nodeId: null,
  linkedEntityId: null,
  isUserModified: true,
  lastModified: null,
  lastModifiedBy: '',
};

/** The editable part of a metric: its ranked datapoints, the first of which is its value, and its two flags. */
export interface MetricState {
  readonly datapoints: readonly [Datapoint, ...Datapoint[]];
  readonly isVerified: boolean;
  readonly isRequired: boolean;
}

/** A value that a user typed, already normalised to an ISO date or a plain decimal. */
export interface TypedValue {
  readonly value: string;
  readonly currency: string | null;
  /** The entity that was chosen for a name. */
  readonly linkedEntity?: LinkedEntity | undefined;
  /** The power of ten of its page that the typed number was multiplied by; 0 where it was taken as typed. */
  readonly scaledBy?: number | undefined;
}

/** The current value of a metric: its first datapoint. */
export function currentDatapoint({ datapoints }: MetricState): Datapoint {
  return datapoints[0];
}

/** Whether the document prints something for a metric: a value, or a dash instead of one. */
export function isPrinted({ value, text, location }: Datapoint): boolean {
  return value !== '' || (text !== '' && location !== null);
}

/**
 * Adds a user-modified datapoint at the front [VER-012]. It keeps the location and the printed text of the value that it
 * corrects, because that is where the document states it. A changed value must be verified again.
 */
export function editValue(
  state: MetricState,
  { value, currency, linkedEntity, scaledBy }: TypedValue,
): MetricState {
  const { location, akas, text, nodeId, cell, learnedFrom } = currentDatapoint(state);
  const typed: Datapoint = {
    ...EMPTY_DATAPOINT,
    value,
    location,
    currency,
    akas,
    text: learnedFrom ? '' : text, // The words of a lesson are those of another document.
    nodeId,
    linkedEntityId: linkedEntity?.id ?? null,
    linkedEntityName: linkedEntity?.name ?? null,
    ...(cell ? { cell } : {}),
    ...(scaledBy === undefined ? {} : { scaledBy }),
  };
  return { ...state, datapoints: [typed, ...state.datapoints], isVerified: false };
}

/** Multiplies an entered amount by the power of ten of its page, or takes it as it was typed. */
export function toggleScale(state: MetricState, { power, isScaled }: EntryScale): MetricState {
  const { value, currency } = currentDatapoint(state);
  const toggled = isScaled ? normaliseDecimal(movePointLeft(value, power)) : scaleDecimal(value, power);
  return editValue(state, { value: toggled, currency, scaledBy: isScaled ? 0 : power });
}

/** What a save returns of a value, with what is known of its entry: the response does not say how it was scaled. */
export function keepScale(stored: Datapoint, sent: MetricState | undefined): Datapoint {
  const entered = sent && currentDatapoint(sent);
  if (entered?.scaledBy === undefined || !isSameValue(stored, entered)) return stored;
  return { ...stored, scaledBy: entered.scaledBy };
}

/** Moves a datapoint to the front [VER-014] and drops user-modified ones [VER-015]. Index 0 changes nothing. */
export function chooseAlternative(state: MetricState, index: number): MetricState {
  const chosen = state.datapoints[index];
  if (!chosen || index === 0) return state;
  const others = state.datapoints.filter((datapoint, at) => at !== index && !datapoint.isUserModified);
  return { ...state, datapoints: [chosen, ...others], isVerified: false };
}

/**
 * Empties a typed value: the metric is as before, without a value. Null for a value that the document states, which cannot
 * be empty (VAL-010).
 */
export function clearValue(state: MetricState): MetricState | null {
  const { value, currency } = currentDatapoint(state);
  if (value === '') return state;
  const empty = state.datapoints.findIndex((datapoint) => datapoint.value === '');
  if (empty > 0) return chooseAlternative(state, empty);
  const isStored = state.datapoints.some(({ id }) => id !== null);
  return isStored ? null : editValue(state, { value: '', currency });
}

/** An entity that a name is linked to. */
export interface LinkedEntity {
  readonly id: string;
  readonly name: string;
}

/** Links the current value, which stays as it is printed, to an entity; null removes the link. */
export function linkEntity(state: MetricState, entity: LinkedEntity | null): MetricState {
  const [current, ...others] = state.datapoints;
  if (current.linkedEntityId === (entity?.id ?? null)) return state;
  const linked = { ...current, linkedEntityId: entity?.id ?? null, linkedEntityName: entity?.name ?? null };
  return { ...state, datapoints: [linked, ...others] };
}

/** Sets where a value is printed, and the words there. It has no node of the document's graph then. */
export function setLocation(
  state: MetricState,
  { box, words }: { readonly box: PageBox | null; readonly words: string },
): MetricState {
  const [front, ...others] = state.datapoints;
  const { page, x, y, w, h } = box ?? { page: 0, x: 0, y: 0, w: 0, h: 0 };
  const location = box && { page, x, y, w, h };
  return { ...state, datapoints: [{ ...front, location, text: words, nodeId: null }, ...others] };
}

/** Changes the current value of a state. */
export const withFront = (state: MetricState, changes: Partial<Datapoint>): MetricState => {
  const [front, ...others] = state.datapoints;
  return { ...state, datapoints: [{ ...front, ...changes }, ...others] };
};

/** Sets the probability that a value is right, 0-1 [TAB-004]. */
export function setConfidence(state: MetricState, confidence: number): MetricState {
  return currentDatapoint(state).confidence === confidence ? state : withFront(state, { confidence });
}

/** Sets the other names under which an entity appears in the document [AMB-063, TAB-004]. */
export function setAkas(state: MetricState, akas: readonly string[]): MetricState {
  return isSameList(currentDatapoint(state).akas, akas) ? state : withFront(state, { akas });
}

/** Whether two lists have the same texts in the same order. */
export const isSameList = (left: readonly string[], right: readonly string[]) =>
  left.length === right.length && left.every((item, index) => item === right[index]);

/** Sets the verified flag [VER-016]. */
export function setVerified(state: MetricState, isVerified: boolean): MetricState {
  return state.isVerified === isVerified ? state : { ...state, isVerified };
}

/** Sets the required flag [VER-017]. */
export function setRequired(state: MetricState, isRequired: boolean): MetricState {
  return state.isRequired === isRequired ? state : { ...state, isRequired };
}

/** Whether two datapoints have the same value, currency and entity. */
export const isSameValue = (left: Datapoint, right: Datapoint) =>
  left.value === right.value &&
  left.currency === right.currency &&
  left.linkedEntityId === right.linkedEntityId;

const isSameDatapoint = (left: Datapoint, right: Datapoint) =>
  left.id === right.id && isSameValue(left, right);

/**
 * Whether a metric was edited since it was saved [VER-013]: its value or one of its flags differs. An edit that was
 * undone does not count.
 */
export function isEdited(present: MetricState, saved: MetricState): boolean {
  if (present === saved) return false;
  return (
    present.isVerified !== saved.isVerified ||
    present.isRequired !== saved.isRequired ||
    !isSameDatapoint(currentDatapoint(present), currentDatapoint(saved))
  );
}

/** An alternative value, with its index among the datapoints. */
export interface Alternative {
  readonly index: number;
  readonly datapoint: Datapoint;
}

/** The other values that were found, the best first: non-empty ones, at most nine, one for each digit key. */
export function listAlternatives({ datapoints }: MetricState): readonly Alternative[] {
  return datapoints
    .map((datapoint, index) => ({ index, datapoint }))
    .filter(({ index, datapoint }) => index > 0 && datapoint.value !== '' && !datapoint.isUserModified)
    .slice(0, 9);
}
