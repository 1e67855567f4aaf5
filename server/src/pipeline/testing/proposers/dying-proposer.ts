import type { Proposer } from '../../contract/proposer.ts';

/** For tests: takes the process down, like an engine that breaks. */
const dyingProposer: Proposer = {
  id: 'dying',
  version: '1',
  propose() {
    process.kill(process.pid, 'SIGSEGV');
    return new Promise(() => undefined);
  },
};

export default dyingProposer;
