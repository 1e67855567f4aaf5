import {
  checkSchemaImpact,
  getSchema,
  updateSchema,
  type BodyOf,
  type SchemaWire,
} from '@assay/shared/contracts';
import { mockApi } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render-at.ts';
import { aSchema, SCHEMA_ID } from '../../testing/schema-builders.ts';

const api = mockApi();
const AT = `/schemas/${SCHEMA_ID}`;

const click = (name: string | RegExp, role = 'button') => userEvent.click(screen.getByRole(role, { name }));

async function openEditor(schema: SchemaWire = aSchema(), options: Parameters<typeof renderAt>[1] = {}) {
  api.answer(getSchema, () => schema);
  api.answer(checkSchemaImpact, () => ({ documentTypes: [], values: [], documentCount: 0, isCapped: false }));
  const host = renderAt(AT, options);
  await screen.findByRole('heading', { level: 1, name: schema.name });
  return host;
}

/** Answers saves with what was sent, as the next version. */
function answerSaves(stored = aSchema()) {
  const saves: BodyOf<typeof updateSchema>[] = [];
  api.answer(updateSchema, ({ body }) => {
    saves.push(body);
    return { ...stored, name: body.name, version: stored.version + saves.length, savedBy: 'Ada Reviewer' };
  });
  return saves;
}

describe('the schema editor', () => {
  it('ROUTE-041 API-067 shows the groups, and the metrics of the open one by view', async () => {
    await openEditor();
    const groups = within(screen.getByRole('navigation', { name: 'Groups' }));
    expect(groups.getByRole('button', { name: /^Summary/ })).toHaveAttribute('aria-current');
    expect(screen.getByRole('button', { name: 'Edit Reporting Date' })).toBeVisible();
    await userEvent.click(groups.getByRole('button', { name: /^Call/ }));
    expect(screen.getByRole('tab', { name: /^General/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('button', { name: 'Edit Call Amount' })).toBeVisible();
    await click(/^Breakdown/, 'tab');
    expect(screen.getByRole('button', { name: 'Edit Fees' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit Call Amount' })).not.toBeInTheDocument();
  });

  it('API-070 SCH-019 reviews and saves an edit with the version it started from, and shows the response', async () => {
    const saves = answerSaves();
    await openEditor();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await click('Required: Fund', 'checkbox');
    await click('Save');
    const review = within(await screen.findByRole('dialog', { name: 'Save schema' }));
    expect(review.getByText('Fund is required')).toBeVisible();
    expect(review.getByText('Stricter')).toBeVisible();
    expect(await review.findByText(/No document type loses compatibility/)).toBeVisible();
    await userEvent.click(review.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(saves).toHaveLength(1);
    expect(saves[0]).toMatchObject({ name: 'Calls', version: 3 });
    expect(saves[0]?.groups[0]?.metrics[1]).toEqual({
      fin: 'fund',
      displayName: 'Fund',
      description: '',
      filterGroup: '',
      isRequired: true,
      isPriority: false,
      metricSources: ['DOCUMENT'],
    });
    expect(screen.getByText(/Version 4, saved by Ada Reviewer/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
});
