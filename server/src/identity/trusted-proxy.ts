import { BlockList, isIPv6 } from 'node:net';

/** The networks that a proxy beside the server usually is in: this machine and private ones. */
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
 * Fastify's `trustProxy` for a server behind one proxy: the machine that connects is believed about the caller's
 * address if it is in one of these networks, and nobody before it is. What a caller writes into the header itself would
 * otherwise be a way around throttling by address.
 */
export function trustNearestProxy(
  networks: readonly string[] = PRIVATE_NETWORKS,
): (address: string, hop: number) => boolean {
  const trusted = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    trusted.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address, hop) => hop === 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
