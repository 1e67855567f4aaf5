/** The extraction pipeline without a server: `npm run -s extract -- [--type "Capital Call"] [--explain FIN] FILE…`. */
import { readArguments, refuseArguments } from './processes/run-command.ts';

const usage = `npm run -s extract -- [--type "Capital Call"] [--explain FIN] FILE…
  Prints one JSON line a file.
  --type TYPE    the document type; found in the file where it is not given
  --explain FIN  how the value of one metric came about, for people`;

const { values, positionals: files } = readArguments({
  usage,
  options: { type: 'optional', explain: 'optional' },
  hasPositionals: true,
});
if (files.length === 0) refuseArguments(usage, 'A file is missing.');
// Later, so that the usage is there without the pipeline.
const { printExtraction } = await import('./pipeline/print-extraction.ts');
await printExtraction({ files, ...values });
