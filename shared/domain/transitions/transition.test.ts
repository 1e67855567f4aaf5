import { isJustificationComplete, offeredTransitions } from './transition.ts';

describe('transitions', () => {
  it('UAW-003 offers only those with a label', () => {
    const approve = { id: 'approve', label: 'Approve' };
    expect(
      offeredTransitions([{ id: 'a' }, approve, { id: 'b', label: ' ' }, { id: 'c', label: null }]),
    ).toEqual([approve]);
  });

  it('AMB-070 only a required justification may not be empty', () => {
    expect(isJustificationComplete({ justification: 'required' }, ' ')).toBe(false);
    expect(isJustificationComplete({ justification: 'required' }, 'Wrong fund')).toBe(true);
    expect(isJustificationComplete({ justification: 'optional' }, '')).toBe(true);
    expect(isJustificationComplete({}, '')).toBe(true);
  });
});
