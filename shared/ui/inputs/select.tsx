import { MultiSelect as MantineMultiSelect, Select as MantineSelect } from '@mantine/core';
import { text } from '@assay/shared/messages';
import { toInputProps } from './field.ts';
import type { FieldProps } from './field.ts';

/** An option: its value and its label. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

/** Options under a heading. */
export interface OptionGroup<Value extends string = string> {
  readonly group: string;
  readonly items: readonly Option<Value>[];
}

interface ChoiceProps<Value extends string> extends FieldProps {
  readonly options: readonly (Option<Value> | OptionGroup<Value>)[];
  /** Typing filters the options; useful from about ten on. */
  readonly searchable?: boolean;
  readonly clearable?: boolean;
  /** Shown when a search matches nothing. */
  readonly nothingFound?: string;
}

export interface SelectProps<Value extends string = string> extends ChoiceProps<Value> {
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  readonly autoFocus?: boolean;
}

export interface MultiSelectProps<Value extends string = string> extends ChoiceProps<Value> {
  readonly value: readonly Value[];
  readonly onChange: (values: Value[]) => void;
  /** What is typed, for options that are loaded by it. */
  readonly onSearch?: (text: string) => void;
  /** The options are shown from now on. */
  readonly onOpen?: () => void;
}

const clearButton = () => ({ 'aria-label': text('generic.clear') });
const toData = <Value extends string>(options: readonly (Option<Value> | OptionGroup<Value>)[]) =>
  options.map((option) => ('group' in option ? { ...option, items: [...option.items] } : { ...option }));

/** Selects one option. Choosing it again keeps it, unless it may be cleared. */
export function Select<Value extends string = string>(props: SelectProps<Value>) {
  const {
    options,
    value,
    onChange,
    clearable = false,
    nothingFound,
    searchable = false,
    autoFocus,
    ...field
  } = props;
  return (
    <MantineSelect<Value>
      {...toInputProps(field)}
      data={toData(options)}
      value={value}
      onChange={onChange}
      autoFocus={autoFocus}
      searchable={searchable}
      clearable={clearable}
      allowDeselect={clearable}
      checkIconPosition="right"
      nothingFoundMessage={nothingFound ?? text('ui.nothingFound')}
      clearButtonProps={clearButton()}
    />
  );
}

/** Selects any number of options, shown as removable pills. */
export function MultiSelect<Value extends string = string>(props: MultiSelectProps<Value>) {
  const {
    options,
    value,
    onChange,
    onSearch,
    onOpen,
    clearable = false,
    nothingFound,
    searchable = true,
    ...field
  } = props;
  return (
    <MantineMultiSelect<Value>
      {...toInputProps({ ...field, placeholder: value.length === 0 ? field.placeholder : undefined })}
      data={toData(options)}
      value={[...value]}
      onChange={onChange}
      onSearchChange={onSearch}
      onDropdownOpen={onOpen}
      searchable={searchable}
      clearable={clearable}
      hidePickedOptions
      nothingFoundMessage={nothingFound ?? text('ui.nothingFound')}
      clearButtonProps={clearButton()}
    />
  );
}
