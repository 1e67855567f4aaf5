/** Parting a document in which another one may begin. */
export { PartHere } from './components/part-here.tsx';
