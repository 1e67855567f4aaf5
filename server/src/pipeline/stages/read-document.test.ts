import assert from 'node:assert/strict';
import { statSync, truncateSync } from 'node:fs';
import { afterEach, describe, it } from 'node:test';

import type { PdfEngine } from '../pdf/engine.ts';
import { pdfEngine, replacePdfEngine } from '../pdf/engine.ts';
import { DEFAULT_LIMITS } from '../contract/limits.ts';
import { readDocument } from './read-document.ts';
import { buildPdf, writeTemporary } from '../testing/build-pdf.ts';
import type { ExtractionJob } from '../contract/job.ts';
import { jobFor, samplePdfs } from '../testing/paths.ts';

const OPTIONS = { limits: DEFAULT_LIMITS, signal: new AbortController().signal };

async function threePages(): Promise<Uint8Array> {
  return buildPdf(['First', 'Second', 'Third'].map((text) => [{ x: 60, y: 80, text }]));
}

async function textsOf(path: string): Promise<{ texts: string[]; unreadablePages: number[] }> {
  const { pages, unreadablePages } = await readDocument(jobFor(path), OPTIONS);
  return { texts: [...pages].map(({ words }) => words.map(({ text }) => text).join(' ')), unreadablePages };
}

/** Lets the engine of this process answer for the second page of the next documents as told. */
async function secondPage(answer: () => number): Promise<PdfEngine> {
  const engine = await pdfEngine();
  const call: Record<string, (...args: number[]) => number> = engine.call;
  const loadPage = call.FPDF_LoadPage;
  assert.ok(loadPage);
  call.FPDF_LoadPage = (document = 0, index = 0) => (index === 1 ? answer() : loadPage(document, index));
  return engine;
}

const WITHOUT_SECOND = { texts: ['First', '', 'Third'], unreadablePages: [2] };

describe('readDocument', () => {
  afterEach(() => replacePdfEngine());

  it('reads the other pages of a document with a broken page, and says which could not be read', async () => {
    const engine = await secondPage(() => 0);
    assert.deepEqual(await textsOf(writeTemporary(await threePages())), WITHOUT_SECOND);
    assert.equal(await pdfEngine(), engine);
  });

  it('goes on with a new engine after a page that breaks the engine', async () => {
    const engine = await secondPage(() => {
      throw new WebAssembly.RuntimeError('unreachable');
    });
    assert.deepEqual(await textsOf(writeTemporary(await threePages())), WITHOUT_SECOND);
    assert.notEqual(await pdfEngine(), engine);
  });

  it('goes on with the pages that another process has read, which are equal to what it would read', async () => {
    const fresh = writeTemporary(await threePages());
    const { path: printed } = samplePdfs().at(-1) ?? { path: '' };
    await secondPage(() => 0);
    for (const path of [fresh, printed]) {
      const keptPagesPath = writeTemporary('', 'pages.jsonl');
      const read = async (job: Partial<ExtractionJob> = {}) => {
        const numbers: number[] = [];
        const onPage = (number: number) => numbers.push(number);
        const { pages, unreadablePages } = await readDocument(jobFor(path, job), { ...OPTIONS, onPage });
        return { numbers, document: { pages: [...pages], unreadablePages } };
      };
      const { numbers, document } = await read();
      assert.deepEqual(await read({ keptPagesPath }), { numbers, document });
      assert.deepEqual(await read({ keptPagesPath }), { numbers: [], document });
      // The last page was being written when the process ended.
      truncateSync(keptPagesPath, statSync(keptPagesPath).size - 1);
      assert.deepEqual(await read({ keptPagesPath }), { numbers: numbers.slice(-1), document });
      assert.deepEqual(await read({ keptPagesPath }), { numbers: [], document });
    }
  });
});
