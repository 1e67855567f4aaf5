import {
  FAILED_STAGES,
  isInProgress,
  isStage,
  LIST_STAGES,
  PIPELINE_STAGES,
  PROCESSING_STAGES,
  STAGE_NAMES,
  STAGES,
} from './stage.ts';
import type { Stage } from './stage.ts';

/** The stage table, typed in again. */
const TABLE: [id: string, stage: Stage, progress: number][] = [
  ['STATE-001', 'DOC_REQUESTED', 5],
  ['STATE-002', 'DOC_UPLOADED', 10],
  ['STATE-003', 'EXT_START_PDF_TO_DOC', 20],
  ['STATE-004', 'EXT_START_DOC_TO_GRAPH', 40],
  ['STATE-005', 'EXT_START_LAYOUT_TAGGER', 60],
  ['STATE-006', 'EXT_START_METRIC_QUERY', 75],
  ['STATE-007', 'EXT_MANUAL_QA', 90],
  ['STATE-008', 'EXT_DONE', 100],
  ['STATE-009', 'EXT_PREPARED', 0],
  ['STATE-010', 'EXT_FAILED', -1],
  ['STATE-011', 'EXT_FAILED_DUPLICATE', -2],
  ['STATE-012', 'EXT_FAILED_PASSWORD', -5],
  ['STATE-013', 'EXT_FAILED_UNSUPPORTED_TYPE', -6],
  ['STATE-014', 'EXT_FAILED_INVALID_DOCUMENT', -7],
];

describe('stage table', () => {
  it.each(TABLE)('%s %s is at %d', (_id, stage, progress) => {
    expect(STAGES[stage]).toMatchObject({ progress });
  });

  it('AMB-032 the table contains the two additional list stages and nothing else', () => {
    const added = STAGE_NAMES.filter((stage) => !TABLE.some(([, name]) => name === stage));
    expect(added).toEqual(['ARCHIVED', 'TRASHED']);
  });

  it('AMB-048 exactly the stages with negative progress are failed', () => {
    expect(STAGE_NAMES.filter((stage) => STAGES[stage].progress < 0)).toEqual(FAILED_STAGES);
    expect(STAGE_NAMES.filter((stage) => STAGES[stage].kind === 'failed')).toEqual(FAILED_STAGES);
  });
});

describe('stage sets', () => {
  it('there are four list stages', () => {
    expect(LIST_STAGES).toEqual(['EXT_DONE', 'ARCHIVED', 'TRASHED', 'EXT_MANUAL_QA']);
  });

  it('AMB-047 the processing list is every stage except EXT_DONE, ARCHIVED and TRASHED', () => {
    const expected = STAGE_NAMES.filter((stage) => !['EXT_DONE', 'ARCHIVED', 'TRASHED'].includes(stage));
    expect([...PROCESSING_STAGES].sort()).toEqual([...expected].sort());
  });

  it('progress increases along the pipeline', () => {
    const progress = PIPELINE_STAGES.map((stage) => STAGES[stage].progress);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(new Set(progress).size).toBe(progress.length);
  });

  it('AMB-047 documents that the program moves on are polled, those that wait for a user are not', () => {
    expect(STAGE_NAMES.filter(isInProgress)).toEqual([...PIPELINE_STAGES, 'EXT_PREPARED']);
  });

  it('isStage recognises stages and refuses any other value', () => {
    expect(isStage('EXT_DONE')).toBe(true);
    expect(isStage('toString')).toBe(false);
    expect(isStage(undefined)).toBe(false);
  });
});
