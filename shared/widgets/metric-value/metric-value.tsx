import {
  isFigure,
  hasCurrency,
  formatMetricValue,
  formatNumber,
  isCurrencyCode,
  isDecimal,
  MIN_CURRENCY_PRECISION,
} from '@assay/shared/domain';
import type { Language } from '@assay/shared/domain';
import { Text } from '@assay/shared/ui';
import type { EditedDatapoint, EditedMetric } from '../datapoint-editor/datapoint-draft.ts';
import classes from './metric-value.module.css';

export interface MetricValueProps {
  readonly metric: Pick<EditedMetric, 'fin' | 'dataType'>;
  readonly datapoint: EditedDatapoint | null;
  readonly language: Language;
}

/** Shown where there is no value. */
const DASH = '–';

/** A value in a list: numbers at the right edge, with a small grey currency before them; a dash where there is none. */
export function MetricValue({ metric, datapoint, language }: MetricValueProps) {
  const value = datapoint?.value ?? '';
  if (datapoint === null || value === '')
    return (
      <Text quiet className={classes.none}>
        {DASH}
      </Text>
    );

  if (hasCurrency(metric.dataType) && isDecimal(value)) {
    const amount = formatNumber(value, { minPrecision: MIN_CURRENCY_PRECISION });
    const code = datapoint.currency ?? '';
    return (
      <span
        className={classes.figure}
        data-figure
        title={formatMetricValue({ dataType: metric.dataType, ...datapoint }, language)}
      >
        {code !== '' && code !== 'AUTO' && (
          <Text quiet className={classes.currency} data-unknown={!isCurrencyCode(code) || undefined}>
            {code}
          </Text>
        )}{' '}
        {amount}
      </span>
    );
  }
  const formatted = formatMetricValue({ fin: metric.fin, dataType: metric.dataType, ...datapoint }, language);
  const isRight = isFigure(metric.dataType);
  return (
    <span
      className={isRight ? classes.figure : classes.text}
      data-figure={isRight || undefined}
      title={formatted}
    >
      {formatted}
    </span>
  );
}
