import { text } from '@assay/shared/messages';
import { SegmentedControl } from '@assay/shared/ui';
import { PERIODS, periodText, type Period } from '../model/time-buckets.ts';

export interface PeriodControlProps {
  readonly value: Period;
  readonly onChange: (period: Period) => void;
}

/** Chooses the period of figures. */
export function PeriodControl({ value, onChange }: PeriodControlProps) {
  return (
    <SegmentedControl
      label={text('usage.period')}
      options={PERIODS.map((period) => ({ value: period, label: periodText(period) }))}
      value={value}
      onChange={onChange}
    />
  );
}
