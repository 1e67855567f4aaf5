/** The extraction pipeline: PDF in, ranked values with boxes out. It knows neither HTTP nor SQL. */
export type { Candidate, CandidateOrigin } from './contract/candidate.ts';
export type {
  AskedModel,
  ExtractionJob,
  PipelineGroup,
  PipelineMetric,
  PipelineSchema,
  PipelineValidator,
} from './contract/job.ts';
export type { ExtractionOutcome, ExtractionStage } from './contract/outcome.ts';
export type { ExtractionResult } from './contract/result.ts';
export { readChecks } from './decide/catalogue-checks.ts';
export { isLegalForm } from './vocabulary/legal-forms.ts';
export { knownLabels } from './vocabulary/metric-terms.ts';
export type { ExtractionFailure, FailureStage } from './contract/failures.ts';
export type { DocumentGraph, GraphEdge, GraphNode, LayoutTag, NodeKind } from './graph/document-graph.ts';
export type { LayoutFingerprint } from './contract/layout-fingerprint.ts';
export { fingerprintModel } from './contract/layout-fingerprint.ts';
export { isSameLayout } from './facts/same-layout.ts';
export type {
  DerivedLesson,
  SenderFormat,
  Lesson,
  UnscopedLesson,
  ReviewedValue,
} from './contract/lesson.ts';
export { lessonModel, unscopedLessonModel } from './contract/lesson.ts';
export { isSameValue } from './values/same-value.ts';
export type { ExtractionLimits } from './contract/limits.ts';
export { DEFAULT_LIMITS } from './contract/limits.ts';
export type { ProposedValue, Proposer, ProposerDocument, ProposerPage } from './contract/proposer.ts';
export { missingConfinement } from './process/confinement.ts';
export { createExtractorProcess } from './process/extractor-process.ts';
export type {
  ExtractOptions,
  ExtractorProcess,
  ExtractorProcessOptions,
} from './process/extractor-process.ts';
