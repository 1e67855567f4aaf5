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

writeFileSync(
  path.join(folder, 'start.mjs'),
  `import { runForeground } from ${JSON.stringify(RUN)};
   process.exit(await runForeground(${JSON.stringify(server)}, []));`,
);
writeFileSync(path.join(folder, 'package.json'), '{ "scripts": { "start": "node start.mjs" } }');

describe('npm start, ended by its process id', () => {
  for (const [signal, received] of [
    ['SIGTERM', 'SIGTERM'],
    ['SIGINT', 'SIGINT'],
    ['SIGHUP', 'SIGTERM'],
  ] as const) {
    it(`ends its server by ${signal}, which closes first`, async () => {
      const start = spawn(process.execPath, [path.join(folder, 'start.mjs')], {
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

  // npm ends of these at once; SIGINT it leaves to the shell, which waits for its program, so that nothing ends.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
    it(`ends its server by ${signal} to npm itself, which closes first`, async () => {
      const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
      const lines: string[] = [];
      // The output ends with the last process that has it.
      for await (const line of createInterface(npm.stdout)) {
        lines.push(line);
        if (line.startsWith('server ')) npm.kill(signal);
      }
      assert.match(lines.at(-1) ?? '', /^closed after SIG/u);
    });
  }
});
