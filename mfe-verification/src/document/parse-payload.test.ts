import { aDatapoint, aGrouping, aMetric, aPayload, aTable } from '../testing/verification-builders.ts';
import { parsePayload, DocumentLoadError } from './parse-payload.ts';
import { aDocumentId } from '@assay/shared/testing';
import { metricsInOrder } from './review-document.ts';

const read = (raw: unknown) => {
  const dropped: string[] = [];
  const document = parsePayload(raw, (_, reason) => dropped.push(reason));
  return { document, dropped };
};

const failureOf = (raw: unknown): string | undefined => {
  try {
    parsePayload(raw, () => undefined);
    return undefined;
  } catch (error) {
    return error instanceof DocumentLoadError ? error.messageKey : 'another error';
  }
};

describe('parsing a verification payload', () => {
  const payload = aPayload([aMetric('amount')]);
  const without = (...names: string[]) =>
    Object.fromEntries(Object.entries(payload).filter(([name]) => !names.includes(name)));

  it.each([
    ['VER-025', 'nothing at all', null, 'verification.loadFailed'],
    ['VER-025', 'no payload', [], 'verification.loadFailed'],
    ['VER-026', 'no document request', without('documentRequest'), 'verification.noDocumentRequest'],
    [
      'VER-027',
      'a document request without an id',
      { ...payload, documentRequest: { file_name: 'a.pdf' } },
      'verification.noDocumentRequestId',
    ],
    ['VER-028', 'no document type', without('documentType'), 'verification.noDocumentType'],
    [
      'VER-028',
      'a document type without a name',
      { ...payload, documentType: { ...payload.documentType, displayName: '' } },
      'verification.noDocumentType',
    ],
    ['VER-029', 'no grouping', without('grouping'), 'verification.noGroupings'],
    ['VER-029', 'an empty grouping', { ...payload, grouping: [] }, 'verification.noGroupings'],
    ['VER-030', 'no metrics', without('metrics'), 'verification.noMetrics'],
    ['VER-030', 'an empty list of metrics', { ...payload, metrics: [] }, 'verification.noMetrics'],
    [
      'VER-026 VER-029',
      'several things missing: the first decides',
      without('documentRequest', 'grouping', 'metrics'),
      'verification.noDocumentRequest',
    ],
    [
      'VER-025',
      'a document request that is none',
      { ...payload, documentRequest: { ...payload.documentRequest, stage: 7 } },
      'verification.loadFailed',
    ],
  ])('%s refuses %s', (_, __, raw, messageKey) => {
    expect(failureOf(raw)).toBe(messageKey);
  });

  it('VER-006 rejects a duplicate metric index in a grouping before a missing part', () => {
    const [first, second] = [aMetric('a'), aMetric('b')];
    const grouping = aGrouping([first, second]);
    const doubled = { ...grouping, metrics: grouping.metrics.map(({ id }) => ({ id, index: 3 })) };
    expect(failureOf(aPayload([first, second], { grouping: [doubled] }))).toBe('verification.loadFailed');
    expect(failureOf({ grouping: [doubled] })).toBe('verification.loadFailed');
  });

  it('VER-006 rejects a duplicate index in one row, and accepts the same index in different rows', () => {
    const [first, second] = [aMetric('a'), aMetric('a')];
    const table = aTable([[first], [second]]);
    expect(failureOf(aPayload([first, second], { grouping: [table] }))).toBeUndefined();
    const row = aTable([[first, second]]);
    const doubled = {
      ...row,
      groups: row.groups.map((group) => ({
        ...group,
        metrics: group.metrics.map(({ id }) => ({ id, index: 0 })),
      })),
    };
    expect(failureOf(aPayload([first, second], { grouping: [doubled] }))).toBe('verification.loadFailed');
  });

  it.each([
    ['VER-010', 'of an unknown data type', { dataType: 'POEM' }, 'dataType'],
    ['VER-011', 'without datapoints', { datapoints: [] }, 'noDatapoints'],
    ['VER-007', 'that is malformed', { order_position: 1.5 }, 'malformed'],
  ])('%s drops a metric %s, reports it and keeps the others', (_, __, changes, reason) => {
    const [good, bad] = [aMetric('good'), aMetric('bad', changes)];
    const { document, dropped } = read(aPayload([good, bad]));
    expect(metricsInOrder(document).map(({ metric }) => metric.fin)).toEqual(['good']);
    expect(dropped).toEqual([reason]);
  });

  it('VER-010 VER-030 has no metrics if all of them were dropped', () => {
    expect(failureOf(aPayload([aMetric('bad', { dataType: 'POEM' })]))).toBe('verification.noMetrics');
  });

  it('VER-005 VER-007 sorts groups by table index and metrics by order_position', () => {
    const [a, b, c] = [
      aMetric('a', { order_position: 3 }),
      aMetric('b', { order_position: 1 }),
      aMetric('c'),
    ];
    const late = aGrouping([a, b], { tableIndex: 2 });
    const early = aGrouping([c], { tableIndex: 1 });
    const { document } = read(aPayload([a, b, c], { grouping: [late, early] }));
    expect(metricsInOrder(document).map(({ metric }) => metric.fin)).toEqual(['c', 'b', 'a']);
  });

  it('VER-008 VER-009 reads every field of a datapoint, its linked entity included', () => {
    const selectedEntityId = aDocumentId();
    const wire = aDatapoint({
      modified_by: 7,
      effectors: { currency: 'EUR', akas: ['x'] },
      nodeId: 'p1w1',
      linkedEntity: { selectedEntityId, name: 'Nordlicht' },
    });
    const datapoints = [wire, aDatapoint({ page: null })];
    const metric = aMetric('a', { datapoints });
    const { document } = read(aPayload([metric]));
    const [first, second] = document.states[metric.id]?.datapoints ?? [];
    expect(first).toEqual({
      id: wire.id,
      value: '1250.5',
      confidence: 0.97,
      location: { page: 1, x: 0.6, y: 0.2, w: 0.1, h: 0.02 },
      currency: 'EUR',
      akas: ['x'],
      text: '1,250.50',
      nodeId: 'p1w1',
      linkedEntityId: selectedEntityId,
      linkedEntityName: 'Nordlicht',
      isUserModified: true,
      lastModified: '2026-11-20T10:00:00.000Z',
      lastModifiedBy: 'System',
      verifiedBy: undefined,
    });
    expect(second).toMatchObject({ isUserModified: false, location: null, linkedEntityId: null });
  });
});
