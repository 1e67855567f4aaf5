/** What the EXIF block of a photograph says about how it is meant to be seen. */
export interface ExifFacts {
  /** 1-8; 1 where nothing is said. */
  orientation: number;
  density: { x: number; y: number } | null;
}

const ORIENTATION = 0x0112;
const X_RESOLUTION = 0x011a;
const Y_RESOLUTION = 0x011b;
const RESOLUTION_UNIT = 0x0128;
const ENTRY_BYTES = 12;
const CENTIMETRES_PER_INCH = 2.54;

function readRational(view: DataView, at: number, little: boolean): number {
  const divisor = view.getUint32(at + 4, little);
  return divisor === 0 ? 0 : view.getUint32(at, little) / divisor;
}

/** Reads the first directory of a TIFF structure (EXIF is one); what is broken reads as nothing said. */
export function readExif(bytes: Uint8Array): ExifFacts {
  const facts: ExifFacts = { orientation: 1, density: null };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const little = view.getUint16(0) === 0x4949;
    const directory = view.getUint32(4, little);
    const count = view.getUint16(directory, little);
    let unit = 2;
    let x = 0;
    let y = 0;
    for (let index = 0; index < count; index += 1) {
      const entry = directory + 2 + index * ENTRY_BYTES;
      const tag = view.getUint16(entry, little);
      if (tag === ORIENTATION) facts.orientation = view.getUint16(entry + 8, little);
      else if (tag === RESOLUTION_UNIT) unit = view.getUint16(entry + 8, little);
      else if (tag === X_RESOLUTION) x = readRational(view, view.getUint32(entry + 8, little), little);
      else if (tag === Y_RESOLUTION) y = readRational(view, view.getUint32(entry + 8, little), little);
    }
    const perInch = unit === 3 ? CENTIMETRES_PER_INCH : 1;
    if (x > 0 && y > 0 && unit !== 1) facts.density = { x: x * perInch, y: y * perInch };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  if (!(facts.orientation >= 1 && facts.orientation <= 8)) facts.orientation = 1;
  return facts;
}
