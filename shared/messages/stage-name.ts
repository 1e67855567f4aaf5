import { isStage, type Stage } from '@assay/shared/domain';
import type { MessageKey } from './catalogue/index.ts';
import { text } from './text.ts';

const STAGE_KEYS = {
  DOC_REQUESTED: 'extraction.stageRequested',
  DOC_UPLOADED: 'extraction.stageUploaded',
  EXT_START_PDF_TO_DOC: 'extraction.stageExtracting',
  EXT_START_DOC_TO_GRAPH: 'extraction.stageExtracting',
  EXT_START_LAYOUT_TAGGER: 'extraction.stageExtracting',
  EXT_START_METRIC_QUERY: 'extraction.stageExtracting',
  EXT_MANUAL_QA: 'extraction.stageExtracting',
  EXT_DONE: 'extraction.stageDone',
  EXT_PREPARED: 'extraction.stagePrepared',
  EXT_FAILED: 'extraction.stageFailed',
  EXT_FAILED_DUPLICATE: 'extraction.stageDuplicate',
  EXT_FAILED_PASSWORD: 'extraction.stagePassword',
  EXT_FAILED_UNSUPPORTED_TYPE: 'extraction.stageUnsupportedType',
  EXT_FAILED_INVALID_DOCUMENT: 'extraction.stageInvalidDocument',
  ARCHIVED: 'extraction.stageArchived',
  TRASHED: 'extraction.stageTrashed',
} as const satisfies Record<Stage, MessageKey>;

/** The display text of a stage [STATE-001]; the name itself of one that this build does not know. */
export const stageName = (stage: string): string => (isStage(stage) ? text(STAGE_KEYS[stage]) : stage);
