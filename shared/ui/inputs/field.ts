/** The props of every field. The label is required: a hidden one is the accessible name. */
export interface FieldProps {
  readonly label: string;
  /** Names the field without showing the label, where a heading or a column header already does. */
  readonly hideLabel?: boolean;
  /** A short help line under the field. */
  readonly description?: string;
  /** What is wrong with the value; shown under the field and announced. */
  readonly error?: string | null;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly placeholder?: string;
  readonly size?: 'sm' | 'md';
  readonly name?: string;
  readonly id?: string;
  readonly className?: string;
}

/** Converts the props to those of Mantine's inputs. */
export function toInputProps({ label, hideLabel = false, error, size = 'md', ...rest }: FieldProps) {
  return {
    ...rest,
    size: size === 'sm' ? 'xs' : 'sm',
    error: error ?? undefined,
    ...(hideLabel ? { 'aria-label': label } : { label }),
  };
}
