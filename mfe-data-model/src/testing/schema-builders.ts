import type { SchemaGroupWire, SchemaWire } from '@assay/shared/contracts';

type MetricWire = SchemaGroupWire['metrics'][number];

export const SCHEMA_ID = '00000000-0000-4000-8000-0000000000aa';

/** A metric of a schema on the wire. */
export function aSchemaMetric(fin: string, changes: Partial<MetricWire> = {}): MetricWire {
  return {
    fin,
    type: 'CURRENCY',
    displayName: changes.displayName ?? fin,
    description: '',
    validators: [],
    filterGroup: '',
    isRequired: false,
    isPriority: false,
    isStatic: false,
    metricSources: ['DOCUMENT'],
    associatedEntityType: null,
    associatedRelationshipEntityTypes: null,
    timePeriod: null,
    calculation: false,
    ...changes,
  };
}

export const REPORTING_DATE = aSchemaMetric('reporting_date', {
  displayName: 'Reporting Date',
  type: 'DATE',
  isStatic: true,
});

/** A group of a schema on the wire. */
export function aSchemaGroup(
  displayName: string,
  metrics: MetricWire[],
  changes: Partial<SchemaGroupWire> = {},
): SchemaGroupWire {
  return { displayName, isRepeatingGroup: false, calculatedTotals: false, metrics, ...changes };
}

/** A stored schema on the wire. */
export function aSchema(changes: Partial<SchemaWire> = {}): SchemaWire {
  return {
    documentSchemaId: SCHEMA_ID,
    name: 'Calls',
    description: 'What a capital call says',
    isTemplate: false,
    isPublished: false,
    isBuiltIn: false,
    versionedDocumentTypes: [],
    groups: [
      aSchemaGroup('Summary', [REPORTING_DATE, aSchemaMetric('fund', { displayName: 'Fund' })]),
      aSchemaGroup('Call', [
        aSchemaMetric('call_amount', { displayName: 'Call Amount' }),
        aSchemaMetric('fees', { displayName: 'Fees', filterGroup: 'Breakdown' }),
        aSchemaMetric('expenses', { displayName: 'Expenses', filterGroup: 'Breakdown' }),
      ]),
    ],
    version: 3,
    savedBy: 'Nora New',
    savedAt: '2026-11-20T12:00:00.000Z',
    ...changes,
  };
}
