import { timeOf } from '../harness/limits.ts';
import { askApi, type RunningServer } from '../harness/server.ts';

/** Rows of a page of the list, and how many of its pages people look at. */
const [ROWS, PAGES] = [50, 20];
const ORDERS = ['uploadedDate:desc', 'fund:asc', 'file_name:asc', 'reporting_date:desc'];
const STAGE = 'EXT_DONE';

export const ACTIONS = ['list', 'open', 'save', 'confirm', 'export'] as const;
export type Action = (typeof ACTIONS)[number];

/** A document that waits for its review, and the metric whose value is changed in it. */
export interface WaitingDocument {
  readonly id: string;
  readonly type: string;
  readonly metric: string;
  readonly fin: string;
}

/** A person at work on one of the databases, and how long each answer took in milliseconds. */
export class Reviewer {
  readonly #server: RunningServer;
  readonly #token: string;
  readonly #documents: readonly WaitingDocument[];
  readonly times: Record<Action, number[]> = { list: [], open: [], save: [], confirm: [], export: [] };

  constructor(server: RunningServer, token: string, documents: readonly WaitingDocument[]) {
    this.#server = server;
    this.#token = token;
    this.#documents = documents;
  }

  async #timed(action: Action, path: string, body?: object): Promise<void> {
    const read = async () => (await askApi(this.#server, this.#token, path, body && { body })).arrayBuffer();
    this.times[action].push(await timeOf(read));
  }

  /** Looks at a page of the list: in every turn another page or another order. */
  async list(turn: number): Promise<void> {
    const order = ORDERS[turn % ORDERS.length];
    const offset = (Math.floor(turn / ORDERS.length) % PAGES) * ROWS;
    const query = `offset=${offset}&maxPageSize=${ROWS}&orderBy=${order}&stage=${STAGE}`;
    await this.#timed('list', `document-requests?${query}`);
  }

  /** Opens a document that nobody has opened since the start, saves one of its values, confirms it and exports it. */
  async review(turn: number): Promise<void> {
    const document = this.#documents[turn];
    if (document === undefined) throw new Error('too few documents wait for their review');
    const { id, type, metric, fin } = document;
    await this.#timed('open', `documentrequest/${id}`);
    await this.#timed('save', `documentrequest/${id}/datapoints`, {
      documentRequestId: id,
      verified: true,
      documentType: type,
      metrics: [
        {
          fin,
          metricId: metric,
          dataType: 'CURRENCY',
          datapoints: [{ value: `${turn}.5`, isVerified: true }],
        },
      ],
    });
    await this.#timed('confirm', `documentrequest/${id}/state`, { stage: STAGE, is_verified: true });
    await this.#timed('export', 'documentrequest/export_many', { documentRequests: [id] });
  }
}
