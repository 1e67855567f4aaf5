import fc from 'fast-check';
import {
  ACCEPTANCE_RULES,
  ACCEPTANCE_TRANSITIONS,
  acceptanceStateOf,
  offeredTransitions,
  possibleTransitions,
  type AcceptanceSituation,
} from './transitions.ts';

const situation = fc.record<AcceptanceSituation>({
  stage: fc.constantFrom('EXT_DONE', 'ARCHIVED', 'TRASHED', 'EXT_MANUAL_QA', 'EXT_FAILED', 'DOC_UPLOADED'),
  isConfirmed: fc.boolean(),
  state: fc.constantFrom('open', 'submitted', 'approved', 'rejected'),
  isOwnWork: fc.boolean(),
});

describe('offeredTransitions', () => {
  it('never offers a decision on own work, whatever the document', () => {
    fc.assert(
      fc.property(situation, (one) => {
        const decisions = offeredTransitions(one).filter((id) => ACCEPTANCE_RULES[id].isDecision);
        expect(one.isOwnWork && decisions.length > 0).toBe(false);
      }),
    );
  });

  it('offers nothing outside Documents and nothing for a confirmed document', () => {
    fc.assert(
      fc.property(situation, (one) => {
        if (one.stage !== 'EXT_DONE' || one.isConfirmed) expect(possibleTransitions(one)).toEqual([]);
      }),
    );
  });

  it('every transition leads to a state in which it is not offered again', () => {
    for (const id of ACCEPTANCE_TRANSITIONS) {
      const { to } = ACCEPTANCE_RULES[id];
      const after = { stage: 'EXT_DONE', isConfirmed: false, state: to, isOwnWork: false };
      expect(possibleTransitions(after)).not.toContain(id);
    }
  });
});

describe('acceptanceStateOf', () => {
  it('is open without a transition', () => {
    expect(acceptanceStateOf(undefined, 7)).toBe('open');
  });

  it('keeps a submission and a rejection through later changes, but not an approval', () => {
    const states = ACCEPTANCE_TRANSITIONS.map((transition) =>
      acceptanceStateOf({ transition, revision: 7 }, 8),
    );
    expect(states).toEqual(['submitted', 'open', 'rejected']);
    expect(acceptanceStateOf({ transition: 'approve', revision: 7 }, 7)).toBe('approved');
  });
});
