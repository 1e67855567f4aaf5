// The unit tests' configuration, with a mutant.
import config from '../../jest.config.js';

const [[pattern, [, options]]] = Object.entries(config.transform).filter(([, value]) => Array.isArray(value));

export default {
  ...config,
  roots: ['<rootDir>/shared'],
  transform: {
    ...config.transform,
    [pattern]: [`${import.meta.dirname}/jest-transform.cjs`, options],
  },
};
