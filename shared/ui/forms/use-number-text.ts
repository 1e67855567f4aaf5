import { useState } from 'react';
import { currencyOfSymbol, readWrittenNumber } from '@assay/shared/domain';
import type { NumberWriting, TypedCurrency, TypedNumber } from '@assay/shared/domain';

/** The text of the field as a number, a question or nothing. */
export type NumberReading = TypedNumber | { readonly kind: 'empty' };

interface NumberText {
  readonly value: string | null;
  readonly writing: NumberWriting | undefined;
  readonly currency: string | null | undefined;
  readonly onChange: (decimal: string | null) => void;
  readonly onInvalid: ((isInvalid: boolean) => void) | undefined;
  readonly onCurrencyTyped: ((code: string) => void) | undefined;
  readonly initialText: string | undefined;
}

function readText(typed: string, writing: NumberWriting | undefined): NumberReading {
  return typed.trim() === '' ? { kind: 'empty' } : readWrittenNumber(typed, writing);
}

/** The text of a number field beside its value: the text stays as typed, the value is parsed from it. */
export function useNumberText({
  value,
  writing,
  currency = null,
  onChange,
  onInvalid,
  onCurrencyTyped,
  initialText,
}: NumberText) {
  const read = (text: string) => readText(text, writing);
  const [typed, setTyped] = useState(initialText ?? value ?? '');
  const [valueSeen, setValueSeen] = useState(value);
  // A stored decimal has one meaning. Only typed texts are parsed, and there 1.234 may mean two numbers.
  const reading: NumberReading = value !== null && typed === value ? { kind: 'number', value } : read(typed);

  // A value from outside replaces the text; our own value must not rewrite it under the caret.
  if (value !== valueSeen) {
    setValueSeen(value);
    if (value !== (reading.kind === 'number' ? reading.value : null)) setTyped(value ?? '');
  }

  const reportCurrency = ({ currency: code, symbol }: TypedCurrency) => {
    const meant = code ?? (symbol === undefined ? null : currencyOfSymbol(symbol, currency));
    if (meant !== null && meant !== currency) onCurrencyTyped?.(meant);
  };
  const type = (next: string) => {
    setTyped(next);
    const result = read(next);
    onInvalid?.(result.kind === 'ambiguous' || result.kind === 'invalid');
    if (result.kind === 'empty') onChange(null);
    if (result.kind !== 'number') return;
    onChange(result.value);
    reportCurrency(result);
  };
  /** Chooses one of the two readings of the text. */
  const choose = (decimal: string) => {
    setTyped(decimal);
    onInvalid?.(false);
    onChange(decimal);
    if (reading.kind === 'ambiguous') reportCurrency(reading);
  };
  return { typed, reading, type, choose };
}
