import {
  followUpExpectedDocuments,
  getExtractionPerformance,
  getImportSources,
  getPlatformSummary,
  getProductivity,
  getSummaryCounts,
  getUploadUsage,
  listColleagues,
  listDocumentTypes,
  listExpectedDocuments,
  listUsageDocuments,
  type ExpectedDocuments,
} from '@assay/shared/contracts';
import { aDocumentType, mockApi } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();
const SPAN = { from_date: '2026-11-01', to_date: '2026-11-30' };
const rhea = { id: 4, name: 'Rhea Reviewer' };
const amos = { id: 5, name: 'Amos Approver' };

const EXPECTED: ExpectedDocuments = {
  fund: 'Calder Ridge IV',
  documentType: { id: 'Capital Account', name: 'Capital Account' },
  cadence: 'quarterly',
  periods: [
    { reportingDate: '2026-03-31', dueDate: '2026-06-29', status: 'verified' },
    { reportingDate: '2026-06-30', dueDate: '2026-09-28', status: 'missing' },
    { reportingDate: '2026-09-30', dueDate: '2026-12-29', status: 'expected' },
  ],
  owner: null,
  snoozedUntil: null,
};

let asked: { readonly query: object }[];

beforeEach(() => {
  asked = [];
  api.respond(getPlatformSummary, (call) => {
    asked.push(call);
    return {
      ...SPAN,
      uploaded: 40,
      confirmed: 8,
      touchless: 6,
      firstPass: 7,
      medianSeconds: 260,
      timed: 8,
    };
  });
  api.respond(getUploadUsage, () => ({ items: [{ date: '2026-11-30', count: 40 }] }));
  api.respond(getSummaryCounts, () => ({ EXT_DONE: 40 }));
  api.respond(getProductivity, () => ({
    ...SPAN,
    items: [
      { date: '2026-11-30', reviewer: rhea, documents: 2, verified: 30, corrected: 3, activeSeconds: 500 },
      { date: '2026-11-29', reviewer: amos, documents: 3, verified: 40, corrected: 0, activeSeconds: 0 },
      { date: '2026-11-28', reviewer: rhea, documents: 4, verified: 60, corrected: 1, activeSeconds: 4000 },
    ],
  }));
  api.respond(listDocumentTypes, () => [aDocumentType()]);
  api.respond(getExtractionPerformance, (call) => {
    asked.push(call);
    return {
      ...SPAN,
      periods: [{ ...SPAN, accuracy: 0.9, documents: 3 }],
      types: [{ id: 'Capital Call', name: 'Capital Call', extracted: 100, corrected: 10, accuracy: 0.9 }],
      metrics: [
        { id: 'due_date', name: 'Due Date', extracted: 20, corrected: 8, accuracy: 0.6 },
        { id: 'fund', name: 'Fund', extracted: 80, corrected: 2, accuracy: 0.975 },
      ],
    };
  });
  api.respond(getImportSources, () => ({
    ...SPAN,
    items: [
      { source: 'Manual', documents: 30, failed: 3 },
      { source: 'SFTP', documents: 0, failed: 0 },
    ],
  }));
});

