import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import Fastify from 'fastify';
import { errors } from '../plugins/errors.ts';
import { logWarnings, openLog } from './logger.ts';
import { testPatterns } from './patterns/pattern-thread.ts';

const ADDRESS = '/files/documents/one/source?filename=a.pdf&expires=1&signature=SECRET';

function openTestLog() {
  const lines: string[] = [];
  return { lines, log: openLog('info', { write: (line) => void lines.push(line) }) };
}

describe('the log', () => {
  it('writes an error with its stack and with every cause', () => {
    const { lines, log } = openTestLog();
    const cause = Object.assign(new Error('no room'), { code: 'ENOSPC' });
    log.error({ err: new Error('cannot write', { cause }) }, 'request failed');
    const { err } = JSON.parse(lines[0] ?? '') as {
      err: { message: string; stack: string; cause: { message: string; code: string; stack: string } };
    };
    assert.deepEqual([err.message, err.cause.message, err.cause.code], ['cannot write', 'no room', 'ENOSPC']);
    for (const { stack } of [err, err.cause]) assert.match(stack, /logger\.test\.ts:\d+/);
  });

  it('AMB-090 holds the warning that the pattern of a validator is ignored', async () => {
    const { lines, log } = openTestLog();
    const before = process.listeners('warning');
    logWarnings(log);
    const warned = once(process, 'warning');
    await testPatterns([{ regex: '(' }], ['EUR']);
    await warned;
    process.removeAllListeners('warning');
    before.forEach((listener) => process.on('warning', listener));
    const { level, msg } = JSON.parse(lines[0] ?? '') as { level: number; msg: string };
    assert.deepEqual(
      [level, msg],
      [40, 'the pattern of a validator is ignored, because it is no regular expression: ('],
    );
  });

  it('contains no signed address: neither of a request, nor of a failure, nor in a text', async () => {
    const { lines, log } = openTestLog();
    const app = Fastify({ loggerInstance: log });
    await app.register(errors);
    app.get('/files/*', async (request) => {
      throw Object.assign(new Error(`cannot send "${request.url}"`), { address: request.url });
    });
    await app.inject({ url: ADDRESS });
    await app.inject({ url: ADDRESS.replace('a.pdf', 'a"b') });
    await app.inject({ url: ADDRESS.replace('/files', '/nowhere') });
    log.warn({ said: [`see https://assay.example${ADDRESS}`] }, `GET ${ADDRESS} was slow`);
    await app.close();

    assert.ok(lines.some((line) => line.includes('/files/documents/one/source?…')));
    assert.ok(lines.some((line) => line.includes('cannot send')));
    for (const line of lines) {
      assert.doesNotMatch(line, /SECRET|signature/);
      JSON.parse(line);
    }
  });
});
