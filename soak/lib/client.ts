import type { CognitoUserSession } from 'amazon-cognito-identity-js';
import { createLibraryClient } from '../../server/src/identity/testing/library-client.ts';
import { STAGE_NAMES } from '@assay/shared/domain';
import type { DocumentRequestWire } from '@assay/shared/contracts';
import { pick } from './random.ts';
import { PASSWORD, type Suite } from './suite.ts';

/** A call that takes longer has no answer: its server may be gone. */
const CALL_LIMIT = 20_000;
/** Milliseconds that a token is still good for when another takes its place. */
const RENEWED_BEFORE = 60_000;
export const PERSON = 'reviewer@demo.example';
export const IDENTITY = { poolId: 'local_Assay', clientId: 'assaybrowser' };

/** An answer other than a success; `status` is undefined where there was none. */
export class NoSuccess extends Error {
  readonly status: number | undefined;
  readonly retryAfter: string | null;

  constructor(what: string, response?: Response, cause?: unknown) {
    const reason = cause instanceof Error ? `no answer (${cause.message})` : 'no answer';
    super(`${what}: ${response?.status ?? reason}`, { cause });
    this.status = response?.status;
    this.retryAfter = response?.headers.get('retry-after') ?? null;
  }
}

/** A user of the demo at work through the public API; its reviewer if not given. */
export class Client {
  readonly #suite: Suite;
  readonly #person: string;
  #session: CognitoUserSession | undefined;
  #sent = 0;

  constructor(suite: Suite, person = PERSON) {
    this.#suite = suite;
    this.#person = person;
  }

  /** How many requests it has sent, besides those of the sign-in. */
  get sent(): number {
    return this.#sent;
  }

  /** Any of the processes, as a proxy would choose it. */
  get #url(): string {
    return pick(Math.random, this.#suite.urls);
  }

  /** Sends a call. @throws NoSuccess. */
  async call(method: 'GET' | 'POST', path: string, body?: object): Promise<Response> {
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers = {
      authorization: `Bearer ${await this.#getToken()}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const response = await this.#fetch(`/api/client/demo/${path}`, { method, headers, ...json });
    if (response.ok) return response;
    if (response.status === 401) this.#session = undefined;
    throw new NoSuccess(`${method} ${path}`, response);
  }

  async #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const address = new URL(path, this.#url);
    this.#sent += 1;
    return fetch(address, { ...init, signal: AbortSignal.timeout(CALL_LIMIT) }).catch((cause: unknown) => {
      throw new NoSuccess(path, undefined, cause);
    });
  }

  /** @returns a token that outlives the call: a browser renews its own before it ends, too */
  async #getToken(): Promise<string> {
    const endsAt = (this.#session?.getIdToken().getExpiration() ?? 0) * 1000;
    if (this.#session === undefined || endsAt - Date.now() < RENEWED_BEFORE)
      this.#session = await this.#signIn();
    return this.#session.getIdToken().getJwtToken();
  }

  async #signIn(): Promise<CognitoUserSession> {
    const endpoint = `${this.#url}/identity`;
    const client = createLibraryClient({ identity: IDENTITY, endpoint } as Parameters<
      typeof createLibraryClient
    >[0]);
    const signedIn = await client.signIn(this.#person, PASSWORD).catch((cause: unknown) => {
      throw new NoSuccess('sign-in', undefined, cause);
    });
    if (signedIn.kind !== 'signedIn') throw new Error(`${this.#person} could not sign in.`);
    return signedIn.session;
  }

  /** Creates an upload and posts its file, as the browser does. @returns the document's id, once the file is accepted. */
  async upload(bytes: Uint8Array, filename: string): Promise<string> {
    const created = await this.call('POST', 'documentrequest', { filename, doc_type: 'Capital Call' });
    const {
      url,
      fields,
      doc_request_id: id,
    } = (await created.json()) as {
      url: string;
      fields: Record<string, string>;
      doc_request_id: string;
    };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([bytes.slice()]), filename);
    const posted = await this.#fetch(url, { method: 'POST', body: form });
    if (!posted.ok) throw new NoSuccess('upload', posted);
    return id;
  }

  /** Adds a tag in place of others: a document takes only so many. */
  async replaceTags(id: string, tag: string, others: readonly string[]): Promise<void> {
    await this.call('POST', 'documentrequest/tags', { ids: [id], add: [tag], remove: others });
  }

  /** Every document, whatever its stage. */
  async documents(): Promise<DocumentRequestWire[]> {
    const response = await this.call('GET', `documentrequest?stage=${STAGE_NAMES.join(',')}`);
    return (await response.json()) as DocumentRequestWire[];
  }

  /** The file of a document as it is served. */
  async download(id: string): Promise<Uint8Array> {
    const links = (await (await this.call('GET', `documentrequest/${id}/document`)).json()) as {
      document: string;
    };
    const response = await this.#fetch(links.document);
    if (!response.ok) throw new NoSuccess('download', response);
    return new Uint8Array(await response.arrayBuffer());
  }
}
