import {
  exportEntities,
  importEntities,
  previewEntityImport,
  type BodyOf,
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
    expect(first).toHaveTextContent(
      /3OddThere is no type|3OddThere is no such type: SpaceshipThe same entity as in line 2/,
    );
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
