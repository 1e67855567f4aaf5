import ipaddr from 'ipaddr.js';

/** An address as it is, an IPv4 address inside an IPv6 one as the former; null for anything else. */
function parse(address: string) {
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

/** Whether an address is this machine's own, which no other machine can reach. */
export function isLoopback(address: string): boolean {
  return parse(address)?.range() === 'loopback';
}

/** Whether an address is one of the public network: not this machine, not a private network, not a special range. */
export function isPublicAddress(address: string): boolean {
  return parse(address)?.range() === 'unicast';
}

/** A check for the addresses of networks such as `10.0.0.0/8`, or of single machines. */
export function inNetworks(networks: readonly string[]): (address: string) => boolean {
  const ranges = networks.map((network) => {
    if (network.includes('/')) return ipaddr.parseCIDR(network);
    const single = ipaddr.parse(network);
    return ipaddr.parseCIDR(`${network}/${single.kind() === 'ipv6' ? 128 : 32}`);
  });
  return (text) => {
    const address = parse(text);
    return (
      address !== null &&
      ranges.some(([base, bits]) => address.kind() === base.kind() && address.match([base, bits]))
    );
  };
}

/** The part of an address that a caller cannot change at will: of IPv4 the whole, of IPv6 the network of 64 bits. */
export function callerNetwork(text: string): string {
  const address = parse(text);
  if (address === null || address.kind() === 'ipv4') return address?.toString() ?? text;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}
