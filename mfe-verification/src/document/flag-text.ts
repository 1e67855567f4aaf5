import {
  formatDate,
  formatMetricValue,
  type Language,
  type MetricDataType,
  type PriorPeriodFlag,
  formatNumber,
} from '@assay/shared/domain';
import { text } from '@assay/shared/messages';

/** What a slip of a scale looks like: `1,000`, or `1/1,000`. */
function factorText(power: number): string {
  const factor = formatNumber(Math.abs(power) === 3 ? '1000' : '1000000');
  return power > 0 ? factor : `1/${factor}`;
}

/** What is unusual about a value of a metric beside those of earlier periods. */
export function flagText(
  flag: PriorPeriodFlag,
  { fin, dataType }: { readonly fin: string; readonly dataType: MetricDataType },
  language: Language,
): string {
  const date = (iso: string) => formatDate(iso, language);
  const show = ({ value, currency }: { readonly value: string; readonly currency: string | null }) =>
    formatMetricValue({ fin, dataType, value, currency }, language);
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
    case 'beyondSpread':
      return text('priorPeriod.beyondSpread', { low: show(flag.low), high: show(flag.high) });
  }
}
