// Puts a mutant into the text of its file while it is loaded: no file of the checkout is changed.
const { readFileSync } = require('node:fs');
const path = require('node:path');

/** The mutant of this run; undefined for the sources as they are. */
const mutant = process.env.MUTANT && JSON.parse(process.env.MUTANT);
const mutated = mutant && path.resolve(__dirname, '../..', mutant.file);

/** The text of a file, with the mutant where it is that file's. */
exports.mutate = (source, file) =>
  file === mutated ? source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end) : source;

/** The mutated text of a file; undefined for every other file. */
exports.mutatedFile = (file) =>
  file === mutated ? exports.mutate(readFileSync(file, 'utf8'), file) : undefined;
