import type { ListedMetricSummary, StoredDatapoint } from '@assay/shared/contracts';
import {
  formatMetricValue,
  formatDate,
  isMetricDataType,
  type Language,
  type MetricDataType,
} from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { isCalculated } from '@assay/shared/widgets/datapoint-history';
import { noValue, toValueState, type ValueState } from './value-state.ts';

/** A metric of an owner with its latest value, which is a row of the grid. */
export interface ValueRow {
  readonly metric: Pick<ListedMetricSummary, 'fin' | 'name' | 'timePeriod' | 'schemaGroup' | 'validators'> & {
    readonly dataType: MetricDataType;
  };
  readonly datapoint: StoredDatapoint | null;
  readonly stored: ValueState;
  /** Why the value cannot be changed; null where it can. */
  readonly lock: string | null;
}

/** The rows of metrics with the latest values by fin. `lock` holds for all of them. */
export function toValueRows(
  metrics: readonly ListedMetricSummary[],
  latest: ReadonlyMap<string, StoredDatapoint>,
  { lock, today }: { readonly lock: string | null; readonly today: string },
): readonly ValueRow[] {
  return metrics.map(({ fin, name, timePeriod, schemaGroup, validators, type }) => {
    const datapoint = latest.get(fin) ?? null;
    const dataType = isMetricDataType(type) ? type : 'STRING';
    const own = datapoint && isCalculated(datapoint) ? text('datapoints.calculated') : null;
    return {
      metric: { fin, name, timePeriod, schemaGroup, validators, dataType },
      datapoint,
      stored: datapoint ? toValueState(datapoint) : noValue(today),
      lock: own ?? lock,
    };
  });
}

/** A value with its date, in one line. */
export function valueInWords({ metric }: ValueRow, state: ValueState, language: Language): string {
  if (state.value === '') return text('tables.gridNoValue');
  const { fin, dataType } = metric;
  const { value, currency, reportingDate } = state;
  return text('datapoints.valueOfDate', {
    value: formatMetricValue({ fin, dataType, value, currency }, language),
    date: formatDate(reportingDate, language),
  });
}
