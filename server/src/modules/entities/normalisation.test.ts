import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { normaliseEntityName } from '@assay/shared/domain';
import type { Database } from '../../database/database.ts';
import { testDatabase } from '../../database/testing.ts';

let database: Database;
before(async () => {
  database = await testDatabase();
});
after(() => database.close());

/** Letters of several scripts, white space of every kind, signs and emoji; nothing newer than every engine's tables. */
const CHARACTERS = [
  ...'aZäÖßéÉñÅøßẞİıŁžĳǅΑΣσςΏЖйЁאבعربक漢かカ한ﬁ',
  ...' \t\n\r\u000b\f\u00a0\u1680\u2003\u2028\u202f\u205f\u3000\ufeff',
  ...'\u200b\u200f0٣%/\\\'"&.-–🦊🏦',
  'e\u0301',
];

it('ENT-033 AMB-096 the database normalises names exactly as the browser does', async () => {
  const names = fc.sample(
    fc.array(fc.constantFrom(...CHARACTERS)).map((parts) => parts.join('')),
    {
      numRuns: 2000,
      seed: 20_261_122,
    },
  );
  const { rows } = await sql<{ name: string; normalised: string }>`
    select name, normalised_entity_name(name) as normalised
    from unnest(${sql.val(names)}::text[]) as name`.execute(database.kysely);
  assert.equal(rows.length, names.length);
  for (const { name, normalised } of rows)
    assert.equal(normalised, normaliseEntityName(name), JSON.stringify(name));
});
