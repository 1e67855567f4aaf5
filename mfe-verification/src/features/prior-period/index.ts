/** The values of earlier periods beside those of a document. */
export { PriorPeriod } from './components/prior-period.tsx';
