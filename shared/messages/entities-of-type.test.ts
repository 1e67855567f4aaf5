import { entitiesOfType } from './entities-of-type.ts';

it('calls several entities by their type, inside a sentence', () => {
  const names = ['Fund', 'Limited Partner', 'Company', 'GP Entity', 'Trust Business', 'SPV', ''];
  expect(names.map(entitiesOfType)).toEqual([
    'funds',
    'limited partners',
    'companies',
    'GP entities',
    'trust businesses',
    'SPVs',
    'entities',
  ]);
});
