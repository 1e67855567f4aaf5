import { createHash } from 'node:crypto';
import { awsSignature } from '../platform/aws-signature.ts';
import type { SignedDownload } from './object-store.ts';
import { contentDisposition } from './content-disposition.ts';
import { DOWNLOAD_LIFETIME_SECONDS } from './signed-address.ts';

/** Addresses are stable within this time, so that a browser can use its cache. */
const STEP_SECONDS = 5 * 60;
/** Seconds for which a browser may keep a file. */
const CACHE_SECONDS = 300;

export interface AwsCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

export interface PresignRequest {
  /** Address of the object, without a query. */
  readonly url: URL;
  readonly region: string;
  readonly credentials: AwsCredentials;
  readonly download: SignedDownload;
  readonly now: Date;
}

/** RFC 3986, as AWS wants it: `encodeURIComponent` leaves five more characters. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** An address that serves one object by GET until it expires: AWS Signature Version 4 in the query. */
export function presignDownload({ url, region, credentials, download, now }: PresignRequest): string {
  const step = Math.floor(now.getTime() / 1000 / STEP_SECONDS) * STEP_SECONDS;
  const date = new Date(step * 1000).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = { day: date.slice(0, 8), region, service: 's3' };
  const scopeText = `${scope.day}/${region}/s3/aws4_request`;
  const { filename, contentType, inline } = download;
  const query = Object.entries({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${credentials.accessKeyId}/${scopeText}`,
    'X-Amz-Date': date,
    'X-Amz-Expires': String(STEP_SECONDS + DOWNLOAD_LIFETIME_SECONDS),
    ...(credentials.sessionToken === undefined ? {} : { 'X-Amz-Security-Token': credentials.sessionToken }),
    'X-Amz-SignedHeaders': 'host',
    'response-cache-control': `private, max-age=${CACHE_SECONDS}`,
    'response-content-disposition': contentDisposition(filename, inline),
    'response-content-type': contentType,
  })
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const canonical = ['GET', url.pathname, query, `host:${url.host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join(
    '\n',
  );
  const hashed = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', date, scopeText, hashed].join('\n');
  const signature = awsSignature(toSign, credentials.secretAccessKey, scope).toString('hex');
  return `${url.href}?${query}&X-Amz-Signature=${signature}`;
}
