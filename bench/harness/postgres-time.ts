import { readdirSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import pg from 'pg';

/** A process as Linux tells of it: who started it, and the processor time of itself and of those of its children that have ended. */
function readProcess(pid: string): { readonly parent: string; readonly own: number; readonly ended: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const at = (place: number) => Number(fields[place]);
  return { parent: fields[1] ?? '', own: at(11) + at(12), ended: at(13) + at(14) };
}

/** @returns how to read the processor time in ms that a PostgreSQL of this machine has used so far, with all its processes */
export async function postgresTime(url: string): Promise<() => number> {
  const ticks = Number(spawnSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }).stdout);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const { parent: main } = readProcess(String(rows[0]?.pid));
  await client.end();
  return () => {
    const { own, ended } = readProcess(main);
    let sum = own + ended;
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/u.test(name)))
      try {
        const child = readProcess(pid);
        if (child.parent === main) sum += child.own;
      } catch {
        // It has ended meanwhile.
      }
    return (sum * 1000) / ticks;
  };
}
