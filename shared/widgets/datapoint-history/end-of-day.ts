import { isIsoDate } from '@assay/shared/domain';

/** The moment until which a day counts: its end, where the reader is. Null for text that is no day. */
export function endOfDay(day: string): string | null {
  if (!isIsoDate(day)) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 23, 59, 59, 999).toISOString();
}
