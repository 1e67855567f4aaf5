import type { Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { IconAlertTriangle, IconCheck, iconProps } from '@assay/shared/ui';
import { MetricValue } from '@assay/shared/widgets';
import { memo, type Ref } from 'react';
import { currentDatapoint } from '../../../document/metric-state.ts';
import type { ReviewField } from '../../../document/review-fields.ts';
import type { FieldActions } from '../model/field-actions.ts';
import { fieldValueText } from '../model/field-value-text.ts';
import classes from './group-rows.module.css';

export interface RowCellProps {
  readonly field: ReviewField;
  readonly rowName: string;
  readonly isActive: boolean;
  /** Tab reaches this cell: the active one, or the first of the document. */
  readonly isTabStop: boolean;
  /** The header of the column names the currency of all its amounts. */
  readonly hidesCurrency: boolean;
  readonly language: Language;
  readonly actions: FieldActions;
  /** Set for the active cell only. */
  readonly cellRef: Ref<HTMLDivElement>;
}

/** The value of a metric of a row. Its props stay the same while other metrics change, so that it does not render then. */
export const RowCell = memo(function RowCell(props: RowCellProps) {
  const { field, rowName, isActive, isTabStop, hidesCurrency, language, actions, cellRef } = props;
  const { metric, state, status } = field;
  const { value, currency } = currentDatapoint(state);
  const names = { row: rowName, metric: metric.label, value: fieldValueText(field, language) };
  return (
    <div
      ref={cellRef}
      className={classes.cell}
      role="group"
      aria-label={text('verification.cellOf', names)}
      aria-current={isActive || undefined}
      tabIndex={isTabStop ? 0 : -1}
      data-field={metric.id}
      data-status={status}
      onFocus={(event) => event.target === event.currentTarget && actions.activate(metric.id)}
      onClick={() => actions.show(metric.id)}
    >
      {status === 'doubtful' && (
        <IconAlertTriangle
          {...iconProps}
          size={13}
          aria-hidden={false}
          aria-label={text('verification.needsReview')}
        />
      )}
      {status === 'verified' && (
        <IconCheck {...iconProps} size={13} aria-hidden={false} aria-label={text('verification.verified')} />
      )}
      {metric.isWithheld ? (
        <span>{text('secondEntry.hidden')}</span>
      ) : (
        <MetricValue
          metric={metric}
          datapoint={{ value, currency: hidesCurrency ? null : currency }}
          language={language}
        />
      )}
    </div>
  );
});
