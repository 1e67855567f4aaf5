import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { STAGE_NAMES } from '@assay/shared/domain';
import { anActor } from '../../testing/an-actor.ts';
import {
  requireDuplicate,
  requireListedStages,
  requireMayConfirm,
  requireMayDelete,
  requireMayMove,
  requireMovable,
  requireMoveTarget,
  requireOpenUpload,
  requireOutsideQa,
  requirePartable,
  requireReprocessable,
  requireSamePeriod,
  requireStage,
  requireUnmoved,
} from './policy.ts';

const editor = anActor(['CAN_EDIT_DOCUMENTS']);
const staff = anActor(['CAN_EDIT_DOCUMENTS'], { isProvider: true });
const at = (stage: string, id = 'd1') => ({ id, stage });
const forbidden = (identifier?: string) => ({ code: 'FORBIDDEN', ...(identifier && { identifier }) });
const notAllowed = (identifier: string) => ({ code: 'STAGE_MOVE_NOT_ALLOWED', identifier });

describe('stages of a request', () => {
  it('names a known stage', () => {
    assert.equal(requireStage('TRASHED'), 'TRASHED');
    assert.throws(() => requireStage('NOWHERE'), { code: 'INVALID_REQUEST', identifier: 'stage' });
  });

  it("AMB-126 Manual QA is the provider's, and is left out of a list without stages", () => {
    assert.deepEqual(requireListedStages(editor, ['EXT_DONE']), ['EXT_DONE']);
    assert.throws(() => requireListedStages(editor, ['EXT_DONE', 'EXT_MANUAL_QA']), forbidden('stage'));
    const listed = requireListedStages(editor, undefined) ?? [];
    assert.deepEqual([listed.length, listed.includes('EXT_MANUAL_QA')], [STAGE_NAMES.length - 1, false]);
    assert.deepEqual(requireListedStages(staff, ['EXT_MANUAL_QA']), ['EXT_MANUAL_QA']);
    assert.equal(requireListedStages(staff, undefined), undefined);
    requireOutsideQa(editor, at('EXT_DONE'));
    requireOutsideQa(staff, at('EXT_MANUAL_QA'));
    assert.throws(() => requireOutsideQa(editor, at('EXT_MANUAL_QA')), forbidden('d1'));
  });

  it('is a list to move documents to', () => {
    requireMoveTarget('ARCHIVED');
    assert.throws(() => requireMoveTarget('EXT_FAILED'), notAllowed('stage'));
  });
});

describe('moves', () => {
  it('AMB-035 AMB-126 one document moves with the permission, and stays where it is without', () => {
    requireMayMove(editor, at('EXT_DONE'), 'ARCHIVED');
    requireMayMove(anActor(), at('EXT_DONE'), 'EXT_DONE');
    requireMayMove(editor, at('EXT_MANUAL_QA'), 'EXT_MANUAL_QA');
    assert.throws(() => requireMayMove(anActor(), at('EXT_DONE'), 'ARCHIVED'), forbidden());
    assert.throws(() => requireMayMove(editor, at('EXT_MANUAL_QA'), 'EXT_DONE'), forbidden('d1'));
    requireMayMove(staff, at('EXT_MANUAL_QA'), 'EXT_DONE');
    assert.throws(() => requireMayMove(editor, at('DOC_REQUESTED'), 'ARCHIVED'), notAllowed('d1'));
    assert.throws(
      () => requireMayMove(editor, at('NOWHERE'), 'ARCHIVED'),
      /document d1 is at the unknown stage/,
    );
  });

  it('AMB-126 all of several documents move, or none', () => {
    requireMovable(editor, [at('EXT_DONE'), at('TRASHED', 'd2')], 'ARCHIVED');
    assert.throws(
      () => requireMovable(editor, [at('EXT_DONE'), at('DOC_REQUESTED', 'd2')], 'ARCHIVED'),
      notAllowed('d2'),
    );
    assert.throws(
      () => requireMovable(editor, [at('EXT_DONE'), at('EXT_MANUAL_QA', 'd2')], 'EXT_DONE'),
      forbidden('d2'),
    );
  });

  it('names the documents that have moved', () => {
    requireUnmoved([at('EXT_DONE')], ['EXT_DONE', 'TRASHED']);
    const moved = { code: 'DOCUMENT_MOVED', identifier: 'd2', details: { ids: ['d2'] } };
    assert.throws(() => requireUnmoved([at('EXT_DONE'), at('ARCHIVED', 'd2')], ['EXT_DONE']), moved);
  });
});

