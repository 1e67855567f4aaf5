import { shortenFileName } from '../../platform/file-names.ts';

/** Longest name of an entry in bytes, without a number that keeps it apart from others. */
const NAME_BYTES = 180;
/** Names that Windows keeps for devices, whatever follows their first dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** A name that every system can store: what a path, a device or a hidden file would be made of is replaced. */
function toFileName(name: string): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    // oxlint-disable-next-line no-control-regex -- no system takes them in a name
    .replace(/[\u0000-\u001f\u007f/\\:*?"<>|\u202a-\u202e\u2066-\u2069]/g, '_')
    .replace(/^[. ]+|[. ]+$/g, '_');
  return DEVICE.test(plain) ? `_${plain}` : plain === '' ? '_' : plain;
}

/** Names for the files of one zip: safe on every system, and different even where case does not count. */
export function createEntryNames() {
  const taken = new Set<string>();
  /** The name of a document's file and, beside it, that of its graph. */
  return (fileName: string): { readonly original: string; readonly graph: string } => {
    const [short, extension] = shortenFileName(toFileName(fileName), NAME_BYTES);
    for (let number = 1; ; number += 1) {
      const unique = number === 1 ? short : `${short} (${number})`;
      const key = unique.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return { original: `${unique}${extension}`, graph: `${unique}.document-graph.json` };
    }
  };
}
