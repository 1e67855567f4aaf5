import { readdirSync } from 'node:fs';
import pg from 'pg';
import { readProcessTime } from './process-time.ts';

/** @returns how to read the processor time in ms that a PostgreSQL of this machine has used so far, with all its processes */
export async function postgresTime(url: string): Promise<() => number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const main = readProcessTime(rows[0]?.pid ?? '')?.parent ?? '';
  await client.end();
  return () => {
    const processes = readdirSync('/proc').filter((name) => /^\d+$/u.test(name));
    const times = processes.map((pid) => ({ pid, time: readProcessTime(pid) }));
    const seconds = times.reduce((sum, { pid, time }) => {
      if (pid === main) return sum + (time?.own ?? 0) + (time?.ended ?? 0);
      return time?.parent === main ? sum + time.own : sum;
    }, 0);
    return 1000 * seconds;
  };
}
