import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { ListedMetric } from '@assay/shared/contracts';
import { comparableValue, PROCESSING_STAGES } from '@assay/shared/domain';
import type { IdentityService } from '../identity/index.ts';
import { moveDocuments } from '../modules/document-requests/repository.ts';
import { DocumentRequestsService } from '../modules/document-requests/service.ts';
import { findNamedDocuments } from '../modules/document-requests/uploads.repository.ts';
import type { ShownDocument } from '../modules/verification/presenter.ts';
import { SettingsService } from '../modules/settings/service.ts';
import { VerificationService } from '../modules/verification/service.ts';
import { systemClock } from '../platform/clock.ts';
import type { Actor } from '../plugins/actor.ts';
import { findActor } from '../plugins/actor.repository.ts';
import type { AppContext } from '../processes/app-context.ts';
import { DEMO_REVIEWER } from './demo-users.ts';

/** How often the stages of the samples are read while they are extracted, in milliseconds. */
const POLL_INTERVAL = 250;

const printedValue = z.object({ value: z.string(), currency: z.string().nullish() });
const printedValues = z.record(z.string(), printedValue);
const review = z.object({ file: z.string(), metrics: printedValues, rows: z.array(printedValues) });
const reviewsFile = z.object({ reviewed: z.array(review), manualQa: z.array(z.string()) });

/** A document as a careful reviewer would leave it: what it prints, by the fin of the metric, and its table row by row. */
type Review = z.output<typeof review>;
type PrintedValues = z.output<typeof printedValues>;

/**
 * Reviews the samples that `reviews.json` names, in its order, as a person would: the demo reviewer corrects and verifies
 * the values that each prints, and confirms it; one document is held for manual QA (AMB-127). Waits for their extraction.
 * Runs once; a start that is cut off is completed by the next.
 */
export async function reviewSamples(
  context: AppContext,
  identity: IdentityService,
  signal: AbortSignal,
): Promise<void> {
  const { config, core, database, store, jobs } = context;
  const done = join(config.dataFolder, 'samples-reviewed');
  const file = join(config.samplesFolder, 'reviews.json');
  if (existsSync(done) || !existsSync(file)) return;
  const { reviewed, manualQa } = reviewsFile.parse(JSON.parse(await readFile(file, 'utf8')));
  const actor = await findReviewer(context, identity);
  const verification = new VerificationService({ database, store, clock: systemClock, core });
  const { maxUploadBytes } = config;
  const trial = new SettingsService({ kysely: database.kysely, config, clock: systemClock });
  const documents = new DocumentRequestsService({
    database,
    store,
    queue: jobs,
    maxUploadBytes,
    trial,
    core,
  });
  for (const one of reviewed) {
    const id = await waitForExtraction(context, one.file, signal);
    if (id !== undefined) await reviewDocument({ verification, documents, actor }, id, one);
  }
  for (const name of manualQa) {
    const id = await waitForExtraction(context, name, signal);
    // No user may move a document there: the extraction does it, for clients that hold doubtful results.
    if (id !== undefined) await moveDocuments(database.kysely, config.client.id, [id], 'EXT_MANUAL_QA');
  }
  await writeFile(done, '');
}

async function findReviewer({ config, database }: AppContext, identity: IdentityService): Promise<Actor> {
  const account = (await identity.admin.list()).find(({ email }) => email === DEMO_REVIEWER);
  const proof = { issuer: identity.issuer, subject: account?.subject ?? '' };
  const token = { ...proof, email: DEMO_REVIEWER, issuedAt: systemClock() };
  const actor = await findActor(database.kysely, token, {
    providerEmailDomain: config.brand.providerEmailDomain,
    hasReplica: false,
  });
  if (actor === null) throw new Error(`${DEMO_REVIEWER} is missing`);
  return actor;
}

/** @returns the id of a sample that is extracted and not confirmed; undefined for any other */
async function waitForExtraction(
  { config, database }: AppContext,
  fileName: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  for (;;) {
    const [document] = await findNamedDocuments(database.kysely, config.client.id, [fileName]);
    if (document === undefined || document.isConfirmed) return undefined;
    if (document.stage === 'EXT_DONE') return document.id;
    const isExtracting = PROCESSING_STAGES.some((stage) => stage === document.stage);
    if (!isExtracting || document.stage === 'EXT_MANUAL_QA') return undefined;
    await wait(POLL_INTERVAL, undefined, { signal });
  }
}

interface ReviewTools {
  readonly verification: VerificationService;
  readonly documents: DocumentRequestsService;
  readonly actor: Actor;
}

async function reviewDocument(
  { verification, documents, actor }: ReviewTools,
  id: string,
  printed: Review,
): Promise<void> {
  const metrics = editsOf(await verification.read(actor, id), printed);
  await verification.save(actor, id, { documentRequestId: id, metrics });
  await documents.setState(actor, id, { stage: 'EXT_DONE', isVerified: true });
}

/** The edits that give each metric of a document the printed value, verified. Other metrics stay as they were found. */
function editsOf({ metrics, groupings, datapoints }: ShownDocument, printed: Review): ListedMetric[] {
  const current = new Map(
    datapoints.filter(({ rank }) => rank === 0).map((datapoint) => [datapoint.metric_id, datapoint]),
  );
  const rowIds = new Set(groupings.filter((one) => one.parent_id !== null).map((one) => one.id));
  const found = metrics.map((metric) => ({ metric, value: current.get(metric.id)?.value ?? '' }));
  const rows = Map.groupBy(
    found.filter(({ metric }) => rowIds.has(metric.grouping_id)),
    ({ metric }) => metric.grouping_id,
  );
  const printedRow = (rowId: string): PrintedValues => {
    const link = rows.get(rowId)?.find(({ metric }) => metric.data_type === 'ENTITY_LINK');
    return printed.rows.find((row) => row[link?.metric.fin ?? '']?.value === link?.value) ?? {};
  };
  return found.flatMap(({ metric }) => {
    const { id: metricId, fin, data_type: dataType, grouping_id: groupId } = metric;
    const datapoint = current.get(metricId);
    const wanted = (rowIds.has(groupId) ? printedRow(groupId) : printed.metrics)[fin];
    if (datapoint === undefined || wanted === undefined) return [];
    const isFound = comparableValue(metric, datapoint.value ?? '') === comparableValue(metric, wanted.value);
    const effectors = wanted.currency ? { effectors: { currency: wanted.currency } } : {};
    const value = isFound ? (datapoint.value ?? '') : wanted.value;
    return [
      { metricId, fin, dataType, datapoints: [{ id: datapoint.id, value, isVerified: true, ...effectors }] },
    ];
  });
}
