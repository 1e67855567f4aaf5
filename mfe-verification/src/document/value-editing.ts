import { isScalable } from '@assay/shared/domain';
import type { DatapointDraft, DatapointEditorProps } from '@assay/shared/widgets';
import { currentDatapoint, type MetricState, type TypedValue } from './metric-state.ts';
import { offeredPowerOf, type PageScales } from './page-scales.ts';
import type { ReviewMetric } from './review-document.ts';

/** A currency code that names a currency. AUTO only says that the document has one. */
const namedCurrency = (code: string | null) => (code === 'AUTO' || code === '' ? null : code);

/** What the editor of a metric's value needs of the metric and its state. */
export function toEditorInput(
  { fin, label, dataType, validators }: Pick<ReviewMetric, 'fin' | 'label' | 'dataType' | 'validators'>,
  state: MetricState,
  scales: PageScales | undefined,
): Pick<DatapointEditorProps, 'metric' | 'datapoint' | 'foundValues' | 'offeredPower'> {
  const { value, currency } = currentDatapoint(state);
  return {
    metric: { fin, name: label, dataType, validators },
    datapoint: value === '' ? null : { value, currency: namedCurrency(currency) },
    foundValues: state.datapoints.flatMap((found) => (found.isUserModified ? [] : [found.value])),
    ...(scales &&
      isScalable({ fin, label, dataType }) && {
        offeredPower: (typed) => offeredPowerOf(typed, { fin, label, dataType }, { state, scales }),
      }),
  };
}

/** The value after an edit: what the user changed, over the current value. */
export function toTypedValue(
  { value, currency, entity, scaledBy }: DatapointDraft,
  state: MetricState,
): TypedValue {
  const current = currentDatapoint(state);
  return {
    value: value ?? current.value,
    currency: currency ?? current.currency,
    linkedEntity: entity,
    scaledBy,
  };
}
