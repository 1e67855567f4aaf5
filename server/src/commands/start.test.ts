import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, describe, it } from 'node:test';
import { pathToFileURL, fileURLToPath } from 'node:url';

const RUN = pathToFileURL(fileURLToPath(new URL('../../../scripts/lib/run.mjs', import.meta.url))).href;

const folder = mkdtempSync(path.join(tmpdir(), 'assay-start-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const server = path.join(folder, 'server.mjs');
// Ends as the server does: when it is asked to, and not before it has closed what is open.
writeFileSync(
  server,
  `for (const signal of ['SIGINT', 'SIGTERM'])
     process.on(signal, () => { console.log('closed after ' + signal); process.exit(0); });
   setInterval(() => {}, 1000);
   console.log('server ' + process.pid);`,
);

describe('npm start, ended by its process id', () => {
  for (const [signal, received] of [
    ['SIGTERM', 'SIGTERM'],
    ['SIGINT', 'SIGINT'],
    ['SIGHUP', 'SIGTERM'],
  ] as const) {
    it(`ends its server by ${signal}, which closes first`, async () => {
      const script = `const { runForeground } = await import(${JSON.stringify(RUN)});
        process.exit(await runForeground(${JSON.stringify(server)}, []));`;
      const start = spawn(process.execPath, ['--input-type=module', '--eval', script], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(start, 'exit');
      const lines: string[] = [];
      for await (const line of createInterface(start.stdout)) {
        lines.push(line);
        if (line.startsWith('server ')) start.kill(signal);
      }
      const [code] = (await ended) as [number | null];
      assert.deepEqual([lines.at(-1), code], [`closed after ${received}`, 0]);
      const pid = Number(lines[0]?.split(' ')[1]);
      assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
    });
  }
});
