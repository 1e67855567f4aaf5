/**
 * What a stage means for the screens: `progress` rows show a bar, `queued` a neutral row at 0 %, `manualQa` waits for
 * provider staff, `failed` shows an error without a percentage [AMB-048]; `done`, `archived`, `trashed` are lists.
 */
export type StageKind = 'progress' | 'queued' | 'manualQa' | 'done' | 'failed' | 'archived' | 'trashed';

interface StageEntry {
  /** Percent from 0 to 100; negative for a failure. */
  progress: number;
  kind: StageKind;
}

/** The stage table, and the two further list stages [AMB-032]. */
export const STAGES = {
  DOC_REQUESTED: { progress: 5, kind: 'progress' },
  DOC_UPLOADED: { progress: 10, kind: 'progress' },
  EXT_START_PDF_TO_DOC: { progress: 20, kind: 'progress' },
  EXT_START_DOC_TO_GRAPH: { progress: 40, kind: 'progress' },
  EXT_START_LAYOUT_TAGGER: { progress: 60, kind: 'progress' },
  EXT_START_METRIC_QUERY: { progress: 75, kind: 'progress' },
  EXT_MANUAL_QA: { progress: 90, kind: 'manualQa' },
  EXT_DONE: { progress: 100, kind: 'done' },
  EXT_PREPARED: { progress: 0, kind: 'queued' },
  EXT_FAILED: { progress: -1, kind: 'failed' },
  EXT_FAILED_DUPLICATE: { progress: -2, kind: 'failed' },
  EXT_FAILED_PASSWORD: { progress: -5, kind: 'failed' },
  EXT_FAILED_UNSUPPORTED_TYPE: { progress: -6, kind: 'failed' },
  EXT_FAILED_INVALID_DOCUMENT: { progress: -7, kind: 'failed' },
  ARCHIVED: { progress: 100, kind: 'archived' },
  TRASHED: { progress: 100, kind: 'trashed' },
} as const satisfies Record<string, StageEntry>;

/** The stage of a document request. */
export type Stage = keyof typeof STAGES;

/** All stage names in the order of the table. */
// Object.keys widens to string; the table above is the proof that these are its names.
export const STAGE_NAMES = Object.keys(STAGES) as readonly Stage[];

/** Stages of the four document lists: Documents, Archive, Trash, Manual QA [ROUTE-006]. */
export const LIST_STAGES = [
  'EXT_DONE',
  'ARCHIVED',
  'TRASHED',
  'EXT_MANUAL_QA',
] as const satisfies readonly Stage[];
export type ListStage = (typeof LIST_STAGES)[number];

/** The stages a document passes on its way through extraction, in order [UPL-011]. */
export const PIPELINE_STAGES = [
  'DOC_REQUESTED',
  'DOC_UPLOADED',
  'EXT_START_PDF_TO_DOC',
  'EXT_START_DOC_TO_GRAPH',
  'EXT_START_LAYOUT_TAGGER',
  'EXT_START_METRIC_QUERY',
] as const satisfies readonly Stage[];

/** The stages in which an extraction ended without a result. */
export const FAILED_STAGES = [
  'EXT_FAILED',
  'EXT_FAILED_DUPLICATE',
  'EXT_FAILED_PASSWORD',
  'EXT_FAILED_UNSUPPORTED_TYPE',
  'EXT_FAILED_INVALID_DOCUMENT',
] as const satisfies readonly Stage[];
export type FailedStage = (typeof FAILED_STAGES)[number];

/** The stages that the upload screen requests: all except EXT_DONE, ARCHIVED and TRASHED [AMB-047]. */
export const PROCESSING_STAGES = [
  ...PIPELINE_STAGES,
  'EXT_MANUAL_QA',
  'EXT_PREPARED',
  ...FAILED_STAGES,
] as const satisfies readonly Stage[];

/** Whether a text from the wire or the address is a stage. */
export function isStage(name: unknown): name is Stage {
  return typeof name === 'string' && Object.hasOwn(STAGES, name);
}

/** Whether the stage is one of the four lists. */
export function isListStage(stage: Stage): stage is ListStage {
  return (LIST_STAGES as readonly Stage[]).includes(stage);
}

/** Whether the extraction failed. */
export function isFailedStage(stage: Stage): stage is FailedStage {
  return STAGES[stage].kind === 'failed';
}

/** Whether the program itself will move the document on, so that a list showing it is worth polling [AMB-047]. */
export function isInProgress(stage: Stage): boolean {
  const { kind } = STAGES[stage];
  return kind === 'progress' || kind === 'queued';
}
