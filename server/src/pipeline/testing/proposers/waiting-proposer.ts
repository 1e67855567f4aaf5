import type { Proposer } from '../../contract/proposer.ts';

/** For tests: never answers and uses no processor. */
const waitingProposer: Proposer = {
  id: 'waiting',
  version: '1',
  propose: () => new Promise(() => undefined),
};

export default waitingProposer;
