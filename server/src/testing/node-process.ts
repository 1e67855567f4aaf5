const { PATH, NODE_COMPILE_CACHE } = process.env;

/** How the tests of this process want the embedded database compiled, for the processes that they start. */
export const COMPILER_FLAGS = process.execArgv.filter((flag) => flag === '--liftoff-only');

/** What a process needs of our environment: with what Node compiled before, it starts in half the time. */
export const NODE_ENVIRONMENT = {
  PATH,
  ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }),
};
