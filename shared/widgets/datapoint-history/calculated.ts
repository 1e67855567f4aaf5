import type { StoredDatapoint } from '@assay/shared/contracts';

/** Whether a value follows from others: it can neither be edited nor deleted. */
export function isCalculated({ dataSource }: Pick<StoredDatapoint, 'dataSource'>): boolean {
  return dataSource === 'CALCULATION';
}
