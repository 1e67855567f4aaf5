import type { Pass } from '../contract/pass.ts';
import { passData } from '../contract/pass.ts';
import type { ExtractionResult } from '../contract/result.ts';
import { BuiltPages } from '../graph/built-pages.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { Furniture } from '../graph/furniture.ts';
import type { ReadDocument } from './read-document.ts';
import { yieldToEventLoop } from './read-document.ts';
import type { GraphedDocument, Stage } from './stage.ts';
import { DOCUMENT, GRAPHS } from './stage.ts';

const REPEATED_LINES: Pass<PageGraph, void, Furniture> = {
  name: 'repeated-lines',
  input: passData('page'),
  output: passData('headers and footers'),
  run: (page, furniture) => furniture.see(page),
};

/** Document to graph: lines, phrases, blocks and tables of every page, and what repeats from page to page. */
export const DOCUMENT_TO_GRAPH: Stage<ReadDocument, GraphedDocument> = {
  name: 'document-to-graph',
  stage: 'EXT_START_DOC_TO_GRAPH',
  input: DOCUMENT,
  output: GRAPHS,
  passes: [REPEATED_LINES],
  async run({ pages: read, unreadablePages, scan }, { signal, passes }) {
    const pages = new BuiltPages(read);
    const furniture = new Furniture();
    const sizes: ExtractionResult['pages'] = [];
    for (const page of pages) {
      await yieldToEventLoop(sizes.length, signal);
      passes.run(REPEATED_LINES, page, furniture);
      const { number, width, height, rotation } = page.page;
      sizes.push({ number, width, height, rotation });
    }
    return { unreadablePages, scan, pages, furniture, sizes };
  },
};
