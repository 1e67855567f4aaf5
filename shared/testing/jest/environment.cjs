const { TestEnvironment } = require('jest-environment-jsdom');
const { computedStyleOf } = require('./computed-style.cjs');

/** jsdom with the web platform parts of Node that it hides: fetch and its classes, streams, structuredClone. */
class BrowserLikeEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
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
}
module.exports = BrowserLikeEnvironment;
