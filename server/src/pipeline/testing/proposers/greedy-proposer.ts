import type { Proposer } from '../../contract/proposer.ts';

const PIECE = 16 * 1024 * 1024;

/** For tests: takes memory outside the script's heap and never gives the thread back, like an engine fed a bomb. */
const greedyProposer: Proposer = {
  id: 'greedy',
  version: '1',
  propose() {
    const held: Uint8Array[] = [];
    const until = process.memoryUsage.rss() + 64 * PIECE;
    for (;;) if (process.memoryUsage.rss() < until) held.push(new Uint8Array(PIECE).fill(1));
  },
};

export default greedyProposer;
