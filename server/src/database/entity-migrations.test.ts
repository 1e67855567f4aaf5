import assert from 'node:assert/strict';
import { it } from 'node:test';
import { beforeMigration } from './testing.ts';

const SCHEMA = '00000000-0000-4000-8000-000000000001';
/** Compresses so well that an index took it at any length. */
const LONG = 'a'.repeat(4000);

it('AMB-094 AMB-096 types of an earlier version get title case unless renamed, and entities are found by names of any length', async () => {
  await beforeMigration('0770_entity_order.sql', async (session, migrateRest) => {
    const groups = (name: string) =>
      JSON.stringify([
        { displayName: 'Summary', metrics: [{ fin: 'fund', displayName: 'Fund' }] },
        {
          displayName: 'Partner',
          metrics: [{ fin: 'limited_partner', displayName: name, isRequired: true }],
        },
        { displayName: 'Empty', metrics: [] },
      ]);
    await session.exec(`
      insert into clients (id, name) values ('one', 'One');
      insert into entity_types (client_id, fin, display_name) values ('one', 'limited_partner', 'Limited partner');
      insert into metric_identifiers (client_id, fin, name, type) values ('one', 'limited_partner', 'Limited partner', 'ENTITY_NAME'),
        ('one', 'fund_manager', 'Our manager', 'ENTITY_NAME'), ('one', 'text', 'Limited partner', 'STRING');
      insert into schemas (id, client_id, name) values ('${SCHEMA}', 'one', 'Call');
      insert into schema_versions (schema_id, version, name, groups) values ('${SCHEMA}', 1, 'Call', '${groups('Limited partner')}');
      insert into entities (client_id, name) values ('one', 'Calder  Ridge'), ('one', '${LONG}')`);
    await migrateRest();
    const names = await session.query('select fin, name from metric_identifiers order by fin');
    assert.deepEqual(names.rows, [
      { fin: 'fund_manager', name: 'Our manager' },
      { fin: 'limited_partner', name: 'Limited Partner' },
      { fin: 'text', name: 'Limited partner' },
    ]);
    const types = await session.query('select display_name from entity_types');
    assert.deepEqual(types.rows, [{ display_name: 'Limited Partner' }]);
    const versions = await session.query<{ groups: unknown }>('select groups from schema_versions');
    assert.deepEqual(versions.rows[0]?.groups, JSON.parse(groups('Limited Partner')));
    const found = await session.query(
      `select left(name, 3) as name from entities
        where normalised_name in (normalised_entity_name('CALDER ridge'), normalised_entity_name($1)) order by sort_name`,
      [LONG.toUpperCase()],
    );
    assert.deepEqual(found.rows, [{ name: 'aaa' }, { name: 'Cal' }]);
  });
});
