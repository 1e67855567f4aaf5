/**
 * A million documents with twenty million values on PostgreSQL against a tenth of both beside it, `--small` a twentieth of all:
 * milliseconds from request to response of lists, and of opening, saving, confirming and exporting one document, both sides
 * in turn. `npm run bench -- --seed-large` names the server; what an earlier
 * run has filled is used again.
 */
import path from 'node:path';
import pg from 'pg';
import { checkRatio, quantile } from '../harness/limits.ts';
import { engineIn, signIn, startServer, type RunningServer } from '../harness/server.ts';
import { filledDatabase } from './fill.ts';
import { ACTIONS, Reviewer, type Action, type WaitingDocument } from './reviewer.ts';

const LIMITS: Record<Action, number> = { list: 2, open: 1.2, save: 1.2, confirm: 1.2, export: 1.2 };
/** Turns of either side that count, and those before them in which processes compile and fill their caches. */
const [TURNS, WARM_UP_TURNS] = [400, 100];
/** Pages of a turn. */
const LISTS = 4;

const { DATABASE_URL: admin = '', BENCH_FOLDER: folder = '', BENCH_SIZE: size = '' } = process.env;
if (!admin || !folder) throw new Error('start it with: npm run bench -- --seed-large');
const LARGE = size === 'small' ? 50_000 : 1_000_000;
const SIDES = [
  { documents: LARGE / 10, port: '8197' },
  { documents: LARGE, port: '8198' },
] as const;

/** Documents that are not confirmed, drawn from all of the client. */
async function findWaiting(url: string): Promise<WaitingDocument[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<WaitingDocument>(
      `select document.id, document.document_type_id as type, metric.id as metric, metric.fin
      from (select id, document_type_id from document_requests
        where client_id = 'demo' and stage = 'EXT_DONE' and document_type_id = 'Capital Account' and not is_verified
        order by random() limit $1) document
      join document_metrics metric on metric.document_request_id = document.id and metric.index = 5`,
      [TURNS + WARM_UP_TURNS],
    );
    return rows;
  } finally {
    await client.end();
  }
}

/** Both at work, one request at a time; who begins changes with every turn. */
async function work(reviewers: readonly Reviewer[]): Promise<void> {
  for (let turn = 0; turn < TURNS + WARM_UP_TURNS; turn += 1) {
    if (turn === WARM_UP_TURNS)
      for (const { times } of reviewers) for (const action of ACTIONS) times[action].length = 0;
    for (const reviewer of turn % 2 === 0 ? reviewers : reviewers.toReversed()) {
      for (let page = 0; page < LISTS; page += 1) await reviewer.list(turn * LISTS + page);
      await reviewer.review(turn);
    }
  }
}

function report(action: Action, small: Reviewer, large: Reviewer): void {
  const ratios = [0.5, 0.95].map((share) => {
    const [before, now] = [quantile(small.times[action], share), quantile(large.times[action], share)];
    return `p${share * 100} ${checkRatio(now / before, LIMITS[action])}, ${now.toFixed(1)} against ${before.toFixed(1)} ms`;
  });
  console.log(`${action}: ${ratios.join('; ')}`);
}

const running: RunningServer[] = [];
try {
  const reviewers: Reviewer[] = [];
  for (const { documents, port } of SIDES) {
    const engine = engineIn(path.join(folder, String(documents)), { PORT: port });
    const url = await filledDatabase(admin, documents, engine);
    const server = await startServer({ env: { ...engine.env, DATABASE_URL: url }, entry: 'main-api.ts' });
    running.push(server);
    reviewers.push(new Reviewer(server, await signIn(server), await findWaiting(url)));
  }
  await work(reviewers);
  const [small, large] = reviewers;
  if (small === undefined || large === undefined) throw new Error('there are two sides');
  for (const action of ACTIONS) report(action, small, large);
} finally {
  for (const server of running) await server.stop();
}
