// Groups the files of server tests, so that one process runs several: loading the server takes longer than most files run.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../lib/install.mjs';

const FOLDER = path.join(ROOT, '.cache', 'server-tests');
const FILES_PER_BATCH = 8;

/** What these change or measure belongs to the whole process. The slow ones are among them, and start first. */
const ALONE =
  /^(soak\/|server\/src\/(main|access-matrix|data-folder\/|processes\/|pipeline\/process\/|platform\/logger))/;

/** Each file is a suite, so that its hooks run around its own tests. */
const codeOf = (files) => `import { describe } from 'node:test';
${files
  .map((file) => {
    const url = pathToFileURL(path.join(ROOT, file)).href;
    return `describe(${JSON.stringify(file)}, async () => { await import(${JSON.stringify(url)}); });`;
  })
  .join('\n')}
`;

/**
 * Writes the batches of these files. @returns what to hand to the test runner: files that need a process of their own, and
 * batches
 */
export function writeBatches(name, files) {
  const folder = path.join(FOLDER, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const alone = files.filter((file) => ALONE.test(file));
  const others = files.filter((file) => !ALONE.test(file));
  const batches = Array.from({ length: Math.ceil(others.length / FILES_PER_BATCH) }, (_, batch) => {
    const file = path.join(folder, `${String(batch + 1).padStart(2, '0')}.mjs`);
    const first = batch * FILES_PER_BATCH;
    writeFileSync(file, codeOf(others.slice(first, first + FILES_PER_BATCH)));
    return file;
  });
  return [...alone, ...batches];
}
