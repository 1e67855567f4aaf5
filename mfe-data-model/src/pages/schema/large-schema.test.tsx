import { getSchema } from '@assay/shared/contracts';
import { mockApi } from '@assay/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { renderAt } from '../../testing/render-at.ts';
import { aSchema, aSchemaGroup, aSchemaMetric, SCHEMA_ID } from '../../testing/schema-builders.ts';
import type * as Sources from '../../features/schema-editor/model/metric-sources.ts';
import { sourceLabel } from '../../features/schema-editor/model/metric-sources.ts';

/** Each row asks for the label of its one source whenever it is drawn. */
jest.mock('../../features/schema-editor/model/metric-sources.ts', () => {
  const actual = jest.requireActual<typeof Sources>('../../features/schema-editor/model/metric-sources.ts');
  return { ...actual, sourceLabel: jest.fn(actual.sourceLabel) };
});

const api = mockApi();

const drawn = jest.mocked(sourceLabel);

describe('a schema of 500 metrics', () => {
  it('draws one row again for an edit of one metric, and for its undo', async () => {
    const metrics = Array.from({ length: 500 }, (_, at) =>
      aSchemaMetric(`metric_${at}`, { displayName: `Metric ${at}` }),
    );
    api.respond(getSchema, () => aSchema({ groups: [aSchemaGroup('Summary', metrics)] }));
    renderAt(`/schemas/${SCHEMA_ID}`);
    // A query by role or label looks at every element of the page, again and again.
    const checkboxes = () => document.querySelectorAll<HTMLInputElement>('li input');
    // The rows beyond a window's height are drawn right after the others, when nothing else is to be done.
    await waitFor(() => expect(checkboxes()).toHaveLength(1000), { timeout: 25_000 });
    const required = checkboxes()[500];
    expect(required).toHaveAccessibleName('Required: Metric 250');
    expect(drawn.mock.calls.length).toBeGreaterThanOrEqual(500);
    drawn.mockClear();
    act(() => required?.click());
    expect(required).toBeChecked();
    expect(drawn).toHaveBeenCalledTimes(1);
    act(() => document.querySelector<HTMLElement>('[aria-label="Undo"]')?.click());
    expect(required).not.toBeChecked();
    expect(drawn).toHaveBeenCalledTimes(2);
  });
});
