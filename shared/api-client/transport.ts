import type { Endpoint } from '@assay/shared/contracts';

/** A request as the transport receives it. */
export interface TransportRequest {
  /** The endpoint called, for a transport without a network. */
  readonly endpoint: Endpoint;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly signal: AbortSignal;
}

/** Carries requests: the network, or bundled demo data [AMB-028]. Rejects where there is no response. */
export type Transport = (request: TransportRequest) => Promise<Response>;

/** The network. */
export const fetchTransport: Transport = ({ url, method, headers, body, signal }) =>
  fetch(url, { method, headers: { ...headers }, body, signal, credentials: 'omit' });
