import { text, timePeriodName } from '@assay/shared/messages';
import { Select, Text } from '@assay/shared/ui';
import type { ChosenView } from '../../../document/use-time-period-filter.ts';
import classes from './time-period-choice.module.css';

export interface TimePeriodChoiceProps {
  readonly view: ChosenView;
  /** The view is one of columns. */
  readonly isOfColumns: boolean;
  /** The name of the view stands beside the choice, where no heading shows it. */
  readonly isNamed: boolean;
  /** Called with the full name of a period; null for all. */
  readonly onChoose: (period: string | null) => void;
}

/** No period has this name. */
const ALL = '';

function hiddenText({ period, hiddenFins: { size } }: ChosenView, isOfColumns: boolean): string {
  if (period === null) return '';
  const values = { count: size, period: timePeriodName(period) };
  return isOfColumns
    ? text('verification.columnsHiddenByTimePeriod', values)
    : text('verification.hiddenByTimePeriod', values);
}

/** Chooses which time period of a view is shown, and says how much that hides [SCH-001, SCH-009]. */
export function TimePeriodChoice({ view, isOfColumns, isNamed, onChoose }: TimePeriodChoiceProps) {
  const options = [
    { value: ALL, label: text('verification.allTimePeriods') },
    ...view.periods.map((name) => ({ value: name, label: timePeriodName(name) })),
  ];
  return (
    <Text as="div" caption className={classes.bar}>
      {isNamed && (
        <Text quiet className={classes.view}>
          {view.view}
        </Text>
      )}
      <Select
        className={classes.choice}
        size="sm"
        hideLabel
        label={text('verification.timePeriodOf', { view: view.view })}
        options={options}
        value={view.period ?? ALL}
        onChange={(period) => onChoose(period === ALL ? null : period)}
      />
      <Text quiet figures role="status">
        {hiddenText(view, isOfColumns)}
      </Text>
    </Text>
  );
}
