import { createHash } from 'node:crypto';
import { awsSignature, isSameSignature, type SignatureScope } from '../platform/aws-signature.ts';

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
const CLOCK_SKEW = 5 * 60_000;
const REQUIRED_HEADERS = ['host', 'x-amz-date', 'x-amz-target'];

/** A request as it arrived: header names in lower case, the body as raw bytes. */
export interface SignedRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Uint8Array;
}

/** What an administrator's client signs with. */
export interface AdminCredentials {
  accessKeyId: string;
  secretAccessKey: string;
}

interface Scope extends SignatureScope {
  readonly signedHeaders: string;
}

/**
 * True if the request carries a valid AWS Signature Version 4 of these credentials, made within five minutes of `now`,
 * that covers host, date, operation and body.
 */
export function isSignedBy(request: SignedRequest, credentials: AdminCredentials, now: Date): boolean {
  const match = AUTHORIZATION.exec(header(request, 'authorization'));
  if (!match) return false;
  const [, keyId = '', day = '', region = '', service = '', signedHeaders = '', signature = ''] = match;
  if (keyId !== credentials.accessKeyId || !isFresh(header(request, 'x-amz-date'), day, now)) return false;
  const names = signedHeaders.split(';');
  if (!REQUIRED_HEADERS.every((name) => names.includes(name))) return false;
  const expected = signatureOf(request, credentials.secretAccessKey, { day, region, service, signedHeaders });
  return isSameSignature(signature, expected);
}

/** The signature that AWS Signature Version 4 prescribes for a request. */
export function signatureOf(request: SignedRequest, secretAccessKey: string, scope: Scope): Buffer {
  const { day, region, service, signedHeaders } = scope;
  const date = header(request, 'x-amz-date');
  const toSign = [
    'AWS4-HMAC-SHA256',
    date,
    `${day}/${region}/${service}/aws4_request`,
    sha256(canonical(request, signedHeaders)),
  ];
  return awsSignature(toSign.join('\n'), secretAccessKey, scope);
}

function canonical(request: SignedRequest, signedHeaders: string): string {
  const url = new URL(request.url, 'http://localhost');
  url.searchParams.sort();
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${header(request, name).trim().replace(/ +/g, ' ')}`);
  return [
    request.method,
    url.pathname,
    url.searchParams.toString(),
    ...headers,
    '',
    signedHeaders,
    sha256(request.body),
  ].join('\n');
}

function isFresh(date: string, day: string, now: Date): boolean {
  const iso = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return date.startsWith(day) && Math.abs(now.getTime() - Date.parse(iso)) < CLOCK_SKEW;
}

function header(request: SignedRequest, name: string): string {
  const value = request.headers[name] ?? '';
  return Array.isArray(value) ? value.join(',') : value;
}

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
