import { bytesOfBase64 } from './save-file.ts';

/**
 * Reads gzip-compressed JSON from base64 text [VER-037, AMB-054]. Rejects when it is neither. The caller parses it. The
 * unpacker is loaded on first use: only document screens need it.
 */
export async function gunzipPayload(base64: string): Promise<unknown> {
  const { ungzip } = await import('pako');
  const json: unknown = JSON.parse(new TextDecoder().decode(ungzip(bytesOfBase64(base64))));
  return json;
}
