import {
  getVerification,
  type DocumentMetricWire,
  type GroupingWire,
  type VerificationPayloadWire,
} from '@assay/shared/contracts';
import type { mockApi } from '@assay/shared/testing';
import { compressed } from './verification-builders.ts';

/** Serves a document with the first row of its table; the others follow one by one, once they are released. */
export function serveRowsOneByOne(
  api: ReturnType<typeof mockApi>,
  payload: VerificationPayloadWire,
  table: GroupingWire,
) {
  const asked: number[] = [];
  const others = payload.grouping.filter((grouping) => grouping !== table);
  const inOthers = others.flatMap(({ metrics }) => metrics.map(({ id }) => id));
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  api.respond(getVerification, async ({ query }) => {
    const fromRow = Number(query.fromRow ?? 0);
    asked.push(fromRow);
    if (fromRow > 0) await gate;
    const groups = table.groups.slice(fromRow, fromRow + 1);
    const ids = [...inOthers, ...groups.flatMap(({ metrics }) => metrics.map(({ id }) => id))];
    const metrics: DocumentMetricWire[] = payload.metrics.filter(({ id }) => ids.includes(id));
    const grouping = [...others, { ...table, groups, rowCount: table.groups.length }];
    return compressed({ ...payload, metrics, grouping });
  });
  return { asked, release };
}
