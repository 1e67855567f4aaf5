import {
  getMetricGrid,
  saveDatapoints,
  undoVerifyProven,
  verifyProvenValues,
  type BodyOf,
  type ResponseOf,
} from '@assay/shared/contracts';
import { formatNumber, maskOf, setScreenLocale, type Language, type Locale } from '@assay/shared/domain';
import { aClipboard, aDocumentId, mockApi } from '@assay/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderVerification } from '../../testing/render-verification.tsx';
import { nextVersion, saveByVersion } from '../../testing/stored-versions.ts';
import { aDatapoint } from '../../testing/verification-builders.ts';

const api = mockApi();
const SAVED_AT = '2026-11-20T12:00:00.000Z';

type Grid = ResponseOf<typeof getMetricGrid>;
type Value = Grid['documents'][number]['values'][number];

const aValue = (fin: string, value: string, changes: Partial<Value> = {}): Value => ({
  metricId: aDocumentId(),
  datapointId: aDocumentId(),
  fin,
  value,
  currency: null,
  isVerified: false,
  status: value === '' ? 'missing' : 'proven',
  isUserModified: false,
  emptyDatapointId: null,
  lastModified: '2026-11-20T10:00:00.000Z',
  ...changes,
});
const aRow = (fileName: string, values: readonly Value[]): Grid['documents'][number] => ({
  id: aDocumentId(),
  fileName,
  documentType: 'Performance',
  stage: 'EXT_DONE',
  isConfirmed: false,
  values: [...values],
});

const twoDocuments = () => [
  aRow('a.pdf', [aValue('dpi', '0.5'), aValue('tvpi', '1.5', { isVerified: true, status: 'verified' })]),
  aRow('b.pdf', [aValue('dpi', ''), aValue('tvpi', '1.9', { status: 'doubtful', needsReview: true })]),
];

/** Serves documents with two metrics, and stores what is saved. */
async function open(
  documents = twoDocuments(),
  types: Readonly<Record<string, string>> = { dpi: 'NUMERIC', tvpi: 'NUMERIC' },
  locale: Locale = 'en-GB',
) {
  const metrics = Object.entries(types).map(([fin, dataType]) => ({
    ...{ fin, label: fin.toUpperCase(), dataType, validators: [] },
  }));
  const grid: Grid = { metrics, documents };
  const saves: BodyOf<typeof saveDatapoints>[] = [];
  api.respond(getMetricGrid, () => grid);
  const findValue = (metricId: string) => {
    const value = documents.flatMap(({ values }) => values).find((one) => one.metricId === metricId);
    if (!value) throw new Error(`No document has the metric ${metricId}.`);
    return value;
  };
  const datapointOf = ({ datapointId, value, isVerified, isUserModified, lastModified }: Value) =>
    aDatapoint({ id: datapointId, value, isVerified, modified_by: isUserModified ? 7 : 1, lastModified });
  api.respond(saveDatapoints, ({ body }) => {
    saves.push(body);
    return saveByVersion(body.metrics, {
      versionOf: (metricId) => findValue(metricId).lastModified,
      read: (metricId) => [datapointOf(findValue(metricId))],
      write: ({ datapoints: [sent] }, metricId, lastModified) => {
        const { id: datapointId = aDocumentId(), value, isVerified = false } = sent ?? { value: '' };
        const isUserModified = sent?.id === undefined;
        const stored = Object.assign(findValue(metricId), {
          datapointId,
          value,
          isVerified,
          isUserModified,
          lastModified,
        });
        return [datapointOf(stored)];
      },
    });
  });
  const ids = documents.map(({ id }) => id);
  const rendered = renderVerification(`/verification/grid?ids=${ids.join(',')}`, {
    permissions: maskOf(['CAN_EDIT_DOCUMENTS', 'CAN_VERIFY_DOCUMENTS']),
    settings: { defaultLanguage: locale.toLowerCase() as Language },
  });
  const table = await screen.findByRole('grid', { name: 'Metrics of the documents' });
  return { ...rendered, table, documents, saves, ids, user: userEvent.setup() };
}

