/**
 * Fits the probability that an extracted value is right, on papers with known truth that others made and on our own; cells of
 * rows and single values apart.
 *
 *   npm run bench -- fit --others FOLDER --documents FOLDER [--write]
 *
 * Papers are read once and kept in `.cache/fit` until they or the engine change. Every figure printed is of makers whose
 * papers, scans and sequences the fit did not see, one maker after the other. With `--write` the model that is fitted on all
 * papers replaces `decide/confidence/model.json`: numbers only, no wording, name or layout of a paper.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { readArguments } from '../../../server/src/processes/run-command.ts';
import { DOCUMENTS_OPTION } from '../bench-documents.ts';
import type { JudgedSample } from './fit-model.ts';
import { fitModel, OWN_HAND } from './fit-model.ts';
import { calibrationError, untouchedShare } from './reliability.ts';
import { readSamples } from './stored-samples.ts';

const MODEL = path.resolve(import.meta.dirname, '../../../server/src/pipeline/decide/confidence/model.json');
const SURE = 0.95;

function printFigures(name: string, judged: readonly JudgedSample[]): void {
  const wrong = judged.filter(({ right, probability }) => !right && probability > SURE).length;
  console.log(
    `${name.padEnd(20)} ${String(judged.length).padStart(6)} values   error ${calibrationError(judged).toFixed(3)}   ` +
      `untouched at 99.5 % ${(100 * untouchedShare(judged)).toFixed(1)} %   wrong above ${SURE} ${wrong}`,
  );
}

const { values } = readArguments({
  usage: `npm run bench -- fit --others FOLDER [--documents FOLDER] [--write]
  --others FOLDER     papers that others made, with makers.tsv
  --documents FOLDER  a folder of sets of our own
  --write             replaces the model of the engine`,
  options: { ...DOCUMENTS_OPTION, others: 'required', write: 'flag' },
});
const samples = await readSamples(values.documents, values.others);
const { model, leftOut } = fitModel(samples);
console.log(`${samples.length} values, surest ${model.values.most}. Makers left out:`);
for (const [maker, judged] of Map.groupBy(leftOut, ({ sample }) => sample.maker)) printFigures(maker, judged);
printFigures(
  'all but our own',
  leftOut.filter(({ sample }) => sample.maker !== OWN_HAND),
);
if (values.write === true) writeFileSync(MODEL, `${JSON.stringify(model, null, 2)}\n`);
