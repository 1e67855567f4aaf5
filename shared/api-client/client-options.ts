import type { z } from 'zod';
import type { Transport } from './transport.ts';

/** What a client needs of its host. */
export interface ApiClientOptions {
  /** API base, e.g. `/api` or `https://assay.example/api`. */
  readonly base: string;
  readonly clientId: string;
  /**
   * The identity token to send, or null when nobody is signed in. `renew: true` asks for a new one because the last
   * was refused. It gives null or rejects when there is none to be had, and rejects with code `SERVICE_FAILED` when
   * that could not be found out.
   */
  readonly getToken: (request: { readonly renew: boolean }) => Promise<string | null>;
  /** Called once a renewed token was refused too, or could not be had. */
  readonly onUnauthenticated?: () => void;
  readonly transport?: Transport;
  /** Told of answers that do not match their contract; the call rejects all the same. */
  readonly onContractBreach?: (endpointId: string, issues: readonly z.core.$ZodIssue[]) => void;
}

/** How one call is made. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** In ms. */
  readonly timeout?: number;
}
