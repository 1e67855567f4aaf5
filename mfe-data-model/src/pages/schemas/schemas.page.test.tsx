import {
  deleteSchema,
  getMetric,
  getSchema,
  listSchemas,
  type SchemaMetadata,
} from '@assay/shared/contracts';
import { mockApi } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();

function aSchema(number: number, changes: Partial<SchemaMetadata> = {}): SchemaMetadata {
  return {
    documentSchemaId: `00000000-0000-4000-8000-00000000000${number}`,
    name: `Schema ${number}`,
    description: '',
    isTemplate: false,
    isPublished: true,
    isBuiltIn: false,
    versionedDocumentTypes: [],
    ...changes,
  };
}

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the schema list', () => {
  it('ROUTE-040 API-068 CONST-005 asks for all schemas without the templates and shows what each one is for', async () => {
    const asked: unknown[] = [];
    const schemas = [
      aSchema(1, {
        name: 'Calls',
        description: 'What a capital call says',
        versionedDocumentTypes: ['Capital Call', 'Distribution'].map((documentType) => ({
          documentType,
          documentSchemaId: '00000000-0000-4000-8000-000000000001',
        })),
      }),
      aSchema(2, { name: 'Statements', isPublished: false }),
    ];
    api.respond(listSchemas, ({ query }) => {
      asked.push(query);
      return { items: schemas };
    });
    renderAt('/schemas');
    expect(await screen.findByText('Calls')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Schemas' })).toBeVisible();
    expect(asked).toEqual([{ maxPageSize: 10_000, isTemplate: false }]);
    const [head, ...rows] = screen.getAllByRole('row');
    expect(head).toHaveTextContent(/^Name.*Description.*Status.*Document Types.*Actions$/);
    expect(rows.map(cellsOf)).toEqual([
      ['Calls', 'What a capital call says', 'Published', 'Capital Call, Distribution', ''],
      ['Statements', '', 'Draft', '', ''],
    ]);
  });

  it('SCH-003 AMB-107 leads to the editor, to a new schema, and to copies of schemas and templates', async () => {
    const asked: unknown[] = [];
    const answerList: Parameters<typeof api.respond<typeof listSchemas>>[1] = ({ query }) => {
      asked.push(query.isTemplate);
      return {
        items: [query.isTemplate ? aSchema(7, { name: 'Call template', isTemplate: true }) : aSchema(1)],
      };
    };
    for (const read of [getMetric, getSchema]) api.refuse(read, 'INTERNAL_ERROR');
    api.respond(listSchemas, answerList);
    const { address, goTo } = renderAt('/schemas');
    const id = '00000000-0000-4000-8000-000000000001';
    expect(await screen.findByRole('link', { name: 'Schema 1' })).toHaveAttribute('href', `/schemas/${id}`);
    await userEvent.click(screen.getByRole('button', { name: 'New from template' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy Call template' }));
    expect(address()).toBe('/schemas/new-draft-copy/00000000-0000-4000-8000-000000000007');
    expect(asked).toContain(true);
    await goTo('/schemas');
    await userEvent.click(await screen.findByRole('button', { name: 'Copy Schema 1' }));
    expect(address()).toBe(`/schemas/new-draft-copy/${id}`);
    await goTo('/schemas');
    await userEvent.click(await screen.findByRole('button', { name: 'New schema' }));
    expect(address()).toBe('/schemas/new');
  });

  it('API-072 PERM-021 deletes a schema behind the warning, but no built-in one', async () => {
    const schemas = [aSchema(1), aSchema(2, { isBuiltIn: true })];
    api.respond(listSchemas, () => ({ items: schemas }));
    api.respond(deleteSchema, ({ params }) => {
      schemas.splice(
        schemas.findIndex(({ documentSchemaId }) => documentSchemaId === params.id),
        1,
      );
      return {};
    });
    renderAt('/schemas');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Schema 1' }));
    expect(screen.getByRole('button', { name: 'Delete Schema 2' })).toBeDisabled();
    const warning = within(await screen.findByRole('dialog', { name: /WARNING/ }));
    expect(warning.getByText('This action cannot be undone')).toBeVisible();
    await userEvent.click(warning.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByText('Schema 1')).not.toBeInTheDocument());
    expect(screen.getByText('Schema 2')).toBeVisible();
  });

  it('STORE-002 shows that it is loading until the response arrives, then that there are none', async () => {
    let respond: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (respond = resolve));
    api.respond(listSchemas, async () => {
      await held;
      return { items: [] };
    });
    renderAt('/schemas');
    expect(await screen.findByRole('table', { name: 'Schemas', busy: true })).toBeVisible();
    expect(screen.queryByText('No schemas to display')).not.toBeInTheDocument();
    respond();
    expect(await screen.findByText('No schemas to display')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Schemas' })).not.toHaveAttribute('aria-busy');
  });

  it('shows that the schemas cannot be loaded, and loads them on Retry', async () => {
    api.refuse(listSchemas, 'INTERNAL_ERROR');
    renderAt('/schemas');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load schemas');
    api.respond(listSchemas, () => ({ items: [aSchema(1, { name: 'Back again' })] }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Back again')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
