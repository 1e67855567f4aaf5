import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

const { scripts } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Names of the commands that are programs of this repository, each with its file. Others are tools with a help of their own. */
const COMMANDS = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /^node (\S+)/u.exec(line) ?? [];
  return file === undefined ? [] : [{ name, file }];
});

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const call = (file: string, ...args: string[]): Promise<Ended> =>
  run(process.execPath, [file, ...args], { cwd: ROOT }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Ended) => error,
  );

describe('commands of package.json', { concurrency: 2 }, () => {
  for (const { name, file } of COMMANDS) {
    it(`${name} prints its usage`, async () => {
      const { code, stdout, stderr } = await call(file, '--help');
      assert.deepEqual([code, stderr], [0, '']);
      assert.match(stdout, new RegExp(`^Usage: npm (run (-s )?)?${name}\\b`, 'u'));
    });

    it(`${name} answers an argument that it does not take by a sentence and its usage`, async () => {
      const { code, stdout, stderr } = await call(file, '--no-such-option');
      assert.deepEqual([code, stdout], [2, '']);
      assert.match(stderr, /^[^\n]*--no-such-option[^\n]*\nUsage: npm /u);
      assert.doesNotMatch(stderr, /^\s+at /mu);
    });
  }
});
