import { text } from '@assay/shared/messages';
import { IconFlag, iconProps, Text } from '@assay/shared/ui';
import { MetricValue } from '@assay/shared/widgets';
import { memo } from 'react';
import { currentDatapoint } from '../../../document/metric-state.ts';
import { fieldValueText } from '../model/field-value-text.ts';
import { MetricDetails } from './metric-details.tsx';
import type { MetricRowProps } from './metric-row-props.ts';
import { MetricValueEditor } from './metric-value-editor.tsx';
import { SaveErrorNote } from './save-error-note.tsx';
import { ValueNotes } from './value-notes.tsx';
import { VerifiedToggle } from './verified-toggle.tsx';
import classes from './metric-row.module.css';

/**
 * One metric: its name, its value with what is known about it, and whether it is verified. The active row also has the
 * editor and the details. Memoized: its props are stable while other metrics change.
 */
export const MetricRow = memo(function MetricRow(props: MetricRowProps) {
  const { field, isActive, isTabStop, language, actions, rowRef } = props;
  const { metric, state } = field;
  return (
    <div
      ref={rowRef}
      className={classes.row}
      role="group"
      aria-label={text('verification.fieldOf', {
        metric: metric.label,
        value: fieldValueText(field, language),
      })}
      aria-current={isActive || undefined}
      tabIndex={isTabStop ? 0 : -1}
      data-field={metric.id}
      data-active={isActive || undefined}
      onFocus={(event) => event.target === event.currentTarget && actions.activate(metric.id)}
      onClick={() => actions.show(metric.id)}
    >
      <Text
        quiet
        className={classes.label}
        data-priority={metric.isPriority || undefined}
        title={
          metric.isPriority ? text('verification.priorityMetric', { metric: metric.label }) : metric.label
        }
      >
        {metric.isPriority && (
          <IconFlag {...iconProps} size={12} aria-hidden={false} aria-label={text('verification.priority')} />
        )}
        {metric.label}
        {state.isRequired && (
          <span className={classes.required} title={text('verification.required')}>
            *
          </span>
        )}
      </Text>
      <div className={classes.value}>
        {metric.isWithheld && (
          <Text quiet className={classes.withheld}>
            {text('secondEntry.hidden')}
          </Text>
        )}
        {metric.isWithheld ? null : isActive ? (
          <MetricValueEditor {...props} />
        ) : (
          <MetricValue metric={metric} datapoint={currentDatapoint(state)} language={language} />
        )}
        {props.refusal && <SaveErrorNote part={props.refusal} field={field} />}
        {!isActive && <ValueNotes field={field} isActive={false} />}
      </div>
      <VerifiedToggle {...props} />
      {isActive && (
        <div className={classes.whole}>
          <ValueNotes field={field} isActive />
          <MetricDetails {...props} />
        </div>
      )}
    </div>
  );
});
