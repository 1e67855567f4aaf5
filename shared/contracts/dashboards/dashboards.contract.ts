import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { integerText, textInput } from '../input.ts';
import { accuracyPeriodWire } from '../usage/usage.contract.ts';
import { wireDate } from '../wire.ts';

/** How many days up to today a dashboard is about. */
const daysQuery = { days: integerText({ min: 1, max: 366 }) };

/** The first and the last day of what was counted, in UTC. */
const period = { from_date: wireDate, to_date: wireDate };

const count = z.number().int();

/** The platform summary: uploads, confirmations, how much of the review was needed, and how long it took [AMB-009]. */
export const getPlatformSummary = defineEndpoint({
  id: 'dashboards.summary',
  method: 'GET',
  prefix: 'clients',
  path: 'dashboards/platform-summary',
  permission: 'usage.view',
  summary: 'The platform summary',
  query: z.object(daysQuery),
  response: z.object({
    ...period,
    uploaded: count,
    confirmed: count,
    /** Of the confirmed: nothing was changed; and confirmed as it was extracted first. */
    touchless: count,
    firstPass: count,
    /** The median of the active time at a confirmed document; null where none was measured. */
    medianSeconds: count.nullable(),
    /** How many confirmed documents have a measured time. */
    timed: count,
  }),
});

/** What a reviewer did on a day; all reviewers together where the client hides who did what. */
const productivityRow = z.object({
  date: wireDate,
  reviewer: z.object({ id: count, name: z.string() }).nullable(),
  documents: count,
  /** Values that are verified, and extracted values that were corrected, in the documents confirmed on that day. */
  verified: count,
  corrected: count,
  activeSeconds: count,
});

export type ProductivityRow = z.output<typeof productivityRow>;

/** What was confirmed, corrected and how long it took, by reviewer and day, the newest first [AMB-009]. */
export const getProductivity = defineEndpoint({
  id: 'dashboards.productivity',
  method: 'GET',
  prefix: 'clients',
  path: 'dashboards/productivity',
  permission: 'usage.view',
  summary: 'Review by reviewer and day',
  query: z.object(daysQuery),
  response: z.object({ ...period, items: z.array(productivityRow) }),
});

/** Extracted values, those of them that were corrected, and the share of the others. */
const accuracyRow = z.object({
  id: z.string(),
  name: z.string(),
  extracted: count,
  corrected: count,
  accuracy: z.number().min(0).max(1),
});

export type AccuracyRow = z.output<typeof accuracyRow>;

/** Accuracy of the last twelve months by month, document type and metric, the worst first [AMB-009]. */
export const getExtractionPerformance = defineEndpoint({
  id: 'dashboards.performance',
  method: 'GET',
  prefix: 'clients',
  path: 'dashboards/performance',
  permission: 'usage.view',
  summary: 'Accuracy by month, type and metric',
  query: z.object({ documentType: textInput(INPUT_LIMITS.word).optional() }),
  response: z.object({
    ...period,
    periods: z.array(accuracyPeriodWire),
    types: z.array(accuracyRow),
    metrics: z.array(accuracyRow),
  }),
});

/** Documents by the source that they came from, and how many of them failed [AMB-009]. */
export const getImportSources = defineEndpoint({
  id: 'dashboards.sources',
  method: 'GET',
  prefix: 'clients',
  path: 'dashboards/by-source',
  permission: 'usage.view',
  summary: 'Documents by source',
  query: z.object(daysQuery),
  response: z.object({
    ...period,
    items: z.array(z.object({ source: z.string(), documents: count, failed: count })),
  }),
});
