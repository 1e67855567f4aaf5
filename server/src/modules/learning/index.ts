export type { LearningProgressService } from './progress.service.ts';
export { findActiveLessons, findConfirmedLayouts, findLearnedLabels } from './queries.ts';
