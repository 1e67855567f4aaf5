import type { Proposer } from '../../contract/proposer.ts';

/** For tests: makes the process answer what the text of the document names, as a hostile file could. */
const forgeries: Readonly<Record<string, (answer: { result: Record<string, unknown> }) => unknown>> = {
  'foreign path': ({ result }) => ({
    ok: true,
    result: { ...result, attachments: [{ name: 'a.pdf', path: '/etc/passwd' }] },
  }),
  'wrong shape': ({ result }) => ({ ok: true, result: { ...result, metrics: [{ fin: 7 }] } }),
  'foreign lesson': ({ result }) => {
    const place = { page: 1, x: 0, y: 0, w: 0, h: 0 };
    const value = { value: 'F', currency: null, confidence: 1, ...place, text: 'F', nodeId: 'n' };
    const origin = { kind: 'learned', lesson: 'none', isOfOther: false };
    return {
      ok: true,
      result: { ...result, metrics: [{ fin: 'fund', groupIndex: 0, candidates: [{ ...value, origin }] }] },
    };
  },
  duplicate: () => ({ ok: false, failure: { stage: 'EXT_FAILED_DUPLICATE', detail: '' } }),
};
const TOO_LONG = ' '.repeat(129 * 1024 * 1024);

const stringify = JSON.stringify;

const forgingProposer: Proposer = {
  id: 'forging',
  version: '1',
  async propose({ pages }) {
    const said = [...pages].flatMap(({ words }) => words.map(({ text }) => text)).join(' ');
    JSON.stringify = (value: unknown) => {
      if (typeof value !== 'object' || value === null || !('ok' in value)) return stringify(value);
      JSON.stringify = stringify;
      if (said.includes('absurd size')) return TOO_LONG;
      const forge = Object.entries(forgeries).find(([name]) => said.includes(name))?.[1];
      return stringify(forge?.(value as never) ?? value);
    };
    return [];
  },
};

export default forgingProposer;
