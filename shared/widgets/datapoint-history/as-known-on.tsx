import { formatDate, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, Text } from '@assay/shared/ui';
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
        <Text quiet caption aria-hidden>
          {text('datapoints.asKnownOn')}
        </Text>
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
          <Text as="p" quiet caption role="status">
            {text('datapoints.asKnownOnNote', { date: formatDate(day, language) })}
          </Text>
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            {text('datapoints.today')}
          </Button>
        </>
      )}
    </>
  );
}
