import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Sessions } from './sessions.ts';

/** Sessions with a lease that is held, and what happened in them so far. */
async function heldSessions() {
  const sessions = new Sessions();
  const done: string[] = [];
  const held = await sessions.acquire();
  const run = (name: string) => sessions.alone(async () => void done.push(name));
  const lease = async (name: string) => {
    const own = await sessions.acquire();
    done.push(name);
    sessions.release(own);
  };
  return { sessions, done, run, lease, release: () => sessions.release(held) };
}

it('lets the statements that wait, and those that follow them at once, come before the next lease', async () => {
  const { done, run, lease, release } = await heldSessions();
  const leases = [lease('first lease'), lease('second lease')];
  const reading = run('first statement').then(() => run('second statement'));
  release();
  await Promise.all([...leases, reading]);
  assert.deepEqual(done, ['first statement', 'second statement', 'first lease', 'second lease']);
});

it('grants the next lease when no statement follows, and does everything else before the last', async () => {
  const { sessions, done, run, lease, release } = await heldSessions();
  const waiting = [run('statement'), lease('lease')];
  const ending = sessions.last(async () => void done.push('last'));
  release();
  await Promise.all([...waiting, ending]);
  assert.deepEqual(done, ['statement', 'lease', 'last']);
});

it('lets a lease through after eight statements that come without end', async () => {
  const { done, run, lease, release } = await heldSessions();
  let isOver = false;
  const reading = (async () => {
    while (!isOver) await run('statement');
  })();
  const waiting = lease('lease');
  release();
  await waiting;
  isOver = true;
  await reading;
  assert.equal(done.indexOf('lease'), 8);
});
