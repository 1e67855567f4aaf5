/** What an extraction says of a document's form when a test has none to show. */
export const NOTHING_LEARNED = {
  fingerprint: { hash: '', labels: [], titles: [], sender: [], page: '0x0' },
  taught: [],
  proposers: [],
};
