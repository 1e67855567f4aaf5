import type { MessageKey } from './catalogue/index.ts';
import { translateText } from './translate-text.ts';

const PERIOD_KEYS: readonly MessageKey[] = [
  'metrics.periodMonth',
  'metrics.periodQuarter',
  'metrics.periodYear',
  'metrics.periodTwelveMonths',
  'metrics.periodCalendarYear',
  'metrics.periodInception',
  'metrics.periodEntry',
  'metrics.periodExit',
  'metrics.periodShortMonth',
  'metrics.periodShortQuarter',
  'metrics.periodShortYear',
  'metrics.periodShortTwelveMonths',
  'metrics.periodShortCalendarYear',
  'metrics.periodShortInception',
  'metrics.periodShortEntry',
  'metrics.periodShortExit',
];

/** A full or short name of a period, which is stored in English, as it is shown (MET-031). */
export const timePeriodName = (stored: string): string => translateText(stored, PERIOD_KEYS);
