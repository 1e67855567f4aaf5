import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../../platform/network-address.ts';

/** A webhook that may not be called; the message says why. */
export class RefusedTargetError extends Error {}

/**
 * The address that a webhook is sent to. Only listed hosts may be reached without TLS or in a private network (AMB-125).
 * @param listed hosts with their port if it is not the default, e.g. `erp.intern:8080`
 * @throws RefusedTargetError
 */
export function readTarget(text: string, listed: readonly string[]): { url: URL; isListed: boolean } {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw new RefusedTargetError(`${text} is no web address.`);
  const isListed = listed.includes(url.host);
  if (isListed) return { url, isListed };
  if (url.protocol !== 'https:')
    throw new RefusedTargetError(`${text}: webhooks are sent by https, except to hosts in WEBHOOK_TARGETS.`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw refused(url.host);
  return { url, isListed };
}

function refused(host: string): RefusedTargetError {
  return new RefusedTargetError(`${host} is in a private network and not in WEBHOOK_TARGETS.`);
}

/** Looks a host up for the connection itself, so that it is reached at no other address than the checked one. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(refused(hostname), '', 0);
    if (options.all === true) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
