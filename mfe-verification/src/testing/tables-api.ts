import {
  saveTable,
  type Annotation,
  type BodyOf,
  type DatapointWire,
  type ResponseOf,
  type VerificationPayloadWire,
} from '@assay/shared/contracts';
import { MockRefusal, type mockApi } from '@assay/shared/testing';
import { nextVersion, SAVED_AT } from './stored-versions.ts';
import { aDatapoint } from './verification-builders.ts';
import { serveDocument } from './verification-api.ts';

type Body = BodyOf<typeof saveTable>;

/** Who is signed in. */
const USER = 'Ada Reviewer';

type Created = NonNullable<Body['created']>[number]['metrics'][number];
type Updated = NonNullable<Body['updated']>[number];

interface Stored {
  readonly fin: string;
  readonly datapoints: readonly DatapointWire[];
}

function created({ fin, datapoints: [sent] }: Created): Stored {
  const { value = '', isVerified = false, isSystemChange } = sent ?? {};
  const lastModifiedBy = isSystemChange ? 'System' : USER;
  const effectors = { currency: sent?.effectors?.currency ?? null, akas: [] };
  return {
    fin,
    datapoints: [
      aDatapoint({ value, effectors, modified_by: 7, lastModified: SAVED_AT, lastModifiedBy, isVerified }),
    ],
  };
}

function updated({ fin, datapoints }: Stored, update: Updated): Stored {
  const { id, value, isVerified = false, entityLinkId, confidence, effectors } = update;
  const [current = aDatapoint()] = datapoints;
  const chosen = datapoints.find((each) => each.id === id) ?? current;
  const stored = {
    ...chosen,
    ...(value !== undefined && { id: aDatapoint().id, value, modified_by: 7 }),
    ...(entityLinkId !== undefined && { linkedEntity: { selectedEntityId: entityLinkId } }),
    ...(confidence !== undefined && { confidence }),
    ...(effectors && { effectors: { ...chosen.effectors, ...effectors } }),
    isVerified,
    lastModified: nextVersion(current.lastModified ?? ''),
    lastModifiedBy: USER,
  };
  const found = value === undefined ? [] : datapoints.filter((each) => each.modified_by === 1);
  return { fin, datapoints: [stored, ...found] };
}

/**
 * Stores tables as the server does [AMB-059, AMB-067]: each save makes new versions. A value that has another version than
 * the edit started from is not changed, nor its row deleted: the response has what is stored. The payload stays as it is.
 */
export function createTableStore({ metrics, grouping }: VerificationPayloadWire) {
  const stored = new Map(
    metrics.map(({ id, identifier, datapoints }): [string, Stored] => [
      id,
      { fin: identifier.value, datapoints },
    ]),
  );
  const rows = grouping.flatMap(({ groups }) => groups);
  const versionOf = (id: string) => stored.get(id)?.datapoints[0]?.lastModified ?? '';
  const read = (ids: readonly string[]) =>
    ids.flatMap((metricId) => {
      const metric = stored.get(metricId);
      return metric ? [{ metricId, fin: metric.fin, datapoints: [...metric.datapoints] }] : [];
    });
  return (body: Body): ResponseOf<typeof saveTable> | MockRefusal => {
    const { created: newRows = [], deleted = [], updated: updates = [] } = body;
    const conflicts: string[] = [];
    const saved: string[] = [];
    for (const { id, lastModified } of deleted) {
      const ids = rows.find((row) => row.id === id)?.metrics.map((metric) => metric.id) ?? [];
      const moved = ids.filter(
        (metricId) => lastModified !== undefined && versionOf(metricId) > lastModified,
      );
      conflicts.push(...moved);
      if (moved.length === 0) for (const metricId of ids) stored.delete(metricId);
    }
    for (const metric of newRows.flatMap((row) => row.metrics)) {
      if (metric.metricId === undefined) continue;
      stored.set(metric.metricId, created(metric));
      saved.push(metric.metricId);
    }
    for (const update of updates) {
      const { metricId = '', lastModified } = update;
      const before = stored.get(metricId);
      if (!before) continue;
      const isMoved = lastModified !== undefined && lastModified !== versionOf(metricId);
      if (!isMoved) stored.set(metricId, updated(before, update));
      (isMoved ? conflicts : saved).push(metricId);
    }
    const createdRows = newRows.flatMap(({ id, rowIndex, tempRowId }) =>
      id !== undefined && tempRowId !== undefined
        ? [{ id, rowIndex: rowIndex ?? 0, tempRowId: tempRowId ?? null }]
        : [],
    );
    return conflicts.length === 0
      ? { rows: createdRows, metrics: read(saved) }
      : new MockRefusal('VALUE_CONFLICT', {
          rows: createdRows,
          saved: read(saved),
          conflicts: read(conflicts),
        });
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
  const store = createTableStore(payload);
  api.respond(saveTable, ({ body }) => {
    tableSaves.push(body);
    return store(body);
  });
  return { ...served, tableSaves };
}
