import { deflateSync } from 'node:zlib';

import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';

const MEBIBYTE = 1024 * 1024;

/** What is packed twice unpacks to a million times its size. */
function packedTwice(bytes: Buffer): Buffer {
  return deflateSync(deflateSync(bytes, { level: 9 }), { level: 9 });
}

/** A PDF of few kilobytes whose page is a content of `mebibytes` MiB of spaces. */
export async function contentBomb(mebibytes: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  const filters = pdf.context.obj({ Filter: ['FlateDecode', 'FlateDecode'] });
  const content = PDFRawStream.of(filters, packedTwice(Buffer.alloc(mebibytes * MEBIBYTE, ' ')));
  page.node.set(PDFName.of('Contents'), pdf.context.register(content));
  return pdf.save();
}

/** A PDF of few kilobytes whose page is one white picture of `side` × `side` points of colour. */
export async function pictureBomb(side: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  const picture = pdf.context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: side,
    Height: side,
    BitsPerComponent: 8,
    ColorSpace: 'DeviceRGB',
    Filter: ['FlateDecode', 'FlateDecode'],
  });
  const name = page.node.newXObject(
    'Picture',
    pdf.context.register(PDFRawStream.of(picture, packedTwice(Buffer.alloc(side * side * 3, 255)))),
  );
  const content = `q 500 0 0 500 0 0 cm ${name.asString()} Do Q`;
  page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.stream(content)));
  return pdf.save();
}
