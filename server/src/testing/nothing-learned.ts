/** The learning part of an extraction result, for tests that need none. */
export const NOTHING_LEARNED = {
  fingerprint: { hash: '', labels: [], titles: [], sender: [], page: '0x0' },
  derivedLessons: [],
  proposers: [],
};
