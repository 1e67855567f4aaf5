import { text } from '@assay/shared/messages';
import { IconButton, IconTrash, iconProps } from '@assay/shared/ui';
import type { Ref } from 'react';
import { MetricDetails } from './metric-details.tsx';
import type { MetricRowProps } from './metric-row-props.ts';
import { MetricValueEditor } from './metric-value-editor.tsx';
import { SaveErrorNote } from './save-error-note.tsx';
import { ValueNotes } from './value-notes.tsx';
import { VerifiedToggle } from './verified-toggle.tsx';
import classes from './group-rows.module.css';

export interface RowCellDetailsProps extends Omit<MetricRowProps, 'isActive' | 'isTabStop' | 'rowRef'> {
  readonly rowName: string;
  readonly canRemove: boolean;
  readonly onRemove: () => void;
  readonly detailsRef: Ref<HTMLDivElement>;
}

/** The active value of a row, below its line: the editor, why it needs review, where it is printed, its alternatives. */
export function RowCellDetails(props: RowCellDetailsProps) {
  const { field, rowName, canRemove, onRemove, detailsRef, ...row } = props;
  const active = { ...row, field, isActive: true, isTabStop: false, rowRef: null };
  return (
    <div ref={detailsRef} className={classes.details}>
      <div className={classes.detailsHead}>
        <span className={classes.detailsName} title={`${rowName} · ${field.metric.label}`}>
          {text('verification.cellName', { row: rowName, metric: field.metric.label })}
        </span>
        <VerifiedToggle {...active} />
        <IconButton
          size="sm"
          label={text('verification.removeRow', { row: rowName })}
          icon={<IconTrash {...iconProps} />}
          disabled={!canRemove}
          onClick={onRemove}
        />
      </div>
      {!field.metric.isWithheld && <MetricValueEditor {...active} />}
      {active.refusal && <SaveErrorNote part={active.refusal} field={field} />}
      <ValueNotes field={field} isActive />
      <MetricDetails {...active} />
    </div>
  );
}
