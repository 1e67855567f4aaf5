import { ACTIONS } from '@assay/shared/domain';
import { BULK_ACTIONS, bulkActionsOf, ACTION_TARGETS, undoTarget } from './bulk-actions.ts';

describe('bulkActionsOf', () => {
  it.each([
    [
      'EXT_DONE',
      ['verify', 'verifyProven', 'sideBySide', 'archive', 'trash', 'reprocess', 'tags', 'export', 'report'],
    ],
    ['ARCHIVED', ['moveBack', 'trash', 'tags', 'export', 'report']],
    ['TRASHED', ['moveBack', 'delete']],
    ['EXT_MANUAL_QA', ['moveBack', 'trash', 'reprocess', 'tags']],
  ] as const)(
    'LIST-006 LIST-007 LIST-008 LIST-009 LIST-010 LIST-011 offers the actions of the list at %s',
    (stage, actions) => {
      expect(bulkActionsOf(stage)).toEqual(actions);
    },
  );
});

describe('BULK_ACTIONS', () => {
  it('needs the permission of each action; everybody may export', () => {
    const permissions = Object.entries(BULK_ACTIONS).map(([name, { act }]) => [name, ACTIONS[act]]);
    expect(Object.fromEntries(permissions)).toEqual({
      verify: ['CAN_VERIFY_DOCUMENTS'],
      sideBySide: [],
      verifyProven: ['CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS'],
      moveBack: ['CAN_EDIT_DOCUMENTS'],
      archive: ['CAN_EDIT_DOCUMENTS'],
      trash: ['CAN_EDIT_DOCUMENTS'],
      reprocess: ['CAN_REQUEUE_DOCUMENTS'],
      tags: ['CAN_EDIT_DOCUMENTS'],
      export: [],
      report: [],
      delete: ['CAN_DELETE_DOCUMENTS'],
    });
  });
});

describe('moves', () => {
  it('LIST-006 LIST-007 LIST-008 move to the stages of the lists', () => {
    expect(ACTION_TARGETS).toEqual({ moveBack: 'EXT_DONE', archive: 'ARCHIVED', trash: 'TRASHED' });
  });

  it('can be undone except from Manual QA, to which nothing moves back', () => {
    expect(undoTarget({ from: 'TRASHED', to: 'EXT_DONE' })).toBe('TRASHED');
    expect(undoTarget({ from: 'EXT_DONE', to: 'ARCHIVED' })).toBe('EXT_DONE');
    expect(undoTarget({ from: 'EXT_MANUAL_QA', to: 'TRASHED' })).toBeNull();
  });
});
