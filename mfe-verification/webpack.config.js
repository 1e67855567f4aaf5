import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../scripts/lib/install.mjs';
import { remoteConfig } from '../webpack.base.js';

const PDFJS = path.join(ROOT, 'node_modules', 'pdfjs-dist');

/**
 * Files of this remote that must come from the shell's own origin, as `{from, to}` with `to` below that origin: pdf.js
 * starts its worker from there, without a blob, and fetches character maps, fonts, colour profiles and decoders beside
 * it. The version is in the path, because worker and library must be of one release. The build of the shell copies them.
 */
export function originAssets() {
  const { version } = JSON.parse(readFileSync(path.join(PDFJS, 'package.json'), 'utf8'));
  const home = `assets/pdfjs/${version}`;
  const folders = ['cmaps', 'iccs', 'standard_fonts', 'wasm'].flatMap((folder) =>
    readdirSync(path.join(PDFJS, folder)).map((file) => ({
      from: path.join(PDFJS, folder, file),
      to: `${home}/${folder}/${file}`,
    })),
  );
  const worker = 'pdf.worker.min.mjs';
  return [{ from: path.join(PDFJS, 'build', worker), to: `${home}/${worker}` }, ...folders];
}

export default remoteConfig(import.meta.dirname);
