/** The choice of a time period in a view of a document. */
export { TimePeriodChoice } from './components/time-period-choice.tsx';
