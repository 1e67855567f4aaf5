/** The sets of documents of this folder: each is a folder of layouts, named by what its documents are. */
export interface CorpusSet {
  /** The folder. */
  readonly name: string;
  /** Whether rules were developed on it; of other sets only totals are shown. */
  readonly isOpen: boolean;
  /** Whether the report reads its scans, which take most of the time, where not all are wanted. */
  readonly isRecent?: boolean;
  /** Whether it was written to be read last: no fit is made on it, also after it was looked into. */
  readonly isSetAside?: boolean;
}

/** All sets, in the order in which they were written. */
export const CORPUS_SETS: readonly CorpusSet[] = [
  { name: 'developed-with', isOpen: true },
  { name: 'panels-and-forms', isOpen: true },
  { name: 'portals-and-prints', isOpen: true },
  { name: 'administrators-and-ledgers', isOpen: true },
  { name: 'letters-and-registers', isOpen: true },
  { name: 'comparatives-and-matrices', isOpen: true },
  { name: 'prose-and-clauses', isOpen: true },
  { name: 'cards-and-definitions', isOpen: true },
  { name: 'share-classes-and-netting', isOpen: true },
  { name: 'accounts-as-columns', isOpen: true },
  { name: 'public-forms', isOpen: true },
  { name: 'public-forms-set-aside', isOpen: true, isSetAside: true },
  { name: 'standard-papers', isOpen: true },
  { name: 'standard-papers-set-aside', isOpen: true, isSetAside: true },
  { name: 'standards-in-print', isOpen: true },
  { name: 'houses-in-print', isOpen: true },
  { name: 'current-practice-set-aside', isOpen: true, isSetAside: true },
  { name: 'autumn-mail-set-aside', isOpen: true, isSetAside: true },
  { name: 'winter-post-set-aside', isOpen: true, isSetAside: true },
  { name: 'new-year-set-aside', isOpen: true, isSetAside: true },
  { name: 'spring-set-aside', isOpen: true, isSetAside: true },
  { name: 'june-mail-set-aside', isOpen: true, isSetAside: true },
  { name: 'midsummer-set-aside', isOpen: true, isSetAside: true },
  { name: 'september-mail-set-aside', isOpen: true, isRecent: true, isSetAside: true },
  { name: 'october-mail-set-aside', isOpen: true, isRecent: true, isSetAside: true },
  { name: 'november-mail-set-aside', isOpen: true, isRecent: true, isSetAside: true },
  { name: 'advent-mail-set-aside', isOpen: true, isRecent: true, isSetAside: true },
  { name: 'year-end-mail-set-aside', isOpen: true, isRecent: true, isSetAside: true },
  { name: 'held-out', isOpen: false, isRecent: true, isSetAside: true },
];

/** A set by its name. @throws Error when there is none */
export function corpusSet(name: string): CorpusSet {
  const found = CORPUS_SETS.find((set) => set.name === name);
  if (found === undefined)
    throw new Error(`There is no set ${name}; there are ${CORPUS_SETS.map((set) => set.name).join(', ')}.`);
  return found;
}
