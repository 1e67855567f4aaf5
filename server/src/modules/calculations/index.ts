export type { CalculationQueue } from './calculation-queue.ts';
export type { MetricFormula } from './formula.repository.ts';
export type { FormulaPreviewService } from './preview.service.ts';
export { findFormulaMetrics, findOwnerNames, isRunning } from './queries.ts';
export { recalculateDependents, recalculateEntities } from './recalculation.ts';
