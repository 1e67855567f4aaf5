import { ungzip } from 'pako';
import { bytesOfBase64 } from './save-file.ts';

/** Reads gzip-compressed JSON from base64 text [VER-037, AMB-054]. Throws when it is neither. The caller parses it. */
export function gunzipPayload(base64: string): unknown {
  const json: unknown = JSON.parse(new TextDecoder().decode(ungzip(bytesOfBase64(base64))));
  return json;
}
