import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AcceptanceSituation } from '@assay/shared/domain';
import { anActor } from '../../testing/an-actor.ts';
import { readJustification, requireOffered, requireTransition } from './policy.ts';

describe('user acceptance', () => {
  it('AMB-139 submitting takes CAN_VERIFY_DOCUMENTS, a decision CAN_APPROVE_DOCUMENTS', () => {
    const [verifier, approver] = [anActor(['CAN_VERIFY_DOCUMENTS']), anActor(['CAN_APPROVE_DOCUMENTS'])];
    assert.equal(requireTransition(verifier, 'submit'), 'submit');
    assert.throws(() => requireTransition(approver, 'submit'), { code: 'FORBIDDEN' });
    for (const decision of ['approve', 'reject']) {
      assert.equal(requireTransition(approver, decision), decision);
      assert.throws(() => requireTransition(verifier, decision), { code: 'FORBIDDEN' });
    }
    assert.throws(() => requireTransition(verifier, 'publish'), {
      code: 'INVALID_REQUEST',
      identifier: 'transition',
    });
  });

  it('AMB-070 a rejection needs a reason, and the other transitions take none', () => {
    assert.equal(readJustification('reject', ' Wrong fund '), 'Wrong fund');
    for (const nothing of [undefined, null, '', '  '])
      assert.throws(() => readJustification('reject', nothing), {
        code: 'INVALID_REQUEST',
        identifier: 'justification',
      });
    assert.equal(readJustification('approve', 'Looks right'), null);
    assert.equal(readJustification('submit', undefined), null);
  });

  it('UAW-002 says whether a transition is refused as own work or by the state', () => {
    const situation: AcceptanceSituation = {
      stage: 'EXT_DONE',
      isConfirmed: false,
      state: 'submitted',
      isOwnWork: false,
    };
    requireOffered('approve', situation);
    const own = { ...situation, isOwnWork: true };
    assert.throws(() => requireOffered('approve', own), { code: 'OWN_WORK', identifier: 'approve' });
    assert.throws(() => requireOffered('submit', situation), {
      code: 'TRANSITION_NOT_ALLOWED',
      identifier: 'submit',
    });
  });
});
