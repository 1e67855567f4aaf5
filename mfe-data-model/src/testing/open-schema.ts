import {
  checkSchemaImpact,
  getSchema,
  updateSchema,
  type BodyOf,
  type SchemaWire,
} from '@assay/shared/contracts';
import type { mockApi } from '@assay/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from './render-at.ts';
import { aSchema } from './schema-builders.ts';

type Api = ReturnType<typeof mockApi>;

export const NO_IMPACT = { documentTypes: [], values: [], documentCount: 0, isCapped: false };

/** Presses a button, or another control by its role. */
export const click = (name: string | RegExp, role = 'button') =>
  userEvent.click(screen.getByRole(role, { name }));

/** The dialog of a title, once it is shown. */
export const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** The names of the metrics in the open tab, in their order. */
export const metricNames = () =>
  screen.getAllByRole('button', { name: /^Edit / }).map((button) => button.textContent);

/** Opens the editor of a stored schema. */
export async function openSchema(
  api: Api,
  schema: SchemaWire = aSchema(),
  options: Parameters<typeof renderAt>[1] = {},
) {
  api.respond(getSchema, () => schema);
  api.respond(checkSchemaImpact, () => NO_IMPACT);
  const host = renderAt(`/schemas/${schema.documentSchemaId}`, options);
  await screen.findByRole('heading', { level: 1, name: schema.name });
  return host;
}

/** Responds to saves as the server does: the next version, with the groups as they were before. */
export function answerSaves(api: Api, stored = aSchema()) {
  const saves: BodyOf<typeof updateSchema>[] = [];
  api.respond(updateSchema, ({ body }) => {
    saves.push(body);
    return { ...stored, name: body.name, version: stored.version + saves.length, savedBy: 'Ada Reviewer' };
  });
  return saves;
}

/** Saves the schema through the review. */
export async function save() {
  await click('Save');
  const review = await dialog('Save schema');
  await userEvent.click(review.getByRole('button', { name: 'Save' }));
}
