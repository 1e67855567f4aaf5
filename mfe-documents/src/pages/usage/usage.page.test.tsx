import {
  getAccuracyUsage,
  getInsights,
  getSummaryCounts,
  getUploadUsage,
  listUsageDocuments,
} from '@assay/shared/contracts';
import { aDocumentRequestWire, mockApi } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../testing/render-at.ts';

const INSIGHTS = 'http://localhost/files/insights.json';
const api = mockApi();

/** The last day is 30 November 2026: 12 uploads on the 28th, 3 in the February before. */
const COUNTS: Readonly<Record<string, number>> = { '2026-11-28': 12, '2026-02-03': 3 };
const YEAR = Array.from({ length: 365 }, (_, index) => {
  const date = new Date(Date.UTC(2026, 10, 30) - (364 - index) * 86_400_000).toISOString().slice(0, 10);
  return { date, count: COUNTS[date] ?? 0 };
});

beforeEach(() => {
  api.respond(getUploadUsage, () => ({ items: YEAR }));
  api.respond(getAccuracyUsage, () => ({
    items: [
      { from_date: '2026-10-01', to_date: '2026-10-31', accuracy: null, documents: 0 },
      { from_date: '2026-11-01', to_date: '2026-11-30', accuracy: 0.9532, documents: 4 },
    ],
  }));
  api.respond(getInsights, () => ({ url: INSIGHTS }));
  api.server.use(http.get(INSIGHTS, () => HttpResponse.json({ metricsVerified: 1200, metricsTotal: 4800 })));
  api.respond(getSummaryCounts, () => ({
    EXT_DONE: 1204,
    EXT_START_PDF_TO_DOC: 1,
    EXT_START_METRIC_QUERY: 2,
  }));
});

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('usage', () => {
  it('USE-002 shows uploads per date as a chart with a table beside it, for a period that is in the address', async () => {
    const { params } = renderAt('/usage');
    expect(await rowsOf('Uploads')).toEqual([['28 Nov 2026', '12']]);
    expect(screen.getByRole('img', { name: /^Bar chart of uploads: 12 in 30 days/ })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '12 months' }));
    expect(await rowsOf('Uploads')).toEqual([
      ['Nov 2026', '12'],
      ['Feb 2026', '3'],
    ]);
    expect(params().get('period')).toBe('365');
  });

  it('USE-003 shows the accuracy of each month, and USE-004 the proportion of metrics verified', async () => {
    renderAt('/usage');
    expect(await rowsOf('Accuracy')).toEqual([['Nov 2026', '95.3%', '4']]);
    expect(screen.getByRole('img', { name: /^Line chart of accuracy/ })).toBeVisible();
    expect(
      await screen.findByRole('img', { name: /25% of the metrics are verified, 1,200 of 4,800/ }),
    ).toBeVisible();
    expect(await rowsOf('Metrics verified')).toEqual([
      ['Verified', '1,200'],
      ['Not verified', '3,600'],
    ]);
  });

  it('AMB-043 0 of 0 metrics are 0%', async () => {
    api.server.use(http.get(INSIGHTS, () => HttpResponse.json({ metricsVerified: 0, metricsTotal: 0 })));
    renderAt('/usage');
    expect(await screen.findByRole('img', { name: /0% of the metrics are verified, 0 of 0/ })).toBeVisible();
  });

  it('ROUTE-016 USE-007 shows how many documents are at each stage', async () => {
    renderAt('/usage');
    const done = (await screen.findByText('Extraction Finished')).closest('tr')!;
    expect(within(done).getByText('1,204')).toBeVisible();
    expect(within(screen.getByText('Extracting').closest('tr')!).getByText('3')).toBeVisible();
    expect(within(screen.getByText('Trashed').closest('tr')!).getByText('0')).toBeVisible();
  });

  it.each([
    ['28 Nov 2026', { uploadedFrom: '2026-11-28', uploadedTo: '2026-11-28' }, 'Uploaded 28 Nov 2026'],
    [
      'Nov 2026',
      { confirmedFrom: '2026-11-01', confirmedTo: '2026-11-30' },
      'Confirmed 1 Nov 2026 – 30 Nov 2026',
    ],
    ['Not verified', { metrics: 'open' }, 'With metrics that are not verified'],
    [
      'Extracting',
      { stage: expect.arrayContaining(['EXT_START_PDF_TO_DOC', 'EXT_START_METRIC_QUERY']) as unknown },
      'Extracting',
    ],
  ])('the figure of %s opens the documents behind it', async (name, filter, words) => {
    const asked: object[] = [];
    api.respond(listUsageDocuments, ({ query }) => {
      asked.push(query);
      return { items: [aDocumentRequestWire({ file_name: 'behind.pdf' })], count: 1, totalCount: 1 };
    });
    const { address, goTo } = renderAt('/usage');
    const [link] = await screen.findAllByRole('link', {
      name: new RegExp(`show the documents of ${name}$`),
    });
    await userEvent.click(link!);
    expect(await screen.findByRole('link', { name: 'behind.pdf' })).toBeVisible();
    expect(address()).toMatch(/^\/usage\/documents\?/);
    expect(asked.at(-1)).toMatchObject(filter);
    expect(screen.getAllByText(words)[0]).toBeVisible();
    await goTo(-1);
    expect(await screen.findByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
  });

  it('a figure whose address is broken shows its documents without the broken part', async () => {
    const asked: object[] = [];
    api.respond(listUsageDocuments, ({ query }) => {
      asked.push(query);
      return { items: [], count: 0, totalCount: 0 };
    });
    renderAt('/usage/documents?uploadedFrom=yesterday&source=SFTP&confirmedBy=x');
    expect(await screen.findByText('No documents')).toBeVisible();
    expect(screen.getByText(/may have been deleted or changed/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/usage');
    expect(asked.at(-1)).not.toHaveProperty('uploadedFrom');
    expect(asked.at(-1)).toMatchObject({ source: 'SFTP' });
  });

  it('shows which figures cannot be loaded or seen while the others stay, and loads them on Retry', async () => {
    api.refuse(getUploadUsage, 'INTERNAL_ERROR');
    api.refuse(getInsights, 'FORBIDDEN');
    renderAt('/usage');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load usage statistics');
    expect(await screen.findByText('Insufficient Permissions')).toBeVisible();
    expect(await rowsOf('Accuracy')).toHaveLength(1);
    api.respond(getUploadUsage, () => ({ items: YEAR }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await rowsOf('Uploads')).toHaveLength(1));
  });
});
