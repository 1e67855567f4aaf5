import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './install.mjs';

/**
 * Groups files of tests, so that several run in one process or environment: loading what they test takes longer than most of
 * them run. @returns the files that were written, each with the code of one batch
 */
export function writeBatches({ folder, files, size, extension, codeOf }) {
  const target = path.join(ROOT, '.cache', folder);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  return Array.from({ length: Math.ceil(files.length / size) }, (_, batch) => {
    const file = path.join(target, `${String(batch + 1).padStart(2, '0')}${extension}`);
    writeFileSync(file, codeOf(files.slice(batch * size, (batch + 1) * size)));
    return file;
  });
}
