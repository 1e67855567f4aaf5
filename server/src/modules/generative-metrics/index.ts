export type {
  AnsweredResult,
  GenerativeMetrics,
  GenerativeReport,
  ReadDocument,
} from './generative-metrics.service.ts';
