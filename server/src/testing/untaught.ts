/** What an extraction says of a document's form when a test has none to show. */
export const UNTAUGHT = {
  fingerprint: { hash: '', labels: [], sender: [], page: '0x0' },
  taught: [],
  proposers: [],
};
