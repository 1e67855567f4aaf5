/** Bytes as base64 text, piece by piece. */
export async function* toBase64(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const joined = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    // Three bytes make four letters; only the end is filled up.
    const whole = joined.length - (joined.length % 3);
    if (whole > 0) yield joined.toString('base64', 0, whole);
    rest = joined.subarray(whole);
  }
  if (rest.length > 0) yield rest.toString('base64');
}
