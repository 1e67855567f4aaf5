export { findActiveLessons, findLearnedLabels } from './queries.ts';
