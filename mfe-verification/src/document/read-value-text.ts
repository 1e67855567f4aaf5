import {
  readCellText,
  type CellReading,
  type CellReadingContext,
  type ClipboardCell,
} from '@assay/shared/widgets/data-grid';
import { currentDatapoint, type MetricState, type TypedValue } from './metric-state.ts';
import { offeredPowerOf, type DocumentTyping } from './page-scales.ts';
import type { ReviewMetric } from './review-document.ts';

/** What helps to read the text of a cell of a document [AMB-123, AMB-124]. */
export interface ValueReadingContext extends CellReadingContext {
  readonly typing: DocumentTyping;
}

/** The text of a cell as a value of the document. */
export type ValueReading = CellReading<TypedValue>;

/** Reads what is pasted into a cell of a document, a text in the scale of its page. */
export function readValueText(
  pasted: ClipboardCell,
  metric: Pick<ReviewMetric, 'fin' | 'label' | 'dataType' | 'validators'>,
  state: MetricState | undefined,
  context: ValueReadingContext,
): ValueReading {
  const { scales } = context.typing;
  return readCellText(
    pasted,
    {
      metric,
      current: state && currentDatapoint(state),
      foundValues: (state?.datapoints ?? []).flatMap((found) => (found.isUserModified ? [] : [found.value])),
      offeredPower: (decimal) => offeredPowerOf(decimal, metric, { state, scales }),
    },
    context,
  );
}
