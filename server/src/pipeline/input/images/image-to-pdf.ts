import type { PDFContext, PDFObject } from 'pdf-lib';
import { PDFDocument, PDFHexString, PDFName, PDFOperator, PDFOperatorNames as Ops } from 'pdf-lib';

import type { ExtractionLimits } from '../../contract/limits.ts';
import type { FileKind } from '../sniff.ts';
import { sniffKind } from '../sniff.ts';
import { readJpeg } from './jpeg.ts';
import { pageSizeOf } from './page-size.ts';
import type { Picture, PictureEntry } from './picture.ts';
import { brokenImage } from './picture.ts';
import { readPng } from './png.ts';
import { readTiff } from './tiff.ts';

/** Kinds that `imageToPdf` reads. */
export function isImage(kind: FileKind): boolean {
  return kind === 'png' || kind === 'jpeg' || kind === 'tiff';
}

function readPictures(bytes: Uint8Array, maxPages: number): Picture[] {
  const kind = sniffKind(bytes);
  if (kind === 'png') return [readPng(bytes)];
  if (kind === 'jpeg') return [readJpeg(bytes)];
  if (kind === 'tiff') return readTiff(bytes, maxPages);
  throw brokenImage('it is of another kind');
}

function isList(entry: PictureEntry): entry is readonly PictureEntry[] {
  return Array.isArray(entry);
}

function toObject(context: PDFContext, entry: PictureEntry): PDFObject {
  if (typeof entry === 'number') return context.obj(entry);
  if (typeof entry === 'string') return PDFName.of(entry.slice(1));
  if (entry instanceof Uint8Array) return PDFHexString.of(Buffer.from(entry).toString('hex'));
  if (isList(entry)) return context.obj(entry.map((item) => toObject(context, item)));
  return context.obj(
    Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, toObject(context, value)])),
  );
}

/** The matrix that shows the unit square of an image upright on a page, by EXIF orientation [1-8]. */
function placement(orientation: number, w: number, h: number): number[] {
  switch (orientation) {
    case 2:
      return [-w, 0, 0, h, w, 0];
    case 3:
      return [-w, 0, 0, -h, w, h];
    case 4:
      return [w, 0, 0, -h, 0, h];
    case 5:
      return [0, -h, -w, 0, w, h];
    case 6:
      return [0, -h, w, 0, 0, h];
    case 7:
      return [0, h, w, 0, 0, 0];
    case 8:
      return [0, h, -w, 0, w, 0];
    default:
      return [w, 0, 0, h, 0, 0];
  }
}

function addPage(pdf: PDFDocument, picture: Picture): void {
  const { context } = pdf;
  const isTurned = picture.orientation >= 5;
  const density = picture.density === null ? null : { ...picture.density };
  const { width, height } = isTurned
    ? pageSizeOf(picture.height, picture.width, density && { x: density.y, y: density.x })
    : pageSizeOf(picture.width, picture.height, density);
  const image = context.stream(picture.bytes, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: picture.width,
    Height: picture.height,
    ...Object.fromEntries(
      Object.entries(picture.entries).map(([name, entry]) => [name, toObject(context, entry)]),
    ),
  });
  const page = pdf.addPage([width, height]);
  const name = PDFName.of('Image');
  page.node.setXObject(name, context.register(image));
  const matrix = placement(picture.orientation, width, height);
  page.pushOperators(
    PDFOperator.of(Ops.PushGraphicsState),
    PDFOperator.of(
      Ops.ConcatTransformationMatrix,
      matrix.map((value) => context.obj(value)),
    ),
    PDFOperator.of(Ops.DrawObject, [name]),
    PDFOperator.of(Ops.PopGraphicsState),
  );
}

/**
 * A PDF with one page for each image of a PNG, JPEG or TIFF file, each shown upright at its physical size. Equal bytes
 * give equal bytes.
 * @throws PipelineError EXT_FAILED_INVALID_DOCUMENT for broken images, EXT_FAILED beyond the limits.
 */
export async function imageToPdf(
  bytes: Uint8Array,
  limits: Pick<ExtractionLimits, 'maxPages'>,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  for (const picture of readPictures(bytes, limits.maxPages)) addPage(pdf, picture);
  return pdf.save({ useObjectStreams: false });
}
