import {
  createEntityDatapoints,
  deleteEntityDatapoints,
  latestEntityDatapoints,
  restoreDatapoints,
  updateEntityDatapoint,
  type StoredDatapoint,
} from '@assay/shared/contracts';
import { MockRefusal, type mockApi } from '@assay/shared/testing';
import { aDatapoint } from './datapoint-api.ts';

/** Responds to the latest of the stored values page by page. */
function answerLatestOf(api: ReturnType<typeof mockApi>, stored: readonly StoredDatapoint[]): void {
  api.respond(latestEntityDatapoints, ({ query }) => {
    const latest = new Map<string, StoredDatapoint>();
    for (const one of stored)
      if (one.reportingDate >= (latest.get(one.fin)?.reportingDate ?? '')) latest.set(one.fin, one);
    const asked = query.fins as readonly string[] | undefined;
    const items = [...latest.values()].filter(({ fin }) => asked?.includes(fin) ?? true);
    const { offset = 0, maxPageSize = 20 } = query as { offset?: number; maxPageSize?: number };
    const page = items.slice(offset, offset + maxPageSize);
    return { items: page, count: page.length, totalCount: items.length };
  });
}

/**
 * Stores the values of an entity as the server does: each change makes a new version, and one that starts from an older
 * version is refused with the stored value [AMB-059]; deleted values can be restored.
 * @returns the stored values, and what was called
 */
export function storeValues(api: ReturnType<typeof mockApi>, values: readonly StoredDatapoint[]) {
  const stored = [...values];
  const deleted: StoredDatapoint[] = [];
  const calls: string[] = [];
  let second = 0;
  const nextVersion = () => new Date(Date.parse('2026-11-21T10:00:00Z') + ++second * 1000).toISOString();
  /** Somebody else changes a value. */
  const changeElsewhere = (fin: string, value: string) => {
    const one = stored.find((each) => each.fin === fin);
    Object.assign(one ?? {}, { value, lastModified: nextVersion() });
  };
  const move = (ids: readonly string[], from: StoredDatapoint[], to: StoredDatapoint[]) => {
    for (const id of ids) {
      const index = from.findIndex((one) => one.id === id);
      if (index >= 0) to.push(...from.splice(index, 1));
    }
  };
  answerLatestOf(api, stored);
  api.respond(createEntityDatapoints, ({ body }) => {
    for (const { id = '', fin, value, currency = null, reportingDate } of body.entityDatapoints) {
      calls.push(`add ${fin} ${value} ${currency} ${reportingDate}`);
      const lastModified = nextVersion();
      stored.push(
        aDatapoint(0, { id, fin, value, reportingDate, lastModified, effectors: { currency, akas: [] } }),
      );
    }
    return { ids: body.entityDatapoints.map(({ id = '' }) => id) };
  });
  api.respond(updateEntityDatapoint, ({ params, body }) => {
    const one = stored.find(({ id }) => id === params.id);
    if (!one) return new MockRefusal('NOT_FOUND');
    const { value = one.value, currency = one.effectors.currency, lastModified } = body;
    if (one.value === value && one.effectors.currency === currency) return {};
    calls.push(`change ${one.fin} ${value} ${currency}`);
    if (lastModified !== one.lastModified) {
      const { value: present, effectors } = one;
      return new MockRefusal('VALUE_CONFLICT', {
        value: present,
        currency: effectors.currency,
        lastModified: one.lastModified,
      });
    }
    Object.assign(one, { value, effectors: { currency, akas: [] }, lastModified: nextVersion() });
    return {};
  });
  api.respond(deleteEntityDatapoints, ({ body }) => {
    calls.push(`delete ${body.uuids.length}`);
    move(body.uuids, stored, deleted);
    return {};
  });
  api.respond(restoreDatapoints, ({ body }) => {
    calls.push(`restore ${body.uuids.length}`);
    move(body.uuids, deleted, stored);
    return { ids: body.uuids };
  });
  return { stored, calls, changeElsewhere };
}
