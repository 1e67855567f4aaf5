import {
  cancelEntityImport,
  exportEntities,
  exportLeftOutRows,
  importEntities,
  listEntityImports,
  previewEntityImport,
  undoEntityImport,
  type BodyOf,
  type EntityImport,
  type ImportRow,
  type QueryOf,
} from '@assay/shared/contracts';
import { maskOf } from '@assay/shared/domain';
import { anEntity, mockApi, MockRefusal } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerEntities, answerEntityTypes } from '../../testing/entity-api.ts';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();
beforeEach(() => {
  answerEntityTypes(api);
  answerEntities(api, () => [anEntity()]);
});

const aRow = (changes: Partial<ImportRow>): ImportRow => ({
  line: 2,
  name: 'Row',
  kind: 'unchanged',
  changes: [],
  problems: [],
  sharedNames: [],
  ...changes,
});

function servePreview(rows: ImportRow[]) {
  const sent: BodyOf<typeof importEntities>[] = [];
  const countOf = (kind: ImportRow['kind']) => rows.filter((row) => row.kind === kind).length;
  const counts = {
    new: countOf('new'),
    changed: countOf('changed'),
    unchanged: countOf('unchanged'),
    broken: countOf('broken'),
  };
  const previewed: string[] = [];
  api.respond(previewEntityImport, ({ body }) => {
    previewed.push(`${body.format}: ${Buffer.from(body.content, 'base64').toString()}`);
    return { rows, counts, plan: `plan ${previewed.length}` };
  });
  api.respond(importEntities, ({ body }) => {
    sent.push(body);
    return { created: counts.new, changed: counts.changed };
  });
  return { sent, previewed };
}

async function chooseFile() {
  const host = renderAt('/entities');
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import entities' });
  const picker = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (!picker) throw new Error('There is no picker.');
  await userEvent.upload(picker, new File(['name\nÄ\n'], 'entities.csv', { type: 'text/csv' }));
  await within(dialog).findByRole('status');
  return { ...host, inside: within(dialog), dialog };
}

