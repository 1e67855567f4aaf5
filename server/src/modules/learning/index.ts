export { findActiveLessons, findConfirmedLayouts, findLearnedLabels } from './queries.ts';
