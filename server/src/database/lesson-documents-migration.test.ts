import assert from 'node:assert/strict';
import { it } from 'node:test';
import { beforeMigration } from './testing.ts';

const [LAYOUT, CONFIRMED, SAME_TYPE, OTHER_CLIENT] = [1, 2, 3, 4].map(
  (digit) => `00000000-0000-4000-8000-00000000000${digit}`,
);

it('AMB-085 a refused lesson of an earlier version finds the document that it names by its file name', async () => {
  await beforeMigration('0600_lesson_documents.sql', async (session, migrateRest) => {
    await session.exec(`
      insert into clients (id, name) values ('one', 'One'), ('two', 'Two');
      insert into learned_layouts (id, client_id, document_type_id, sender, fingerprint)
        values ('${LAYOUT}', 'one', 'CAPITAL_CALL', 'Hollis', '{}');
      insert into document_requests (id, client_id, file_name, s3_key, stage, extraction_stage, document_type_id,
          uploaded_by, uploaded_by_id, is_verified)
        select id::uuid, client, 'Q2.pdf', id, 'EXT_DONE', 'EXT_DONE', type, 'Ada', 1, confirmed
        from (values ('${SAME_TYPE}', 'one', 'CAPITAL_CALL', false), ('${CONFIRMED}', 'one', 'PERFORMANCE', true),
          ('${OTHER_CLIENT}', 'two', 'CAPITAL_CALL', true)) as document (id, client, type, confirmed);
      insert into learned_lessons (client_id, layout_id, fin, evidence, label, state, rejected_document,
          taught_by_id, taught_by, taught_in)
        values ('one', '${LAYOUT}', 'a', '{}', 'named', 'rejected', 'Q2.pdf', 1, 'Ada', 'Q1.pdf'),
          ('one', '${LAYOUT}', 'b', '{}', 'gone', 'rejected', 'deleted.pdf', 1, 'Ada', 'Q1.pdf'),
          ('one', '${LAYOUT}', 'c', '{}', 'in force', 'active', null, 1, 'Ada', 'Q1.pdf')`);
    const lessons = async () =>
      (await session.query('select label, rejected_document_id as id from learned_lessons order by fin'))
        .rows;
    await migrateRest();
    assert.deepEqual(await lessons(), [
      { label: 'named', id: CONFIRMED },
      { label: 'gone', id: null },
      { label: 'in force', id: null },
    ]);
  });
});
