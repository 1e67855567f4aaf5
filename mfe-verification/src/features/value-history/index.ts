/** What people changed of a value since it was extracted. */
export { ValueHistory } from './components/value-history.tsx';
