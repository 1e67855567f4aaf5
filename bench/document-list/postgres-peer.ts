/** The list's statements by bare `pg` behind node's http: what any server on PostgreSQL pays at least. */
import { createServer } from 'node:http';
import pg from 'pg';
import type { Statement } from './fill.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
let statements: readonly Statement[] = [];

const server = createServer((_request, response) => {
  void Promise.all(statements.map(({ text, values }) => pool.query(text, [...values]))).then(
    ([page, count]) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ items: page?.rows, count: count?.rows }));
    },
  );
});

process.on('message', (message: { statements: readonly Statement[] } | 'cpu') => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
    return;
  }
  statements = message.statements;
  server.listen(8198, () => process.send?.('ready'));
});
process.on('disconnect', () => {
  server.close();
  void pool.end().then(() => process.exit(0));
});
