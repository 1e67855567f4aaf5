import {
  listDocumentRequests,
  listDocumentTypes,
  listFilterValues,
  listExports,
  listSavedViews,
  type DocumentRequestWire,
  type QueryOf,
} from '@assay/shared/contracts';
import { loadTexts, text } from '@assay/shared/messages';
import { aDocumentRequestWire, aDocumentType, mockApi } from '@assay/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();
type ListQuery = QueryOf<typeof listDocumentRequests>;

/** Responds to the list with these rows and writes down what was asked. */
function listAnswers(rows: readonly DocumentRequestWire[], totalCount = rows.length) {
  const asked: ListQuery[] = [];
  api.respond(listDocumentTypes, () => [aDocumentType(), aDocumentType({ id: 'Performance', backendId: 4 })]);
  api.respond(listDocumentRequests, ({ query }) => {
    asked.push(query);
    return { items: [...rows], count: rows.length, totalCount };
  });
  return asked;
}

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

beforeEach(() => {
  api.respond(listExports, () => ({ items: [] }));
  api.respond(listSavedViews, () => ({ items: [] }));
});

describe('a document list', () => {
  it.each([
    ['ROUTE-006', '/verification', 'Documents', 'EXT_DONE'],
    ['ROUTE-007', '/archive', 'Archive', 'ARCHIVED'],
    ['ROUTE-008', '/trash', 'Trash', 'TRASHED'],
    ['ROUTE-009', '/qa', 'Manual QA', 'EXT_MANUAL_QA'],
  ])('%s LIST-014 %s shows %s at stage %s, newest first, twenty at a time', async (_, at, title, stage) => {
    const asked = listAnswers([aDocumentRequestWire({ file_name: 'one.pdf', stage })]);
    renderAt(at, { isProvider: true });
    expect(await screen.findByRole('link', { name: 'one.pdf' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(asked).toEqual([{ stage: [stage], offset: 0, maxPageSize: 20, orderBy: 'uploadedDate:desc' }]);
  });

  it('LIST-001 shows the values of each document, in the order of the columns', async () => {
    listAnswers([
      aDocumentRequestWire({
        file_name: 'calder.pdf',
        document_type: 'Capital Account',
        fund: 'Calder Ridge IV',
        fund_manager: 'Calder',
        reporting_date: '2024-12-31',
        uploadedDate: '2026-11-20T12:00:00Z',
        uploaded_by: 'Ada',
        tags: ['q4', 'late'],
        metricsVerified: 18,
        metricsTotal: 21,
      }),
      aDocumentRequestWire({
        file_name: 'done.pdf',
        is_verified: true,
        verified_by: 'Bo',
        metricsVerified: 3,
        metricsTotal: 3,
      }),
    ]);
    renderAt('/verification');
    await screen.findByRole('link', { name: 'calder.pdf' });
    const [header, first, second] = within(screen.getByRole('table')).getAllByRole('row');
    expect(
      within(header!)
        .getAllByRole('columnheader')
        .slice(1)
        .map(({ title }) => title),
    ).toEqual([
      'Name',
      'Document Type',
      'Fund',
      'Fund Manager',
      'Reporting Date',
      'Uploaded Date',
      'Uploaded By',
      'Verified',
      'Tags',
    ]);
    expect(cellsOf(first!).slice(1)).toEqual([
      'calder.pdf',
      'Capital Account',
      'Calder Ridge IV',
      'Calder',
      '31/12/2024',
      expect.stringMatching(/^\d\d\/11\/2026 \d{1,2}:00 [AP]M$/),
      'Ada',
      '18/21',
      'q4+1',
    ]);
    expect(within(second!).getByText('Confirmed by Bo')).toBeInTheDocument();
  });

  it('AMB-135 marks a document with a doubt about all its values, and says which', async () => {
    const doubt = { kind: 'notFinal' as const, page: 1, text: 'DRAFT' };
    listAnswers([
      aDocumentRequestWire({ file_name: 'draft.pdf', documentDoubts: [doubt] }),
      aDocumentRequestWire({ file_name: 'final.pdf' }),
    ]);
    renderAt('/verification');
    const name = 'Page 1 says that the document is not final: DRAFT';
    const row = await screen.findByRole('row', { name: /draft\.pdf/ });
    expect(within(row).getByText(name)).toBeInTheDocument();
    expect(screen.getAllByText(name)).toHaveLength(1);
  });

  it('shows the pages of documents that came in one file', async () => {
    listAnswers([
      aDocumentRequestWire({ file_name: 'batch.pdf', pages: { from: 1, to: 2 } }),
      aDocumentRequestWire({ file_name: 'batch.pdf', pages: { from: 3, to: 3 } }),
    ]);
    renderAt('/verification');
    await screen.findAllByRole('link', { name: 'batch.pdf' });
    const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => cellsOf(row)[1])).toEqual(['batch.pdfpages 1–2', 'batch.pdfpage 3']);
  });

  it('LIST-002 sorts by a column: ascending, descending, then by the default order, in the address', async () => {
    const asked = listAnswers([aDocumentRequestWire()]);
    const { params, router } = renderAt('/verification');
    const byFund = await screen.findByRole('button', { name: 'Fund' });
    const before = router.state.historyAction;
    for (const [orderBy, inAddress] of [
      ['fund:asc', 'fund:asc'],
      ['fund:desc', 'fund:desc'],
      ['uploadedDate:desc', null],
    ]) {
      await userEvent.click(byFund);
      await waitFor(() => expect(asked.at(-1)?.orderBy).toBe(orderBy));
      expect(params().get('orderBy')).toBe(inAddress);
    }
    expect([before, router.state.historyAction]).toEqual(['POP', 'REPLACE']);
    expect(screen.queryByRole('button', { name: 'Tags' })).not.toBeInTheDocument();
  });

  it('LIST-003 STORE-021 shows the list where filters or selected rows of the address have a form that no document has', async () => {
    const asked = listAnswers([aDocumentRequestWire({ file_name: 'one.pdf' })]);
    renderAt(
      `/verification?reportedFrom=2024-13-45&reportedTo=2024-12-31&uploadedFrom=yesterday&search=%00&verified=maybe&documentType=${'x'.repeat(201)}&selected=nothing`,
    );
    expect(await screen.findByRole('link', { name: 'one.pdf' })).toBeVisible();
    expect(asked).toEqual([
      {
        stage: ['EXT_DONE'],
        offset: 0,
        maxPageSize: 20,
        orderBy: 'uploadedDate:desc',
        reportedTo: '2024-12-31',
      },
    ]);
  });

  it('LIST-003 searches after a pause and filters by type and tag, in the address', async () => {
    const asked = listAnswers([aDocumentRequestWire({ tags: ['q4'] })]);
    api.respond(listFilterValues, () => ({ values: ['q4'] }));
    const { params } = renderAt('/verification?page=1&maxPageSize=50');
    await userEvent.click(await screen.findByRole('searchbox', { name: 'Search documents' }));
    await userEvent.paste('calder');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'calder', offset: 0, maxPageSize: 50 }));
    expect(asked.map(({ search }) => search)).toEqual([undefined, 'calder']);

    await userEvent.click(screen.getByRole('combobox', { name: 'Document Type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Performance' }));
    await waitFor(() => expect(asked.at(-1)?.documentType).toEqual(['Performance']));
    await userEvent.click(screen.getByRole('combobox', { name: 'Tags' }));
    await userEvent.click(await screen.findByRole('option', { name: 'q4' }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ search: 'calder', documentType: ['Performance'], tags: ['q4'] }),
    );
    expect([params().get('search'), params().getAll('documentType'), params().getAll('tags')]).toEqual([
      'calder',
      ['Performance'],
      ['q4'],
    ]);

    await userEvent.click(screen.getByRole('button', { name: 'Clear filters (3)' }));
    await waitFor(() => expect(params().has('search')).toBe(false));
    expect(asked.at(-1)).toEqual({
      stage: ['EXT_DONE'],
      offset: 0,
      maxPageSize: 50,
      orderBy: 'uploadedDate:desc',
    });
  });

  it('LIST-003 AMB-029 filters by fund, dates and what needs review, in the address', async () => {
    const asked = listAnswers([aDocumentRequestWire()]);
    const searched: unknown[] = [];
    api.respond(listFilterValues, ({ query }) => {
      searched.push(query);
      return { values: ['Calder IV', 'Nord I'] };
    });
    const { params } = renderAt('/verification');
    await userEvent.click(await screen.findByRole('button', { name: 'More filters' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Fund' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Calder IV' }));
    expect(searched).toEqual([{ stage: 'EXT_DONE', column: 'fund', search: '' }]);
    await userEvent.click(screen.getByRole('textbox', { name: 'Reported from' }));
    await userEvent.paste('2024-12-31');
    await userEvent.click(screen.getByRole('textbox', { name: 'Uploaded to' }));
    await userEvent.paste('2026-01-31');
    await userEvent.click(screen.getByRole('combobox', { name: 'Review' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Needs review' }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        fund: ['Calder IV'],
        reportedFrom: '2024-12-31',
        uploadedBefore: new Date(2026, 1, 1).toISOString(),
        doubts: 'true',
      }),
    );
    expect(params().get('uploadedTo')).toBe('2026-01-31');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters (4)' }));
    await waitFor(() => expect(asked.at(-1)?.fund).toBeUndefined());
    expect(screen.getByRole('textbox', { name: 'Reported from' })).toHaveValue('');
  });

  it('AMB-134 AMB-141 on a German page a date is typed as Germans write it, and the tags of the product are German', async () => {
    await loadTexts('de-DE');
    try {
      const asked = listAnswers([aDocumentRequestWire({ tags: ['Superseded'] })]);
      api.respond(listFilterValues, () => ({ values: ['Superseded', 'q4'] }));
      renderAt('/verification', { settings: { defaultLanguage: 'de-de' } });
      expect(await screen.findByText('Ersetzt')).toBeVisible();
      await userEvent.click(screen.getByRole('combobox', { name: text('documents.filterTags') }));
      await userEvent.click(await screen.findByRole('option', { name: 'Ersetzt' }));
      await waitFor(() => expect(asked.at(-1)?.tags).toEqual(['Superseded']));
      await userEvent.click(screen.getByRole('button', { name: text('documents.moreFilters') }));
      const from = await screen.findByRole('textbox', { name: text('documents.reportedFrom') });
      await userEvent.type(from, '03.04.2024');
      await userEvent.tab();
      await waitFor(() => expect(asked.at(-1)?.reportedFrom).toBe('2024-04-03'));
      expect(from).toHaveValue('03.04.2024');
    } finally {
      await loadTexts('en-GB');
    }
  });

  it('says in a column of its own, once it is chosen, how many values need review, and is sorted by it', async () => {
    const asked = listAnswers([
      aDocumentRequestWire({ file_name: 'broken.pdf', doubts: 3 }),
      aDocumentRequestWire({ file_name: 'clean.pdf', doubts: 0 }),
      aDocumentRequestWire({ file_name: 'confirmed.pdf', doubts: 2, is_verified: true }),
    ]);
    renderAt('/verification');
    await screen.findByRole('link', { name: 'broken.pdf' });
    expect(screen.queryByRole('columnheader', { name: 'Needs Review' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Needs Review' }));
    const column = screen.getAllByRole('columnheader').findIndex(({ title }) => title === 'Needs Review');
    const cells = ['broken', 'clean', 'confirmed'].map((name) => {
      const row = screen.getByRole('link', { name: `${name}.pdf` }).closest('tr')!;
      return within(row).getAllByRole('cell')[column]?.textContent;
    });
    expect(cells).toEqual(['3 to review', 'Nothing', '–']);
    await userEvent.click(screen.getByRole('button', { name: 'Needs Review' }));
    await waitFor(() => expect(asked.at(-1)?.orderBy).toMatch(/^doubts:/));
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Needs Review' }));
    expect(screen.queryByRole('columnheader', { name: 'Needs Review' })).not.toBeInTheDocument();
  });

  it('AMB-029 hides columns and changes their widths, also after a reload', async () => {
    listAnswers([aDocumentRequestWire({ fund: 'Calder IV' })]);
    const { goTo } = renderAt('/verification');
    await screen.findByText('Calder IV');
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Fund' }));
    expect(screen.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('Calder IV')).not.toBeInTheDocument();
    const type = screen.getByRole('button', { name: 'Document Type' });
    const widthOf = () => document.querySelectorAll('col')[2]?.style.width;
    const before = widthOf();
    act(() => type.focus());
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(widthOf()).not.toBe(before);
    await goTo('/archive');
    await screen.findByRole('heading', { level: 1, name: 'Archive' });
    expect(screen.queryByRole('columnheader', { name: 'Fund' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reset columns' }));
    expect(screen.getByText('Calder IV')).toBeInTheDocument();
    expect(widthOf()).toBe(before);
  });

  it('AMB-128 goes to the next page by the last row of the page before', async () => {
    const rows = Array.from({ length: 20 }, () => aDocumentRequestWire());
    const asked = listAnswers(rows, 95);
    renderAt('/verification');
    await screen.findAllByRole('link', { name: 'capital-call.pdf' });
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ offset: 20, after: rows.at(-1)?.id }));
  });

  it('LIST-005 pages by the address and keeps the chosen size there', async () => {
    const asked = listAnswers([aDocumentRequestWire()], 95);
    const { params } = renderAt('/verification?page=2&maxPageSize=20&orderBy=fund:asc');
    await screen.findByRole('link', { name: 'capital-call.pdf' });
    expect(asked.at(-1)).toMatchObject({ offset: 20, maxPageSize: 20, orderBy: 'fund:asc' });
    await userEvent.click(screen.getByRole('button', { name: 'Page 5' }));
    await waitFor(() => expect(asked.at(-1)?.offset).toBe(80));
    expect(params().get('page')).toBe('5');
    expect(screen.getByText('results per page of 95')).toBeVisible();
  });

  it.each(['page=zero', 'maxPageSize=30', 'orderBy=tags:asc', 'page=9&maxPageSize=20'])(
    'LIST-005 STORE-020 resets an address with %s to page 1 with size 20 and keeps the search',
    async (query) => {
      listAnswers([aDocumentRequestWire()], 95);
      const { params } = renderAt(`/verification?search=calder&${query}`);
      await screen.findByRole('link', { name: 'capital-call.pdf' });
      await waitFor(() => expect([params().get('page'), params().get('maxPageSize')]).toEqual(['1', '20']));
      expect(params().get('search')).toBe('calder');
    },
  );

  it('LIST-005 STORE-008 jumps to the last page when the page becomes empty', async () => {
    let total = 45;
    api.respond(listDocumentTypes, () => []);
    api.respond(listDocumentRequests, ({ query }) => {
      const items =
        (query.offset as number) < total
          ? [aDocumentRequestWire({ file_name: `at ${query.offset}.pdf` })]
          : [];
      return { items, count: items.length, totalCount: total };
    });
    const { params, queryClient } = renderAt('/verification?page=3');
    await screen.findByRole('link', { name: 'at 40.pdf' });
    total = 15;
    await queryClient.invalidateQueries();
    expect(await screen.findByRole('link', { name: 'at 0.pdf' })).toBeVisible();
    expect(params().get('page')).toBe('1');
  });

  it('shows what the list is for, or that nothing matches the filters', async () => {
    listAnswers([]);
    const { goTo } = renderAt('/trash');
    expect(await screen.findByText('Trash is empty')).toBeVisible();
    expect(screen.getByText('Documents you move to trash stay here until you delete them.')).toBeVisible();
    await goTo('/trash?search=nothing');
    expect(await screen.findByText('Try changing your search or filters.')).toBeVisible();
  });

  it('UPL-006 takes files that are dropped on a list that has no upload button', async () => {
    listAnswers([]);
    renderAt('/trash');
    const title = await screen.findByRole('heading', { level: 1, name: 'Trash' });
    const file = { kind: 'file', getAsFile: () => new File(['%PDF-1.7'], 'dropped.pdf') };
    fireEvent.drop(title, { dataTransfer: { types: ['Files'], files: [], items: [file] } });
    const dialog = await screen.findByRole('dialog', { name: 'Upload documents' });
    expect(await within(dialog).findByText('dropped.pdf')).toBeVisible();
  });

  it('shows that the list cannot be loaded, and loads it on Retry', async () => {
    api.respond(listDocumentTypes, () => []);
    api.refuse(listDocumentRequests, 'INTERNAL_ERROR');
    renderAt('/verification');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load documents');
    listAnswers([aDocumentRequestWire({ file_name: 'back.pdf' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'back.pdf' })).toBeVisible();
  });

  it('opens the document view by its name, and by Enter on its row', async () => {
    const document = aDocumentRequestWire({ file_name: 'a name with "quotes".pdf' });
    listAnswers([document]);
    const { address, goTo } = renderAt('/verification');
    const link = await screen.findByRole('link', { name: 'a name with "quotes".pdf' });
    await userEvent.click(link);
    expect(address()).toBe(`/verification/${document.id}/document`);
    await goTo(-1);
    const row = (await screen.findByRole('link', { name: 'a name with "quotes".pdf' })).closest('tr');
    act(() => row?.focus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(`document view at /verification/${document.id}/document`)).toBeVisible();
  });
});
