import { isCurrencyCode } from './currencies.ts';
import { formatDate, formatDateForExport } from './dates.ts';
import type { Language } from './language.ts';
import { formatCurrency, formatNumber, formatPercentage } from './numbers.ts';

/** A stored value that is not empty: ISO date, plain decimal or text. */
interface StoredValue {
  /** The metric's identifying name; distinguishes years from quantities. */
  readonly fin?: string;
  readonly value: string;
  readonly currency?: string | null;
}

/** All that depends on the data type of a metric. */
interface DataTypeEntry {
  /** The field in which people edit a value. */
  readonly input: 'text' | 'date' | 'number' | 'percentage' | 'amount' | 'entity';
  /** What a typed, pasted or printed text is read as, and the form in which values are stored: numbers as decimal strings. */
  readonly reading: 'text' | 'date' | 'number';
  /** Whether values have a currency. */
  readonly hasCurrency: boolean;
  /** Whether values name an entity [AMB-069]. */
  readonly isEntity: boolean;
  /** The edge of a column at which values stand. */
  readonly alignment: 'start' | 'end';
  /** Which columns have a total: the sum of multiples, percentages or years is a false figure [AMB-121]. */
  readonly sum: 'always' | 'ifAdditive' | 'never';
  /** A value as people read it [FMT-009]. */
  readonly format: (stored: StoredValue, language: Language) => string;
  /** A value as exports write it [FMT-011]. */
  readonly export: (stored: StoredValue, language: Language) => string;
}

const asStored = ({ value }: StoredValue) => value;

const TEXT = {
  input: 'text',
  reading: 'text',
  hasCurrency: false,
  isEntity: false,
  alignment: 'start',
  sum: 'never',
  format: asStored,
  export: asStored,
} as const satisfies DataTypeEntry;

const NUMBER = {
  ...TEXT,
  input: 'number',
  reading: 'number',
  alignment: 'end',
} as const satisfies DataTypeEntry;

const NAME = { ...TEXT, input: 'entity', isEntity: true } as const satisfies DataTypeEntry;

/** A year is no quantity: nobody separates its thousands. */
export function isYear({ fin, value }: StoredValue): boolean {
  return fin !== undefined && /(?:^|_)year$/u.test(fin) && /^\d{4}$/u.test(value);
}

function isUnknownCurrency(currency: string | null | undefined): boolean {
  return currency !== null && currency !== undefined && currency !== '' && !isCurrencyCode(currency);
}

/** The data types of metrics. */
export const DATA_TYPES = {
  STRING: TEXT,
  DATE: {
    ...TEXT,
    input: 'date',
    reading: 'date',
    alignment: 'end',
    format: ({ value }, language) => formatDate(value, language),
    export: ({ value }, language) => formatDateForExport(value, language),
  },
  NUMERIC: {
    ...NUMBER,
    sum: 'ifAdditive',
    format: (stored) => (isYear(stored) ? stored.value : formatNumber(stored.value)),
  },
  CURRENCY: {
    ...NUMBER,
    input: 'amount',
    hasCurrency: true,
    sum: 'always',
    format: ({ value, currency }) => formatCurrency(value, currency),
    export: ({ value, currency }) => (isUnknownCurrency(currency) ? `[UNKNOWN] ${value}` : value),
  },
  PERCENTAGE: {
    ...NUMBER,
    input: 'percentage',
    format: ({ value }) => formatPercentage(value),
    export: ({ value }) => `${value}%`,
  },
  ENTITY_NAME: NAME,
  ENTITY_LINK: NAME,
} as const satisfies Record<string, DataTypeEntry>;

export type MetricDataType = keyof typeof DATA_TYPES;

/** All data types in the order of the table. */
// Object.keys widens to string; the table above is the proof that these are its names.
export const METRIC_DATA_TYPE_NAMES = Object.keys(DATA_TYPES) as readonly MetricDataType[];

/** Whether a text from the wire is a metric data type; a metric with any other is rejected [VER-010]. */
export function isMetricDataType(name: unknown): name is MetricDataType {
  return typeof name === 'string' && Object.hasOwn(DATA_TYPES, name);
}

/** The entry of a type; that of plain text for a type that this build does not know. */
export function dataTypeOf(type: string): DataTypeEntry {
  return DATA_TYPES[isMetricDataType(type) ? type : 'STRING'];
}

/** Whether values of the type name an entity [AMB-069]. */
export const isEntityType = (type: string): boolean => dataTypeOf(type).isEntity;

/** The types whose values name an entity. */
export const ENTITY_DATA_TYPES = METRIC_DATA_TYPE_NAMES.filter(isEntityType);

/** Whether values of the type are decimal strings [AMB-088]. */
export const isNumericDataType = (type: string): boolean => dataTypeOf(type).reading === 'number';

/** Whether values of the type have a currency. */
export const hasCurrency = (type: string): boolean => dataTypeOf(type).hasCurrency;

/** Whether values of the type are dates. */
export const isDateType = (type: string): boolean => dataTypeOf(type).reading === 'date';

/** Whether values of the type stand at the right edge of a column, as figures do. */
export const isFigure = (type: string): boolean => dataTypeOf(type).alignment === 'end';
