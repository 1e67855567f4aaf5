import type { ValueSource } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';

/** Where a value comes from in words: its file, who typed it, or that it was calculated. */
export function valueSourceText({ dataSource, enteredBy }: ValueSource): string {
  if (enteredBy !== null) return text('datapoints.enteredBy', { name: enteredBy });
  return dataSource === 'CALCULATION' ? text('datapoints.calculatedSource') : dataSource;
}
