interface MetricDataTypeEntry {
  label: string;
  /** The other label the specification uses for the type, where it has two. */
  otherLabel?: string;
}

/** Data types of metrics and their labels [FMT-014]. */
export const METRIC_DATA_TYPES = {
  STRING: { label: 'Text' },
  DATE: { label: 'Date' },
  NUMERIC: { label: 'Number' },
  CURRENCY: { label: 'Currency' },
  PERCENTAGE: { label: 'Percentage', otherLabel: 'Percent' },
  ENTITY_NAME: { label: 'Entity', otherLabel: 'Entity Type' },
  ENTITY_LINK: { label: 'Entity Link' },
} as const satisfies Record<string, MetricDataTypeEntry>;

export type MetricDataType = keyof typeof METRIC_DATA_TYPES;

/** All data types in the order of the table. */
// Object.keys widens to string; the table above is the proof that these are its names.
export const METRIC_DATA_TYPE_NAMES = Object.keys(METRIC_DATA_TYPES) as readonly MetricDataType[];

/** Whether a text from the wire is a metric data type; a metric with any other is rejected [VER-010]. */
export function isMetricDataType(name: unknown): name is MetricDataType {
  return typeof name === 'string' && Object.hasOwn(METRIC_DATA_TYPES, name);
}

/** Whether values of the type name an entity [AMB-069]. */
export function isEntityType(type: MetricDataType): boolean {
  return type === 'ENTITY_NAME' || type === 'ENTITY_LINK';
}

/** Whether values of the type are decimal strings [AMB-088]. */
export function isNumericDataType(type: MetricDataType): boolean {
  return type === 'NUMERIC' || type === 'CURRENCY' || type === 'PERCENTAGE';
}
