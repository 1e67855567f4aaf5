import { isMetricDataType, type MetricDataType } from '@assay/shared/domain';
import type { MessageKey } from './catalogue/index.ts';
import { text } from './text.ts';

const DATA_TYPE_KEYS = {
  STRING: 'metrics.dataTypeText',
  DATE: 'metrics.dataTypeDate',
  NUMERIC: 'metrics.dataTypeNumber',
  CURRENCY: 'metrics.dataTypeCurrency',
  PERCENTAGE: 'metrics.dataTypePercentage',
  ENTITY_NAME: 'metrics.dataTypeEntity',
  ENTITY_LINK: 'metrics.dataTypeEntityLink',
} as const satisfies Record<MetricDataType, MessageKey>;

/** The label of a data type of metrics [FMT-014]; the name itself of one that this build does not know. */
export const dataTypeName = (type: string): string =>
  isMetricDataType(type) ? text(DATA_TYPE_KEYS[type]) : type;
