import {
  createRelationshipDatapoints,
  deleteRelationshipDatapoints,
  findRelationship,
  latestRelationshipDatapoints,
  listMetricSummaries,
  listRelationshipDatapoints,
  updateRelationshipDatapoint,
  type BodyOf,
} from '@assay/shared/contracts';
import { mockApi } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDatapoint, aMetric, answerMetrics, answerRelationshipLatest } from '../../testing/datapoint-api.ts';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();
const ID = '00000000-0000-4000-8000-0000000000aa';
const ADDRESS = `/entity-relationships/${ID}`;
const FUND = '00000000-0000-4000-8000-000000000001';
const COMPANY = '00000000-0000-4000-8000-000000000002';

const wire = {
  id: ID,
  entityId: FUND,
  fin: 'fund',
  relatedEntityId: COMPANY,
  relatedFin: 'company',
  parentId: FUND,
  parentType: 'fund',
  parentTypeName: 'Fund',
  parentName: 'Calder',
  childId: COMPANY,
  childType: 'company',
  childTypeName: 'Company',
  childName: 'Alpha GmbH',
  timeCreated: '2026-11-20T12:00:00Z',
  timeUpdated: '2026-11-20T12:00:00Z',
};
const COST = aMetric('cost', { name: 'Cost' });
const STATUS = aMetric('status', { name: 'Status', type: 'STRING' });

function serve() {
  api.respond(findRelationship, () => ({ items: [wire, { ...wire, parentName: 'Another' }] }));
  answerRelationshipLatest(api, ID, [aDatapoint(1, { fin: 'cost', value: '10' })]);
  return answerMetrics(api, [COST, STATUS]);
}

describe('a relationship', () => {
  it('ROUTE-038 REL-002 REL-003 REL-007 REL-009 API-055 API-063 shows the first of the response, both types, and its metrics', async () => {
    const asked = serve();
    const { address } = renderAt(ADDRESS);
    expect(await screen.findByRole('heading', { level: 1, name: 'Calder – Alpha GmbH' })).toBeVisible();
    expect(await screen.findByText('10.00')).toBeVisible();
    expect(address()).toContain(`${ADDRESS}/metrics`);
    expect(screen.getByText('Fund')).toBeVisible();
    expect(screen.getByText('Company')).toBeVisible();
    expect(asked[0]).toMatchObject({ entityRelationshipAssociation: ['fund', 'company'], isStatic: true });
    expect(screen.getByRole('link', { name: 'Calder' })).toHaveAttribute(
      'href',
      '/entities/Calder/relationships',
    );
  });

  it('REL-003 MET-008 searches its metrics and filters them by type', async () => {
    const asked = serve();
    renderAt(ADDRESS);
    await screen.findByText('10.00');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search Metrics...' }), 'co{Enter}');
    await waitFor(() => expect(asked.at(-1)?.search).toBe('co'));
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Text' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'co', type: ['STRING'] }));
  });

  it.each([ID, 'nonsense'])('REL-010 says that there is none of the id %s, by a toast too', async (id) => {
    answerMetrics(api, []);
    api.respond(findRelationship, () => ({ items: [] }));
    const { toastTexts } = renderAt(`/entity-relationships/${id}`);
    expect(await screen.findByText('No relationship found.')).toBeVisible();
    expect(toastTexts()).toEqual(['No relationship found.']);
  });

  it('API-062 API-066 REL-003 HIST-002 shows the history of a metric and deletes from it', async () => {
    serve();
    let items = [aDatapoint(1, { fin: 'cost', value: '10' })];
    const sent: BodyOf<typeof deleteRelationshipDatapoints>[] = [];
    api.respond(listRelationshipDatapoints, ({ query }) => {
      expect(query).toMatchObject({ entityRelationshipId: ID, fin: 'cost' });
      return {
        items: items.map((item) => ({ ...item, entityRelationshipId: ID })),
        count: items.length,
        totalCount: items.length,
      };
    });
    api.respond(deleteRelationshipDatapoints, ({ body }) => {
      sent.push(body);
      items = [];
      return {};
    });
    renderAt(ADDRESS);
    await userEvent.click(await screen.findByRole('button', { name: 'View History of Cost' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cost history' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText('No datapoints found')).toBeVisible();
    expect(sent).toEqual([{ uuids: [aDatapoint(1).id] }]);
  });

  it('API-064 API-065 adds and changes values', async () => {
    serve();
    const added: BodyOf<typeof createRelationshipDatapoints>[] = [];
    const changed: BodyOf<typeof updateRelationshipDatapoint>[] = [];
    api.respond(createRelationshipDatapoints, ({ body }) => {
      added.push(body);
      return { ids: [ID] };
    });
    api.respond(updateRelationshipDatapoint, ({ body }) => {
      changed.push(body);
      return {};
    });
    renderAt(ADDRESS);
    await screen.findByText('10.00');
    const edit = async (name: string, value: string) => {
      const group = within(screen.getByRole('group', { name }));
      await userEvent.click(group.getByRole('button', { name: 'Edit' }));
      const input = group.getByLabelText(name, { selector: 'input' });
      await userEvent.clear(input);
      await userEvent.type(input, `${value}{Enter}`);
      await waitFor(() => expect(group.getByRole('button', { name: 'Edit' })).toBeVisible());
    };
    await edit('Cost', '12');
    await edit('Status', 'Realised');
    expect(changed).toEqual([{ value: '12', currency: 'EUR', lastModified: aDatapoint(1).lastModified }]);
    expect(added[0]?.relationshipDatapoints[0]).toMatchObject({
      relationship: ID,
      fin: 'status',
      value: 'Realised',
    });
  });

  it('MET-037 shows that the metrics cannot be loaded', async () => {
    serve();
    api.refuse(listMetricSummaries, 'INTERNAL_ERROR');
    const { toastTexts } = renderAt(ADDRESS);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch metrics');
    expect(toastTexts()).toContain('Failed to fetch metrics');
  });

  it('MET-040 shows that the latest values cannot be loaded', async () => {
    serve();
    api.refuse(latestRelationshipDatapoints, 'INTERNAL_ERROR');
    const { toastTexts } = renderAt(ADDRESS);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to fetch latest entity relationship metrics',
    );
    expect(toastTexts()).toEqual(['Failed to fetch latest entity relationship metrics']);
  });
});
