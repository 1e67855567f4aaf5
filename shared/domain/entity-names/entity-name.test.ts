import { duplicateEntityNames, isEmptyEntityName, normaliseEntityName } from './entity-name.ts';

describe('entity names', () => {
  it('ENT-033 normalises by removing white space and lowering case', () => {
    expect(normaliseEntityName('  Calder\u00a0Ridge \tIV ')).toBe('calderridgeiv');
  });

  it('ENT-034 a name of white space only is empty', () => {
    expect([isEmptyEntityName(' \n'), isEmptyEntityName(' a ')]).toEqual([true, false]);
  });

  it('ENT-036 finds names that repeat an earlier one', () => {
    expect(duplicateEntityNames(['Ridge', 'Other', 'ridge ', 'RIDGE'])).toEqual(['ridge ', 'RIDGE']);
  });
});
