import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MAX_PICTURE_BYTES, readShownPictures, SHOWN_FOLDER } from '../checks/shown-pictures.mjs';
import { ROOT } from '../lib/install.mjs';

/** Where every picture is written; git ignores it. */
export const ALL_PICTURES = path.join(ROOT, '.cache/screens');

/** A share of pixels that differs more than by the compression, such as a minute of a clock. */
const MAX_UNCHANGED_SHARE = 0.002;

/** Runs in the page: the smallest share of quality that is lost so that a picture fits, and how much of it changed. */
async function encodeInPage({ png, before, maxBytes, maxUnchangedShare }) {
  const canvasOf = async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d', { willReadFrequently: true }).drawImage(image, 0, 0);
    return canvas;
  };
  const pixelsOf = (canvas) => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
  const encode = (canvas) => {
    for (let quality = 0.9; quality > 0; quality -= 0.05) {
      const base64 = canvas.toDataURL('image/webp', quality).split(',')[1];
      if ((base64.length * 3) / 4 <= maxBytes) return base64;
    }
    return null;
  };
  /** Pixels that differ by more than what the compression of text leaves. */
  const shareOfChanged = (one, other) => {
    if (one.length !== other.length) return 1;
    let changed = 0;
    for (let at = 0; at < one.length; at += 4) {
      const difference = Math.max(
        ...[0, 1, 2].map((channel) => Math.abs(one[at + channel] - other[at + channel])),
      );
      if (difference > 96) changed += 1;
    }
    return changed / (one.length / 4);
  };
  const canvas = await canvasOf(`data:image/png;base64,${png}`);
  if (before !== null) {
    const known = await canvasOf(`data:image/webp;base64,${before}`);
    if (shareOfChanged(pixelsOf(canvas), pixelsOf(known)) <= maxUnchangedShare) return { isUnchanged: true };
  }
  return { isUnchanged: false, webp: encode(canvas) };
}

/**
 * Writes pictures: all of them into an ignored folder, those that documents show as WebP into `docs/screens` too, where they
 * changed. The browser encodes them.
 * @param {import('@playwright/test').Browser} browser
 * @returns a function that takes a PNG and its name without ending
 */
export async function openPictureFiles(browser) {
  mkdirSync(ALL_PICTURES, { recursive: true });
  const shown = readShownPictures();
  const page = await browser.newPage();
  return async (png, name) => {
    writeFileSync(path.join(ALL_PICTURES, `${name}.png`), png);
    if (!shown.has(`${name}.webp`)) return;
    const file = path.join(ROOT, SHOWN_FOLDER, `${name}.webp`);
    const { isUnchanged, webp } = await page.evaluate(encodeInPage, {
      png: png.toString('base64'),
      before: existsSync(file) ? readFileSync(file).toString('base64') : null,
      maxBytes: MAX_PICTURE_BYTES,
      maxUnchangedShare: MAX_UNCHANGED_SHARE,
    });
    if (isUnchanged) return;
    if (webp === null) throw new Error(`${name} does not fit into ${MAX_PICTURE_BYTES} bytes.`);
    writeFileSync(file, Buffer.from(webp, 'base64'));
    console.log(`Changed: ${SHOWN_FOLDER}/${name}.webp`);
  };
}