describe('other acts', () => {
  it('AMB-035 confirming takes CAN_VERIFY_DOCUMENTS', () => {
    requireMayConfirm(anActor(['CAN_VERIFY_DOCUMENTS']));
    assert.throws(() => requireMayConfirm(editor), forbidden());
  });

  it('AMB-035 AMB-046 deleting takes CAN_DELETE_DOCUMENTS, but for an own upload whose file never arrived', () => {
    const upload = (stage: string, uploaded_by_id: number) => ({ ...at(stage), uploaded_by_id });
    requireMayDelete(anActor(['CAN_DELETE_DOCUMENTS']), upload('TRASHED', 8));
    requireMayDelete(anActor(), upload('DOC_REQUESTED', 7));
    assert.throws(() => requireMayDelete(anActor(), upload('DOC_REQUESTED', 8)), forbidden('d1'));
    assert.throws(() => requireMayDelete(anActor(), upload('TRASHED', 7)), forbidden('d1'));
    assert.throws(
      () => requireMayDelete(anActor(['CAN_DELETE_DOCUMENTS']), upload('EXT_DONE', 8)),
      notAllowed('d1'),
    );
  });

  it('AMB-126 re-processing leaves documents alone that are read, or in Manual QA', () => {
    requireReprocessable(editor, at('EXT_DONE'));
    assert.throws(() => requireReprocessable(editor, at('EXT_MANUAL_QA')), forbidden('d1'));
    assert.throws(() => requireReprocessable(editor, at('DOC_REQUESTED')), notAllowed('d1'));
  });

  it('AMB-131 a document is parted only where another one may begin, behind its first page', () => {
    const doubt = {
      kind: 'otherDocument',
      severity: 'doubt',
      page: 3,
      box: null,
      text: '',
      fins: null,
    } as const;
    const packet = { ...at('EXT_DONE'), is_verified: false, from_page: null, document_doubts: [doubt] };
    const invalid = { code: 'INVALID_REQUEST', identifier: 'page' };
    requirePartable(editor, packet, 3);
    assert.throws(() => requirePartable(editor, packet, 2), invalid);
    assert.throws(() => requirePartable(editor, { ...packet, from_page: 3 }, 3), invalid);
    assert.throws(() => requirePartable(editor, { ...packet, is_verified: true }, 3), {
      code: 'DOCUMENT_CONFIRMED',
      identifier: 'd1',
    });
  });

  it('a file comes once for an upload that was created', () => {
    const upload = at('DOC_REQUESTED');
    assert.equal(requireOpenUpload('key', upload), upload);
    assert.throws(() => requireOpenUpload('key', undefined), { code: 'NOT_FOUND', identifier: 'key' });
    assert.throws(() => requireOpenUpload('key', at('EXT_DONE')), {
      code: 'UPLOAD_ALREADY_RECEIVED',
      identifier: 'key',
    });
  });

  it('a decision needs another document of the period, or a duplicate', () => {
    assert.equal(requireSamePeriod({ ...at('EXT_DONE'), same_period_as: 'd2' }), 'd2');
    assert.throws(() => requireSamePeriod({ ...at('EXT_DONE'), same_period_as: null }), notAllowed('d1'));
    requireDuplicate(at('EXT_FAILED_DUPLICATE'));
    assert.throws(() => requireDuplicate(at('EXT_FAILED')), notAllowed('d1'));
  });
});
