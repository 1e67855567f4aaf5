import { Autocomplete } from '@mantine/core';
import { text } from '@assay/shared/messages';
import { Text } from '../layout/text.tsx';
import { useState, type KeyboardEvent } from 'react';
import { Kbd } from '../layout/kbd.tsx';
import { toInputProps } from '../inputs/field.ts';
import type { FieldProps } from '../inputs/field.ts';
import classes from './forms.module.css';

/** A text that is suggested. Labels are unique within a list. */
export interface Suggestion {
  readonly id: string;
  readonly label: string;
  /** What distinguishes it from others, in small print. */
  readonly detail?: string | undefined;
}

export interface SuggestInputProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** All suggestions, the likeliest first, shown in this order while typing; any other text is possible too. */
  readonly suggestions: readonly Suggestion[];
  readonly autoFocus?: boolean;
}

/**
 * One line of text with suggestions: Tab takes the first one, the arrow keys choose another, and Enter accepts it. The
 * list opens with the first letter or arrow, so that Escape cancels what has only been opened.
 */
export function SuggestInput({ value, onChange, suggestions, autoFocus, ...field }: SuggestInputProps) {
  const [isWanted, setIsWanted] = useState(false);
  const isOpen = isWanted && suggestions.length > 0;
  const byId = new Map(suggestions.map((suggestion) => [suggestion.id, suggestion]));
  const [first] = suggestions;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || first === undefined || event.key !== 'Tab' || event.shiftKey) return;
    event.preventDefault();
    onChange(first.label);
    setIsWanted(false);
  };
  return (
    <Autocomplete
      {...toInputProps(field)}
      autoFocus={autoFocus}
      autoComplete="off"
      openOnFocus={false}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setIsWanted(true)}
      onDropdownClose={() => setIsWanted(false)}
      onBlur={() => setIsWanted(false)}
      onKeyDown={handleKeyDown}
      data={suggestions.map(({ id, label }) => ({ value: id, label }))}
      filter={({ options }) => options}
      classNames={{ dropdown: classes.suggestions }}
      renderOption={({ option }) => (
        <span className={classes.suggestion}>
          <span className={classes.suggested}>{byId.get(option.value)?.label}</span>
          <Text quiet caption className={classes.suggestionDetail}>
            {byId.get(option.value)?.detail}
          </Text>
          {option.value === first?.id && (
            <span aria-hidden>
              <Kbd>{text('ui.tabKey')}</Kbd>
            </span>
          )}
        </span>
      )}
      value={value}
      onChange={onChange}
    />
  );
}
