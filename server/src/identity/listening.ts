import { isLoopback } from '../platform/network-address.ts';

/** How the server is reachable. */
export interface Listening {
  host: string;
  /** The server itself uses TLS. */
  hasTls: boolean;
  /** A proxy in front uses TLS, and only it can reach this address. */
  isBehindProxy: boolean;
}

/**
 * Refuses to serve sign-ins in the clear: an address that other machines reach needs TLS, here or in a proxy.
 * @throws Error that names the missing setting
 */
export function assertSafeListening({ host, hasTls, isBehindProxy }: Listening): void {
  if (hasTls || isBehindProxy || host === 'localhost' || isLoopback(host.replace(/^\[(.*)\]$/, '$1'))) return;
  throw new Error(
    `Refusing to listen on ${host} without TLS: passwords and tokens would travel in the clear. ` +
      'Listen on 127.0.0.1, or declare the TLS proxy in front of this server.',
  );
}
