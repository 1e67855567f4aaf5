import {
  createDigitSearch,
  findEntryScale,
  findOfferedPower,
  findPower,
  findScaledPlaces,
  isScalable,
  scaleDecimal,
  type DigitSearch,
  type EntryScale,
  type FoundAmount,
  type PrintedWords,
  type ScaledPlace,
} from '@assay/shared/domain';
import type { TypingContext } from '@assay/shared/widgets';
import { currentDatapoint, type MetricState, type TypedValue } from './metric-state.ts';
import { numbersOf, type PageLine } from './page-text.ts';
import type { ReviewDocument, ReviewMetric } from './review-document.ts';

/** What a document shows of the scales in which its pages state amounts. */
export interface PageScales {
  readonly places: readonly ScaledPlace[];
  /** Where the digits of a number stand. */
  readonly findDigits: DigitSearch;
}

/** How values are typed in a document whose pages may be in thousands or millions. */
export interface DocumentTyping extends TypingContext {
  readonly scales?: PageScales | undefined;
}

type TypedMetric = Pick<ReviewMetric, 'fin' | 'label' | 'dataType'>;

/** The amounts that were found in a document, with the words in their boxes. What was typed or learned is not among them. */
function foundValuesOf({
  metrics,
  states,
}: Pick<ReviewDocument, 'metrics' | 'states'>): readonly FoundAmount[] {
  return [...metrics.values()].flatMap((metric) => {
    const found = states[metric.id]?.datapoints.find(
      ({ isUserModified, learnedFrom }) => !isUserModified && learnedFrom === undefined,
    );
    if (!found?.location) return [];
    const { value, text, currency, location } = found;
    return [{ metric, value, text, currency, box: location }];
  });
}

/** The scales of a document whose text is loaded after its values. */
export interface LoadingPageScales extends PageScales {
  /** Takes the lines of the pages in place of the earlier ones. */
  readonly setLines: (lines: readonly PageLine[]) => void;
}

/** Reads the scales of a document from what was found in it. */
export function readPageScales(document: Pick<ReviewDocument, 'metrics' | 'states'>): LoadingPageScales {
  const places = findScaledPlaces(foundValuesOf(document));
  let search = createDigitSearch(() => places);
  return {
    places,
    findDigits: (value) => search(value),
    setLines: (lines) => {
      const printed = () => lines.flatMap(numbersOf).map(({ text, ...box }) => ({ box, text }));
      search = createDigitSearch(() => [...places, ...printed()]);
    },
  };
}

/** What stands in the box of a value; null where it has none. */
function ownWordsOf(state: MetricState | undefined): PrintedWords | null {
  if (state === undefined) return null;
  const { location, text } = currentDatapoint(state);
  return location && text !== '' ? { box: location, text } : null;
}

/** The power of ten by which a typed number is offered for a metric; 0 where it is taken as typed. */
export const offeredPowerOf = (
  value: string,
  metric: TypedMetric,
  { state, scales }: { readonly state: MetricState | undefined; readonly scales: PageScales | undefined },
): number => (scales ? findOfferedPower(value, { ...scales, metric, own: ownWordsOf(state) }) : 0);

/** A value that was taken from a place, in the scale of that place. */
export function scaleByPlace(
  taken: TypedValue,
  metric: TypedMetric,
  { place, scales }: { readonly place: PrintedWords; readonly scales: PageScales | undefined },
): TypedValue {
  const power = scales && isScalable(metric) ? (findPower(place, scales.places) ?? 0) : 0;
  return power === 0 ? taken : { ...taken, value: scaleDecimal(taken.value, power), scaledBy: power };
}

/** How an amount that a person entered stands to the scale of its page; null for any other value. */
export function entryScaleOf(
  metric: TypedMetric,
  state: MetricState,
  scales: PageScales | undefined,
): EntryScale | null {
  const { isUserModified, value, scaledBy } = currentDatapoint(state);
  if (!isUserModified || scales === undefined) return null;
  return findEntryScale(value, scaledBy, { ...scales, metric, own: ownWordsOf(state) });
}
