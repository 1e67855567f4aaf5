import { Checkbox as MantineCheckbox, SegmentedControl as MantineSegmentedControl, Switch as MantineSwitch } from '@mantine/core';
import type { Option } from './select.tsx';

export interface ToggleProps {
  readonly label: string;
  /** Names the control without showing the label, e.g. in a cell whose row and column already say it. */
  readonly hideLabel?: boolean;
  readonly description?: string;
  readonly error?: string | null;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly className?: string;
}

export interface CheckboxProps extends ToggleProps {
  /** Some of the things it stands for are checked. */
  readonly indeterminate?: boolean;
}

const naming = ({ label, hideLabel = false }: Pick<ToggleProps, 'label' | 'hideLabel'>) =>
  hideLabel ? { 'aria-label': label } : { label };

/** A yes or no that takes effect with the form or the selection around it. */
export function Checkbox({ label, hideLabel, onChange, error, ...rest }: CheckboxProps) {
  return (
    <MantineCheckbox
      {...rest}
      {...naming({ label, hideLabel })}
      size="xs"
      error={error ?? undefined}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

/** A yes or no that takes effect at once. */
export function Switch({ label, hideLabel, onChange, error, ...rest }: ToggleProps) {
  return (
    <MantineSwitch
      {...rest}
      {...naming({ label, hideLabel })}
      size="xs"
      error={error ?? undefined}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

export interface SegmentedControlProps<Value extends string = string> {
  /** What is being chosen; names the group. */
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  readonly fullWidth?: boolean;
}

/** One of a few, all in sight. */
export function SegmentedControl<Value extends string = string>(props: SegmentedControlProps<Value>) {
  const { label, options, ...rest } = props;
  return (
    <MantineSegmentedControl<Value>
      {...rest}
      size="xs"
      aria-label={label}
      transitionDuration={120}
      data={options.map((option) => ({ ...option }))}
    />
  );
}
