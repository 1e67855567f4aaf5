import assert from 'node:assert/strict';
import { it } from 'node:test';
import Fastify from 'fastify';
import { AppError } from '@assay/shared/domain';
import { openLog } from '../platform/logger.ts';
import { errors } from './errors.ts';

interface LoggedError {
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggedError;
}

/** Calls a route that throws. @returns the response, and the logged errors */
async function failWith(error: Error) {
  const lines: { level: number; err?: LoggedError }[] = [];
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const app = Fastify({ loggerInstance: log });
  await app.register(errors);
  app.get('/', async () => {
    throw error;
  });
  const { statusCode, body } = await app.inject('/');
  await app.close();
  return { statusCode, body, logged: lines.flatMap(({ err }) => err ?? []) };
}

const cause = new Error('the disk is on fire');

it('the error handler logs the stack and the cause of a failure, and sends neither', async () => {
  const { statusCode, body, logged } = await failWith(new Error('cannot save', { cause }));
  assert.equal(statusCode, 500);
  assert.deepEqual(JSON.parse(body), { errors: [{ code: 'INTERNAL_ERROR', message: 'internal error' }] });
  assert.deepEqual([logged[0]?.message, logged[0]?.cause?.message], ['cannot save', 'the disk is on fire']);
  for (const error of [logged[0], logged[0]?.cause]) assert.match(error?.stack ?? '', /errors\.test\.ts:\d+/);
});

it('the error handler logs the cause of a refusal', async () => {
  const { statusCode, body, logged } = await failWith(new AppError('NOT_FOUND', { identifier: 'a', cause }));
  assert.equal(statusCode, 404);
  assert.doesNotMatch(body, /fire/);
  assert.equal(logged[0]?.cause?.message, 'the disk is on fire');
});

it('the error handler logs nothing for a refusal without a cause', async () => {
  const { statusCode, logged } = await failWith(new AppError('NOT_FOUND'));
  assert.equal(statusCode, 404);
  assert.deepEqual(logged, []);
});
