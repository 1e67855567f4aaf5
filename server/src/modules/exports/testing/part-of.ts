import { inflateRawSync } from 'node:zlib';

/** The text of one part of a zip whose entries are stored or deflated. */
export function partOf(zip: Buffer, name: string): string {
  const directory = zip.lastIndexOf(Buffer.concat([Buffer.from('PK\x01\x02')]).subarray(0, 4));
  for (
    let at = zip.indexOf('PK\x01\x02');
    at >= 0 && at <= directory;
    at = zip.indexOf('PK\x01\x02', at + 4)
  ) {
    const nameLength = zip.readUInt16LE(at + 28);
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) !== name) continue;
    const start = zip.readUInt32LE(at + 42);
    const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const bytes = zip.subarray(data, data + zip.readUInt32LE(at + 20));
    return (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes).toString('utf8');
  }
  throw new Error(`no part ${name}`);
}
