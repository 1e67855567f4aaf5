import type { ApiError } from './api-error.ts';
import type { Transport } from './transport.ts';

/** What a client needs of its host. */
export interface ApiClientOptions {
  /** API base, e.g. `/api` or `https://assay.example/api`. */
  readonly base: string;
  readonly clientId: string;
  /**
   * The identity token to send, or null when nobody is signed in. `renew: true` asks for a new one because the last
   * was refused. Resolves with null or rejects where there is none, and rejects with code `SERVICE_FAILED` where
   * the identity service could not be reached.
   */
  readonly getToken: (request: { readonly renew: boolean }) => Promise<string | null>;
  /** Called once a renewed token was refused too, or there was none. */
  readonly onUnauthenticated?: () => void;
  readonly transport?: Transport;
  /** Called with the error of every call that rejects. */
  readonly onFailure?: (error: ApiError) => void;
}

/** How one call is made. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** In ms. */
  readonly timeout?: number;
}

/** How the objects of an open response are received. */
export interface ReceiveOptions<Value> {
  readonly signal: AbortSignal;
  /** The response ends within this time, in ms. */
  readonly timeout: number;
  readonly onValue: (value: Value) => void;
}
