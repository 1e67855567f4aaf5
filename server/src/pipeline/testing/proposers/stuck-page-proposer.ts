import { pdfEngine } from '../../pdf/engine.ts';
import type { Proposer } from '../../contract/proposer.ts';

const call: Record<string, (...args: number[]) => number> = (await pdfEngine()).call;
const loadPage = call.FPDF_LoadPage;
/** For tests: from its loading on, the engine of its process never comes back from the second page of a document. */
call.FPDF_LoadPage = (document = 0, index = 0) => {
  while (index === 1) Math.random();
  return loadPage?.(document, index) ?? 0;
};

const stuckPageProposer: Proposer = {
  id: 'stuck-page',
  version: '1',
  propose: () => Promise.resolve([]),
};

export default stuckPageProposer;
