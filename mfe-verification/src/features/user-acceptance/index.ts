/** The user-acceptance workflow of a document: its state, its transitions, and what a checker looks at first. */
export { AcceptanceNote } from './components/acceptance-note.tsx';
export { TransitionButtons } from './components/transition-buttons.tsx';
export { useUserAcceptance, type UserAcceptance } from './hooks/use-user-acceptance.ts';
