import type { Proposer } from '../../contract/proposer.ts';

/** For tests: never gives the thread back, like an engine that hangs on a file. */
const busyProposer: Proposer = {
  id: 'busy',
  version: '1',
  propose() {
    for (;;) Math.random();
  },
};

export default busyProposer;
