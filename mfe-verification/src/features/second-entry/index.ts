/** Values that a second person enters without seeing the first entry, and the choice between two that differ. */
export { SecondEntryNote } from './components/second-entry-note.tsx';
