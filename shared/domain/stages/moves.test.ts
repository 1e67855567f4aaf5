import { LIST_ACTIONS } from './list-actions.ts';
import {
  isDeleteAllowed,
  isMoveAllowed,
  isReadOnlyStage,
  isReprocessAllowed,
  MOVE_TARGETS,
} from './moves.ts';
import { FAILED_STAGES, LIST_STAGES, PIPELINE_STAGES, STAGE_NAMES } from './stage.ts';
import { VERIFY_STATUSES, verifyStatusOf } from './verify-status.ts';

describe('isMoveAllowed', () => {
  it('AMB-033 allows moves from any of the four lists to Documents, Archive and Trash', () => {
    for (const from of LIST_STAGES) {
      for (const to of MOVE_TARGETS) expect([from, to, isMoveAllowed(from, to)]).toEqual([from, to, true]);
    }
  });

  it('AMB-033 allows no other moves, except to the same list', () => {
    const allowed = STAGE_NAMES.flatMap((from) =>
      STAGE_NAMES.filter((to) => isMoveAllowed(from, to)).map((to) => `${from}>${to}`),
    );
    expect(allowed).toHaveLength(LIST_STAGES.length * MOVE_TARGETS.length + 1);
    expect(allowed).toContain('EXT_MANUAL_QA>EXT_MANUAL_QA');
  });
});

describe('document stages that allow re-processing, deletion and editing', () => {
  it('AMB-033 documents in extraction, failed, extracted or in QA can be re-processed, but none without a file', () => {
    expect(STAGE_NAMES.filter((stage) => !isReprocessAllowed(stage))).toEqual([
      'DOC_REQUESTED',
      'ARCHIVED',
      'TRASHED',
    ]);
  });

  it('AMB-033 AMB-036 documents in Trash, failed or in extraction can be deleted', () => {
    expect(STAGE_NAMES.filter(isDeleteAllowed)).toEqual([
      ...PIPELINE_STAGES,
      'EXT_PREPARED',
      ...FAILED_STAGES,
      'TRASHED',
    ]);
  });

  it('AMB-033 archived and trashed documents are read-only', () => {
    expect(STAGE_NAMES.filter(isReadOnlyStage)).toEqual(['ARCHIVED', 'TRASHED']);
  });
});

describe('LIST_ACTIONS', () => {
  it('AMB-034 AMB-042 offers each list its own actions', () => {
    expect(LIST_ACTIONS).toEqual({
      EXT_DONE: [
        'verify',
        'verifyProven',
        'sideBySide',
        'archive',
        'trash',
        'reprocess',
        'tags',
        'export',
        'report',
      ],
      ARCHIVED: ['moveBack', 'trash', 'tags', 'export', 'report'],
      TRASHED: ['moveBack', 'delete'],
      EXT_MANUAL_QA: ['moveBack', 'trash', 'reprocess', 'tags'],
    });
  });
});

describe('verify status', () => {
  it('STATE-019 there are three values', () => {
    expect([...VERIFY_STATUSES].sort()).toEqual(['DOC_PROCESSED', 'DOC_UNVERIFIED', 'DOC_VERIFIED']);
  });

  it('STATE-020 the status is DOC_PROCESSED until a document is first saved or confirmed', () => {
    expect(verifyStatusOf({ isVerified: false, wasSaved: false })).toBe('DOC_PROCESSED');
  });

  it('AMB-061 the status follows is_verified, and stays unverified after a save', () => {
    expect(verifyStatusOf({ isVerified: true, wasSaved: false })).toBe('DOC_VERIFIED');
    expect(verifyStatusOf({ isVerified: true, wasSaved: true })).toBe('DOC_VERIFIED');
    expect(verifyStatusOf({ isVerified: false, wasSaved: true })).toBe('DOC_UNVERIFIED');
  });

  it('STATE-021 the misprint DOC_UNVIFIED is refused', () => {
    expect(VERIFY_STATUSES).not.toContain('DOC_UNVIFIED');
  });
});
