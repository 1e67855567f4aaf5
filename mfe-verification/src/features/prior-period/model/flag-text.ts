import type { PriorPeriodFlag } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';

/** How values and dates are written. */
export interface FlagFormat {
  readonly show: (figure: { readonly value: string; readonly currency: string | null }) => string;
  /** Gets an ISO date. */
  readonly date: (iso: string) => string;
}

/** What a slip of a scale looks like: `1,000`, or `1/1,000`. */
function factorText(power: number): string {
  const factor = Math.abs(power) === 3 ? '1,000' : '1,000,000';
  return power > 0 ? factor : `1/${factor}`;
}

/** What is unusual about a value beside those of earlier periods. */
export function flagText(flag: PriorPeriodFlag, { show, date }: FlagFormat): string {
  switch (flag.kind) {
    case 'alreadyStored': {
      const params = { date: date(flag.stored.reportingDate), value: show(flag.stored) };
      return flag.isSame ? text('priorPeriod.storedSame', params) : text('priorPeriod.storedOther', params);
    }
    case 'openingDiffers': {
      const { closing, difference } = flag;
      return text('priorPeriod.openingDiffers', {
        closing: show(closing),
        date: date(closing.reportingDate),
        difference: show({ value: difference, currency: closing.currency }),
      });
    }
    case 'currencyChange':
      return text('priorPeriod.currencyChange', { currency: flag.from });
    case 'signFlip':
      return text('priorPeriod.signFlip');
    case 'scaleSlip':
      return text('priorPeriod.scaleSlip', { factor: factorText(flag.power) });
  }
}
