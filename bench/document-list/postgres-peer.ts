/** The statements of calls by bare `pg` behind node's http: what any server on PostgreSQL pays at least. */
import { createServer } from 'node:http';
import pg from 'pg';
import type { Statement } from './calls.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
let calls: Readonly<Record<string, readonly Statement[]>> = {};

const server = createServer((request, response) => {
  const statements = calls[decodeURIComponent((request.url ?? '').slice(1))] ?? [];
  void Promise.all(statements.map(({ text, values }) => pool.query(text, [...values]))).then((results) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(results.map(({ rows }) => rows)));
  });
});

process.on('message', (message: { calls: typeof calls } | 'cpu') => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
    return;
  }
  calls = message.calls;
  server.listen(8198, () => process.send?.('ready'));
});
process.on('disconnect', () => {
  server.close();
  void pool.end().then(() => process.exit(0));
});
