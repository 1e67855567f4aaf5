import { createSchema, getMetric, getSchema, type BodyOf, type MetricDetails } from '@assay/shared/contracts';
import { mockApi } from '@assay/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { click, metricNames } from '../../testing/open-schema.ts';
import { renderAt } from '../../testing/render-at.ts';
import { aSchema, SCHEMA_ID } from '../../testing/schema-builders.ts';

const api = mockApi();
const NEW_ID = '00000000-0000-4000-8000-0000000000bb';

const REPORTING_DATE: MetricDetails = {
  id: NEW_ID,
  fin: 'reporting_date',
  name: 'Reporting Date',
  description: 'The date as of which the document reports',
  type: 'DATE',
  timePeriod: null,
  createdBy: 'System',
  associatedEntityType: null,
  associatedRelationshipEntityTypes: null,
  isStatic: true,
  validators: [],
  metricSources: ['DOCUMENT'],
  calculation: false,
  formula: null,
  additive: false,
  filterGroup: '',
  timeUpdated: '2026-11-20T12:00:00.000Z',
  schemas: [],
  isRecalculating: false,
  labels: [],
  learnedLabels: [],
  knownLabels: [],
};

/** Responds to the creation with the schema that was sent, and its later reading. */
function answerCreation() {
  const created: BodyOf<typeof createSchema>[] = [];
  const stored = () => aSchema({ documentSchemaId: NEW_ID, name: created[0]?.name ?? '', version: 1 });
  api.respond(createSchema, ({ body }) => {
    created.push(body);
    return stored();
  });
  return { created, stored };
}

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date(2025, 2, 5, 14, 7),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
  });
});
afterEach(() => jest.useRealTimers());

describe('a new schema', () => {
  it('ROUTE-042 SCH-013 SCH-015 SCH-016 SCH-017 starts with the group Summary and the reporting date, and is created', async () => {
    const asked: string[] = [];
    api.respond(getMetric, ({ body }) => {
      asked.push(body.fin);
      return REPORTING_DATE;
    });
    const { created, stored } = answerCreation();
    api.respond(getSchema, stored);
    const { address, toastTexts } = renderAt('/schemas/new');
    const name = 'Untitled Schema - 05/03/2025 2:07 PM';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(asked).toEqual(['reporting_date']);
    expect(screen.getByRole('heading', { level: 2, name: 'Summary' })).toBeVisible();
    expect(metricNames()).toEqual(['Reporting Date']);
    expect(screen.getByText('Not saved yet')).toBeVisible();
    for (const later of ['Publish', 'Assign', 'Delete'])
      expect(screen.getByRole('button', { name: later })).toBeDisabled();
    await click('Required: Reporting Date', 'checkbox');
    await click('Create');
    await waitFor(() => expect(address()).toBe(`/schemas/${NEW_ID}`));
    expect(created).toEqual([
      {
        name,
        description: '',
        isTemplate: false,
        isPublished: false,
        groups: [
          {
            displayName: 'Summary',
            isRepeatingGroup: false,
            calculatedTotals: false,
            metrics: [
              {
                fin: 'reporting_date',
                displayName: 'Reporting Date',
                description: 'The date as of which the document reports',
                filterGroup: '',
                isRequired: true,
                isPriority: false,
                metricSources: ['DOCUMENT'],
              },
            ],
          },
        ],
      },
    ]);
    expect(toastTexts()).toEqual(['Schema created successfully']);
  });

  it('shows that the reporting date cannot be loaded, and loads it on Retry', async () => {
    api.refuse(getMetric, 'INTERNAL_ERROR');
    renderAt('/schemas/new');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the schema');
    api.respond(getMetric, () => REPORTING_DATE);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Not saved yet')).toBeVisible();
  });
});

describe('a copy of a template', () => {
  it('ROUTE-043 SCH-014 SCH-018 AMB-108 is a draft under a name of its own, without document types', async () => {
    const template = aSchema({
      isTemplate: true,
      isPublished: true,
      versionedDocumentTypes: [{ documentType: 'Capital Call', documentSchemaId: SCHEMA_ID }],
    });
    const { created, stored } = answerCreation();
    api.respond(getSchema, ({ params }) => (params.id === SCHEMA_ID ? template : stored()));
    const { address } = renderAt(`/schemas/new-draft-copy/${SCHEMA_ID}`);
    const name = 'Copy of Calls - 05/03/2025 2:07 PM';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(metricNames()).toEqual(['Reporting Date', 'Fund']);
    await click('Create');
    await waitFor(() => expect(address()).toBe(`/schemas/${NEW_ID}`));
    expect(created[0]).toMatchObject({ name, isTemplate: false, isPublished: false });
    expect(created[0]?.groups.map(({ displayName }) => displayName)).toEqual(['Summary', 'Call']);
    expect(created[0]).not.toHaveProperty('versionedDocumentTypes');
  });

  it('ROUTE-041 says that a schema is gone, without a Retry that cannot help', async () => {
    api.refuse(getSchema, 'NOT_FOUND');
    renderAt(`/schemas/${SCHEMA_ID}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be found');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });
});
