import type { Browser } from '@playwright/test';

import type { FundDocument, Paper } from './fund-document.ts';
import { linkMarks } from './fund-document.ts';
import { readMarkBoxes } from './mark-boxes.ts';
import type { DocumentTruth } from './truth.ts';
import { buildTruth } from './truth.ts';

async function print(browser: Browser, html: string, { header, footer }: Paper): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    await page.setContent(html);
    const running = header !== undefined || footer !== undefined;
    return await page.pdf({
      printBackground: true,
      preferCSSPageSize: true,
      displayHeaderFooter: running,
      headerTemplate: header ?? '<span></span>',
      footerTemplate: footer ?? '<span></span>',
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
  const { html } = document;
  const { pages, boxes } = await readMarkBoxes(await print(browser, linkMarks(html), document));
  const bytes = await print(browser, html, document);
  try {
    return { bytes, truth: buildTruth(document, { boxes, pages }) };
  } catch (error) {
    throw new Error(`${document.file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
