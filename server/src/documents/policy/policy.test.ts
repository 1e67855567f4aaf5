import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CheckOverride } from '@assay/shared/domain';
import { SYSTEM_USER_ID } from '../../platform/system-user.ts';
import { anActor } from '../../testing/an-actor.ts';
import {
  hideWithheld,
  requireEditable,
  requireMayEdit,
  requireMayVerify,
  shownOverrides,
  unseenChanges,
} from './policy.ts';
import type { DatapointRow, MetricRow } from '../values/repository.ts';

const editor = anActor(['CAN_EDIT_DOCUMENTS']);
const reviewer = anActor(['CAN_EDIT_DOCUMENTS', 'CAN_VERIFY_DOCUMENTS']);
const forbidden = { code: 'FORBIDDEN', identifier: 'm1' };

describe('what may be edited', () => {
  it('is a document of a list that is not read-only', () => {
    requireEditable({ stage: 'EXT_DONE' });
    for (const stage of ['ARCHIVED', 'TRASHED'])
      assert.throws(() => requireEditable({ stage }), { code: 'DOCUMENT_READ_ONLY' });
    for (const stage of ['DOC_REQUESTED', 'NOWHERE'])
      assert.throws(() => requireEditable({ stage }), { code: 'DOCUMENT_NOT_READY' });
  });

  it('AMB-035 AMB-130 takes CAN_EDIT_DOCUMENTS, and a verified value of a confirmed document both', () => {
    const confirmed = { isConfirmed: true, isVerified: true };
    requireMayEdit(editor, 'm1', { isConfirmed: true, isVerified: false });
    requireMayEdit(editor, 'm1', { isConfirmed: false, isVerified: true });
    requireMayEdit(reviewer, 'm1', confirmed);
    assert.throws(() => requireMayEdit(editor, 'm1', confirmed), forbidden);
    assert.throws(
      () => requireMayEdit(anActor(), 'm1', { isConfirmed: false, isVerified: false }),
      forbidden,
    );
    requireMayVerify(reviewer, 'm1');
    for (const actor of [editor, anActor(['CAN_VERIFY_DOCUMENTS'])])
      assert.throws(() => requireMayVerify(actor, 'm1'), forbidden);
  });
});

describe('unseenChanges', () => {
  const seen = new Date('2026-01-01T12:00:00Z');
  const value = (by: number, milliseconds: number) =>
    ({ last_modified: new Date(seen.getTime() + milliseconds), last_modified_by_id: by }) as DatapointRow;
  const changed = (...datapoints: DatapointRow[]) =>
    unseenChanges(7, seen, [{ id: 'm1' } as MetricRow], new Map([['m1', datapoints]])).length;
  it("AMB-130 are other people's changes of the current value since it was seen", () => {
    assert.equal(changed(value(8, 1)), 1);
    assert.equal(changed(value(8, 0)), 0);
    assert.equal(changed(value(7, 1)), 0);
    assert.equal(changed(value(7, 0), value(8, 1)), 0);
    assert.equal(changed(), 0);
    assert.equal(unseenChanges(7, seen, [{ id: 'm2' } as MetricRow], new Map()).length, 0);
  });
});

describe('withheld values', () => {
  const current = {
    value: '485000',
    confidence: 0.9,
    is_verified: true,
    verified_by: 'Ada',
    page: 1,
  } as DatapointRow;
  const other = { value: '435000' } as DatapointRow;
  it('look like values that were not found', () => {
    const [shown, ...others] = hideWithheld('m1', [current, other], new Set(['m1']));
    assert.deepEqual(others, []);
    const { value, confidence, is_verified, verified_by, page, modified_by } = shown ?? current;
    assert.deepEqual([value, confidence, is_verified, verified_by, page], ['', 0, false, null, null]);
    assert.equal(modified_by, SYSTEM_USER_ID);
    assert.deepEqual(hideWithheld('m2', [current, other], new Set(['m1'])), [current, other]);
    assert.deepEqual(hideWithheld('m1', [], new Set(['m1'])), []);
  });

  it('hide the accepted checks that name them', () => {
    const override = (...fields: string[]) =>
      ({ operands: fields.map((fieldId) => ({ fieldId })) }) as unknown as CheckOverride;
    const [named, mixed, open] = [override('m1'), override('m2', 'm1'), override('m2')] as const;
    assert.deepEqual(shownOverrides([named, mixed, open], new Set(['m1'])), [open]);
  });
});
