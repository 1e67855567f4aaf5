import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from '../input.ts';
import { wireTimestamp } from '../wire.ts';
import { datapointChangeReason } from './stored-datapoint.wire.ts';

const figure = z.object({ value: z.string(), currency: z.string().nullable() }).nullable();

/** A change of a stored value: who, when, from what to what, and why. Null: the value was not there. */
export const datapointChangeWire = z.object({
  changedAt: wireTimestamp,
  changedBy: z.string(),
  reason: datapointChangeReason,
  from: figure,
  to: figure,
});
export type DatapointChange = z.output<typeof datapointChangeWire>;

/** Every change of a value since it was created, the newest first [AMB-105]. */
export const listDatapointChanges = defineEndpoint({
  id: 'datapoints.changes',
  method: 'GET',
  prefix: 'clients',
  path: 'datapoints/:id/changes',
  permission: 'signedIn',
  errors: ['NOT_FOUND'],
  summary: 'The changes of a value',
  params: z.object({ id: idInput }),
  response: z.object({ items: z.array(datapointChangeWire) }),
});
