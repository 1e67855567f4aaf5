/** The edits that cannot be stored any more. */
export { LostEditsNote } from './components/lost-edits-note.tsx';
