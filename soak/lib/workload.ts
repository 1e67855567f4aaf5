import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isFailedStage, isStage } from '@assay/shared/domain';
import type { DocumentRequestWire } from '@assay/shared/contracts';
import { buildPdf, labelRows } from '../../server/src/pipeline/testing/build-pdf.ts';
import { NoSuccess, type Client } from './client.ts';
import { pick, type Random } from './random.ts';

/** So many documents are on their way at a time: always something to interrupt, and little left at the end. */
const AT_A_TIME = 4;
/** Milliseconds between two steps, at most. */
const STEP = 250;
/** Milliseconds that all documents together may take to end once nothing is killed any more. */
const PROCESSING_LIMIT = 300_000;
const POLL_INTERVAL = 250;

/** A document whose upload was answered with success. */
interface Accepted {
  readonly sha256: string;
  /** The last tag whose save was answered with success, and those sent after it, of which any may be there. */
  tags: { saved: string | undefined; sent: string[] };
}

/** What a scenario reports of the work that went on beside it. */
export interface WorkFigures {
  readonly uploads: number;
  readonly saves: number;
  /** Calls without success, by status; `none` where no answer came. */
  readonly refusals: Readonly<Record<string, number>>;
  /** Accepted documents by the stage in which they ended. */
  readonly ends: Readonly<Record<string, number>>;
  /** Accepted documents that are gone, whose file or saved tag is another, or that have not ended. */
  readonly harmed: readonly string[];
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function hasEnded(stage: string): boolean {
  return isStage(stage) && (stage === 'EXT_DONE' || isFailedStage(stage));
}

/** Uploads and tags documents without pause, and knows what was answered with success. */
export class Workload {
  readonly #client: Client;
  readonly #random: Random;
  readonly #accepted = new Map<string, Accepted>();
  readonly #refusals: Record<string, number> = {};
  readonly #refused: NoSuccess[] = [];
  #documents = 0;
  #saves = 0;
  #isOn = false;
  #going: Promise<void> | undefined;

  constructor(client: Client, random: Random) {
    this.#client = client;
    this.#random = random;
  }

  /** Goes on until `end`. */
  start(): void {
    this.#isOn = true;
    this.#going = this.#work();
  }

  /** Documents that were accepted so far. */
  get accepted(): number {
    return this.#accepted.size;
  }

  /** Calls that were refused or had no answer. */
  get refused(): readonly NoSuccess[] {
    return this.#refused;
  }

  /** Ends the work, waits until every document has ended, and compares what is there with what was accepted. */
  async end(): Promise<WorkFigures> {
    this.#isOn = false;
    await this.#going;
    const rows = await this.#waitUntilProcessed();
    const ends: Record<string, number> = {};
    const harmed: string[] = [];
    for (const [id, accepted] of this.#accepted) {
      const row = rows.find((each) => each.id === id);
      const harm = row === undefined ? 'is gone' : await this.#harmOf(row, accepted);
      if (harm !== undefined) harmed.push(`${id} ${harm}`);
      if (row !== undefined) ends[row.stage] = (ends[row.stage] ?? 0) + 1;
    }
    const others = rows.filter(({ id, stage }) => !this.#accepted.has(id) && stage !== 'DOC_REQUESTED');
    harmed.push(
      ...others.filter(({ stage }) => !hasEnded(stage)).map(({ id, stage }) => `${id} stays ${stage}`),
    );
    return { uploads: this.#accepted.size, saves: this.#saves, refusals: this.#refusals, ends, harmed };
  }

  async #harmOf(row: DocumentRequestWire, { sha256: expected, tags }: Accepted): Promise<string | undefined> {
    if (!hasEnded(row.stage)) return `stays ${row.stage}`;
    if (sha256(await this.#client.download(row.id)) !== expected) return 'has another file';
    const tag = row.tags?.at(-1);
    const isKept = tag === tags.saved || (tag !== undefined && tags.sent.includes(tag));
    return isKept ? undefined : `has the tag ${tag} in place of ${tags.saved}`;
  }

  async #waitUntilProcessed(): Promise<DocumentRequestWire[]> {
    const limit = performance.now() + PROCESSING_LIMIT;
    // A file that an object store has taken is still to be fetched from there.
    const isWithoutFile = ({ id, stage }: DocumentRequestWire) =>
      stage === 'DOC_REQUESTED' && !this.#accepted.has(id);
    for (;;) {
      const rows = await this.#client.documents().catch(() => undefined);
      const isDone = rows?.every((row) => isWithoutFile(row) || hasEnded(row.stage)) === true;
      if (rows !== undefined && (isDone || performance.now() > limit)) return rows;
      if (performance.now() > limit + PROCESSING_LIMIT) throw new Error('The suite does not respond.');
      await pause(POLL_INTERVAL);
    }
  }

  async #work(): Promise<void> {
    while (this.#isOn) {
      try {
        await this.#step();
      } catch (error) {
        if (!(error instanceof NoSuccess)) throw error;
        this.#refused.push(error);
        const status = String(error.status ?? 'none');
        this.#refusals[status] = (this.#refusals[status] ?? 0) + 1;
      }
      await pause(this.#random() * STEP);
    }
  }

  async #step(): Promise<void> {
    const rows = await this.#client.documents();
    const waiting = rows.filter(({ stage }) => stage !== 'DOC_REQUESTED' && !hasEnded(stage));
    if (waiting.length < AT_A_TIME) await this.#upload();
    else await this.#tag();
  }

  async #upload(): Promise<void> {
    this.#documents += 1;
    const amount = `${this.#documents},${String(Math.floor(this.#random() * 1000)).padStart(3, '0')}.00`;
    const bytes = await buildPdf([
      labelRows([
        ['Capital Call Notice', ''],
        ['Fund', 'Soak Partners IV'],
        ['Amount due', amount],
      ]),
    ]);
    const id = await this.#client.upload(bytes, `soak ${this.#documents}.pdf`);
    this.#accepted.set(id, { sha256: sha256(bytes), tags: { saved: undefined, sent: [] } });
  }

  async #tag(): Promise<void> {
    if (this.#accepted.size === 0) return;
    const [id, accepted] = pick(this.#random, [...this.#accepted]);
    const { saved, sent } = accepted.tags;
    const others = saved === undefined ? [...sent] : [saved, ...sent];
    const tag = `tag ${this.#random().toString(36).slice(2)}`;
    sent.push(tag);
    await this.#client.replaceTags(id, tag, others);
    this.#saves += 1;
    accepted.tags = { saved: tag, sent: [] };
  }
}
