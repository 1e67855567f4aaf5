import type { EditedSchema, SchemaMetric } from './schema-model.ts';

/** The name of the first group of a new schema [SCH-016]. */
export const FIRST_GROUP_NAME = 'Summary';

/** A new schema: one group, Summary, with the reporting date [SCH-016, SCH-017]. */
export function newSchema(name: string, reportingDate: SchemaMetric): EditedSchema {
  const summary = {
    displayName: FIRST_GROUP_NAME,
    isRepeatingGroup: false,
    calculatedTotals: false,
    generalMetrics: [reportingDate],
    subGroups: [],
  };
  return { name, description: '', isTemplate: false, groups: [summary] };
}

/** A copy of a schema under a new name: not a template, whatever the original is [SCH-018]. */
export function copySchema(original: EditedSchema, name: string): EditedSchema {
  return { ...original, name, isTemplate: false };
}
