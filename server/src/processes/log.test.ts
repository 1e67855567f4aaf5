import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import Fastify from 'fastify';
import { errors } from '../plugins/errors.ts';
import { openLog } from './log.ts';

const ADDRESS = '/files/documents/one/source?filename=a.pdf&expires=1&signature=SECRET';

describe('the log', () => {
  it('holds no signed address: neither of a request, nor of a failure, nor in a text', async () => {
    const lines: string[] = [];
    const log = openLog('info', { write: (line) => void lines.push(line) });
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
