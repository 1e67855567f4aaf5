export * from './currencies.ts';
export {
  formatDate,
  formatDateForExport,
  formatDateTime,
  isIsoDate,
  spellDate,
  spellMonth,
  toIsoDate,
} from './dates.ts';
export { UNKNOWN_DATE } from './dates.ts';
export * from './language.ts';
export * from './data-types.ts';
export * from './locale.ts';
export * from './metric-values.ts';
export * from './numbers.ts';
export { numberMarks, screenLocale, setScreenLocale } from './screen-locale.ts';
export * from './typed-dates.ts';
