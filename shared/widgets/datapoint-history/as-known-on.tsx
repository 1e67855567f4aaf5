import { formatDate, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button } from '@assay/shared/ui';
import { DateField } from '@assay/shared/ui/forms';
import classes from './datapoint-history.module.css';

export interface AsKnownOnProps {
  /** ISO date; null for now. */
  readonly day: string | null;
  readonly onChange: (day: string | null) => void;
  readonly language: Language;
}

/** Chooses the day at whose end values are shown as they were known, and says that it is not today. */
export function AsKnownOn({ day, onChange, language }: AsKnownOnProps) {
  return (
    <>
      <div className={classes.day}>
        <span className={classes.quiet} aria-hidden>
          {text('datapoints.asKnownOn')}
        </span>
        <DateField
          size="sm"
          hideLabel
          label={text('datapoints.asKnownOn')}
          value={day}
          onChange={onChange}
          language={language}
        />
      </div>
      {day !== null && (
        <>
          <p className={classes.quiet} role="status">
            {text('datapoints.asKnownOnNote', { date: formatDate(day, language) })}
          </p>
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            {text('datapoints.today')}
          </Button>
        </>
      )}
    </>
  );
}
