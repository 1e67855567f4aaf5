import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SignedDownload } from './object-store.ts';

/** Seconds for which a download address works: long enough to read a large document, short enough to be worthless later. */
export const DOWNLOAD_LIFETIME_SECONDS = 15 * 60;

/** Addresses are stable within this time, so that a browser can use its cache. */
const STEP_SECONDS = 5 * 60;

interface AddressParts extends SignedDownload {
  readonly key: string;
  readonly expires: number;
}

function signatureOf(
  secret: string,
  { key, filename, contentType, inline, hash, expires }: AddressParts,
): string {
  const signed = JSON.stringify([key, filename, contentType, inline === true, expires, hash]);
  return createHmac('sha256', secret).update(signed).digest('base64url');
}

/** The parts of an address. */
interface AddressRequest {
  readonly base: string;
  readonly secret: string;
  readonly key: string;
  readonly download: SignedDownload;
  readonly now: Date;
}

/** A path below `base` that serves the file of `key` until it expires. */
export function signAddress({ base, secret, key, download, now }: AddressRequest): string {
  const step = Math.floor(now.getTime() / 1000 / STEP_SECONDS) * STEP_SECONDS;
  const expires = step + STEP_SECONDS + DOWNLOAD_LIFETIME_SECONDS;
  const query = new URLSearchParams({
    filename: download.filename,
    type: download.contentType,
    ...(download.inline ? { inline: '1' } : {}),
    ...(download.hash === undefined ? {} : { hash: download.hash }),
    expires: String(expires),
    signature: signatureOf(secret, { key, ...download, expires }),
  });
  return `${base}/${key.split('/').map(encodeURIComponent).join('/')}?${query}`;
}

/** The download that an address allows; null when it was altered or has expired. */
export function readAddress(
  secret: string,
  key: string,
  query: Readonly<Record<string, string | undefined>>,
  now: Date,
): SignedDownload | null {
  const { filename, type, inline, hash, expires, signature } = query;
  if (filename === undefined || type === undefined || expires === undefined || signature === undefined)
    return null;
  const download = {
    filename,
    contentType: type,
    inline: inline === '1',
    ...(hash === undefined ? {} : { hash }),
  };
  const wanted = Buffer.from(signatureOf(secret, { key, ...download, expires: Number(expires) }));
  const given = Buffer.from(signature);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  return Number(expires) * 1000 > now.getTime() ? download : null;
}
