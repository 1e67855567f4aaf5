import { inNetworks } from '../platform/network-address.ts';

/** Networks in which a proxy in front of the server usually is: this machine and private ones. */
const PRIVATE_NETWORKS = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
];

/**
 * Fastify's `trustProxy` for a server behind one proxy. The connecting machine may state the caller's address if it is in
 * one of these networks; machines before it may not. Otherwise a caller could avoid the limits per address by writing the
 * header itself.
 */
export function trustNearestProxy(
  networks: readonly string[] = PRIVATE_NETWORKS,
): (address: string, hop: number) => boolean {
  const isTrusted = inNetworks(networks);
  return (address, hop) => hop === 0 && isTrusted(address);
}
