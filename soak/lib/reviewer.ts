/** A reviewer at a document: the session, the journal and the API client of the browser, over a server under test. */
import './browser-modules.ts';
import { randomUUID } from 'node:crypto';
import type { TestServer, TestUser } from '../../server/src/testing/test-server.ts';
import type { Random } from './random.ts';

interface Datapoint {
  readonly value: string;
  readonly currency: string | null;
}

interface MetricState {
  readonly datapoints: readonly [Datapoint, ...Datapoint[]];
  readonly isVerified: boolean;
}

/** The parts of a loaded document that are used here. */
interface LoadedDocument {
  readonly metrics: ReadonlyMap<string, { readonly id: string; readonly fin: string }>;
  readonly states: Readonly<Record<string, MetricState>>;
  readonly request: { readonly id: string; readonly isVerified: boolean };
  readonly documentType: { readonly id: string };
}

/** The parts of the session of the browser that are used here. */
interface Session {
  readonly draft: { readonly getState: () => { readonly value: LoadedDocument['states']; undo: () => void } };
  readonly state: { readonly getState: () => { readonly conflicts: LoadedDocument['states'] } };
  changeMetric(id: string, name: string, rule: (state: MetricState) => MetricState): void;
  resolveConflict(id: string, choice: 'mine' | 'theirs'): void;
  restore(): number;
  flush(): Promise<boolean>;
  unsavedIds(): readonly string[];
}

interface ApiClient {
  call(endpoint: unknown, input: object): Promise<{ readonly data: string }>;
}

interface TransportRequest {
  readonly method: 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** What is loaded from the product. The types of the browser are not those of the server, so they are named here. */
interface BrowserModules {
  readonly DocumentSession: new (options: object) => Session;
  readonly sendMetrics: (api: ApiClient, body: object) => Promise<unknown>;
  readonly parseJournalRow: (raw: unknown) => unknown;
  readonly parsePayload: (raw: unknown, onDropped: () => void) => LoadedDocument;
  readonly parseSavedMetric: (raw: unknown) => unknown;
  readonly editValue: (state: MetricState, typed: Datapoint) => MetricState;
  readonly setVerified: (state: MetricState, isVerified: boolean) => MetricState;
  readonly createApiClient: (options: object) => ApiClient;
  readonly gunzipPayload: (data: string) => Promise<unknown>;
  readonly openEditJournal: (options: object) => { readonly pending: () => readonly unknown[] };
  readonly getVerification: unknown;
}

const MODULES = [
  'mfe-verification/src/editing/document-session.ts',
  'mfe-verification/src/editing/row-journal.ts',
  'mfe-verification/src/editing/saved-metric.ts',
  'mfe-verification/src/editing/send-save.ts',
  'mfe-verification/src/document/parse-payload.ts',
  'mfe-verification/src/document/metric-state.ts',
  'shared/api-client/index.ts',
  'shared/state/index.ts',
  'shared/contracts/index.ts',
];

async function loadBrowserModules(): Promise<BrowserModules> {
  const loaded: object[] = [];
  for (const path of MODULES)
    loaded.push((await import(new URL(`../../${path}`, import.meta.url).href)) as object);
  return Object.assign({}, ...loaded) as BrowserModules;
}

const browser = await loadBrowserModules();

/** A storage of the browser: what is in it survives a reload. */
function createStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** What happens to the calls of a reviewer. */
export interface Network {
  /** How often a call meets a fault, 0 to 1. */
  faults: number;
}

type Fault = 'lostBefore' | 'lostAfter' | 'reset' | 'expired';
const FAULTS: readonly Fault[] = ['lostBefore', 'lostAfter', 'reset', 'expired'];

const lost = () => Promise.reject(new TypeError('The network is gone.'));
const refusal = (status: number, code: string) =>
  new Response(JSON.stringify({ errors: [{ code, message: code }] }), { status });

/** One reviewer at one document, with one browser. */
export class Reviewer {
  readonly name: string;
  /** By metric: every value that was on the screen of the reviewer. */
  readonly shown = new Map<string, Set<string>>();
  /** By metric: the value that the reviewer wants, until another one is chosen; undefined where none is wanted. */
  readonly wanted = new Map<string, string>();
  saves = 0;
  conflicts = 0;
  faults = 0;
  readonly #server: TestServer;
  readonly #user: TestUser;
  readonly #documentId: string;
  readonly #network: Network;
  readonly #random: Random;
  readonly #storage = createStorage();
  #page: { isOpen: boolean } = { isOpen: false };
  #session: Session | undefined;
  #edits = 0;

  constructor(
    server: TestServer,
    options: { user: TestUser; documentId: string; network: Network; random: Random; name: string },
  ) {
    this.#server = server;
    this.#user = options.user;
    this.#documentId = options.documentId;
    this.#network = options.network;
    this.#random = options.random;
    this.name = options.name;
  }

  /** The name of the user in the audit log. */
  get userName(): string {
    return this.#user.name;
  }

