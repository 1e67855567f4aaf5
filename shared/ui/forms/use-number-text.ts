import { useState } from 'react';
import {
  answeredMark,
  currencyOfSymbol,
  hasOwnUnit,
  isDecimal,
  numberMarks,
  readWrittenNumber,
  scaleDecimal,
} from '@assay/shared/domain';
import type { DecimalMark, NumberWriting, TypedCurrency, TypedNumber } from '@assay/shared/domain';

/** The text of the field as a number, a question or nothing. */
export type NumberReading =
  | (Extract<TypedNumber, { kind: 'number' }> & {
      /** The power of ten of its page, and whether the number was multiplied by it. */
      readonly scale?: { readonly power: number; readonly isApplied: boolean };
    })
  | Exclude<TypedNumber, { kind: 'number' }>
  /** The page states the number in another scale: it is asked which one is meant, the scaled number first. */
  | ({
      readonly kind: 'scaled';
      readonly readings: readonly [scaled: string, typed: string];
      readonly power: number;
    } & TypedCurrency)
  | { readonly kind: 'empty' };

/** The scale in which a page states amounts [AMB-123]. */
export interface NumberScale {
  /** The power of ten by which a number is offered; 0 where it is taken as typed. */
  readonly powerOf: (decimal: string) => number;
  /** By power: whether numbers are scaled, as the user answered before. */
  readonly answers?: ReadonlyMap<number, boolean> | undefined;
  readonly onAnswered?: ((power: number, isScaled: boolean) => void) | undefined;
}

interface NumberText {
  readonly value: string | null;
  readonly writing: NumberWriting | undefined;
  readonly currency: string | null | undefined;
  readonly scale: NumberScale | undefined;
  /** `scaledBy` is the power that the number was multiplied by. */
  readonly onChange: (decimal: string | null, scaledBy?: number) => void;
  readonly onInvalid: ((isInvalid: boolean) => void) | undefined;
  readonly onCurrencyTyped: ((code: string) => void) | undefined;
  readonly initialText: string | undefined;
}

/** The number that a text means: scaled by its page where the user answered so before; a question where nobody did. */
function readScaled(typed: string, read: TypedNumber, { powerOf, answers }: NumberScale): NumberReading {
  if (read.kind !== 'number' || hasOwnUnit(typed)) return read;
  const power = powerOf(read.value);
  const isScaled = power === 0 ? false : answers?.get(power);
  if (isScaled === false) return { ...read, scale: { power, isApplied: false } };
  const scaled = scaleDecimal(read.value, power);
  if (isScaled) return { ...read, value: scaled, scale: { power, isApplied: true } };
  return { ...read, kind: 'scaled', readings: [scaled, read.value], power };
}

function readText(
  typed: string,
  writing: NumberWriting | undefined,
  scale: NumberScale | undefined,
): NumberReading {
  if (typed.trim() === '') return { kind: 'empty' };
  const read = readWrittenNumber(typed, writing);
  return scale ? readScaled(typed, read, scale) : read;
}

/** The currency that a typed number names; a symbol is read by the present one. Null where it names none. */
const currencyOf = ({ currency: code, symbol }: TypedCurrency, present: string | null): string | null =>
  code ?? (symbol === undefined ? null : currencyOfSymbol(symbol, present));

/**
 * A decimal as it stands in the field: with the decimal mark of the screen, unless it would be read as another number there,
 * as `1,234` beside numbers that are printed `1,234.00` [AMB-141]. Then a digit can be changed without changing the number's size.
 */
export function spellDecimal(decimal: string | null, writing: NumberWriting | undefined): string {
  if (decimal === null || !isDecimal(decimal)) return decimal ?? '';
  const texts = [numberMarks().decimal, '.', ','].map((mark) => decimal.replace('.', mark));
  const isRead = (text: string) => {
    const read = readWrittenNumber(text, writing);
    return read.kind === 'number' && read.value === decimal;
  };
  return texts.find(isRead) ?? texts[0] ?? decimal;
}

/** Whether what is found or printed decided which of two numbers a text is, against the language of the screen [AMB-123]. */
export function isReadByPage(
  typed: string,
  reading: NumberReading,
  writing: NumberWriting | undefined,
): boolean {
  if (reading.kind !== 'number' || writing?.answered) return false;
  const [byPage, byLanguage] = [
    readWrittenNumber(typed, writing),
    readWrittenNumber(typed, { language: writing?.language }),
  ];
  return byPage.kind === 'number' && byLanguage.kind === 'number' && byPage.value !== byLanguage.value;
}

/** The text of a number field beside its value: the text stays as typed, the value is parsed from it. */
export function useNumberText({
  value,
  writing,
  scale,
  currency = null,
  onChange,
  onInvalid,
  onCurrencyTyped,
  initialText,
}: NumberText) {
  const [typed, setTyped] = useState(() => initialText ?? spellDecimal(value, writing));
  const [previousValue, setValueSeen] = useState(value);
  const [mark, setMark] = useState<DecimalMark | null>(null);
  const [isScaleOpen, setIsScaleOpen] = useState(false);
  // A stored decimal has one meaning. Only typed texts are parsed, and there 1.234 may mean two numbers.
  const read = (text: string, answered = mark, asksScale = isScaleOpen): NumberReading => {
    if (value !== null && text === spellDecimal(value, writing)) return { kind: 'number', value };
    const present = scale && asksScale ? { ...scale, answers: undefined } : scale;
    return readText(text, { ...writing, answered: writing?.answered ?? answered }, present);
  };
  const reading = read(typed);

  // A value from outside replaces the text; our own value must not rewrite it under the caret.
  if (value !== previousValue) {
    setValueSeen(value);
    if (value !== (reading.kind === 'number' ? reading.value : null)) setTyped(spellDecimal(value, writing));
  }

  const reportCurrency = (named: TypedCurrency) => {
    const meant = currencyOf(named, currency);
    if (meant !== null && meant !== currency) onCurrencyTyped?.(meant);
  };
  const change: NumberText['onChange'] = scale ? onChange : (decimal) => onChange(decimal);
  const report = (result: NumberReading) => {
    onInvalid?.(result.kind !== 'number' && result.kind !== 'empty');
    if (result.kind === 'empty') onChange(null);
    if (result.kind !== 'number') return;
    change(result.value, result.scale?.isApplied ? result.scale.power : 0);
    reportCurrency(result);
  };
  const type = (next: string) => {
    setTyped(next);
    setIsScaleOpen(false);
    report(read(next, mark, false));
  };
  /** Chooses one of the two readings of the text. */
  const choose = (decimal: string) => {
    if (reading.kind === 'ambiguous') {
      const chosen = answeredMark(reading, decimal);
      const result = read(typed, chosen);
      setMark(chosen);
      // The page may state the chosen number in another scale, which is the next question.
      if (result.kind === 'scaled') return;
    }
    setTyped(spellDecimal(decimal, writing));
    setIsScaleOpen(false);
    onInvalid?.(false);
    change(decimal, reading.kind === 'scaled' && decimal === reading.readings[0] ? reading.power : 0);
    if (reading.kind === 'ambiguous' || reading.kind === 'scaled') reportCurrency(reading);
  };
  /** Asks again for the scale of a number that was read by an earlier answer. */
  const askScale = () => {
    setIsScaleOpen(true);
    report(read(typed, mark, true));
  };
  return { typed, reading, mark, type, choose, askScale };
}
