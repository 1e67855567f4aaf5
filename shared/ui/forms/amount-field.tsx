import { CURRENCY_CODES } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Select } from '@assay/shared/ui';
import { NumberField } from './number-field.tsx';
import type { NumberFieldProps } from './number-field.tsx';
import classes from './forms.module.css';

export interface AmountFieldProps extends Omit<NumberFieldProps, 'unit' | 'currency' | 'onCurrencyTyped'> {
  /** A currency code, or null for none chosen. */
  readonly currency: string | null;
  readonly onCurrencyChange: (code: string | null) => void;
}

const OFFERED: readonly string[] = CURRENCY_CODES.filter((code) => code !== 'AUTO');

/** The currencies to choose from, and the present one if it is none of them. */
function optionsWith(currency: string | null) {
  const codes = currency === null || OFFERED.includes(currency) ? OFFERED : [currency, ...OFFERED];
  return codes.map((code) => ({ value: code, label: code }));
}

/** An amount of money: its currency and its number; a code or symbol typed with it chooses the currency [DPE-006]. */
export function AmountField({
  currency,
  onCurrencyChange,
  label,
  hideLabel,
  className,
  ...number
}: AmountFieldProps) {
  return (
    <div className={[classes.amount, className].filter(Boolean).join(' ')} role="group" aria-label={label}>
      <Select
        label={text('ui.currency')}
        hideLabel={hideLabel}
        size={number.size}
        className={classes.currency}
        searchable
        disabled={number.disabled}
        options={optionsWith(currency)}
        value={currency}
        onChange={onCurrencyChange}
      />
      <NumberField
        {...number}
        label={label}
        hideLabel={hideLabel}
        className={classes.amountNumber}
        currency={currency}
        onCurrencyTyped={onCurrencyChange}
      />
    </div>
  );
}
