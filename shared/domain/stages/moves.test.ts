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
  it('AMB-033 allows any of the four lists to Documents, Archive and Trash', () => {
    for (const from of LIST_STAGES) {
      for (const to of MOVE_TARGETS) expect([from, to, isMoveAllowed(from, to)]).toEqual([from, to, true]);
    }
  });

  it('AMB-033 allows nothing else but staying', () => {
    const allowed = STAGE_NAMES.flatMap((from) =>
      STAGE_NAMES.filter((to) => isMoveAllowed(from, to)).map((to) => `${from}>${to}`),
    );
    expect(allowed).toHaveLength(LIST_STAGES.length * MOVE_TARGETS.length + 1);
    expect(allowed).toContain('EXT_MANUAL_QA>EXT_MANUAL_QA');
  });
});

describe('re-process, delete and edit', () => {
  it('AMB-033 re-processes documents in extraction, failed, extracted or in QA, and none without a file', () => {
    expect(STAGE_NAMES.filter((stage) => !isReprocessAllowed(stage))).toEqual([
      'DOC_REQUESTED',
      'ARCHIVED',
      'TRASHED',
    ]);
  });

  it('AMB-033, AMB-036 deletes from Trash, failed ones and those in extraction', () => {
    expect(STAGE_NAMES.filter(isDeleteAllowed)).toEqual([
      ...PIPELINE_STAGES,
      'EXT_PREPARED',
      ...FAILED_STAGES,
      'TRASHED',
    ]);
  });

  it('AMB-033 opens archived and trashed documents read-only', () => {
    expect(STAGE_NAMES.filter(isReadOnlyStage)).toEqual(['ARCHIVED', 'TRASHED']);
  });
});

describe('LIST_ACTIONS', () => {
  it('AMB-034, AMB-042 offers on each list its own acts', () => {
    expect(LIST_ACTIONS).toEqual({
      EXT_DONE: ['verify', 'archive', 'trash', 'reprocess', 'export', 'report'],
      ARCHIVED: ['moveBack', 'trash', 'export', 'report'],
      TRASHED: ['moveBack', 'delete'],
      EXT_MANUAL_QA: ['moveBack', 'trash', 'reprocess'],
    });
  });
});

describe('verify status', () => {
  it('STATE-019 has three values', () => {
    expect([...VERIFY_STATUSES].sort()).toEqual(['DOC_PROCESSED', 'DOC_UNVERIFIED', 'DOC_VERIFIED']);
  });

  it('STATE-020 is DOC_PROCESSED until a document is first saved or confirmed', () => {
    expect(verifyStatusOf({ isVerified: false, wasSaved: false })).toBe('DOC_PROCESSED');
  });

  it('AMB-061 follows is_verified, and stays unverified once saved', () => {
    expect(verifyStatusOf({ isVerified: true, wasSaved: false })).toBe('DOC_VERIFIED');
    expect(verifyStatusOf({ isVerified: true, wasSaved: true })).toBe('DOC_VERIFIED');
    expect(verifyStatusOf({ isVerified: false, wasSaved: true })).toBe('DOC_UNVERIFIED');
  });

  it('STATE-021 does not accept the misprint DOC_UNVIFIED', () => {
    expect(VERIFY_STATUSES).not.toContain('DOC_UNVIFIED');
  });
});
