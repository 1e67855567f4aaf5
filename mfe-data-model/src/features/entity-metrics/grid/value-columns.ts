/** The columns of the grid of values. Those that are edited stand beside the name, as in most spreadsheets. */
export const VALUE_COLUMNS = [
  'metric',
  'value',
  'date',
  'period',
  'group',
  'source',
  'state',
  'changed',
] as const;

/** The first column that can be edited. */
export const VALUE_COLUMN = VALUE_COLUMNS.indexOf('value');
