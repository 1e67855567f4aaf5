// npm run check -- sizes [FOLDER…]: figures of the code by room.
import { readArguments, refuseArguments } from '../server/src/processes/run-command.ts';

const USAGE = `npm run check -- sizes [FOLDER…]
  Lines, top-level definitions and numeric constants by room, or by the parts of a folder (CONTRIBUTING.md says what counts).`;

const { positionals } = readArguments({ usage: USAGE, hasPositionals: true });
const [name, ...folders] = positionals;
if (name !== 'sizes') refuseArguments(USAGE, name ? `There is no check ${name}.` : 'A check is missing.');
const { printSizes } = await import('./checks/sizes.mjs');
printSizes(folders, (sentence) => refuseArguments(USAGE, sentence));
