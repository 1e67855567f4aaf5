/** The extraction pipeline without a server: `npm run -s extract -- [--type "Capital Call"] [--explain FIN | --passes] FILE…`. */
import { statSync } from 'node:fs';

import { readArguments, refuseArguments } from './processes/run-command.ts';

const usage = `npm run -s extract -- [--type "Capital Call"] [--confirmed DIR] [--without PASS]… [--explain FIN | --passes] FILE…
  Prints one JSON line a file.
  --type TYPE     the document type; found in the file where it is not given
  --confirmed DIR documents that were confirmed: values of layouts like theirs may be surer than 0.98
  --without PASS  leaves an optional pass out
  --explain FIN   how the value of one metric came about, for people
  --passes        the passes with what each takes, gives and costs in processor time, for people`;

const { values, positionals: files } = readArguments({
  usage,
  options: {
    type: 'optional',
    confirmed: 'optional',
    explain: 'optional',
    passes: 'flag',
    without: 'repeatable',
  },
  hasPositionals: true,
});
if (files.length === 0) refuseArguments(usage, 'A file is missing.');
if (values.passes && values.explain !== undefined)
  refuseArguments(usage, '--explain and --passes print different things: give one of them.');
const { confirmed } = values;
if (confirmed !== undefined && statSync(confirmed, { throwIfNoEntry: false })?.isDirectory() !== true)
  refuseArguments(usage, `${confirmed} is no folder.`);
// Later, so that the usage is there without the pipeline.
const { whyNotWithout } = await import('./pipeline/passes.ts');
const [refusal] = values.without.flatMap((name) => whyNotWithout(name) ?? []);
if (refusal !== undefined) refuseArguments(usage, refusal);
const { printExtraction } = await import('./pipeline/print-extraction.ts');
await printExtraction({ files, ...values });
