import { dataTypeOf, optionsOf } from '@assay/shared/domain';
import type { Language } from '@assay/shared/domain';
import { Select, TextInput } from '@assay/shared/ui';
import type { Option } from '@assay/shared/ui';
import { AmountField, DateField, NumberField } from '@assay/shared/ui/forms';
import type { ReactElement } from 'react';
import type { DatapointDraft, EditedMetric } from './datapoint-draft.ts';
import { EntityInput } from './entity-input.tsx';
import type { TypingContext } from './typing-context.ts';

/** The props of every kind of input. */
interface InputProps {
  readonly label: string;
  readonly hideLabel: true;
  readonly size: 'sm';
  readonly autoFocus: true;
  readonly disabled: boolean;
  readonly error: string | null;
}

export interface DatapointInputProps {
  readonly metric: EditedMetric;
  /** The value to show: the changed one, else the stored one. */
  readonly shown: DatapointDraft;
  readonly onChange: (change: Partial<DatapointDraft>) => void;
  /** The text in the input cannot be read as a value of this type. */
  readonly onInvalid: (isInvalid: boolean) => void;
  readonly error: string | null;
  readonly disabled: boolean;
  readonly language: Language;
  readonly typing: TypingContext;
  /** The values that were found for the metric. */
  readonly foundValues: readonly string[];
  /** The power of ten by which a typed amount is offered, because its page states it so; 0 for none. */
  readonly offeredPower?: ((decimal: string) => number) | undefined;
  /** The text that the input of a number or a date begins with; null for that of its value. */
  readonly initialText?: string | null | undefined;
  readonly onTextChange?: ((text: string) => void) | undefined;
}

/** The input for the type of a metric; a dropdown for a metric with INCLUDE options [DPE-005, DPE-006, DPE-007]. */
export function DatapointInput({
  metric,
  shown,
  onChange,
  onInvalid,
  error,
  disabled,
  language,
  typing,
  foundValues,
  offeredPower,
  initialText,
  onTextChange,
}: DatapointInputProps): ReactElement {
  const common: InputProps = {
    label: metric.name,
    hideLabel: true,
    size: 'sm',
    autoFocus: true,
    disabled,
    error,
  };
  const setValue = (value: string | null) => onChange({ value: value ?? '' });
  const filled = shown.value === '' ? null : shown.value;
  const typed = { ...common, value: filled, onChange: setValue, onInvalid };
  const written = { ...typed, initialText: initialText ?? undefined, onTextChange };
  const number = {
    ...written,
    writing: { ...typing.numbers, language, ownValues: foundValues },
    onAnswered: typing.onNumberAnswered,
  };

  const options = optionsOf(metric.validators);
  if (options !== null) {
    return (
      <Select
        {...common}
        searchable={options.length > 10}
        value={filled}
        onChange={setValue}
        options={toOptions(options, filled)}
      />
    );
  }
  switch (dataTypeOf(metric.dataType).input) {
    case 'amount':
      return (
        <AmountField
          {...number}
          onChange={(value, scaledBy) => onChange({ value: value ?? '', scaledBy })}
          scale={
            offeredPower && {
              powerOf: offeredPower,
              answers: typing.scaleAnswers,
              onAnswered: typing.onScaleAnswered,
            }
          }
          currency={shown.currency}
          onCurrencyChange={(currency) => onChange({ currency: currency ?? '' })}
        />
      );
    case 'percentage':
      return <NumberField {...number} unit="%" />;
    case 'number':
      return <NumberField {...number} />;
    case 'date':
      return (
        <DateField
          {...written}
          language={language}
          writing={{ ...typing.dates, ownValues: foundValues }}
          onAnswered={typing.onDateAnswered}
        />
      );
    case 'entity':
      return (
        <EntityInput
          {...common}
          value={shown.value ?? ''}
          place={{ fin: metric.fin, documentRequestId: typing.documentRequestId }}
          onChange={(value, entity) => onChange({ value, entity })}
        />
      );
    case 'text':
      return <TextInput {...common} value={shown.value ?? ''} onChange={setValue} />;
  }
}

/** The options of a dropdown. A stored value that is not among them stays visible, so that users see the error. */
function toOptions(options: readonly string[], stored: string | null): Option[] {
  const all = stored === null || options.includes(stored) ? options : [stored, ...options];
  return all.map((option) => ({ value: option, label: option, disabled: !options.includes(option) }));
}
