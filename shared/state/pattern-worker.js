/* Served as it is and run in a thread of the browser: the page ends it when a regular expression does not end. */
globalThis.onmessage = ({ data: { pattern, value } }) =>
  globalThis.postMessage(new RegExp(pattern).test(value));
