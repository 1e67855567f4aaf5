import { lookup } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
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
    throw new RefusedTargetError(`${printedTarget(text)} is no web address.`);
  const isListed = listed.includes(url.host);
  if (isListed) return { url, isListed };
  if (url.protocol !== 'https:')
    throw new RefusedTargetError(
      `${printedTarget(text)}: webhooks are sent by https, except to hosts in WEBHOOK_TARGETS.`,
    );
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw refused(url.host);
  return { url, isListed };
}

/** An address as it is printed: without the user and the password that a former version took. */
export function printedTarget(text: string): string {
  return text.replace(/^([a-z][a-z\d+.-]*:[\\/]*)[^\\/?#]*@/i, '$1');
}

/**
 * Checks the address of a new webhook, by what its name means today. It is checked again whenever something is sent.
 * @returns a warning where the name does not resolve; null where it does
 * @throws RefusedTargetError
 */
export async function checkNewTarget(text: string, listed: readonly string[]): Promise<string | null> {
  const { url, isListed } = readTarget(text, listed);
  if (url.username !== '' || url.password !== '')
    throw new RefusedTargetError(
      `${printedTarget(text)}: an address has no user and no password. What is sent is signed.`,
    );
  if (isListed) return null;
  try {
    const addresses = await lookUp(url.hostname.replace(/^\[|\]$/g, ''), { all: true });
    if (!addresses.every(({ address }) => isPublicAddress(address))) throw refused(url.host);
    return null;
  } catch (error) {
    if (error instanceof RefusedTargetError) throw error;
    return `Warning: the name ${url.hostname} does not resolve now. Nothing can be sent until it does.`;
  }
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
