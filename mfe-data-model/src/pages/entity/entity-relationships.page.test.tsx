import {
  createRelationship,
  deleteRelationships,
  findRelationship,
  listRelatedEntities,
  type BodyOf,
  type QueryOf,
  type RelatedEntities,
} from '@assay/shared/contracts';
import { maskOf } from '@assay/shared/domain';
import { anEntity, anEntityType, mockApi } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerMetrics } from '../../testing/datapoint-api.ts';
import { answerEntities } from '../../testing/entity-api.ts';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();
const ADDRESS = '/entities/Calder/relationships';
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const calder = anEntity({ id: idOf(100), name: 'Calder', types: [anEntityType('fund')] });
const alpha = anEntity({
  id: idOf(1),
  name: 'Alpha GmbH',
  types: [anEntityType('company'), anEntityType('bank')],
});

function related(number: number, name: string, fin = 'company'): RelatedEntities {
  const { displayName } = anEntityType(fin);
  return {
    id: idOf(200 + number),
    entity: { id: calder.id, name: 'Calder', type: { fin: 'fund', displayName: 'Fund' } },
    relatedEntity: { id: idOf(number), name, type: { fin, displayName } },
    timeCreated: '2026-11-20T12:00:00Z',
  };
}

const TWO = [related(1, 'Alpha GmbH'), related(2, 'Hollis Foundation', 'limited_partner')];

/** The relationships of Calder. @returns what the list asked for; the graph asks without an order */
function serve(read: () => readonly RelatedEntities[] = () => TWO) {
  const asked: QueryOf<typeof listRelatedEntities>[] = [];
  answerMetrics(api, []);
  api.respond(findRelationship, () => ({ items: [] }));
  answerEntities(api, () => [calder, alpha]);
  api.respond(listRelatedEntities, ({ query }) => {
    if (query.orderBy !== undefined) asked.push(query);
    const { offset = 0, maxPageSize = 20 } = query as { offset?: number; maxPageSize?: number };
    const all = read();
    const fins = [...new Set(all.map(({ relatedEntity }) => relatedEntity.type.fin))];
    return {
      items: all.slice(offset, offset + maxPageSize),
      totalCount: all.length,
      types: fins.map((fin) => ({
        ...anEntityType(fin),
        count: all.filter(({ relatedEntity }) => relatedEntity.type.fin === fin).length,
      })),
    };
  });
  return asked;
}

const table = () => screen.findByRole('table', { name: 'Relationships' });
const columnsOf = (element: HTMLElement) => {
  const widths = [...element.querySelectorAll('col')].map(({ style }) => style.width).slice(1);
  const headers = within(element)
    .getAllByRole('columnheader')
    .slice(1)
    .map(({ textContent }) => textContent);
  return headers.map((header, index) => [header, widths[index]]);
};

describe('the relationships of an entity', () => {
  it('REL-001 REL-004 REL-007 API-054 CONST-003 lists them with both entities and their types, and opens the metrics of one', async () => {
    const asked = serve();
    const { address } = renderAt(ADDRESS);
    await screen.findByRole('row', { name: /Alpha GmbH/ });
    expect(columnsOf(await table())).toEqual([
      ['Relationship', '80%'],
      ['Date Created', '10%'],
      ['Actions', '10%'],
    ]);
    expect(asked).toEqual([{ offset: 0, maxPageSize: 20, orderBy: 'relationship:asc' }]);
    const row = screen.getByRole('row', { name: /Hollis/ });
    expect(row).toHaveTextContent('FundCalder–Limited partnerHollis Foundation20/11/2026Metrics');
    await userEvent.click(
      within(row).getByRole('link', { name: 'Metrics of the relationship with Hollis Foundation' }),
    );
    expect(address()).toContain(`/entity-relationships/${idOf(202)}`);
  });

  it('FLAG-021 REL-005 has no actions and opens nothing with the datapoints feature off', async () => {
    serve();
    const { address } = renderAt(ADDRESS, { switches: { datapoints: false } });
    const row = await screen.findByRole('row', { name: /Alpha GmbH/ });
    expect(columnsOf(await table())).toEqual([
      ['Relationship', '70%'],
      ['Date Created', '30%'],
    ]);
    await userEvent.click(within(row).getByText('Alpha GmbH'));
    expect(address()).toBe(ADDRESS);
  });

  it('REL-002 opens a relationship by its row', async () => {
    serve();
    const { address } = renderAt(ADDRESS);
    const row = await screen.findByRole('row', { name: /Alpha GmbH/ });
    await userEvent.click(within(row).getByText('Alpha GmbH'));
    await waitFor(() => expect(address()).toContain(`/entity-relationships/${idOf(201)}`));
  });

  it('filters by name and type, in the address', async () => {
    const asked = serve();
    const { params } = renderAt(`${ADDRESS}?type=company`);
    await screen.findByRole('row', { name: /Alpha GmbH/ });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search relationships' }), 'al{Enter}');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ name: 'al', type: ['company'], offset: 0 }));
    expect(params().get('name')).toBe('al');
  });

  it('says that there are none, and how they get there', async () => {
    serve(() => []);
    renderAt(ADDRESS);
    expect(await screen.findByText('No relationships to display')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Relationships of Calder' })).not.toBeInTheDocument();
  });

  it('shows that they cannot be loaded, with Retry', async () => {
    serve();
    api.refuse(listRelatedEntities, 'INTERNAL_ERROR');
    renderAt(ADDRESS);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load relationships');
    serve();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('row', { name: /Alpha GmbH/ })).toBeVisible();
  });
});

