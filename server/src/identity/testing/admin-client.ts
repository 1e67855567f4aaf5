/** Signed calls of the administration operations, as an AWS client would make them. */
import { signatureOf } from '../sigv4.ts';
import type { IdentityServer } from './identity-server.ts';
import { call } from './library-client.ts';

const SIGNED_HEADERS = 'content-type;host;x-amz-date;x-amz-target';

/** Calls an administration operation on the service's pool, signed with its secret or with `options.secret`. */
export function adminCall(
  { identity, endpoint, clock }: Pick<IdentityServer, 'identity' | 'endpoint' | 'clock'>,
  operation: string,
  input: object,
  options: { secret?: string; signedBody?: string } = {},
) {
  const { accessKeyId, secretAccessKey } = identity.adminCredentials;
  const body = { UserPoolId: identity.poolId, ...input };
  const date = clock
    .now()
    .toISOString()
    .replace(/[-:]|\.\d{3}/g, '');
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    host: new URL(endpoint).host,
    'x-amz-date': date,
    'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
  };
  const scope = {
    day: date.slice(0, 8),
    region: 'local',
    service: 'cognito-idp',
    signedHeaders: SIGNED_HEADERS,
  };
  const request = {
    method: 'POST',
    url: new URL(endpoint).pathname,
    headers,
    body: Buffer.from(options.signedBody ?? JSON.stringify(body)),
  };
  const signature = signatureOf(request, options.secret ?? secretAccessKey, scope).toString('hex');
  const credential = `${accessKeyId}/${scope.day}/${scope.region}/${scope.service}/aws4_request`;
  const authorization = `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${SIGNED_HEADERS}, Signature=${signature}`;
  return call(endpoint, operation, body, { 'x-amz-date': date, authorization });
}