/** Types a value that cannot be saved, neither at once nor when the page is left. */
async function editWithFailingSave() {
  const { table, user, unmount, documents, shownToasts } = await open();
  api.failNetwork(saveDatapoints);
  await user.click(cellOf(table, '0.5'));
  await user.keyboard('0.4{Enter}');
  await screen.findByRole('alert');
  unmount();
  await waitFor(() => expect(shownToasts()).toEqual(['datapoints.updateFailed', 'datapoints.updateFailed']));
  return documents;
}

const texts = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent),
    );
const cellOf = (table: HTMLElement, shown: string) => within(table).getByRole('gridcell', { name: shown });
const paste = (table: HTMLElement, clipboard: string) =>
  fireEvent.paste(table, { clipboardData: { getData: () => clipboard } });

describe('documents side by side', () => {
  afterEach(() => setScreenLocale('en-GB'));

  it('say which value is hidden until the user has entered it, and take no typing there', async () => {
    const documents = [{ ...aRow('a.pdf', [aValue('tvpi', '1.5')]), withheld: ['dpi'] }];
    const { table, saves } = await open(documents);
    const cell = within(table).getByRole('gridcell', { name: 'Hidden' });
    await userEvent.click(cell);
    expect(cell).toHaveAccessibleDescription('Hidden until you have entered it under Second entry');
    expect(screen.getByText('a.pdf, DPI: Hidden until you have entered it under Second entry')).toBeVisible();
    await userEvent.keyboard('7');
    expect(within(table).queryByRole('textbox')).not.toBeInTheDocument();
    expect(saves).toEqual([]);
  });

  it('show a row for each document and a column for each metric, and save a typed value in its document', async () => {
    const { table, saves, ids, user } = await open();
    expect(texts(table)).toEqual([
      ['0.5', '1.5'],
      ['', '1.9'],
    ]);
    await user.click(cellOf(table, '1.9'));
    expect(screen.getByRole('link', { name: 'Open in the document' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/verification/${ids[1]}/document?metric=`),
    );
    await user.keyboard('1.8{Enter}');
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]).toMatchObject({
      documentRequestId: ids[1],
      metrics: [{ fin: 'tvpi', lastModified: '2026-11-20T10:00:00.000Z', datapoints: [{ value: '1.8' }] }],
    });
    await waitFor(() => expect(texts(table)[1]).toEqual(['', '1.8']));
  });

  it('say before a paste how many values change and are overwritten, and undo all of it at once', async () => {
    const { table, saves, user } = await open();
    await user.click(cellOf(table, '0.5'));
    paste(table, '0.6\t1.6\tbeyond\n0.7\tx');
    const dialog = await screen.findByRole('dialog', { name: 'Change these values?' });
    expect(dialog).toHaveTextContent('Values to change: 3. Documents: 2');
    expect(dialog).toHaveTextContent('Values to overwrite: 2');
    expect(dialog).toHaveTextContent('Verified values to be verified again: 1');
    expect(dialog).toHaveTextContent('outside the grid): 1');
    expect(dialog).toHaveTextContent('b.pdf, TVPI: “x”');
    expect(saves).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Change values (3)' }));
    await waitFor(() =>
      expect(texts(table)).toEqual([
        ['0.6', '1.6'],
        ['0.7', '1.9'],
      ]),
    );
    const undo = screen.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toBeEnabled());
    await user.click(undo);
    await waitFor(() =>
      expect(texts(table)).toEqual([
        ['0.5', '1.5'],
        ['', '1.9'],
      ]),
    );
    expect(saves[2]?.metrics).toMatchObject([
      { fin: 'dpi', lastModified: SAVED_AT, datapoints: [{ id: expect.any(String), value: '0.5' }] },
      { fin: 'tvpi', datapoints: [{ value: '1.5', isVerified: true }] },
    ]);
    expect(undo).toBeDisabled();
  });

  it.each([
    ['en-GB', 'en-GB', '1.234\t12.345\t05/06/2023'],
    ['en-US', 'en-US', '1.234\t12.345\t06/05/2023'],
    ['de-DE', 'de-DE', '1,234\t12,345\t05.06.2023'],
    ['de-DE', 'en-US', '1,234\t12,345\t05.06.2023'],
    ['en-GB', 'de-DE', '1.234\t12.345\t05/06/2023'],
  ] as const)('AMB-141 paste what was copied in %s as it is in %s', async (from, to, copied) => {
    const documents = [
      aRow('a.pdf', [aValue('dpi', '1.234'), aValue('irr', '12.345'), aValue('since', '2023-06-05')]),
      aRow('b.pdf', [aValue('dpi', '7'), aValue('irr', ''), aValue('since', '')]),
    ];
    const openIn = (locale: Locale) => {
      setScreenLocale(locale);
      return open(documents, { dpi: 'NUMERIC', irr: 'PERCENTAGE', since: 'DATE' }, locale);
    };
    const clipboardData = aClipboard();
    const source = await openIn(from);
    await source.user.click(cellOf(source.table, formatNumber('1.234')));
    await source.user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    fireEvent.copy(source.table, { clipboardData });
    expect(clipboardData.getData('text/plain')).toBe(copied);
    source.unmount();

    const { table, saves, user } = await openIn(to);
    await user.click(cellOf(table, formatNumber('1.234')));
    fireEvent.paste(table, { clipboardData });
    const unchanged = await screen.findByRole('dialog', { name: 'Change these values?' });
    expect(within(unchanged).getByRole('button', { name: 'Change values (0)' })).toBeDisabled();
    await user.click(within(unchanged).getByRole('button', { name: 'Cancel' }));
    await user.click(cellOf(table, '7'));
    fireEvent.paste(table, { clipboardData });
    await user.click(await screen.findByRole('button', { name: 'Change values (3)' }));
    await waitFor(() =>
      expect(saves.flatMap(({ metrics }) => metrics)).toMatchObject([
        { fin: 'dpi', datapoints: [{ value: '1.234' }] },
        { fin: 'irr', datapoints: [{ value: '12.345' }] },
        { fin: 'since', datapoints: [{ value: '2023-06-05' }] },
      ]),
    );
  });

  it('fill down after the same question', async () => {
    const { table, saves, user } = await open();
    await user.click(cellOf(table, '1.5'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Change these values?' });
    expect(dialog).toHaveTextContent('Values to change: 1. Documents: 1');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(saves).toEqual([]);
  });

  it('fill down what was just typed, though it is not stored yet', async () => {
    const { table, saves, user } = await open();
    api.failNetwork(saveDatapoints);
    await user.click(cellOf(table, '1.5'));
    await user.keyboard('1.6{Enter}{ArrowUp}{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Change these values?' });
    expect(dialog).toHaveTextContent('1.6');
    expect(dialog).not.toHaveTextContent('1.5');
    expect(saves).toEqual([]);
  });

  it('verify every proven value of the documents, and undo that', async () => {
    const { ids, user, shownToasts } = await open();
    const calls: unknown[] = [];
    const batchId = aDocumentId();
    api.respond(verifyProvenValues, ({ body }) => {
      calls.push(body.ids);
      return { batchId, verified: 1, documents: 1 };
    });
    api.respond(undoVerifyProven, ({ params }) => {
      calls.push(params.batchId);
      return { undone: 1 };
    });
    await user.click(screen.getByRole('button', { name: 'Verify 1 matching' }));
    await waitFor(() => expect(shownToasts()).toEqual(['tables.gridVerified']));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(calls).toEqual([ids, batchId]));
  });

  it('VER-014 AMB-059 undo two edits of one value and do them again, without a question to their own user', async () => {
    const { table, documents, saves, user, shownToasts } = await open();
    const [first] = documents[0]?.values ?? [];
    await user.click(cellOf(table, '0.5'));
    await user.keyboard('0.6{Enter}');
    await waitFor(() => expect(first).toMatchObject({ value: '0.6' }));
    await user.click(cellOf(table, '0.6'));
    await user.keyboard('0.7{Enter}');
    await waitFor(() => expect(first).toMatchObject({ value: '0.7' }));

    const [undo, redo] = ['Undo', 'Redo'].map((name) => screen.getByRole('button', { name }));
    for (const [button, value] of [
      [undo, '0.6'],
      [undo, '0.5'],
      [redo, '0.6'],
      [redo, '0.7'],
    ] as const) {
      await waitFor(() => expect(button).toBeEnabled());
      await user.click(button as HTMLElement);
      await waitFor(() => expect(first).toMatchObject({ value }));
      await waitFor(() => expect(texts(table)[0]).toEqual([value, '1.5']));
    }
    expect(redo).toBeDisabled();
    expect(saves).toHaveLength(6);
    expect(shownToasts()).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('VER-014 AMB-059 undo quickly, before the save of the edit has returned', async () => {
    const { table, documents, saves, user, shownToasts } = await open();
    await user.click(cellOf(table, '0.5'));
    await user.keyboard('0.6{Enter}{ArrowUp}0.7{Enter}{Control>}zz{/Control}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Redo' })).toBeEnabled());
    await waitFor(() => expect(saves.at(-1)?.metrics).toMatchObject([{ datapoints: [{ value: '0.5' }] }]));
    await waitFor(() => expect(documents[0]?.values[0]).toMatchObject({ value: '0.5' }));
    await waitFor(() => expect(texts(table)[0]).toEqual(['0.5', '1.5']));
    expect(shownToasts()).toEqual([]);
  });

  it('VER-014 AMB-059 ask when an undo meets the change of someone else, and undo the other values', async () => {
    const { table, documents, user, shownToasts } = await open();
    const [dpi, tvpi] = documents[0]?.values ?? [];
    await user.click(cellOf(table, '0.5'));
    paste(table, '0.6\t1.6');
    await user.click(await screen.findByRole('button', { name: 'Change values (2)' }));
    await waitFor(() => expect([dpi?.value, tvpi?.value]).toEqual(['0.6', '1.6']));
    Object.assign(dpi ?? {}, { value: '0.9', lastModified: nextVersion(dpi?.lastModified ?? '') });

    const undo = screen.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toBeEnabled());
    await user.click(undo);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Conflicts with changes by someone else: 1');
    expect(shownToasts()).toEqual(['tables.gridConflicts']);
    await waitFor(() => expect(texts(table)[0]).toEqual(['0.9', '1.5']));
    expect([dpi?.value, tvpi?.value]).toEqual(['0.9', '1.5']);
    expect(screen.getByRole('button', { name: 'Redo' })).toBeEnabled();
  });

  it('VER-014 AMB-059 undo an edit after a verification of all proven values, which are undone first', async () => {
    const { table, documents, user, shownToasts } = await open();
    const [dpi] = documents[0]?.values ?? [];
    const mark = (isVerified: boolean) =>
      Object.assign(dpi ?? {}, { isVerified, lastModified: nextVersion(dpi?.lastModified ?? '') });
    api.respond(verifyProvenValues, () => ({
      batchId: aDocumentId(),
      verified: 1,
      documents: 1,
      lastModified: mark(true).lastModified,
    }));
    api.respond(undoVerifyProven, () => ({ undone: 1, lastModified: mark(false).lastModified }));
    await user.click(cellOf(table, '0.5'));
    await user.keyboard('0.6{Enter}');
    await waitFor(() => expect(dpi).toMatchObject({ value: '0.6' }));
    await user.click(await screen.findByRole('button', { name: /^Verify \d+ matching$/ }));
    await waitFor(() => expect(dpi).toMatchObject({ isVerified: true }));
    const undo = screen.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toBeEnabled());
    await user.click(undo);
    await waitFor(() => expect(dpi).toMatchObject({ isVerified: false }));
    await waitFor(() => expect(undo).toBeEnabled());
    await user.click(undo);
    await waitFor(() => expect(dpi).toMatchObject({ value: '0.5' }));
    expect(shownToasts()).toEqual(['tables.gridVerified']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keep a value that cannot be saved, and save it with Retry', async () => {
    const { table, user, shownToasts } = await open();
    api.failNetwork(saveDatapoints);
    await user.click(cellOf(table, '0.5'));
    await user.keyboard('0.4{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Values that were not saved: 1');
    expect(texts(table)[0]).toEqual(['0.4', '1.5']);
    expect(shownToasts()).toEqual(['datapoints.updateFailed']);
    api.respond(saveDatapoints, () => ({ metrics: [] }));
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('AMB-059 bring an edit back that was not saved before the page was loaded again, and save it', async () => {
    const documents = await editWithFailingSave();

    const again = await open(documents);
    await waitFor(() => expect(texts(again.table)[0]).toEqual(['0.4', '1.5']));
    expect(again.shownToasts()).toEqual(['verification.restored']);
    expect(again.saves).toMatchObject([{ metrics: [{ fin: 'dpi', datapoints: [{ value: '0.4' }] }] }]);
    again.unmount();

    const last = await open(documents);
    expect(last.saves).toEqual([]);
  });

  it('AMB-059 leave an edit to the document whose value someone else has changed since', async () => {
    const documents = await editWithFailingSave();
    Object.assign(documents[0]?.values[0] ?? {}, { value: '0.7', lastModified: SAVED_AT });

    const again = await open(documents);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Conflicts with changes by someone else: 1');
    expect(within(alert).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining(documents[0]?.values[0]?.metricId ?? '-'),
    );
    expect(texts(again.table)[0]).toEqual(['0.7', '1.5']);
    expect(again.saves).toEqual([]);
  });

  it('VAL-010 VER-014 empty typed values only, and do again what was undone', async () => {
    const emptyDatapointId = aDocumentId();
    const typed = { isUserModified: true, emptyDatapointId };
    const documents = [
      aRow('a.pdf', [aValue('dpi', '0.5', typed), aValue('tvpi', '1.5')]),
      aRow('b.pdf', [aValue('dpi', '0.6', typed), aValue('tvpi', '1.9')]),
    ];
    const { table, saves, user } = await open(documents);
    await user.click(cellOf(table, '0.5'));
    await user.keyboard('{Delete}');
    await waitFor(() => expect(texts(table)[0]).toEqual(['', '1.5']));
    expect(saves[0]?.metrics).toMatchObject([
      { fin: 'dpi', datapoints: [{ id: emptyDatapointId, value: '' }] },
    ]);

    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(texts(table)[0]).toEqual(['0.5', '1.5']));
    const redo = screen.getByRole('button', { name: 'Redo' });
    await waitFor(() => expect(redo).toBeEnabled());
    await user.click(redo);
    await waitFor(() => expect(texts(table)[0]).toEqual(['', '1.5']));
    expect(redo).toBeDisabled();

    await user.click(cellOf(table, '0.6'));
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Delete}');
    const dialog = await screen.findByRole('dialog', { name: 'Change these values?' });
    expect(dialog).toHaveTextContent('Values to change: 1. Documents: 1');
    expect(dialog).toHaveTextContent('b.pdf, TVPI: “1.9”');
  });

  it('show only documents with values to review, which required ones that are missing are', async () => {
    const required = aValue('dpi', '', { needsReview: true });
    const { table, user } = await open([...twoDocuments(), aRow('c.pdf', [required, aValue('tvpi', '1.2')])]);
    await user.click(screen.getByRole('checkbox', { name: 'Only documents with values to review' }));
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['b.pdf', 'c.pdf']);
  });
});

describe('amounts of documents side by side, with pages in millions', () => {
  const amount = (fin: string, value: string, text: string, y: number) =>
    aValue(fin, value, {
      currency: 'USD',
      printed: { text, power: 6, page: 1, x: 0.5, y, w: 0.1, h: 0.01 },
    });
  const inMillions = (fileName: string) =>
    aRow(fileName, [
      amount('paid', '1138000000', '1,138.0', 0.2),
      amount('size', '1250000000', '1,250.0', 0.3),
    ]);
  const AMOUNTS = { paid: 'CURRENCY', size: 'CURRENCY' };
  const question = { name: 'The page is in millions. Which number do you mean?' };
  const status = () => screen.getByText(/^[ab]\.pdf, /);

  it('AMB-123 offers the printed digits scaled once for each document, says so at each cell, and asks again with F8', async () => {
    const documents = [inMillions('a.pdf'), inMillions('b.pdf')];
    const [paid] = documents[0]?.values ?? [];
    const { table, user } = await open(documents, AMOUNTS);
    await user.click(within(table).getAllByRole('gridcell')[0] as HTMLElement);
    await user.keyboard('1,138.0{Enter}');
    expect(screen.getByRole('group', question)).toBeVisible();
    await user.keyboard('2{Enter}{ArrowUp}');
    await waitFor(() => expect(paid?.value).toBe('1138.0'));
    expect(status()).toHaveTextContent('Page in millions: value kept as typed');
    await user.keyboard('{Enter}{Control>}a{/Control}1,138.0{F8}1{Enter}');
    await waitFor(() => expect(paid?.value).toBe('1138000000'));
    await user.keyboard('{ArrowUp}');
    expect(status()).toHaveTextContent('×1,000,000: page in millions');
    await user.keyboard('{ArrowDown}1,138.0{Enter}');
    expect(screen.getByRole('group', question)).toBeVisible();
  });

  it('AMB-123 takes the full figure, and one that is printed nowhere, as typed, and pasted ones by the answer', async () => {
    const documents = [inMillions('a.pdf')];
    const [paid, size] = documents[0]?.values ?? [];
    const { table, user } = await open(documents, AMOUNTS);
    const [first] = within(table).getAllByRole('gridcell');
    await user.click(first as HTMLElement);
    await user.keyboard('1,138,000,000{Tab}1,251.0{Enter}');
    expect(screen.queryByRole('group', question)).not.toBeInTheDocument();
    await waitFor(() => expect(size?.value).toBe('1251.0'));
    expect(status()).toHaveTextContent('Page in millions: value kept as typed');
    await user.keyboard('{ArrowLeft}');
    paste(table, '1,138.0');
    await user.click(await screen.findByRole('button', { name: 'Change values (1)' }));
    await waitFor(() => expect(paid?.value).toBe('1138.0'));
    await user.click(within(table).getAllByRole('gridcell')[0] as HTMLElement);
    await user.keyboard('1,138.0{Enter}1{Enter}');
    await waitFor(() => expect(paid?.value).toBe('1138000000'));
    await user.click(within(table).getAllByRole('gridcell')[1] as HTMLElement);
    paste(table, '1,250.0');
    await user.click(await screen.findByRole('button', { name: 'Change values (1)' }));
    await waitFor(() => expect(size?.value).toBe('1250000000'));
  });

  it('AMB-123 never scales an amount in full or per unit, nor a percentage: in millions, except per unit data', async () => {
    const printed = { page: 1, x: 0.5, y: 0.2, w: 0.1, h: 0.01, power: 6 };
    const plain = [
      aValue('price_per_unit', '10.25', { currency: 'USD' }),
      aValue('share', '12.5', { printed: { ...printed, text: '12.5' } }),
      aValue('fees', '6000000', {
        currency: 'USD',
        printed: { ...printed, power: 0, y: 0.6, text: 'USD 6,000,000' },
      }),
    ];
    const documents = [aRow('a.pdf', [...plain, ...inMillions('a.pdf').values])];
    const types = { price_per_unit: 'CURRENCY', share: 'PERCENTAGE', fees: 'CURRENCY', ...AMOUNTS };
    const { table, user } = await open(documents, types);
    const [first] = within(table).getAllByRole('gridcell');
    await user.click(first as HTMLElement);
    await user.keyboard('10.26{Tab}12.6{Tab}7,000,000{Enter}');
    await waitFor(() => expect(plain.map(({ value }) => value)).toEqual(['10.26', '12.6', '7000000']));
    for (const label of ['FEES', 'SHARE', 'PRICE_PER_UNIT']) {
      expect(status()).toHaveTextContent(label);
      expect(status()).not.toHaveTextContent('millions');
      await user.keyboard('{ArrowLeft}');
    }
  });
});
