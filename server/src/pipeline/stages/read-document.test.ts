import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';

import type { PdfEngine } from '../pdf/engine.ts';
import { pdfEngine, replacePdfEngine } from '../pdf/engine.ts';
import { DEFAULT_LIMITS } from '../contract/limits.ts';
import { readDocument } from './read-document.ts';
import { buildPdf, writeTemporary } from '../testing/build-pdf.ts';
import { jobFor } from '../testing/paths.ts';

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
});
