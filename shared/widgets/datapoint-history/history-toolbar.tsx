import { ENTITY_ACTION_PERMISSIONS, formatDate, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { Button, IconTrash, iconProps, Toolbar } from '@assay/shared/ui';
import { DateField } from '@assay/shared/ui/forms';
import type { History } from './use-history.ts';
import classes from './datapoint-history.module.css';

export interface HistoryToolbarProps {
  readonly history: History;
  readonly language: Language;
  /** How many of the selected values can be deleted. */
  readonly deletable: number;
  readonly onDelete: () => void;
}

/** Over the table: the day as known on which it is shown, and the deletion of what is selected [HIST-008]. */
export function HistoryToolbar({ history, language, deletable, onDelete }: HistoryToolbarProps) {
  const { day, showDay, remove } = history;
  return (
    <Toolbar
      label={text('datapoints.asKnownOn')}
      end={
        day === null && (
          <PermissionLock needs={ENTITY_ACTION_PERMISSIONS.delete}>
            <Button
              size="sm"
              variant="danger"
              icon={<IconTrash {...iconProps} />}
              disabled={deletable === 0 || remove.isPending}
              onClick={onDelete}
            >
              {text('datapoints.delete')}
            </Button>
          </PermissionLock>
        )
      }
    >
      <div className={classes.day}>
        <DateField
          size="sm"
          label={text('datapoints.asKnownOn')}
          value={day}
          onChange={showDay}
          language={language}
        />
      </div>
      {day !== null && (
        <>
          <p className={classes.quiet} role="status">
            {text('datapoints.asKnownOnNote', { date: formatDate(day, language) })}
          </p>
          <Button size="sm" variant="quiet" onClick={() => showDay(null)}>
            {text('datapoints.today')}
          </Button>
        </>
      )}
    </Toolbar>
  );
}
