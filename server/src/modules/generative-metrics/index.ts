export type {
  AnsweredResult,
  GenerativeMetrics,
  GenerativeReport,
  ReadDocument,
} from './generative-metrics.service.ts';
export type { ModelQuestion } from './model-answers.repository.ts';
export { findModelFigures } from './queries.ts';
export { recordProposals, type ModelProposals } from './model-proposals.service.ts';