  /** Opens the document, or loads it again: whatever the page had only in memory is gone. */
  async open(): Promise<void> {
    this.#page.isOpen = false; // A page that is left sends nothing any more.
    const page = { isOpen: true };
    this.#page = page;
    const api = this.#createClient(page);
    const { data } = await this.#untilAnswered(() =>
      api.call(browser.getVerification, { params: { id: this.#documentId } }),
    );
    const document = browser.parsePayload(await browser.gunzipPayload(data), () => undefined);
    const openJournal = (kind: string, parse: (raw: unknown) => unknown) =>
      browser.openEditJournal({
        subject: `${kind}:${this.#documentId}`,
        userId: this.name,
        parse,
        storage: this.#storage,
      });
    const session = new browser.DocumentSession({
      document,
      journal: openJournal('document', browser.parseSavedMetric),
      rowJournal: openJournal('rows', browser.parseJournalRow),
      sendRows: () => Promise.reject(new Error('No row is changed.')),
      sendMetrics: (metrics: readonly unknown[], { request, documentType }: LoadedDocument) => {
        this.saves += 1;
        const { id: documentRequestId, isVerified: verified } = request;
        return browser.sendMetrics(api, {
          documentRequestId,
          verified,
          documentType: documentType.id,
          metrics,
        });
      },
    });
    for (const [id, state] of Object.entries(document.states)) this.#see(id, state);
    session.restore();
    this.#session = session;
    this.#seeConflicts();
  }

  /** Types a value that nobody else types. */
  type(metricId: string): void {
    this.#edits += 1;
    const value = `${this.name} ${this.#edits}`;
    this.#present().changeMetric(metricId, 'type', (state) =>
      browser.editValue(state, { value, currency: null }),
    );
    this.wanted.set(metricId, value);
    this.#seeValue(metricId, value);
  }

  /** Verifies a value as it is on the screen, or ends its verification. */
  toggle(metricId: string): void {
    this.#present().changeMetric(metricId, 'verify', (state) =>
      browser.setVerified(state, !state.isVerified),
    );
  }

  async save(): Promise<void> {
    await this.#present().flush();
    this.#seeConflicts();
  }

  /** Decides one conflict. @returns whether there was one */
  decide(): boolean {
    const session = this.#present();
    const [id] = Object.keys(session.state.getState().conflicts);
    if (id === undefined) return false;
    this.conflicts += 1;
    const isMine = this.#random() < 0.5;
    if (!isMine) this.wanted.delete(id);
    session.resolveConflict(id, isMine ? 'mine' : 'theirs');
    return true;
  }

  /** Saves and decides until nothing is left. @returns what could not be saved */
  async finish(): Promise<readonly string[]> {
    for (let round = 0; round < 50; round += 1) {
      await this.save();
      while (this.decide());
      if (this.#present().unsavedIds().length === 0) return [];
    }
    return this.#present().unsavedIds();
  }

  /** Edits that a reload would bring back. */
  get journalled(): string | null {
    return this.#storage.getItem(`assay.journal.${this.name}.document:${this.#documentId}`);
  }

  /** Leaves the document for good. */
  close(): void {
    this.#page.isOpen = false;
  }

  #present(): Session {
    if (this.#session === undefined) throw new Error(`${this.name} has opened no document.`);
    return this.#session;
  }

  #seeConflicts(): void {
    for (const [id, state] of Object.entries(this.#present().state.getState().conflicts))
      this.#see(id, state);
  }

  #see(metricId: string, { datapoints: [current] }: MetricState): void {
    this.#seeValue(metricId, current.value);
  }

  #seeValue(metricId: string, value: string): void {
    const values = this.shown.get(metricId) ?? new Set();
    this.shown.set(metricId, values.add(value));
  }

  /** A read is tried again until it is answered: without the document there is nothing to edit. */
  async #untilAnswered<Result>(read: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await read();
      } catch {
        this.faults += 1;
      }
    }
  }

  #createClient(page: { readonly isOpen: boolean }): ApiClient {
    let token = this.#user.authorization.replace('Bearer ', '');
    return browser.createApiClient({
      base: 'http://assay.test/api',
      clientId: this.#user.clientId,
      getToken: async ({ renew }: { readonly renew: boolean }) => {
        if (renew) token = this.#user.authorization.replace('Bearer ', '');
        return token;
      },
      transport: async (request: TransportRequest) => {
        if (!page.isOpen) return lost();
        const fault = this.#nextFault();
        if (fault !== undefined) this.faults += 1;
        if (fault === 'lostBefore') return lost();
        if (fault === 'reset') return refusal(500, 'INTERNAL_ERROR');
        if (fault === 'expired') {
          token = `test:${randomUUID()}`; // Refused by the server, and renewed by the client.
          return refusal(401, 'UNAUTHENTICATED');
        }
        const { pathname, search } = new URL(request.url);
        const { status, text } = await this.#server.send({
          method: request.method,
          url: `${pathname}${search}`,
          headers: request.headers,
          ...(request.body === undefined ? {} : { payload: request.body }),
        });
        await this.#delay();
        return fault === 'lostAfter' || !page.isOpen ? lost() : new Response(text, { status });
      },
    });
  }

  #nextFault(): Fault | undefined {
    if (this.#random() >= this.#network.faults) return undefined;
    return FAULTS[Math.floor(this.#random() * FAULTS.length)];
  }

  /** Responses overtake what happens meanwhile. */
  async #delay(): Promise<void> {
    const turns = Math.floor(this.#random() * 4);
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}
