import { formatDateTime, type Language } from '@assay/shared/domain';

/** The local date and the time of a moment as the names of new schemas have them: `05/03/2025` and `2:07 PM` [AMB-114]. */
export function dateAndTime(moment: Date, language: Language): { date: string; time: string } {
  const [date = '', ...time] = formatDateTime(moment.toISOString(), language).split(' ');
  return { date, time: time.join(' ') };
}
