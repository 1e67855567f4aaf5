import type { CalculationOperand, FormulaPreview } from '@assay/shared/contracts';
import { formatDate, formatNumber, formatMetricValue, isMetricDataType } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { valueSourceText } from '@assay/shared/widgets/datapoint-history';
import { Text } from '@assay/shared/ui';
import { reasonText } from '../model/problem-text.ts';
import classes from './metric-editor.module.css';

export interface FormulaExamplesProps {
  readonly examples: FormulaPreview['examples'];
  /** The data type of the metric. */
  readonly type: string;
}

/** What a formula gives for some entities: date, operands and result, or why there is none. */
export function FormulaExamples({ examples, type }: FormulaExamplesProps) {
  const { defaultLanguage: language } = useSettings();
  const result = (value: string, currency: string | null) =>
    isMetricDataType(type) ? formatMetricValue({ dataType: type, value, currency }, language) : value;
  const operand = ({ fin, isPrevious, reportingDate, value, currency, source }: CalculationOperand) => {
    const written = [currency, formatNumber(value)].filter(Boolean).join(' ');
    const read = isPrevious
      ? text('metrics.operandPrevious', {
          name: fin,
          date: formatDate(reportingDate, language),
          value: written,
        })
      : text('metrics.operand', { name: fin, value: written });
    return source ? text('datapoints.operandFrom', { operand: read, source: valueSourceText(source) }) : read;
  };
  return (
    <div className={classes.result} role="status">
      <h4 className={classes.subheading}>{text('metrics.preview')}</h4>
      {examples.length === 0 && <p>{text('metrics.previewNone')}</p>}
      <ul className={classes.examples}>
        {examples.map(({ owner, reportingDate, operands, value, currency, reason }) => (
          <li key={`${owner} ${reportingDate}`}>
            <span className={classes.value}>
              {value === null ? text('metrics.previewNoValue') : result(value, currency)}
            </span>
            <Text quiet className={classes.longText}>
              {owner} · {formatDate(reportingDate, language)}
            </Text>
            <Text quiet className={classes.longText}>
              {operands.map(operand).join(', ')}
            </Text>
            {reason && (
              <Text quiet className={classes.longText}>
                {reasonText(reason)}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
