import {
  exportVerifiedMetrics,
  getNavigation,
  getSettings,
  listDocumentRequests,
  setDocumentsState,
} from '@assay/shared/contracts';
import { aDocumentId } from '@assay/shared/testing';
import { createApiClient } from '../api-client.ts';
import { createDemoAnswers } from './demo-answers.ts';
import { createDemoTransport, type DemoAnswers } from './demo-transport.ts';

function openDemo({
  answers = createDemoAnswers(),
  isProduction = false,
}: { answers?: DemoAnswers; isProduction?: boolean } = {}) {
  const waits: number[] = [];
  const warnings: unknown[] = [];
  const transport = createDemoTransport({
    answers,
    isProduction,
    wait: (ms) => Promise.resolve(void waits.push(ms)),
    warn: (event, fields) => void warnings.push([event, fields]),
  });
  const api = createApiClient({
    base: '/api',
    clientId: 'demo',
    getToken: () => Promise.resolve(null),
    transport,
  });
  return { api, waits, warnings };
}

describe('the API without a server', () => {
  it('CONST-006 responds to reads after 500 ms and to writes after 1500 ms', async () => {
    const { api, waits } = openDemo();
    const { items } = await api.call(listDocumentRequests, { query: { maxPageSize: 20 } });
    await api.call(setDocumentsState, { body: { ids: [items[0]?.id ?? ''], stage: 'ARCHIVED' } });
    expect(waits).toEqual([500, 1500]);
  });

  it('every response matches its contract, and moves show in lists and counts', async () => {
    const { api } = openDemo();
    const before = await api.call(getNavigation);
    const { items } = await api.call(listDocumentRequests, {
      query: { stage: ['EXT_DONE'], maxPageSize: 2 },
    });
    await api.call(setDocumentsState, { body: { ids: items.map(({ id }) => id), stage: 'TRASHED' } });
    const after = await api.call(getNavigation);
    expect([before.EXT_DONE - after.EXT_DONE, after.TRASHED - before.TRASHED]).toEqual([2, 2]);
    await expect(api.call(getSettings)).resolves.toMatchObject({ default_language: 'en-gb' });
  });

  it('EXP-011 a local export_many throws', async () => {
    const { api } = openDemo();
    const call = api.callForFile(exportVerifiedMetrics, { body: { documentRequests: [aDocumentId()] } });
    await expect(call).rejects.toThrow('Local export_many not implemented');
  });

  it('ANA-008 data missing in production is a logged warning and an empty result', async () => {
    const { api, warnings } = openDemo({ answers: {}, isProduction: true });
    await expect(api.call(listDocumentRequests, { query: {} })).resolves.toEqual({
      items: [],
      count: 0,
      totalCount: 0,
    });
    expect(warnings).toEqual([['demo.dataMissing', { endpoint: 'documentRequests.list' }]]);
  });

  it('data missing while developing is an error', async () => {
    const { api } = openDemo({ answers: {} });
    await expect(api.call(listDocumentRequests, { query: {} })).rejects.toThrow('no demo data');
  });
});
