// The transform of the unit tests, with a mutant. What is cached is keyed by the mutated text.
const { createTransformer } = require('@swc/jest');
const { mutate } = require('./mutate.cjs');

exports.createTransformer = (options) => {
  const swc = createTransformer(options);
  return {
    canInstrument: false,
    process: (source, file, more) => swc.process(mutate(source, file), file, more),
    getCacheKey: (source, file, more) => swc.getCacheKey(mutate(source, file), file, more),
  };
};
