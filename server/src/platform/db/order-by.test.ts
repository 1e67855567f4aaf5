import assert from 'node:assert/strict';
import { it } from 'node:test';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { readOrderBy } from './order-by.ts';

const kysely = new Kysely<{ rows: { id: string } }>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const ORDER = {
  columns: { name: { expression: 'lower(name)' }, fund: { expression: 'fund', isNullable: true } },
  defaultOrder: { column: 'name', direction: 'asc' },
  tieBreaker: 'id',
} as const;

function sqlOf(orderBy: string | undefined): string {
  const query = kysely.selectFrom('rows').select('id').orderBy(readOrderBy(orderBy, ORDER));
  return query.compile().sql.split('order by ')[1] ?? '';
}

it('API-004 orders by the column asked for, else by the default, with the tie breaker in the same direction', () => {
  assert.equal(sqlOf(undefined), 'lower(name), id');
  assert.equal(sqlOf('name:desc'), 'lower(name) desc, id desc');
});

it('API-004 puts rows without a value last in both directions', () => {
  assert.equal(sqlOf('fund:asc'), 'fund, id');
  assert.equal(sqlOf('fund:desc'), 'fund desc nulls last, id desc');
});

it('API-004 refuses columns that the list does not have', () => {
  for (const orderBy of ['id:asc', 'name:up', 'name', 'toString:asc', 'name:asc; drop table rows'])
    assert.throws(() => readOrderBy(orderBy, ORDER), { code: 'INVALID_REQUEST', identifier: 'orderBy' });
});
