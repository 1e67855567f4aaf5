/** The statements of calls by bare `pg` behind node's http: what any server on PostgreSQL pays at least. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import pg from 'pg';
import { respondToBenchmark } from './peer-messages.ts';
import type { Statement } from './statements.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
let known: Readonly<Record<string, readonly Statement[]>> = {};

const server = createServer((request, response) => {
  const statements = known[decodeURIComponent((request.url ?? '').slice(1))] ?? [];
  void Promise.all(statements.map(({ text, values }) => pool.query(text, [...values]))).then((results) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(results.map(({ rows }) => rows)));
  });
});

respondToBenchmark({
  async open(calls) {
    known = calls;
    await once(server.listen(8198), 'listening');
  },
  async close() {
    server.close();
    await pool.end();
  },
});
