import { useEffect, useRef, useState } from 'react';
import { INPUT_LIMITS, METRIC_SEARCH_DELAY_MS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { IconButton } from '../actions/icon-button.tsx';
import { IconSearch, IconX, iconProps } from '../icons.ts';
import { TextInput } from './text-input.tsx';

export interface SearchInputProps {
  readonly label: string;
  readonly placeholder?: string;
  /** The current search. A change from outside (cleared filters, the back button) shows at once. */
  readonly value: string;
  /** Called after a pause in typing, and immediately on Enter and when cleared. */
  readonly onSearch: (value: string) => void;
  /** Delay in ms after the last key; by default that of the metric lists [MET-003]. */
  readonly debounce?: number;
  readonly size?: 'sm' | 'md';
  readonly className?: string;
}

/** A search box that waits for a pause in typing. Enter searches at once, Escape clears. */
export function SearchInput({
  label,
  value,
  onSearch,
  debounce = METRIC_SEARCH_DELAY_MS,
  placeholder,
  size = 'md',
  className,
}: SearchInputProps) {
  const [draft, setDraft] = useState(value);
  const [previousValue, setValueSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (value !== previousValue) {
    setValueSeen(value);
    setDraft(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const searchNow = (next: string) => {
    clearTimeout(timer.current);
    setDraft(next);
    if (next !== value) onSearch(next);
  };
  const handleTyping = (next: string) => {
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(next), debounce);
  };

  return (
    <TextInput
      label={label}
      hideLabel
      type="search"
      size={size}
      className={className}
      placeholder={placeholder ?? label}
      value={draft}
      maxLength={INPUT_LIMITS.search}
      onChange={handleTyping}
      onKeyDown={(event) => {
        if (event.key === 'Enter') searchNow(draft);
        if (event.key === 'Escape' && draft !== '') {
          event.stopPropagation();
          searchNow('');
        }
      }}
      leftSection={<IconSearch {...iconProps} />}
      rightSection={
        draft === '' ? undefined : (
          <IconButton
            size="sm"
            label={text('ui.clearSearch')}
            icon={<IconX {...iconProps} size={14} />}
            onClick={() => searchNow('')}
          />
        )
      }
    />
  );
}
