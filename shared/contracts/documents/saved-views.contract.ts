import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, textInput } from '../input.ts';
import { doneResponse } from '../wire.ts';

const listName = z.enum(['verification', 'archive', 'trash', 'qa', 'entities']);

const savedViewWire = z.object({ id: z.uuid(), name: z.string(), query: z.string() });

/** Filters, order and page size of a list under a name, as the query of its address. */
export type SavedView = z.output<typeof savedViewWire>;

/** The caller's own views of a list, by name. */
export const listSavedViews = defineEndpoint({
  id: 'savedViews.list',
  method: 'GET',
  prefix: 'clients',
  path: 'saved-views',
  permission: 'signedIn',
  summary: 'The saved views of a list',
  query: z.object({ list: listName }),
  response: z.object({ items: z.array(savedViewWire) }),
  errors: [],
});

/** Saves a view of a list; one of the same name is replaced. More than `INPUT_LIMITS.savedViews` are refused. */
export const saveView = defineEndpoint({
  id: 'savedViews.save',
  method: 'POST',
  prefix: 'clients',
  path: 'saved-views',
  permission: 'signedIn',
  summary: 'Save a view of a list',
  body: z.object({
    list: listName,
    name: textInput(100).trim().min(1),
    query: textInput(INPUT_LIMITS.description),
  }),
  response: savedViewWire,
  errors: ['INVALID_REQUEST'],
});

/** Deletes a view of the caller; nothing changes where it is gone. */
export const deleteView = defineEndpoint({
  id: 'savedViews.delete',
  method: 'DELETE',
  prefix: 'clients',
  path: 'saved-views/:id',
  permission: 'signedIn',
  summary: 'Delete a saved view',
  params: z.object({ id: idInput }),
  response: doneResponse,
  errors: ['NOT_FOUND'],
});