beforeEach(() => {
  api.respond(listColleagues, () => ({ items: [rhea, amos] }));
  api.respond(listExpectedDocuments, () => ({
    today: '2026-11-30',
    totalCount: 1,
    items: [EXPECTED],
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

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

describe('the dashboards area', () => {
  it('ROUTE-020 ROUTE-021 with the switch on it leads to the platform summary', async () => {
    const { address } = renderAt('/assay-dashboards', { switches: { dashboards: true } });
    expect(await screen.findByRole('tab', { name: 'Summary', selected: true })).toBeVisible();
    expect(address()).toBe('/assay-dashboards/platform-summary');
  });

  it.each([
    ['/assay-dashboards/', false],
    ['/assay-dashboards/document-verification', true],
  ])('ROUTE-020 ROUTE-022 AMB-009 %s, the switch at %s, leads to productivity', async (from, dashboards) => {
    const { address } = renderAt(from, { switches: { dashboards } });
    expect(await screen.findByRole('tab', { name: 'Verify', selected: true })).toBeVisible();
    expect(address()).toBe('/assay-dashboards/document-verification/productivity');
  });

  it('ROUTE-023 has a tab for each dashboard, which opens it', async () => {
    const { address } = renderAt('/assay-dashboards/platform-summary');
    await screen.findByRole('tab', { name: 'Summary' });
    expect(tabs()).toEqual(['Summary', 'Verify', 'Extract', 'By Connection', 'Status']);
    for (const [tab, path] of [
      ['Verify', 'document-verification/productivity'],
      ['Extract', 'document-extraction/performance'],
      ['By Connection', 'document-import/by-source'],
      ['Status', 'document-import/expected-received'],
      ['Summary', 'platform-summary'],
    ] as const) {
      await userEvent.click(screen.getByRole('tab', { name: tab }));
      expect(address()).toBe(`/assay-dashboards/${path}`);
      expect(await screen.findByRole('tab', { name: tab, selected: true })).toBeVisible();
    }
  });

  it('AMB-009 the summary shows the touchless rate, the first-pass yield and the median time to verify', async () => {
    const { params } = renderAt('/assay-dashboards/platform-summary');
    const review = within(await screen.findByRole('region', { name: 'Review' }));
    expect((await review.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
      '40',
      '8',
      '75%',
      '87.5%',
      '4 min 20 s',
    ]);
    await userEvent.click(review.getByRole('radio', { name: '90 days' }));
    expect(params().get('period')).toBe('90');
    expect(await rowsOf('Uploads')).toHaveLength(1);
    expect(asked.at(-1)?.query).toEqual({ days: 90 });
  });

  it('AMB-009 Verify shows what each reviewer did, over all and by day, with the documents behind it', async () => {
    const { address } = renderAt('/assay-dashboards/document-verification/productivity');
    expect(await rowsOf('By reviewer')).toEqual([
      ['Rhea Reviewer', '6', '90', '4', '1 h 15 min', '12 min 30 s'],
      ['Amos Approver', '3', '40', '0', '–', '–'],
    ]);
    expect((await rowsOf('By reviewer and date'))[0]).toEqual([
      '30 Nov 2026',
      'Rhea Reviewer',
      '2',
      '30',
      '3',
      '8 min 20 s',
      '4 min 10 s',
    ]);
    api.respond(listUsageDocuments, ({ query }) => {
      expect(query).toMatchObject({ confirmedBy: 4, confirmedFrom: '2026-11-30', confirmedTo: '2026-11-30' });
      return { items: [], count: 0, totalCount: 0 };
    });
    await userEvent.click(screen.getByRole('link', { name: '2: show the documents of Rhea Reviewer' }));
    expect(await screen.findByText('No documents')).toBeVisible();
    expect(address()).toContain('/usage/documents?');
  });

  it('AMB-009 Verify shows sums only where the figures of each reviewer are hidden', async () => {
    const together = { reviewer: null, verified: 70, corrected: 3, activeSeconds: 500 };
    api.respond(getProductivity, () => ({
      ...SPAN,
      items: [{ date: '2026-11-30', documents: 5, ...together }],
    }));
    renderAt('/assay-dashboards/document-verification/productivity');
    expect(await rowsOf('By date')).toEqual([
      ['30 Nov 2026', '5', '70', '3', '8 min 20 s', '1 min 40 s'],
      ['Total', '5', '70', '3', '8 min 20 s', ''],
    ]);
    expect(screen.queryByRole('table', { name: /reviewer/ })).not.toBeInTheDocument();
    const behind = screen.getAllByRole('link', { name: '5: show the documents of 30 Nov 2026' });
    for (const link of behind) expect(link.getAttribute('href')).not.toContain('confirmedBy');
  });

  it('AMB-009 Extract shows the metrics, the worst first, of all types or of one', async () => {
    const { params } = renderAt('/assay-dashboards/document-extraction/performance');
    expect(await rowsOf('Accuracy by metric')).toEqual([
      ['Due Date', '', '60%', '8', '20'],
      ['Fund', '', '97.5%', '2', '80'],
    ]);
    expect(await rowsOf('Accuracy by month')).toEqual([['Nov 2026', '90%', '3']]);
    await userEvent.click(screen.getByRole('combobox', { name: 'Document type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Capital Call' }));
    expect(params().get('documentType')).toBe('Capital Call');
    await rowsOf('Accuracy by metric');
    expect(asked.at(-1)?.query).toEqual({ documentType: 'Capital Call' });
  });

  it('AMB-009 Extract shows all types where the address names one of a form that none has', async () => {
    renderAt(`/assay-dashboards/document-extraction/performance?documentType=${'x'.repeat(201)}`);
    expect(await rowsOf('Accuracy by month')).toEqual([['Nov 2026', '90%', '3']]);
    expect(asked.at(-1)?.query).toEqual({});
  });

  it('AMB-009 By Connection shows the documents of each source and how many failed', async () => {
    renderAt('/assay-dashboards/document-import/by-source');
    expect(await rowsOf('Documents by source')).toEqual([
      ['Manual', '30', '3', '10%'],
      ['SFTP', '0', '0', '–'],
    ]);
    expect(screen.getByRole('link', { name: '3: show the documents of Manual, failed' })).toHaveAttribute(
      'href',
      expect.stringContaining('stage=EXT_FAILED&'),
    );
  });

  it('AMB-009 Status shows what came and what is missing, and keeps owner, pause and a draft', async () => {
    let saved: unknown;
    api.respond(followUpExpectedDocuments, ({ body }) => {
      saved = body;
      return {};
    });
    renderAt('/assay-dashboards/document-import/expected-received');
    const [row] = await rowsOf('Expected and received');
    expect(row?.slice(0, 3)).toEqual(['Calder Ridge IV', 'Capital Account', 'Quarterly']);
    expect(screen.getByText('30 Jun 2026: missing, due 28 Sep 2026')).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: 'Mar 2026: show the documents of Calder Ridge IV' }),
    ).toHaveAttribute('href', expect.stringContaining('reportingDate=2026-03-31'));
    await userEvent.click(screen.getByRole('button', { name: /^Follow up on Calder/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveDisplayValue(
      /- Capital Account as of 30 Jun 2026, expected by 28 Sep 2026/,
    );
    expect(dialog.getByRole('link', { name: 'Open in email app' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:\?subject=Calder%20Ridge%20IV/),
    );
    await userEvent.click(dialog.getByRole('combobox', { name: 'Owner' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Rhea Reviewer' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Snoozed until' }));
    await userEvent.click(await screen.findByRole('option', { name: '30 Dec 2026' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(saved).toEqual({
      fund: 'Calder Ridge IV',
      documentType: 'Capital Account',
      ownerId: 4,
      snoozedUntil: '2026-12-30',
    });
  });

  it('says that a dashboard cannot be loaded, and loads it on Retry', async () => {
    api.refuse(getImportSources, 'INTERNAL_ERROR');
    renderAt('/assay-dashboards/document-import/by-source');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the dashboard');
    api.respond(getImportSources, () => ({ ...SPAN, items: [] }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nothing was uploaded in this period')).toBeVisible();
  });
});
