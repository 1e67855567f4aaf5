import type { DocumentType } from '@assay/shared/contracts';
import { groupByCategory } from './type-choices.ts';

const aType = (id: string, category: string): DocumentType => ({
  id,
  backendId: 1,
  displayName: id,
  reportingEntityType: 'fund',
  keyEntityType: 'company',
  requiredMetrics: [],
  category: { id: category.toLowerCase(), name: category },
});

describe('groupByCategory', () => {
  it('UPL-007 groups the document types by category and keeps their order', () => {
    const types = [
      aType('Capital Call', 'Private Markets'),
      aType('Invoice', 'Operations'),
      aType('Performance', 'Private Markets'),
    ];
    expect(groupByCategory(types)).toEqual([
      {
        group: 'Private Markets',
        items: [
          { value: 'Capital Call', label: 'Capital Call' },
          { value: 'Performance', label: 'Performance' },
        ],
      },
      { group: 'Operations', items: [{ value: 'Invoice', label: 'Invoice' }] },
    ]);
  });

  it('gives no groups where there are no types', () => {
    expect(groupByCategory([])).toEqual([]);
  });
});
