import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import pg from 'pg';
import { migratePostgres, openDatabase } from './database.ts';
import { emptyDatabaseForProcess, TEST_ENGINE } from './testing.ts';

const HOUR = 3_600_000;

if (TEST_ENGINE === 'postgres') {
  describe('a PostgreSQL server that does not fit', () => {
    let url: string;
    let drop: () => Promise<void>;
    let owner: pg.Client;
    before(async () => {
      const empty = await emptyDatabaseForProcess();
      url = empty.environment['DATABASE_URL'] ?? '';
      drop = empty.drop;
      owner = new pg.Client({ connectionString: url });
      await owner.connect();
    });
    after(async () => {
      await owner.end();
      await drop();
    });

    it('is refused where its role may not create tables, or not the schema of the queue at the first start', async () => {
      const role = `guest_${new URL(url).pathname.slice(1)}`;
      const asGuest = new URL(url);
      asGuest.username = role;
      const open = () => migratePostgres(asGuest.href);
      const refusal = new RegExp(
        `The role ${role} may not create tables in the database .*: make it the owner`,
      );
      await owner.query(`create role ${role} login`);
      try {
        await assert.rejects(open(), refusal);
        await owner.query(`grant create on schema public to ${role}`);
        await assert.rejects(open(), refusal);
        await owner.query(`grant create on database ${new URL(url).pathname.slice(1)} to ${role}`);
        assert.ok((await open()).length > 0);
      } finally {
        await owner.query(`drop owned by ${role} cascade`);
        await owner.query(`drop role ${role}`);
      }
    });

    it('is refused where its clock and that of this machine are an hour apart', async () => {
      for (const hours of [-1, 1]) {
        const clock = () => new Date(Date.now() + hours * HOUR);
        await assert.rejects(
          openDatabase({ engine: 'postgres', url, clock }),
          new RegExp(`clock of this machine is ${hours * 60} minutes from that of the database`),
        );
      }
    });
  });
}
