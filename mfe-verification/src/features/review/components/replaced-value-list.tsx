import type { ConfirmationPreview } from '@assay/shared/contracts';
import { formatDate, formatMetricValue, isMetricDataType, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Text } from '@assay/shared/ui';
import classes from './replaced-value-list.module.css';

export interface ReplacedValueListProps {
  readonly values: ConfirmationPreview['replaced'];
  readonly language: Language;
  readonly label?: string;
}

/** Stored values that a confirmation replaces or withdraws, each with its owner, both figures and the date. */
export function ReplacedValueList({ values, language, label }: ReplacedValueListProps) {
  return (
    <ul className={classes.values} aria-label={label}>
      {values.map(({ fin, metricName, metricType, ownerName, reportingDate, stored, next }) => {
        const dataType = isMetricDataType(metricType) ? metricType : 'STRING';
        const show = (figure: typeof stored) => formatMetricValue({ fin, dataType, ...figure }, language);
        return (
          <li key={`${ownerName} ${fin} ${reportingDate}`}>
            <span className={classes.metric}>
              {metricName}
              <Text quiet caption className={classes.owner}>
                {text('verification.replacedOf', {
                  owner: ownerName,
                  date: formatDate(reportingDate, language),
                })}
              </Text>
            </span>
            <span className={classes.figures}>
              <Text as="del" quiet>
                {show(stored)}
              </Text>
              {next === null ? (
                <Text caption className={classes.withdrawn}>
                  {text('verification.withdrawn')}
                </Text>
              ) : (
                <ins>{show(next)}</ins>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
