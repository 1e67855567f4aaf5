import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DEFAULT_LIMITS } from '../contract/limits.ts';
import type { ReadingFault } from './reading-watch.ts';
import { LOOK_MILLISECONDS, ReadingWatch } from './reading-watch.ts';

const MINUTE = 60_000;
const LATE = { reason: 'Extracting the document takes longer than allowed.' };
const IDLE = { reason: 'The extractor has the document and does not work on it.', hasEnded: true };

/** A watch over a process that works all the time unless `isIdle`, on a machine whose time is what the test says. */
function watched(options: { load?: number; hasPlugIns?: boolean } = {}) {
  const machine = { now: 0, load: options.load ?? 0, work: 5000, isIdle: false };
  const watch = new ReadingWatch({
    limits: DEFAULT_LIMITS,
    readings: {
      now: () => machine.now,
      loadPerCore: () => machine.load,
      processorTime: () => machine.work,
    },
    hasPlugIns: options.hasPlugIns ?? false,
  });
  /** Looks every `apart` ms for so many milliseconds. @returns the first fault and when it was seen */
  const look = (
    milliseconds: number,
    apart = LOOK_MILLISECONDS,
  ): { fault: ReadingFault; at: number } | null => {
    const until = machine.now + milliseconds;
    while (machine.now < until) {
      machine.now += apart;
      if (!machine.isIdle) machine.work += 1;
      const fault = watch.look();
      if (fault !== null) return { fault, at: machine.now };
    }
    return null;
  };
  return { watch, machine, look };
}

describe('ReadingWatch', () => {
  it('STATE-010 keeps the limits of a document and a page in time of the clock up to a load of four per processor', () => {
    for (const load of [0, 4]) {
      const whole = watched({ load });
      assert.equal(whole.look(10 * MINUTE), null);
      assert.deepEqual(whole.look(MINUTE)?.fault, LATE);
      const page = watched({ load });
      page.look(MINUTE);
      page.watch.beginPage(7);
      assert.equal(page.look(MINUTE), null);
      assert.deepEqual(page.look(LOOK_MILLISECONDS)?.fault, {
        reason: 'Reading page 7 takes longer than allowed.',
        stuckPage: 7,
      });
    }
  });

  it('STATE-010 lets limits grow with the load, at most threefold, and only while the load lasts', () => {
    assert.equal(watched({ load: 8 }).look(20 * MINUTE), null);
    assert.deepEqual(watched({ load: 8 }).look(21 * MINUTE)?.fault, LATE);
    assert.equal(watched({ load: 28 }).look(30 * MINUTE - LOOK_MILLISECONDS), null);
    assert.deepEqual(watched({ load: 28 }).look(31 * MINUTE)?.fault, LATE);
    const { machine, look } = watched({ load: 8 });
    look(10 * MINUTE);
    machine.load = 1;
    assert.equal(look(5 * MINUTE), null);
    assert.deepEqual(look(LOOK_MILLISECONDS)?.fault, LATE);
  });

  it('gives recognition of a page a time of its own', () => {
    const { watch, look } = watched();
    watch.beginPage(1);
    watch.beginRecognition();
    assert.equal(look(3 * MINUTE), null);
    assert.equal(look(LOOK_MILLISECONDS)?.fault.stuckPage, 1);
  });

  it('ends a process that has a document and used no processor time for a minute while its parent got some', () => {
    const { machine, look } = watched({ load: 28 });
    look(MINUTE);
    machine.isIdle = true;
    const seen = look(10 * MINUTE);
    assert.deepEqual(seen, { fault: IDLE, at: 2 * MINUTE });
  });

  it('keeps a process that starves with its parent, and one that gets a little now and then', () => {
    const starved = watched();
    starved.machine.isIdle = true;
    // The parent looks every three seconds instead of four times a second.
    assert.equal(starved.look(9 * MINUTE, 3000), null);
    const slow = watched();
    slow.machine.isIdle = true;
    for (let half = 0; half < 18; half += 1) {
      slow.machine.work += 1;
      assert.equal(slow.look(MINUTE / 2), null);
    }
  });

  it('lets plug-ins wait for answers within their own limit, in the last stage only', () => {
    const { machine, watch, look } = watched({ hasPlugIns: true });
    machine.isIdle = true;
    watch.beginStage('EXT_START_METRIC_QUERY');
    assert.deepEqual(look(5 * MINUTE), { fault: IDLE, at: 2 * MINUTE });
    const reading = watched({ hasPlugIns: true });
    reading.machine.isIdle = true;
    assert.deepEqual(reading.look(5 * MINUTE), { fault: IDLE, at: MINUTE });
  });

  it('counts the processor time of the document without what the process had used before', () => {
    const { watch, look } = watched();
    look(1000);
    assert.equal(watch.processorTime, 4);
  });
});
