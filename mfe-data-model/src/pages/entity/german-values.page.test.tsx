import { loadTexts, text } from '@assay/shared/messages';
import { anEntity, anEntityType, mockApi } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMetric, answerMetrics } from '../../testing/datapoint-api.ts';
import { answerEntities } from '../../testing/entity-api.ts';
import { renderAt } from '../../testing/render-at.ts';
import { storeValues } from '../../testing/value-store.ts';

const api = mockApi();

beforeEach(() => loadTexts('de-DE'));
afterEach(() => loadTexts('en-GB'));

describe('the value of an entity on a German page', () => {
  it.each([
    ['a number', aMetric('dpi', { name: 'DPI', type: 'NUMERIC' }), '1.234', 'add dpi 1234 null 2024-04-03'],
    [
      'a date',
      aMetric('since', { name: 'Since', type: 'DATE' }),
      '31.12.2024',
      'add since 2024-12-31 null 2024-04-03',
    ],
  ])(
    'AMB-141 is typed as Germans write %s, and so is its reporting date',
    async (_, metric, typed, stored) => {
      answerEntities(api, () => [anEntity({ name: 'Calder', types: [anEntityType('fund')] })]);
      answerMetrics(api, [metric]);
      const { calls } = storeValues(api, []);
      renderAt('/entities/Calder/metrics', { settings: { defaultLanguage: 'de-de' } });
      const item = (await screen.findByRole('group', { name: metric.name })).closest('li');
      const field = within(item!);
      await userEvent.click(field.getByRole('button', { name: text('datapoints.edit') }));
      const day = field.getByRole('textbox', { name: text('datapoints.reportingDate') });
      await userEvent.clear(day);
      await userEvent.type(day, '03.04.2024');
      const input = field.getByRole('textbox', { name: metric.name });
      await userEvent.clear(input);
      await userEvent.type(input, `${typed}{Enter}`);
      await waitFor(() => expect(calls).toEqual([stored]));
      expect(await field.findByText(typed)).toBeVisible();
    },
  );
});
