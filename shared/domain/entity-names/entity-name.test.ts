import { normaliseEntityName } from './entity-name.ts';

describe('normaliseEntityName', () => {
  it('ENT-033 removes white space and converts to lower case', () => {
    expect(normaliseEntityName('  Calder\u00a0Ridge \tIV ')).toBe('calderridgeiv');
  });
});
