import {
  formatMetricValue,
  formatNumber,
  isCurrencyCode,
  isDecimal,
  MIN_CURRENCY_PRECISION,
} from '@assay/shared/domain';
import type { Language } from '@assay/shared/domain';
import type { EditedDatapoint, EditedMetric } from '../datapoint-editor/datapoint-draft.ts';
import classes from './metric-list.module.css';

export interface MetricValueProps {
  readonly metric: Pick<EditedMetric, 'fin' | 'dataType'>;
  readonly datapoint: EditedDatapoint | null;
  readonly language: Language;
}

const NOTHING = '–';

/** A value as it is read in lists: figures at the right, the currency small and grey before them, a dash for none [look]. */
export function MetricValue({ metric, datapoint, language }: MetricValueProps) {
  const value = datapoint?.value ?? '';
  if (datapoint === null || value === '') return <span className={classes.none}>{NOTHING}</span>;

  if (metric.dataType === 'CURRENCY' && isDecimal(value)) {
    const amount = formatNumber(value, { minPrecision: MIN_CURRENCY_PRECISION });
    const code = datapoint.currency ?? '';
    return (
      <span
        className={classes.figure}
        title={formatMetricValue({ dataType: 'CURRENCY', ...datapoint }, language)}
      >
        {code !== '' && code !== 'AUTO' && (
          <span className={classes.currency} data-unknown={!isCurrencyCode(code) || undefined}>
            {code}
          </span>
        )}{' '}
        {amount}
      </span>
    );
  }
  const words = formatMetricValue({ fin: metric.fin, dataType: metric.dataType, ...datapoint }, language);
  const isFigure =
    metric.dataType === 'NUMERIC' || metric.dataType === 'PERCENTAGE' || metric.dataType === 'DATE';
  return (
    <span className={isFigure ? classes.figure : classes.words} title={words}>
      {words}
    </span>
  );
}
