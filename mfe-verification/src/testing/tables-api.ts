import {
  saveTable,
  type Annotation,
  type BodyOf,
  type ResponseOf,
  type VerificationPayloadWire,
} from '@assay/shared/contracts';
import type { mockApi } from '@assay/shared/testing';
import { aDatapoint } from './verification-builders.ts';
import { serveDocument } from './verification-api.ts';

type Body = BodyOf<typeof saveTable>;

const SAVED_AT = '2026-11-20T12:00:00.000Z';

/** The response of a table save: every value that was sent, as it is stored. */
export function answerTable(
  payload: VerificationPayloadWire,
  { created = [], updated = [] }: Body,
): ResponseOf<typeof saveTable> {
  const createdMetrics = created.flatMap(({ metrics }) =>
    metrics.flatMap(({ fin, metricId, datapoints: [sent] }) => {
      if (metricId === undefined) return [];
      const value = sent?.value ?? '';
      const currency = sent?.effectors?.currency ?? null;
      const stored = { value, effectors: { currency, akas: [] }, modified_by: 7, lastModified: SAVED_AT };
      return [
        { metricId, fin, datapoints: [aDatapoint({ ...stored, isVerified: sent?.isVerified ?? false })] },
      ];
    }),
  );
  const updatedMetrics = updated.flatMap((update) => {
    const { id, metricId, value, isVerified, entityLinkId, confidence, effectors } = update;
    const metric = payload.metrics.find((each) => each.id === metricId);
    const front = metric?.datapoints.find((each) => each.id === id);
    if (!metric || !front) return [];
    const stored = {
      ...front,
      ...(value !== undefined && { id: aDatapoint().id, value, modified_by: 7 }),
      ...(entityLinkId !== undefined && { linkedEntity: { selectedEntityId: entityLinkId } }),
      ...(confidence !== undefined && { confidence }),
      ...(effectors && { effectors: { ...front.effectors, ...effectors } }),
      isVerified: isVerified ?? false,
      lastModified: SAVED_AT,
    };
    const found = value === undefined ? [] : metric.datapoints.filter((each) => each.modified_by === 1);
    return [{ metricId: metric.id, fin: metric.identifier.value, datapoints: [stored, ...found] }];
  });
  return {
    rows: created.flatMap(({ id, rowIndex, tempRowId }) =>
      id !== undefined && tempRowId !== undefined
        ? [{ id, rowIndex: rowIndex ?? 0, tempRowId: tempRowId ?? null }]
        : [],
    ),
    metrics: [...createdMetrics, ...updatedMetrics],
  };
}

/** Responds to every request of the tabled verification, and records the table saves. */
export function serveTables(
  api: ReturnType<typeof mockApi>,
  payload: VerificationPayloadWire,
  lines: readonly Annotation[] = [],
) {
  const tableSaves: Body[] = [];
  const served = serveDocument(api, payload, lines);
  api.respond(saveTable, ({ body }) => {
    tableSaves.push(body);
    return answerTable(payload, body);
  });
  return { ...served, tableSaves };
}
