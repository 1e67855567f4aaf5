import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { wireDate } from '../wire.ts';

/** The address of the insights file [API-023, AMB-043], which is signed and short-lived. */
export const getInsights = defineEndpoint({
  id: 'usage.insights',
  method: 'GET',
  prefix: 'clients',
  path: 'insights',
  permission: 'usage.view',
  summary: 'The address of the insights file',
  response: z.object({ url: z.string() }),
});

/** The insights file: how many of the metrics found in all documents are verified [USE-006]. */
export const insightsFile = z.object({ metricsVerified: z.number().int(), metricsTotal: z.number().int() });

export type Insights = z.output<typeof insightsFile>;

/** How many documents were uploaded on each day of the last twelve months, the oldest first [API-028, AMB-074]. */
export const getUploadUsage = defineEndpoint({
  id: 'usage.upload',
  method: 'GET',
  prefix: 'clients',
  path: 'usage/upload',
  permission: 'usage.view',
  summary: 'Uploads per day',
  response: z.object({ items: z.array(z.object({ date: wireDate, count: z.number().int() })) }),
});

/** A month with the share of extracted values in its confirmed documents that nobody changed [USE-005]. */
export const accuracyPeriodWire = z.object({
  from_date: wireDate,
  to_date: wireDate,
  /** 0 to 1; null where no document with extracted values was confirmed. */
  accuracy: z.number().min(0).max(1).nullable(),
  /** Documents that were confirmed in the period; an additive field of ours. */
  documents: z.number().int().optional(),
});

export type AccuracyPeriod = z.output<typeof accuracyPeriodWire>;

/** The accuracy of each of the last twelve months, the oldest first [API-029, AMB-074]. */
export const getAccuracyUsage = defineEndpoint({
  id: 'usage.accuracy',
  method: 'GET',
  prefix: 'clients',
  path: 'usage/accuracy',
  permission: 'usage.view',
  summary: 'Accuracy per month',
  response: z.object({ items: z.array(accuracyPeriodWire) }),
});
