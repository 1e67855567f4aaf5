import {
  deleteEntityDatapoints,
  latestEntityDatapoints,
  listDatapointChanges,
  listEntityDatapoints,
  listRelatedEntities,
  restoreDatapoints,
  type StoredDatapoint,
} from '@assay/shared/contracts';
import { maskOf } from '@assay/shared/domain';
import { anEntity, anEntityType, mockApi } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aDatapoint,
  aMetric,
  answerHistory,
  answerLatest,
  answerMetrics,
} from '../../testing/datapoint-api.ts';
import { answerEntities } from '../../testing/entity-api.ts';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();
const ENTITY_ID = '00000000-0000-4000-8000-00000000000a';
const DOCUMENT_ID = '00000000-0000-4000-8000-00000000000d';
const METRIC_ID = '00000000-0000-4000-8000-0000000000e1';

const OPERAND = {
  fin: 'cost',
  name: 'Cost',
  metricType: 'CURRENCY',
  isPrevious: false,
  reportingDate: '2024-06-30',
  value: '7',
  currency: 'EUR',
};

/** An entity whose NAV has these values, newest first. */
function serve(read: () => readonly StoredDatapoint[]) {
  answerEntities(api, () => [anEntity({ id: ENTITY_ID, name: 'Calder', types: [anEntityType('fund')] })]);
  answerMetrics(api, [aMetric('nav', { name: 'NAV' })]);
  answerLatest(api, () => read().slice(0, 1));
  return answerHistory(api, read);
}

const open = (options: Parameters<typeof renderAt>[1] = {}) =>
  renderAt('/entities/Calder/metrics?history=nav', options);
const modal = async () => within(await screen.findByRole('dialog', { name: 'NAV history' }));
const rowsOf = (dialog: ReturnType<typeof within>) => dialog.getAllByRole('row').slice(1);
const many = (count: number) => Array.from({ length: count }, (_, index) => aDatapoint(index + 1));

describe('the values of an entity that belong to its relationships', () => {
  it('REL-003 are named with their relationships, those with most metrics first, and open them', async () => {
    serve(() => []);
    const end = (name: string, fin: string) => ({ id: ENTITY_ID, name, type: { fin, displayName: fin } });
    const relationship = (index: number, metricCount: number) => ({
      id: `00000000-0000-4000-8000-00000000010${index}`,
      entity: end('Calder', 'fund'),
      relatedEntity: end(`Partner ${index}`, 'limited_partner'),
      timeCreated: '2026-11-20T14:07:00.000Z',
      metricCount,
    });
    const asked: (string | undefined)[] = [];
    api.respond(listRelatedEntities, ({ query }) => {
      asked.push(query.orderBy);
      const items = [relationship(1, 24), relationship(2, 3), relationship(3, 0)];
      return { items, totalCount: 3, types: [] };
    });
    renderAt('/entities/Calder/metrics');
    const link = await screen.findByRole('link', { name: 'Partner 1' });
    expect(link).toHaveAttribute('href', `/entity-relationships/${relationship(1, 24).id}/metrics`);
    expect(link.closest('p')).toHaveTextContent(/Partner 1\s*\(24\)\s*Partner 2\s*\(3\)$/);
    expect(screen.queryByRole('link', { name: /Partner 3/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'All relationships' })).not.toBeInTheDocument();
    expect(asked).toEqual(['metricCount:desc']);
  });
});

