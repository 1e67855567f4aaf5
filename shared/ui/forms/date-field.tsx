import { useState } from 'react';
import { DATE_PATTERNS, formatDate, isIsoDate, parseTypedDate } from '@assay/shared/domain';
import type { Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { TextInput } from '@assay/shared/ui';
import type { TextInputProps } from '@assay/shared/ui';

export interface DateFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'inputMode'> {
  /** YYYY-MM-DD, or null for none. */
  readonly value: string | null;
  /** The day that was typed, null for an empty field. Text that is not a date is reported through `onInvalid` only. */
  readonly onChange: (iso: string | null) => void;
  /** Whether the text is not a date, so that saving can wait. */
  readonly onInvalid?: (isInvalid: boolean) => void;
  readonly language: Language;
}

const shown = (iso: string | null, language: Language) => {
  if (iso === null) return '';
  return isIsoDate(iso) ? formatDate(iso, language) : iso;
};

/** A date by typing, in the order of the language, also as `2024-12-31` or `31 Dec 2024`; formatted on blur [AMB-086]. */
export function DateField({
  value,
  onChange,
  onInvalid,
  language,
  error,
  onBlur,
  placeholder,
  ...field
}: DateFieldProps) {
  const [typed, setTyped] = useState(() => shown(value, language));
  const [valueSeen, setValueSeen] = useState(value);
  const read = typed.trim() === '' ? null : parseTypedDate(typed, language);
  const isInvalid = typed.trim() !== '' && read === null;

  // A value from outside replaces the text, but our own value must not rewrite it under the caret.
  if (value !== valueSeen) {
    setValueSeen(value);
    if (value !== read) setTyped(shown(value, language));
  }

  const handleTyping = (next: string) => {
    setTyped(next);
    const day = next.trim() === '' ? null : parseTypedDate(next, language);
    const isWrong = next.trim() !== '' && day === null;
    onInvalid?.(isWrong);
    if (!isWrong && day !== value) onChange(day);
  };

  return (
    <TextInput
      {...field}
      value={typed}
      placeholder={placeholder ?? DATE_PATTERNS[language]}
      error={error ?? (isInvalid ? text('validation.invalidDate') : null)}
      onChange={handleTyping}
      onBlur={(event) => {
        if (read !== null) setTyped(shown(read, language));
        onBlur?.(event);
      }}
    />
  );
}
