import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../lib/install.mjs';
import { writeBatches } from '../lib/test-batches.mjs';

const FILES_PER_BATCH = 8;

/** What these change or measure belongs to the whole process. The slow ones are among them, and start first. */
const ALONE =
  /^(soak\/|server\/src\/(main|access-matrix|data-folder\/|processes\/|pipeline\/process\/|platform\/logger))/;

const FILE_TIMES = new URL('./file-times.mjs', import.meta.url).href;

/** Each file is a suite, so that its hooks run around its own tests. */
const codeOf = (files) => `import { before, describe } from 'node:test';
import { beginFile } from ${JSON.stringify(FILE_TIMES)};
${files
  .map((file) => {
    const url = pathToFileURL(path.join(ROOT, file)).href;
    const name = JSON.stringify(file);
    return `describe(${name}, async () => { before(() => beginFile(${name})); await import(${JSON.stringify(url)}); });`;
  })
  .join('\n')}
`;

/**
 * Groups the files of server tests, so that one process runs several. @returns what to pass to the test runner: files that need
 * a process of their own, and batches
 */
export function groupServerTests(engine, files) {
  const { alone = [], together = [] } = Object.groupBy(files, (file) =>
    ALONE.test(file) ? 'alone' : 'together',
  );
  const folder = path.join('server-tests', engine);
  return [
    ...alone,
    ...writeBatches({ folder, files: together, size: FILES_PER_BATCH, extension: '.mjs', codeOf }),
  ];
}
