import type { LearnedFrom } from '@assay/shared/contracts';
import type { PageBox } from './page-box.ts';

/** A value found for a metric, or typed by a person. */
export interface Datapoint {
  /** null until the server has stored it. */
  readonly id: string | null;
  /** Plain decimal, ISO date or text; '' when nothing was found. */
  readonly value: string;
  /** Probability of being right, 0-1; 0 for what a person typed. */
  readonly confidence: number;
  readonly location: PageBox | null;
  readonly currency: string | null;
  readonly akas: readonly string[];
  /** The words as printed. */
  readonly text: string;
  readonly nodeId: string | null;
  /** The known entity that a name stands for; null where none was chosen. */
  readonly linkedEntityId: string | null;
  /** Where it stands in a workbook, `Sheet1!B12`; nothing in other files. */
  readonly cell?: string | null;
  readonly isUserModified: boolean;
  /** ISO 8601; null until the server has stored it. */
  readonly lastModified: string | null;
  readonly lastModifiedBy: string;
  /** Who verified the value as it stands; absent where nobody did. */
  readonly verifiedBy?: string | null | undefined;
  /** The lesson that proposed it; absent: the document's own words, or a person's. */
  readonly learnedFrom?: LearnedFrom | undefined;
}

/** What can be edited of a metric: its ranked datapoints, of which the first is its value, and its two flags. */
export interface MetricState {
  readonly datapoints: readonly [Datapoint, ...Datapoint[]];
  readonly isVerified: boolean;
  readonly isRequired: boolean;
}

/** A value as a person types it: normalised already, ISO date or plain decimal. */
export interface TypedValue {
  readonly value: string;
  readonly currency: string | null;
  readonly linkedEntityId?: string | null | undefined;
}

/** The value of a metric: its first datapoint. */
export function currentDatapoint({ datapoints }: MetricState): Datapoint {
  return datapoints[0];
}

/** Whether the document prints a value: one that says something, or a dash where there is none. */
export function isPrinted({ value, text, location }: Datapoint): boolean {
  return value !== '' || (text !== '' && location !== null);
}

/**
 * Adds a user-modified datapoint in front [VER-012]. It keeps the place and the printed words of the value that it
 * corrects, because it is still read there. A changed value has to be verified anew.
 */
export function editValue(
  state: MetricState,
  { value, currency, linkedEntityId = null }: TypedValue,
): MetricState {
  const { location, akas, text, nodeId, cell } = currentDatapoint(state);
  const typed: Datapoint = {
    id: null,
    value,
    confidence: 0,
    location,
    currency,
    akas,
    text,
    nodeId,
    linkedEntityId,
    ...(cell ? { cell } : {}),
    isUserModified: true,
    lastModified: null,
    lastModifiedBy: '',
  };
  return { ...state, datapoints: [typed, ...state.datapoints], isVerified: false };
}

/** Moves a datapoint to the front [VER-014] and drops what people typed [VER-015]. The front itself stays as it is. */
export function chooseAlternative(state: MetricState, index: number): MetricState {
  const chosen = state.datapoints[index];
  if (!chosen || index === 0) return state;
  const others = state.datapoints.filter((datapoint, at) => at !== index && !datapoint.isUserModified);
  return { ...state, datapoints: [chosen, ...others], isVerified: false };
}

/** Sets the verified flag [VER-016]. */
export function setVerified(state: MetricState, isVerified: boolean): MetricState {
  return state.isVerified === isVerified ? state : { ...state, isVerified };
}

/** Sets the required flag [VER-017]. */
export function setRequired(state: MetricState, isRequired: boolean): MetricState {
  return state.isRequired === isRequired ? state : { ...state, isRequired };
}

/** Whether two datapoints say the same. */
export const isSameValue = (left: Datapoint, right: Datapoint) =>
  left.value === right.value &&
  left.currency === right.currency &&
  left.linkedEntityId === right.linkedEntityId;

const isSameDatapoint = (left: Datapoint, right: Datapoint) =>
  left.id === right.id && isSameValue(left, right);

/**
 * Whether a metric was edited since it was saved [VER-013]: its value or one of its flags is another one. An edit that
 * was undone is none.
 */
export function isEdited(present: MetricState, saved: MetricState): boolean {
  if (present === saved) return false;
  return (
    present.isVerified !== saved.isVerified ||
    present.isRequired !== saved.isRequired ||
    !isSameDatapoint(currentDatapoint(present), currentDatapoint(saved))
  );
}

/** An alternative on offer, with its place among the datapoints. */
export interface Alternative {
  readonly index: number;
  readonly datapoint: Datapoint;
}

/** The other values on offer, best first: those that say something, at most nine, one for each digit key. */
export function listAlternatives({ datapoints }: MetricState): readonly Alternative[] {
  return datapoints
    .map((datapoint, index) => ({ index, datapoint }))
    .filter(({ index, datapoint }) => index > 0 && datapoint.value !== '' && !datapoint.isUserModified)
    .slice(0, 9);
}
