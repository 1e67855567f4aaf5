/** CPU time of a process that responds, without what it uses when nobody asks. */

/** One side of a comparison. */
export interface Side {
  ask(): Promise<unknown>;
  /** CPU milliseconds that the process has used so far. */
  cpu(): Promise<number>;
  /** CPU milliseconds per millisecond that the process uses without requests: a request does not cost them. */
  readonly idle: number;
}

/** CPU milliseconds of a request of either side, and milliseconds from request to response of the first. */
export interface Comparison {
  readonly ours: number;
  readonly peer: number;
  readonly ratio: number;
  readonly wall: number;
  /** The same of the second. */
  readonly peerWall: number;
}

const ROUNDS = 5;
/** Requests in a round: as many as fit into this time in ms, within these bounds. */
const ROUND_MS = 1500;
const [MIN_REQUESTS, MAX_REQUESTS] = [10, 100];

/** A process is watched without requests so often and so long, in ms. */
const IDLE_ROUNDS = 8;
const IDLE_MS = 1000;

/** The least of several rounds: what a process still does after its start is no part of it. */
export async function measureIdle(cpu: () => Promise<number>): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < IDLE_ROUNDS; round++) {
    const [before, start] = [await cpu(), performance.now()];
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    rounds.push(((await cpu()) - before) / (performance.now() - start));
  }
  return Math.min(...rounds);
}

/** CPU and wall milliseconds per request over requests one after the other. */
export async function measure(
  { ask, cpu, idle }: Side,
  requests: number,
): Promise<{ cpu: number; wall: number }> {
  const [before, start] = [await cpu(), performance.now()];
  for (let count = 0; count < requests; count++) await ask();
  const wall = (performance.now() - start) / requests;
  return { cpu: ((await cpu()) - before) / requests - idle * wall, wall };
}

/** Runs both sides in turn and gives the least of each: noise only ever adds. */
export async function compare([ours, theirs]: readonly [Side, Side]): Promise<Comparison> {
  const { wall: first } = await measure(ours, MIN_REQUESTS);
  await measure(theirs, MIN_REQUESTS);
  const requests = Math.min(MAX_REQUESTS, Math.max(MIN_REQUESTS, Math.round(ROUND_MS / first)));
  const runs = [];
  for (let round = 0; round < ROUNDS; round++)
    runs.push({ ours: await measure(ours, requests), theirs: await measure(theirs, requests) });
  const cpu = Math.min(...runs.map((run) => run.ours.cpu));
  const peer = Math.min(...runs.map((run) => run.theirs.cpu));
  const wall = Math.min(...runs.map((run) => run.ours.wall));
  const peerWall = Math.min(...runs.map((run) => run.theirs.wall));
  return { ours: cpu, peer, ratio: cpu / peer, wall, peerWall };
}
