import type { PdfEngine } from './engine.ts';
import type { Raster } from './render-page.ts';
import { renderPage } from './render-page.ts';

/** Marks that put what they enclose into a layer (optional content) are named so. */
const LAYER = 'OC';
const NAME = Uint8Array.from('Name\0', (character) => character.charCodeAt(0));
/** Where the scratch memory holds a text, how much of it, its length, and the key it is asked for by. */
const TEXT_BYTES = 192;
const LENGTH_AT = 192;
const KEY_AT = 200;
/** Fine enough for any text to leave a trace; a page of more layers is a drawing. */
const DRAWN = { dotsPerInch: 36, maxPixels: 1e6, turn: 0 } as const;
const MAX_LAYERS = 16;

interface Size {
  width: number;
  height: number;
}

function textAt({ bytes, integers }: PdfEngine, scratch: number): string {
  const length = Math.min(TEXT_BYTES, integers()[(scratch + LENGTH_AT) >> 2] ?? 0);
  return Buffer.from(bytes().subarray(scratch, scratch + Math.max(0, length - 2))).toString('utf16le');
}

/** The layers that an object lies in, '' for none; layers of one name count as one. */
function layerOf(engine: PdfEngine, object: number, scratch: number): string {
  const { call } = engine;
  const names: string[] = [];
  for (let index = call.FPDFPageObj_CountMarks(object) - 1; index >= 0; index -= 1) {
    const mark = call.FPDFPageObj_GetMark(object, index);
    call.FPDFPageObjMark_GetName(mark, scratch, TEXT_BYTES, scratch + LENGTH_AT);
    if (textAt(engine, scratch) !== LAYER) continue;
    engine.bytes().set(NAME, scratch + KEY_AT);
    const [key, length] = [scratch + KEY_AT, scratch + LENGTH_AT];
    const isNamed = call.FPDFPageObjMark_GetParamStringValue(mark, key, scratch, TEXT_BYTES, length) !== 0;
    names.push(`${LAYER} ${isNamed ? textAt(engine, scratch) : ''}`);
  }
  return names.join(' ');
}

function layersOf(engine: PdfEngine, page: number, scratch: number): Map<string, number[]> {
  const layers = new Map<string, number[]>();
  const count = engine.call.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index += 1) {
    const object = engine.call.FPDFPage_GetObject(page, index);
    const layer = object === 0 ? '' : layerOf(engine, object, scratch);
    if (layer === '') continue;
    const known = layers.get(layer);
    if (known === undefined) layers.set(layer, [object]);
    else known.push(object);
  }
  return layers;
}

/**
 * Takes the layers from an open page that do not show: hidden ones, whose text would be read into what covers their
 * place. The engine does not tell which these are, but a page without them looks the same.
 */
export function removeHiddenLayers(engine: PdfEngine, page: number, size: Size, scratch: number): void {
  const layers = layersOf(engine, page, scratch);
  if (layers.size === 0 || layers.size > MAX_LAYERS) return;
  const { call } = engine;
  const draw = (): Raster => renderPage(engine, page, size, DRAWN);
  const whole = Buffer.from(draw().pixels);
  for (const objects of layers.values()) {
    for (const object of objects) call.FPDFPageObj_SetIsActive(object, 0);
    const isHidden = whole.equals(draw().pixels);
    for (const object of objects) {
      call.FPDFPageObj_SetIsActive(object, 1);
      if (isHidden && call.FPDFPage_RemoveObject(page, object) !== 0) call.FPDFPageObj_Destroy(object);
    }
  }
}
