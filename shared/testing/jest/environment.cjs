const { TestEnvironment } = require('jest-environment-jsdom');
const { recordFiles, secondsOfProcess } = require('../../../scripts/lib/processor-time.mjs');
const { computedStyleOf } = require('./computed-style.cjs');

/** Where a run of all tests writes what each file took of the processor. */
const FILE_TIMES = process.env.ASSAY_FILE_TIMES;

/** jsdom with the web platform parts of Node that it hides: fetch and its classes, streams, structuredClone. */
class BrowserLikeEnvironment extends TestEnvironment {
  constructor(...args) {
    const since = secondsOfProcess();
    super(...args);
    if (FILE_TIMES) this.files = recordFiles(FILE_TIMES, args[1].testPath, since);
    for (const name of [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'FormData',
      'Blob',
      'File',
      'ReadableStream',
      'WritableStream',
      'AbortController',
      'AbortSignal',
      'TransformStream',
      'TextEncoder',
      'TextDecoder',
      'structuredClone',
      'BroadcastChannel',
      'URL',
      'URLSearchParams',
      'CompressionStream',
      'DecompressionStream',
    ]) {
      if (globalThis[name]) this.global[name] = globalThis[name];
    }
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
    // jsdom's own has no `subtle`, which pages that are served safely have.
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    this.global.getComputedStyle = computedStyleOf;
    this.customExportConditions = [''];
  }

  /** Each file of a batch is a suite of its own. */
  handleTestEvent({ name, describeBlock }) {
    if (name === 'run_describe_start' && /\.test\.tsx?$/.test(describeBlock.name))
      this.files?.begin(describeBlock.name);
  }

  async teardown() {
    await super.teardown();
    this.files?.end();
  }
}
module.exports = BrowserLikeEnvironment;
