import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import { addExtractedDocument } from '../../server/src/testing/extracted-document.ts';
import { startTestServer, type TestServer, type TestUser } from '../../server/src/testing/test-server.ts';
import { pick, seededRandom, type Random } from './random.ts';
import { Reviewer } from './reviewer.ts';
import type { ScenarioOptions, WorkedFigures } from './scenario.ts';

/** Metrics of text that the reviewers edit: few, so that they meet. */
const FINS = ['fund', 'fund_manager'];
const STEPS = 16;

/** How the reviewers of a run work. */
export interface ReviewRuns {
  /** How often a call meets a fault, 0 to 1. */
  readonly faults: number;
  /** How often a step loads the page again, 0 to 1. */
  readonly reloads: number;
}

interface Run extends ReviewRuns {
  readonly server: TestServer;
  readonly users: readonly [TestUser, TestUser];
  readonly random: Random;
}

interface AuditRow {
  readonly metric_id: string;
  readonly user_name: string;
  readonly from_value: string | null;
  readonly to_value: string | null;
}

/** Every change of a value of a document, with its metric, in the order in which it was stored. */
async function readAudit({ database }: TestServer, documentId: string): Promise<readonly AuditRow[]> {
  return database.kysely
    .selectFrom('datapoint_audit as audit')
    .innerJoin('document_metrics as metric', (join) =>
      join
        .onRef('metric.document_request_id', '=', 'audit.document_request_id')
        .onRef('metric.fin', '=', 'audit.metric_fin'),
    )
    .select(['metric.id as metric_id', 'audit.user_name', 'audit.from_value', 'audit.to_value'])
    .where('audit.document_request_id', '=', documentId)
    .where('audit.field', '=', 'value')
    .orderBy('audit.id')
    .execute();
}

/** One random step of a reviewer. @returns a save that goes on beside the next steps */
async function takeStep(
  reviewer: Reviewer,
  metricIds: readonly string[],
  { random, reloads }: Run,
): Promise<Promise<void>[]> {
  const dice = random();
  const metricId = pick(random, metricIds);
  if (dice < reloads) await reviewer.open();
  else if (dice < 0.55) reviewer.type(metricId);
  else if (dice < 0.65) reviewer.toggle(metricId);
  else if (dice < 0.75) reviewer.decide();
  else {
    const saving = reviewer.save();
    if (random() < 0.5) return [saving];
    await saving;
  }
  return [];
}

/** What is wrong with the end of a run: values that were overwritten unseen, and values that are gone. */
function findHarm(reviewers: readonly Reviewer[], audit: readonly AuditRow[]): string[] {
  return reviewers.flatMap((reviewer) => {
    const own = audit.filter((row) => row.user_name === reviewer.userName);
    const unseen = own.filter((row) => !reviewer.shown.get(row.metric_id)?.has(row.from_value ?? ''));
    const stored = new Set(own.map((row) => row.to_value));
    const gone = [...reviewer.wanted.values()].filter((value) => !stored.has(value));
    return [
      ...unseen.map((row) => `${reviewer.name} overwrote ${row.from_value} unseen with ${row.to_value}`),
      ...gone.map((value) => `${reviewer.name} lost ${value}`),
      ...(reviewer.journalled === null ? [] : [`${reviewer.name} has a journal: ${reviewer.journalled}`]),
    ];
  });
}

async function runOnce(run: Run) {
  const { server, users, random } = run;
  const documentId = await addExtractedDocument(server, users[0].clientId, 'Performance');
  const metrics = await server.database.kysely
    .selectFrom('document_metrics')
    .select('id')
    .where('document_request_id', '=', documentId)
    .where('fin', 'in', FINS)
    .orderBy('fin')
    .execute();
  const metricIds = metrics.map(({ id }) => id);
  const network = { faults: 0 };
  const reviewers = users.map(
    (user, index) =>
      new Reviewer(server, { user, documentId, network, random, name: index === 0 ? 'Ana' : 'Ben' }),
  );
  for (const reviewer of reviewers) await reviewer.open();
  network.faults = run.faults;
  const saves: Promise<void>[] = [];
  for (let step = 0; step < STEPS; step += 1)
    saves.push(...(await takeStep(pick(random, reviewers), metricIds, run)));
  await Promise.all(saves);
  network.faults = 0;
  const unsaved: string[] = [];
  for (const reviewer of reviewers)
    for (const id of await reviewer.finish()) unsaved.push(`${reviewer.name} could not save ${id}`);
  for (const reviewer of reviewers) reviewer.close();
  return { reviewers, harmed: [...unsaved, ...findHarm(reviewers, await readAudit(server, documentId))] };
}

/** Lets two reviewers edit the same values again and again, in an order that the seed determines. */
export async function reviewTogether(
  { times, seed }: ScenarioOptions,
  runs: ReviewRuns,
): Promise<WorkedFigures> {
  const server = await startTestServer();
  const figures = { saves: 0, conflicts: 0, faults: 0 };
  const harmed: string[] = [];
  try {
    const users = [
      await server.signIn(ALL_PERMISSIONS_MASK),
      await server.signIn(ALL_PERMISSIONS_MASK),
    ] as const;
    for (let index = 0; index < times; index += 1) {
      const random = seededRandom(seed + index);
      const found = await runOnce({ server, users: [users[0], users[1]], random, ...runs });
      harmed.push(...found.harmed.map((harm) => `seed ${seed + index}: ${harm}`));
      for (const reviewer of found.reviewers) {
        figures.saves += reviewer.saves;
        figures.conflicts += reviewer.conflicts;
        figures.faults += reviewer.faults;
      }
    }
  } finally {
    await server.close();
  }
  const { saves, conflicts, faults } = figures;
  return {
    uploads: times,
    saves,
    refusals: { conflict: conflicts, fault: faults },
    ends: {},
    harmed,
    unexpectedEnds: [],
  };
}
