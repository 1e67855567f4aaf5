/** The extraction pipeline: PDF in, ranked values with boxes out. It knows neither HTTP nor SQL. */
export type {
  Candidate,
  CandidateOrigin,
  ExtractionJob,
  ExtractionOutcome,
  ExtractionResult,
  ExtractionStage,
  PipelineGroup,
  PipelineMetric,
  PipelineSchema,
  PipelineValidator,
} from './extraction.ts';
export { readChecks } from './checks/catalogue-checks.ts';
export type { ExtractionFailure, FailureStage } from './failures.ts';
export type { DocumentGraph, GraphEdge, GraphNode, LayoutTag, NodeKind } from './graph/document-graph.ts';
export type { LayoutFingerprint } from './learning/fingerprint.ts';
export { fingerprintModel, isSameLayout } from './learning/fingerprint.ts';
export type { DerivedLesson, Lesson, TaughtLesson, TaughtValue } from './learning/lesson.ts';
export { lessonModel, taughtModel } from './learning/lesson.ts';
export { isSameValue } from './learning/reading.ts';
export type { ExtractionLimits } from './pdf/limits.ts';
export { DEFAULT_LIMITS } from './pdf/limits.ts';
export type { ProposedValue, Proposer, ProposerDocument, ProposerPage } from './proposers/proposer.ts';
export { runExtraction } from './run-extraction.ts';
export type { RunOptions } from './run-extraction.ts';
export { missingConfinement } from './process/confinement.ts';
export { createExtractorProcess } from './process/extractor-process.ts';
export type {
  ExtractOptions,
  ExtractorProcess,
  ExtractorProcessOptions,
} from './process/extractor-process.ts';