describe('the values of an entity as known on an earlier day', () => {
  it('MET-005 are shown for the whole page, in the address, and cannot be changed; today shows the present ones again', async () => {
    serve(() => []);
    const asked: (string | undefined)[] = [];
    const metrics = answerMetrics(api, [aMetric('nav', { name: 'NAV' })]);
    api.respond(latestEntityDatapoints, ({ query: { asKnownOn } }) => {
      asked.push(asKnownOn);
      const items = [aDatapoint(1, { value: asKnownOn === undefined ? '1250' : '1100' })];
      return { items, count: items.length, totalCount: items.length };
    });
    const { params } = renderAt('/entities/Calder/metrics?asKnownOn=2026-03-14&values=present');
    expect(await screen.findByText('1,100.00')).toBeVisible();
    expect(screen.getByText('Values as known at the end of 14/03/2026')).toBeVisible();
    const endOfDay = new Date(2026, 2, 14, 23, 59, 59, 999).toISOString();
    expect(asked).toEqual([endOfDay]);
    expect(metrics.at(-1)).toMatchObject({ withValuesOf: ENTITY_ID, asKnownOn: endOfDay });
    await userEvent.click(screen.getByText('1,100.00'));
    expect(screen.queryByRole('textbox', { name: 'NAV' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'New value of NAV' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show current values' }));
    expect(await screen.findByText('1,250.00')).toBeVisible();
    expect(params().has('asKnownOn')).toBe(false);
    expect(screen.getByRole('button', { name: 'New value of NAV' })).toBeVisible();
  });
});

describe('the history of a metric', () => {
  it('HIST-001 HIST-002 HIST-003 HIST-005 API-057 ANA-002 ANA-005 shows value, reporting date and last edit, and was viewed', async () => {
    const asked = serve(() => [
      aDatapoint(1, { value: '1250.5' }),
      aDatapoint(2, { value: '7', reportingDate: '2099-01-01' }),
    ]);
    const { tracked } = open();
    const dialog = await modal();
    await dialog.findByText('1,250.50');
    const headers = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers.filter((header) => header !== '' && header !== 'Select all')).toEqual([
      'Value',
      'Reporting Date',
      'Last Edit',
    ]);
    const cells = rowsOf(dialog).map((row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .slice(2)
        .map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([
      ['30/06/2024', '20/11/2026 2:07 PM'],
      ['Unknown', '20/11/2026 2:07 PM'],
    ]);
    expect(asked).toContainEqual({ entityId: ENTITY_ID, fin: 'nav', offset: 0, maxPageSize: 20 });
    expect(tracked).toEqual([
      {
        event: 'datapoint_history_viewed',
        properties: { location: 'schema-builder', fin: 'nav', entityId: ENTITY_ID },
      },
    ]);
  });

  it('HIST-006 says that there are none', async () => {
    serve(() => []);
    open();
    expect(await (await modal()).findByText('No datapoints found')).toBeVisible();
  });

  it('HIST-007 HIST-011 has pages of 20, 50 and 100 and keeps the first row in view when the size changes', async () => {
    const scrolled: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      const key = this.getAttribute('data-row-key');
      if (key !== null) scrolled.push(key);
    };
    const all = many(130);
    const asked = serve(() => all);
    open();
    const dialog = await modal();
    await dialog.findByText('1.00');
    await userEvent.click(dialog.getByRole('button', { name: 'Page 4' }));
    expect(await dialog.findByText('61.00')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Results per page' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['20', '50', '100']);
    await userEvent.click(screen.getByRole('option', { name: '50' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ offset: 50, maxPageSize: 50 }));
    await waitFor(() => expect(scrolled).toEqual([all[60]?.id]));
    expect(dialog.getByText('61.00')).toBeVisible();
  });

  it('MET-036 shows that it cannot be loaded, by a toast and with Retry', async () => {
    serve(() => []);
    api.refuse(listEntityDatapoints, 'INTERNAL_ERROR');
    const { toastTexts } = open();
    const dialog = await modal();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to load metric datapoints');
    expect(toastTexts()).toContain('Failed to load metric datapoints');
    answerHistory(api, () => [aDatapoint(1)]);
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('1.00')).toBeVisible();
  });

  it('shows where a value comes from and who verified it, and opens the document there', async () => {
    const document = {
      documentRequestId: DOCUMENT_ID,
      fileName: 'nav.pdf',
      page: 3,
      metricId: METRIC_ID,
      schema: { name: 'Capital Account', version: 4 },
    };
    serve(() => [
      aDatapoint(1, { document, dataSource: 'nav.pdf', isVerified: true, verifiedBy: 'Vera' }),
      aDatapoint(2, { document, lastModifiedBy: 'Ada' }),
      aDatapoint(3),
      aDatapoint(4, {
        dataSource: 'CALCULATION',
        operands: [
          { ...OPERAND, source: { dataSource: 'Manual', enteredBy: 'Ada' } },
          { ...OPERAND, name: 'Fees', source: { dataSource: 'nav.pdf', enteredBy: null } },
        ],
      }),
    ]);
    open();
    const dialog = await modal();
    await dialog.findByText('1.00');
    const texts = rowsOf(dialog).map((row: HTMLElement) => row.textContent);
    expect(texts[0]).toMatch(/nav\.pdf, page 3.*Verified by Vera.*Schema Capital Account, version 4/);
    expect(texts[1]).toMatch(/nav\.pdf, page 3.*Edited by Ada/);
    expect(texts[2]).toContain('Manual, Ada Reviewer');
    expect(texts[3]).toContain('Calculated from Cost €7.00 (entered by Ada), Fees €7.00 (nav.pdf)');
    const [link] = dialog.getAllByRole('link', { name: 'nav.pdf, page 3' });
    expect(link).toHaveAttribute(
      'href',
      `/verification/${DOCUMENT_ID}/document?metric=${METRIC_ID}&fin=nav&page=3`,
    );
  });

  it('AMB-060 says that the document of a value has changes that are not published, or was processed again', async () => {
    const document = {
      documentRequestId: DOCUMENT_ID,
      fileName: 'nav.pdf',
      page: 3,
      metricId: null,
      schema: null,
    };
    const of = (state: object) => ({ document: { ...document, ...state }, dataSource: 'nav.pdf' });
    serve(() => [
      aDatapoint(1, of({ unpublishedChanges: 2, confirmedUntil: null })),
      aDatapoint(2, of({ unpublishedChanges: 0, confirmedUntil: '2026-03-14T10:00:00.000Z' })),
    ]);
    open();
    const dialog = await modal();
    expect(await dialog.findByText('Confirmed, 2 changes not published')).toBeVisible();
    expect(dialog.getByText('Value confirmed on 14/03/2026 is still stored')).toBeVisible();
  });

  it('marks a restated value with both figures and the document', async () => {
    serve(() => [
      aDatapoint(1, {
        value: '110',
        restatedFrom: {
          value: '100',
          currency: 'EUR',
          dataSource: 'old.pdf',
          documentRequestId: DOCUMENT_ID,
        },
      }),
    ]);
    open();
    const dialog = await modal();
    expect(await dialog.findByText('Restated, was €100.00 (old.pdf)')).toBeVisible();
    expect(dialog.getByText('110.00')).toBeVisible();
  });

  it('marks a restated value with who had typed the other figure', async () => {
    const was = { value: '100', currency: 'EUR', dataSource: 'Manual', documentRequestId: DOCUMENT_ID };
    serve(() => [aDatapoint(1, { value: '110', restatedFrom: { ...was, enteredBy: 'Ada' } })]);
    open();
    expect(await (await modal()).findByText('Restated, was €100.00 (entered by Ada)')).toBeVisible();
  });

  it('AMB-105 marks a typed value that stands before a verified one with that one and who verified it', async () => {
    const was = { value: '100', currency: 'EUR', dataSource: 'nav.pdf', documentRequestId: DOCUMENT_ID };
    serve(() => [aDatapoint(1, { restatedFrom: { ...was, enteredBy: null, verifiedBy: 'Vera' } })]);
    open();
    const dialog = await modal();
    expect(await dialog.findByText('Restated, was €100.00 (nav.pdf, verified by Vera)')).toBeVisible();
    expect(dialog.getByText('Manual, Ada Reviewer')).toBeVisible();
  });

  it('AMB-105 shows every change of a value: who, when, from what to what', async () => {
    serve(() => [aDatapoint(1)]);
    const figure = (value: string) => ({ value, currency: 'EUR' });
    api.respond(listDatapointChanges, () => ({
      items: [
        {
          changedAt: '2026-11-21T10:00:00Z',
          changedBy: 'Vera',
          reason: 'restored' as const,
          from: null,
          to: figure('2'),
        },
        {
          changedAt: '2026-11-20T10:00:00Z',
          changedBy: 'Ada',
          reason: 'edited' as const,
          from: figure('1'),
          to: figure('2'),
        },
      ],
    }));
    open();
    const dialog = await modal();
    await userEvent.click(await dialog.findByRole('button', { name: 'Changes to the value of 30/06/2024' }));
    const list = await dialog.findByRole('list', { name: 'Changes to the value of 30/06/2024' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Restorednone → €2.00Vera, 21/11/2026 10:00 AM',
      'Edited€1.00 → €2.00Ada, 20/11/2026 10:00 AM',
    ]);
    expect(dialog.getByText('€1.00 → €2.00, difference €1.00')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Compare' }));
    await userEvent.click(await screen.findByRole('option', { name: '€2.00 (Ada, 20/11/2026 10:00 AM)' }));
    expect(await dialog.findByText('No difference')).toBeVisible();
  });

  it('shows the values as known at the end of a day, with what happened since, and restores from there', async () => {
    const asked = serve(() => [aDatapoint(1, { changedSince: 'deleted', isRestorable: true })]);
    const restored: string[][] = [];
    api.respond(restoreDatapoints, ({ body }) => {
      restored.push(body.uuids);
      return { ids: body.uuids };
    });
    const { toastTexts } = open();
    const dialog = await modal();
    await dialog.findByText('1.00');
    await userEvent.type(dialog.getByRole('textbox', { name: 'As known on' }), '30/06/2026');
    const endOfDay = new Date(2026, 5, 30, 23, 59, 59, 999).toISOString();
    await waitFor(() => expect(asked.at(-1)?.asKnownOn).toBe(endOfDay));
    expect(dialog.getByText('Values as known at the end of 30/06/2026')).toBeVisible();
    expect(await dialog.findByText('Deleted since')).toBeVisible();
    expect(dialog.queryByRole('checkbox', { name: 'Select all' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Datapoints restored']));
    expect(restored).toEqual([[aDatapoint(1).id]]);
    await userEvent.click(dialog.getByRole('button', { name: 'Show current values' }));
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Select all' })).toBeVisible());
  });

  it('draws the values of one currency over time; the exact figures are in the table and at the points', async () => {
    const huge = '12345678901234567890.123';
    serve(() => [
      aDatapoint(1, { value: huge, reportingDate: '2024-12-31' }),
      aDatapoint(2, { value: '5', reportingDate: '2024-09-30', effectors: { currency: 'USD', akas: [] } }),
      aDatapoint(3, { value: '10', reportingDate: '2024-06-30' }),
      aDatapoint(4, { value: '7', reportingDate: '2099-01-01' }),
    ]);
    open();
    const dialog = await modal();
    const chart = await dialog.findByRole('img', {
      name: 'Chart of NAV by reporting date: 2 values from 30/06/2024 to 31/12/2024. The table lists all values.',
    });
    expect([...chart.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual([
      '30/06/2024: €10.00',
      '31/12/2024: €12,345,678,901,234,567,890.123',
    ]);
    expect(dialog.getByText('Only values in EUR')).toBeVisible();
  });
});

describe('deleting values', () => {
  it('HIST-004 HIST-008 HIST-009 HIST-015 API-061 STORE-010 ANA-002 deletes the selected ones of the page behind a warning, and Undo restores them', async () => {
    const gone = new Set<string>();
    const all = many(25);
    const asked = serve(() => all.filter(({ id }) => !gone.has(id)));
    api.respond(deleteEntityDatapoints, ({ body }) => {
      body.uuids.forEach((id) => gone.add(id));
      return {};
    });
    api.respond(restoreDatapoints, ({ body }) => {
      gone.clear();
      return { ids: body.uuids };
    });
    const { toasts, toastTexts, tracked } = open();
    const dialog = await modal();
    await dialog.findByText('1.00');
    await userEvent.click(dialog.getByRole('button', { name: 'Page 2' }));
    await dialog.findByText('21.00');
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    const warning = within(await screen.findByRole('dialog', { name: 'WARNING' }));
    expect(warning.getByText('Do you want to delete 5 datapoints?')).toBeVisible();
    expect(warning.queryByText('This action cannot be undone')).not.toBeInTheDocument();
    await userEvent.click(warning.getByRole('button', { name: 'Cancel' }));
    expect(gone.size).toBe(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Datapoints deleted successfully']));
    expect([...gone]).toEqual(all.slice(20).map(({ id }) => id));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ offset: 0, maxPageSize: 20 }));
    expect(await dialog.findByText('1.00')).toBeVisible();
    expect(tracked.map(({ event }) => event)).toEqual(['datapoint_history_viewed', 'datapoint_deleted']);
    expect(toasts[0]?.action?.label).toBe('datapoints.undo');
    toasts[0]?.action?.run();
    await waitFor(() => expect(toastTexts().at(-1)).toBe('Datapoints restored'));
    expect(await dialog.findByRole('button', { name: 'Page 2' })).toBeVisible();
  });

  it('HIST-012 HIST-013 HIST-014 logs a failure, shows it as a toast, and is erroring until it loads again', async () => {
    serve(() => [aDatapoint(1)]);
    api.refuse(deleteEntityDatapoints, 'INTERNAL_ERROR');
    const host = open();
    const error = jest.spyOn(host.platform.log, 'error');
    const dialog = await modal();
    await dialog.findByText('1.00');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Select 30/06/2024' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to delete datapoints');
    expect(host.toastTexts()).toEqual(['Failed to delete datapoints']);
    expect(error).toHaveBeenCalledWith(
      'notify.failure',
      expect.objectContaining({ code: 'INTERNAL_ERROR', fallback: 'datapoints.deleteFailed' }),
    );
    expect(dialog.getByText('1.00')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(dialog.queryByRole('alert')).not.toBeInTheDocument());
  });

  it("HIST-010 PERM-008 is disabled with 'Insufficient Permissions' without CAN_DELETE_ENTITIES", async () => {
    serve(() => [aDatapoint(1)]);
    open({ permissions: maskOf(['CAN_CREATE_UPDATE_ENTITIES']) });
    const dialog = await modal();
    await dialog.findByText('1.00');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Select 30/06/2024' }));
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    const lock = dialog.getByRole('group', { name: 'Insufficient Permissions' });
    expect(lock).toContainElement(dialog.getByRole('button', { name: 'Delete' }));
    await userEvent.hover(lock);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/^Insufficient Permissions/);
  });

  it('omits calculated values, which follow from others', async () => {
    const deleted: string[][] = [];
    serve(() => [aDatapoint(1, { dataSource: 'CALCULATION' }), aDatapoint(2)]);
    api.respond(deleteEntityDatapoints, ({ body }) => {
      deleted.push(body.uuids);
      return {};
    });
    open();
    const dialog = await modal();
    await dialog.findByText('1.00');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(deleted).toEqual([[aDatapoint(2).id]]));
  });
});
