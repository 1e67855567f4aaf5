// npm run check: figures of the code by room, or quick answers about what changed.
import { readArguments, refuseArguments } from '../server/src/processes/run-command.ts';

const USAGE = `npm run check -- --changed | sizes [FOLDER…]
  --changed         format, lint, types, boundaries and the nearest tests of the files that differ from the main branch
  sizes [FOLDER…]   lines, top-level definitions and numeric constants by room, or by the parts of a folder
                    (CONTRIBUTING.md says what counts)`;

const { values, positionals } = readArguments({
  usage: USAGE,
  options: { changed: 'flag' },
  hasPositionals: true,
});
const [name, ...folders] = positionals;
if (values.changed && name === undefined) {
  const { checkChanged } = await import('./checks/changed.mjs');
  process.exitCode = (await checkChanged()) ? 0 : 1;
} else if (name === 'sizes' && !values.changed) {
  const { printSizes } = await import('./checks/sizes.mjs');
  printSizes(folders, (sentence) => refuseArguments(USAGE, sentence));
} else refuseArguments(USAGE, name ? `There is no check ${name}.` : 'A check is missing.');