describe('deleting relationships', () => {
  const select = async (name: string) =>
    userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));

  it('REL-013 API-056 STORE-010 deletes the selected ones behind the warning that says it can not be undone, and loads again', async () => {
    let rows = [{ ...related(1, 'Alpha GmbH'), metricCount: 4 }, ...TWO.slice(1)];
    const asked = serve(() => rows);
    const sent: BodyOf<typeof deleteRelationships>[] = [];
    api.respond(deleteRelationships, ({ body }) => {
      sent.push(body);
      rows = rows.filter(({ id }) => !body.uuids.includes(id));
      return {};
    });
    const { toastTexts } = renderAt(ADDRESS);
    await select('Alpha GmbH');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const warning = within(await screen.findByRole('dialog', { name: 'WARNING' }));
    expect(warning.getByText('Do you want to delete the relationship with Alpha GmbH?')).toBeVisible();
    expect(warning.getByText('Their datapoints are deleted too. Metrics with values: 4.')).toBeVisible();
    expect(warning.getByText('This action cannot be undone')).toBeVisible();
    await userEvent.click(warning.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Relationships deleted successfully']));
    expect(sent).toEqual([{ uuids: [idOf(201)] }]);
    await waitFor(() => expect(screen.queryByRole('row', { name: /Alpha GmbH/ })).not.toBeInTheDocument());
    expect(asked).toHaveLength(2);
  });

  it('REL-012 shows that deleting failed and keeps the rows', async () => {
    serve();
    api.refuse(deleteRelationships, 'INTERNAL_ERROR');
    const { toastTexts } = renderAt(ADDRESS);
    await select('Alpha GmbH');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to delete relationships']));
    expect(screen.getByRole('row', { name: /Alpha GmbH/ })).toBeVisible();
  });

  it("REL-011 PERM-008 is locked with 'Insufficient Permissions' without CAN_DELETE_ENTITIES", async () => {
    serve();
    renderAt(ADDRESS, { permissions: maskOf(['CAN_CREATE_UPDATE_ENTITIES']) });
    await select('Alpha GmbH');
    const button = screen.getByRole('button', { name: 'Delete' });
    expect(button).toBeDisabled();
    expect(button.closest('[role=group]')).toHaveAccessibleName('Insufficient Permissions');
  });
});

describe('adding a relationship', () => {
  it('AMB-100 finds the other entity by its name and relates the two under their types', async () => {
    serve();
    const sent: BodyOf<typeof createRelationship>[] = [];
    api.respond(createRelationship, ({ body }) => {
      sent.push(body);
      return { id: idOf(300) };
    });
    const { toastTexts } = renderAt(ADDRESS);
    await userEvent.click(await screen.findByRole('button', { name: 'Add relationship' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add relationship' }));
    const submit = dialog.getByRole('button', { name: 'Add relationship' });
    await userEvent.click(submit);
    expect(dialog.getByText('Choose an entity from the list')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Related entity', { selector: 'input' }), 'alpha gmbh');
    await userEvent.click(await screen.findByRole('option', { name: 'Alpha GmbH' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Type of the related entity' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Bank' }));
    await userEvent.click(submit);
    await waitFor(() => expect(toastTexts()).toEqual(['Relationship added successfully']));
    expect(sent).toEqual([
      { entityId: calder.id, fin: 'fund', relatedEntityId: alpha.id, relatedFin: 'bank' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it("is locked with 'Insufficient Permissions' without CAN_CREATE_UPDATE_ENTITIES", async () => {
    serve();
    renderAt(ADDRESS, { permissions: maskOf(['CAN_DELETE_ENTITIES']) });
    expect(await screen.findByRole('button', { name: 'Add relationship' })).toBeDisabled();
  });
});

describe('the graph of relationships', () => {
  it('shows each related entity as a link that takes the focus and opens its relationship', async () => {
    serve();
    const { address } = renderAt(ADDRESS);
    const graph = within(await screen.findByRole('group', { name: 'Relationships of Calder' }));
    const nodes = graph.getAllByRole('link').map((node) => node.textContent);
    expect(nodes).toEqual(['Alpha GmbH', 'Hollis Foundation']);
    const node = graph.getByRole('link', { name: 'Alpha GmbH' });
    node.focus();
    expect(node).toHaveFocus();
    await userEvent.click(node);
    await waitFor(() => expect(address()).toContain(`/entity-relationships/${idOf(201)}`));
  });

  it('shows types with their counts where there are hundreds, and shows those of a type in the list', async () => {
    const asked = serve(() => [
      ...Array.from({ length: 150 }, (_, index) => related(index, `Company ${index}`)),
      ...Array.from({ length: 7 }, (_, index) => related(400 + index, `Partner ${index}`, 'limited_partner')),
    ]);
    const { params } = renderAt(ADDRESS);
    const graph = within(await screen.findByRole('group', { name: 'Relationships of Calder' }));
    expect(graph.queryAllByRole('link')).toEqual([]);
    expect(graph.getByText('Company: 150')).toBeInTheDocument();
    graph.getByRole('button', { name: 'Limited partner: 7' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(asked.at(-1)?.type).toEqual(['limited_partner']));
    expect(params().getAll('type')).toEqual(['limited_partner']);
  });
});
