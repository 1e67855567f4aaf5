import { normaliseEntityName } from './entity-name.ts';

describe('normaliseEntityName', () => {
  it('ENT-033 normalises by removing white space and lowering case', () => {
    expect(normaliseEntityName('  Calder\u00a0Ridge \tIV ')).toBe('calderridgeiv');
  });
});
