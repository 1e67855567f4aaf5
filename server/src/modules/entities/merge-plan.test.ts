import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { planRelationships, type RelationshipRow } from './merge-plan.ts';

const END = fc.constantFrom('source', 'target', 'a', 'b');
const TYPE = fc.constantFrom('fund', 'company');
const ROWS = fc
  .uniqueArray(fc.record({ parent_id: END, parent_type: TYPE, child_id: END, child_type: TYPE }), {
    selector: (row) => JSON.stringify(row),
  })
  .map((rows) => rows.map((row, index): RelationshipRow => ({ id: String(index), ...row })));

it('after a merge no relationship is left to the source, none is doubled, and none relates an entity to itself anew', () => {
  fc.assert(
    fc.property(ROWS, (rows) => {
      const { dropped, joined, moved } = planRelationships(rows, { sourceId: 'source', targetId: 'target' });
      const gone = new Set([...dropped, ...joined.map(({ id }) => id)]);
      const changed = new Map(moved.map((row) => [row.id, row]));
      const after = rows.filter(({ id }) => !gone.has(id)).map((row) => changed.get(row.id) ?? row);
      assert.ok(after.every((row) => row.parent_id !== 'source' && row.child_id !== 'source'));
      const keys = after.map((row) => JSON.stringify({ ...row, id: '' }));
      assert.equal(new Set(keys).size, keys.length);
      assert.ok(moved.every((row) => row.parent_id !== row.child_id));
      assert.ok(joined.every(({ into }) => after.some(({ id }) => id === into)));
      assert.equal(after.length + gone.size, rows.length);
    }),
    { seed: 20_261_122, numRuns: 500 },
  );
});
