import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';

import type { FundDocument } from './document.ts';
import { makeHtml } from './document.ts';
import { readMarkBoxes } from './mark-boxes.ts';
import type { DocumentTruth } from './truth.ts';
import { buildTruth } from './truth.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/** Starts the browser that `ASSAY_CHROMIUM` names, or Playwright's own. The caller closes it. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.ASSAY_CHROMIUM, args: FLAGS });
}

async function print(browser: Browser, html: string, document: FundDocument): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    await page.setContent(html);
    const running = document.header !== undefined || document.footer !== undefined;
    return await page.pdf({
      printBackground: true,
      preferCSSPageSize: true,
      displayHeaderFooter: running,
      headerTemplate: document.header ?? '<span></span>',
      footerTemplate: document.footer ?? '<span></span>',
    });
  } finally {
    await page.close();
  }
}

/** A document as a PDF, and its truth read off the twin whose marked values are links. */
export async function renderDocument(
  browser: Browser,
  document: FundDocument,
): Promise<{ bytes: Uint8Array; truth: DocumentTruth }> {
  const { plain, marked, marks } = makeHtml(document);
  const { pages, boxes } = await readMarkBoxes(await print(browser, marked, document));
  const bytes = await print(browser, plain, document);
  try {
    return { bytes, truth: buildTruth(document, { marks, boxes, pages }) };
  } catch (error) {
    throw new Error(`${document.file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