describe('importing entities', () => {
  it('shows what is new and what changes with both values, then imports what was shown', async () => {
    const { sent, previewed } = servePreview([
      aRow({ kind: 'new', name: 'Brand New', line: 2 }),
      aRow({
        kind: 'changed',
        name: 'Calder',
        line: 3,
        changes: [{ field: 'identifier', from: '', to: 'C-1' }],
        sharedNames: [{ name: 'CR', entityName: 'Nordlicht' }],
      }),
      aRow({ name: 'Same', line: 4 }),
    ]);
    const { inside, toastTexts } = await chooseFile();
    expect(previewed).toEqual(['csv: name\nÄ\n']);
    expect(inside.getByRole('status')).toHaveTextContent('1 new, 1 changed, 1 unchanged, 0 with problems');
    const [, first, second, ...others] = inside.getAllByRole('row');
    expect(first).toHaveTextContent(/2Brand NewNew/);
    expect(second).toHaveTextContent(/3CalderChangedID: \(empty\) → C-1CR is also a name of Nordlicht/);
    expect(others).toEqual([]);
    await userEvent.click(inside.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Entities imported: 1 new, 1 changed']));
    expect(sent.map(({ plan }) => plan)).toEqual(['plan 1']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers the former names of renamed entities as AKAs, and shows what that changes before it is imported', async () => {
    const { sent } = servePreview([]);
    const rename = { field: 'name', from: 'Calder', to: 'Nordlicht' } as const;
    const aka = { field: 'akas', from: '', to: 'Calder' } as const;
    api.respond(previewEntityImport, ({ body }) => ({
      rows: [aRow({ kind: 'changed', changes: body.keepFormerNames ? [rename, aka] : [rename] })],
      counts: { new: 0, changed: 1, unchanged: 0, broken: 0, renamed: 1 },
      plan: body.keepFormerNames ? 'with AKAs' : 'without',
    }));
    const { inside } = await chooseFile();
    expect(inside.queryByText('Entity AKA: (empty) → Calder')).not.toBeInTheDocument();
    const choice = inside.getByRole('checkbox', { name: 'Keep the former name of 1 renamed entity as AKA' });
    await userEvent.click(choice);
    expect(await inside.findByText('Entity AKA: (empty) → Calder')).toBeInTheDocument();
    expect(choice).toHaveFocus();
    await userEvent.click(inside.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(sent).toMatchObject([{ plan: 'with AKAs', keepFormerNames: true }]));
  });

  it('reports every row with a problem by its line, and imports nothing while there is one', async () => {
    servePreview([
      aRow({ kind: 'new', name: 'Fine', line: 2 }),
      aRow({
        kind: 'broken',
        name: 'Odd',
        line: 3,
        problems: [
          { reason: 'unknownType', about: 'Spaceship' },
          { reason: 'repeatedRow', about: '2' },
        ],
      }),
    ]);
    const { inside } = await chooseFile();
    expect(inside.getByRole('alert')).toHaveTextContent(/Nothing can be imported/);
    const [, first] = inside.getAllByRole('row');
    expect(first).toHaveTextContent(/3OddUnknown type: SpaceshipSame entity as in row 2/);
    expect(inside.getByRole('button', { name: 'Import' })).toBeDisabled();
  });

  it('shows the new preview when the entities have changed meanwhile', async () => {
    const { previewed } = servePreview([aRow({ kind: 'new' })]);
    api.respond(importEntities, () => new MockRefusal('IMPORT_OUTDATED'));
    const { inside, toastTexts } = await chooseFile();
    await userEvent.click(inside.getByRole('button', { name: 'Import' }));
    await waitFor(() =>
      expect(toastTexts()).toEqual([
        'The entities have changed since the preview. Check the new preview and import again',
      ]),
    );
    await waitFor(() => expect(previewed).toHaveLength(2));
  });

  it('PERM-025 is locked without both permissions of the overview form', async () => {
    renderAt('/entities', { permissions: maskOf(['CAN_CREATE_UPDATE_ENTITIES']) });
    expect(await screen.findByRole('button', { name: 'Import' })).toBeDisabled();
  });
});

describe('imports in the background', () => {
  const anImport = (changes: Partial<EntityImport> = {}): EntityImport => ({
    id: '00000000-0000-4000-8000-0000000000a1',
    fileName: 'funds.csv',
    status: 'running',
    failure: null,
    rows: 100_000,
    handled: 42_000,
    created: 41_000,
    changed: 500,
    unchanged: 450,
    refused: 50,
    undone: 0,
    kept: 0,
    keptNames: [],
    startedBy: 'Ada Steward',
    startedAt: '2026-11-29T10:00:00.000Z',
    finishedAt: null,
    undoUntil: null,
    ...changes,
  });
  const ended = { status: 'done', handled: 100_000, finishedAt: '2026-11-29T10:05:00.000Z' } as const;

  /** Responds with an import that the server has, which tests may change. */
  function serveImport(first: EntityImport) {
    let stored = first;
    api.respond(listEntityImports, () => ({ items: [stored] }));
    api.respond(cancelEntityImport, () => (stored = { ...stored, status: 'cancelled' }));
    api.respond(undoEntityImport, () => (stored = { ...stored, status: 'undoing', undoUntil: null }));
    return (changes: Partial<EntityImport>) => (stored = { ...stored, ...changes });
  }

  const openTray = async (name: RegExp) => {
    await userEvent.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('listitem'));
  };

  it('a long file with broken rows is imported without them once that is chosen, and goes on in the tray', async () => {
    const rows = [aRow({ kind: 'broken', line: 3, problems: [{ reason: 'noType', about: '' }] })];
    const { sent, previewed } = servePreview(rows);
    api.respond(previewEntityImport, ({ body }) => {
      previewed.push(String(body.background));
      return { rows, counts: { new: 99_200, changed: 0, unchanged: 0, broken: 800 }, plan: 'long' };
    });
    api.respond(importEntities, ({ body }) => {
      sent.push(body);
      serveImport(anImport());
      return anImport({ status: 'queued', handled: 0 });
    });
    const { inside, toastTexts } = await chooseFile();
    const run = inside.getByRole('button', { name: 'Import' });
    expect(run).toBeDisabled();
    await userEvent.click(
      inside.getByRole('checkbox', {
        name: 'Import 99,200 rows without problems and save 800 rows to a file for correction',
      }),
    );
    expect(inside.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(run);
    await waitFor(() =>
      expect(toastTexts()).toEqual([
        'The import continues in the background. See its progress under Imports',
      ]),
    );
    expect(sent).toMatchObject([
      { plan: 'long', background: true, brokenRows: 'leaveOut', fileName: 'entities.csv' },
    ]);
    expect(previewed).toEqual(['true']);
    expect(await screen.findByRole('button', { name: 'Imports (42%)' })).toBeVisible();
  });

  it('shows how far it is after a reload, and can be cancelled', async () => {
    serveImport(anImport());
    renderAt('/entities');
    const item = await openTray(/Imports \(42%\)/);
    expect(item.getByRole('progressbar', { name: 'Progress of funds.csv' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    expect(item.getByText('42,000 of 100,000 rows')).toBeVisible();
    expect(item.getByText('41,000 new, 500 changed, 450 unchanged, 50 left out')).toBeVisible();
    await userEvent.click(item.getByRole('button', { name: 'Cancel' }));
    expect(
      await item.findByText(/Stopped after 42,000 of 100,000 rows\. Imported rows are kept/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Imports' })).toBeVisible();
  });

  it('says how it ended, with the rows that were left out and an undo that names what stays', async () => {
    const asked: QueryOf<typeof exportLeftOutRows>[] = [];
    URL.createObjectURL = () => 'blob:rows';
    URL.revokeObjectURL = () => undefined;
    api.respondWithFile(exportLeftOutRows, ({ query }) => {
      asked.push(query);
      return { content: 'name', filename: 'entities-refused.csv' };
    });
    const change = serveImport(anImport({ ...ended, undoUntil: '2026-11-30T10:05:00.000Z' }));
    const { toastTexts } = renderAt('/entities');
    const item = await openTray(/^Imports$/);
    await userEvent.click(item.getByRole('button', { name: 'Rows left out (50)' }));
    await waitFor(() => expect(asked).toEqual([{ outcome: 'refused' }]));
    await userEvent.click(item.getByRole('button', { name: 'Undo' }));
    const question = within(await screen.findByRole('dialog', { name: /Warning/i }));
    expect(
      question.getByText(/deletes 41,000 entities .* restores the previous values of 500/),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Continue' }));
    const running = await openTray(/Imports \(0%\)/);
    expect(running.getByText('Undoing: 0 of 41,500 entities')).toBeVisible();
    change({ status: 'undone', undone: 41_498, kept: 2, keptNames: ['Fund 3', 'Fund 4'] });
    await waitFor(() => expect(toastTexts()).toContain('Import undone. Entities: 41,498'), { timeout: 4000 });
    expect(running.getByText('2 stay because they were changed since: Fund 3, Fund 4')).toBeVisible();
    expect(running.getByRole('button', { name: 'Rows that stay (2)' })).toBeVisible();
  });

  it.each([
    [{ created: 40, changed: 0 }, 'This deletes 40 entities created by the import.'],
    [{ created: 0, changed: 7 }, 'This restores the previous values of 7 entities changed by the import.'],
  ])('an undo of %o names only what it does', async (counts, words) => {
    serveImport(anImport({ ...ended, ...counts, undoUntil: '2026-11-30T10:05:00.000Z' }));
    renderAt('/entities');
    const item = await openTray(/^Imports$/);
    await userEvent.click(item.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('an import that fails says why; a list that fails can be read again', async () => {
    api.respond(listEntityImports, () => new MockRefusal('SERVICE_UNAVAILABLE'));
    renderAt('/entities');
    await userEvent.click(await screen.findByRole('button', { name: 'Imports' }));
    expect(await screen.findByText('Failed to load the imports')).toBeVisible();
    serveImport(anImport({ status: 'failed', failure: 'STORAGE_FULL', finishedAt: ended.finishedAt }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/Stopped after 42,000/)).toBeVisible();
  });

  it('is not asked for by those who may not import', async () => {
    const asked: string[] = [];
    api.respond(listEntityImports, () => {
      asked.push('asked');
      return { items: [anImport()] };
    });
    renderAt('/entities', { permissions: maskOf(['CAN_CREATE_UPDATE_ENTITIES']) });
    expect(await screen.findByRole('button', { name: 'Import' })).toBeDisabled();
    expect(asked).toEqual([]);
    expect(screen.queryByRole('button', { name: /Imports/ })).not.toBeInTheDocument();
  });
});

it('exports the entities that the list shows', async () => {
  const asked: QueryOf<typeof exportEntities>[] = [];
  URL.createObjectURL = () => 'blob:entities';
  URL.revokeObjectURL = () => undefined;
  api.respondWithFile(exportEntities, ({ query }) => {
    asked.push(query);
    return { content: 'name', filename: 'entities.csv' };
  });
  renderAt('/entities?name=calder&type=fund&identifier=none');
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() =>
    expect(asked).toEqual([{ format: 'csv', name: 'calder', type: ['fund'], identifier: ['none'] }]),
  );
});
