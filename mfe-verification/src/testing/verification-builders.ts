import { gzipSync } from 'node:zlib';
import type {
  DatapointWire,
  DocumentMetricWire,
  DocumentRequestWire,
  GroupingWire,
  VerificationPayloadWire,
} from '@assay/shared/contracts';
import { aDocumentId, aDocumentRequestWire, aDocumentType } from '@assay/shared/testing';

/** A valid datapoint of the wire: found by the system, with a box on page 1. */
export function aDatapoint(changes: Partial<DatapointWire> = {}): DatapointWire {
  return {
    id: aDocumentId(),
    value: '1250.5',
    confidence: 0.97,
    page: 1,
    x: 0.6,
    y: 0.2,
    w: 0.1,
    h: 0.02,
    effectors: { currency: null, akas: [] },
    text: changes.value ?? '1,250.50',
    nodeId: null,
    modified_by: 1,
    lastModified: '2026-11-20T10:00:00.000Z',
    lastModifiedBy: 'System',
    dataSource: 'capital-call.pdf',
    isVerified: false,
    linkedEntity: null,
    ...changes,
  };
}

/** A datapoint of a metric that was not found: without value and location. */
export function aMissingDatapoint(changes: Partial<DatapointWire> = {}): DatapointWire {
  return aDatapoint({
    value: '',
    text: '',
    confidence: 0,
    page: null,
    x: null,
    y: null,
    w: null,
    h: null,
    ...changes,
  });
}

/** A valid metric of the wire; `fin` is its name, `value` that of its one datapoint. */
export function aMetric(
  fin: string,
  changes: Partial<DocumentMetricWire> & { readonly value?: string } = {},
): DocumentMetricWire {
  const { value, ...rest } = changes;
  return {
    id: aDocumentId(),
    index: 0,
    displayLabel: fin,
    dataType: 'NUMERIC',
    identifier: { type: 'fin', value: fin },
    order_position: 0,
    validated: false,
    required: false,
    available: true,
    datapoints: [aDatapoint(value === undefined ? {} : { value })],
    isPriority: false,
    timePeriod: null,
    view: '',
    validators: [],
    ...rest,
  };
}

/** A metric whose value is verified. */
export function aVerifiedMetric(fin: string, changes: Partial<DocumentMetricWire> = {}): DocumentMetricWire {
  const datapoints = [aDatapoint({ isVerified: true, verifiedBy: 'Ada' })];
  return aMetric(fin, { validated: true, datapoints, ...changes });
}

/** A grouping with metrics in the given order. */
export function aGrouping(
  metrics: readonly DocumentMetricWire[],
  changes: Partial<GroupingWire> = {},
): GroupingWire {
  return {
    id: aDocumentId(),
    groupIdentifier: 'summary',
    groupDisplay: 'Summary',
    tableIndex: 0,
    allowRepeatable: false,
    calculatedTotals: false,
    metrics: metrics.map(({ id }, index) => ({ id, index })),
    groups: [],
    ...changes,
  };
}

/** A repeating grouping with a row for each list of metrics. */
export function aTable(
  rows: readonly (readonly DocumentMetricWire[])[],
  changes: Partial<GroupingWire> = {},
): GroupingWire {
  const table = aGrouping([], {
    groupIdentifier: 'holdings',
    groupDisplay: 'Holdings',
    allowRepeatable: true,
  });
  const { groupIdentifier, groupDisplay, tableIndex, calculatedTotals } = table;
  const shape = { groupIdentifier, groupDisplay, tableIndex, allowRepeatable: false, calculatedTotals };
  return {
    ...table,
    groups: rows.map((metrics, rowIndex) => {
      const { id, metrics: refs } = aGrouping(metrics);
      return { ...shape, id, rowIndex, metrics: refs };
    }),
    ...changes,
  };
}

/** A valid payload: one group of metrics unless other groupings are given. */
export function aPayload(
  metrics: readonly DocumentMetricWire[],
  changes: {
    readonly request?: Partial<DocumentRequestWire>;
    readonly grouping?: readonly GroupingWire[];
    readonly checks?: VerificationPayloadWire['checks'];
    readonly checkOverrides?: VerificationPayloadWire['checkOverrides'];
    readonly recognisedType?: VerificationPayloadWire['recognisedType'];
    readonly documentDoubts?: VerificationPayloadWire['documentDoubts'];
    readonly unreadablePages?: VerificationPayloadWire['unreadablePages'];
    readonly lastModified?: string;
    readonly contents?: VerificationPayloadWire['contents'];
  } = {},
): VerificationPayloadWire {
  const documentRequest = aDocumentRequestWire(changes.request);
  return {
    documentRequest,
    documentType: aDocumentType(),
    grouping: [...(changes.grouping ?? [aGrouping(metrics)])],
    metrics: [...metrics],
    stage: documentRequest.stage,
    checks: changes.checks ?? [],
    ...(changes.checkOverrides && { checkOverrides: changes.checkOverrides }),
    recognisedType: changes.recognisedType ?? null,
    unreadablePages: changes.unreadablePages ?? [],
    lastModified: changes.lastModified ?? '2026-11-20T10:00:00.000Z',
    contents: changes.contents ?? null,
    documentDoubts: changes.documentDoubts ?? [],
  };
}

/** A payload as its endpoint returns it: base64 of gzip of JSON [AMB-054]. */
export function compressed(payload: unknown): { data: string } {
  return { data: gzipSync(JSON.stringify(payload)).toString('base64') };
}
