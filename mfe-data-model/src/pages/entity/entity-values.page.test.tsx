import type { ListedMetricSummary, StoredDatapoint } from '@assay/shared/contracts';
import { anEntity, anEntityType, mockApi } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDatapoint, aMetric, answerLatest, answerMetrics } from '../../testing/datapoint-api.ts';
import { answerEntities } from '../../testing/entity-api.ts';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();
const ENTITY_ID = '00000000-0000-4000-8000-00000000000a';
const ADDRESS = '/entities/Calder/metrics';
const NAV = aMetric('nav', { name: 'NAV' });
const STRATEGY = aMetric('strategy', { name: 'Strategy', type: 'STRING' });

/** An entity with these metrics and values. @returns what was asked for of the metrics */
function serve(
  metrics: readonly ListedMetricSummary[],
  values: () => readonly StoredDatapoint[] = () => [aDatapoint(1, { value: '1250' })],
) {
  answerEntities(api, () => [anEntity({ id: ENTITY_ID, name: 'Calder', types: [anEntityType('fund')] })]);
  answerLatest(api, values);
  return answerMetrics(api, metrics);
}

describe('the order of the values of an entity', () => {
  it('MET-001 MET-005 groups metrics as the schema does, those of no schema under Other, and sorts otherwise by the address', async () => {
    const inGroup = (group: string) => ({ schemaGroup: { schema: 'Capital Account', group } });
    const asked = serve([
      { ...NAV, ...inGroup('Capital Account') },
      { ...aMetric('called', { name: 'Called' }), ...inGroup('Commitment') },
      { ...aMetric('unfunded', { name: 'Unfunded' }), ...inGroup('Commitment') },
      { ...STRATEGY, schemaGroup: null },
    ]);
    const { params } = renderAt(ADDRESS);
    const namesOf = (list: string) =>
      within(screen.getByRole('list', { name: list }))
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-label'));
    await screen.findByRole('group', { name: 'NAV' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Capital Account',
      'Commitment Capital Account',
      'Other',
    ]);
    expect(namesOf('Commitment Capital Account')).toEqual(['Called', 'Unfunded']);
    expect(namesOf('Other')).toEqual(['Strategy']);

    await userEvent.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await userEvent.click(screen.getByRole('option', { name: 'Date, newest first' }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ orderBy: 'reportingDate:desc', valuesOf: ENTITY_ID, offset: 0 }),
    );
    expect(params().get('orderBy')).toBe('reportingDate:desc');
  });
});
