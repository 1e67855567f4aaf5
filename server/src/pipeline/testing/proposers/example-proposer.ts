import type { Proposer } from '../../contract/proposer.ts';

/**
 * A proposer for tests: the amount right after "Zzyx:" is the call amount, a label that no rule knows. It
 * also proposes what stands nowhere, which must be dropped.
 */
const exampleProposer: Proposer = {
  id: 'example',
  version: '1.0.0',
  propose({ pages }) {
    const proposals = [...pages].flatMap(({ words }) =>
      words.flatMap(({ text }, index) => {
        const value = words[index + 1];
        if (text !== 'Zzyx:' || value === undefined) return [];
        return [
          { fin: 'call_amount', wordIds: [value.id], confidence: 0.9 },
          { fin: 'call_amount', wordIds: [value.id], value: '99.00', confidence: 1 },
          { fin: 'call_amount', wordIds: ['p9w1'], confidence: 1 },
          { fin: 'call_amount', wordIds: [], value: '1.00' },
        ];
      }),
    );
    return Promise.resolve(proposals);
  },
};

export default exampleProposer;
