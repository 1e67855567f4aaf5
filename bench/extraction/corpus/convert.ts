/**
 * Writes the layouts of a set that are TypeScript as pages with their truth, and compares what is read back with what the
 * layouts make: page, twin, marks and all else. Says nothing of single documents.
 *
 *   node bench/extraction/corpus/convert.ts FOLDER SET [FOLDER SET …]
 */
import { isDeepStrictEqual } from 'node:util';

import { makeHtml } from './document.ts';
import { linkMarks } from './fund-document.ts';
import { loadLayouts, toDocument } from './layouts.ts';
import { readDocuments, writeFolder } from './set-files.ts';

async function convert(folder: string, set: string): Promise<void> {
  const layouts = await loadLayouts(folder);
  const documents = layouts.map(toDocument);
  writeFolder(set, documents);
  const read = readDocuments(set);
  const same = layouts.filter((layout, at) => {
    const document = read[at];
    if (document === undefined) return false;
    const { plain, marked, marks } = makeHtml(layout);
    const { html: _html, pageSize: _size, margin: _margin, ...rest } = layout;
    const { html, marks: kept, ...others } = document;
    const made = marks.map(({ fins, text, options }) => ({ metrics: fins, text, ...options }));
    return (
      html === plain &&
      linkMarks(html) === marked &&
      isDeepStrictEqual(kept, JSON.parse(JSON.stringify(made))) &&
      isDeepStrictEqual(others, JSON.parse(JSON.stringify(rest)))
    );
  }).length;
  console.log(`${folder} as ${set}: ${same} of ${layouts.length} documents are the same (${read.length} read)`);
  if (same !== layouts.length || read.length !== layouts.length) process.exitCode = 1;
}

const names = process.argv.slice(2);
for (let at = 0; at + 1 < names.length; at += 2) await convert(names[at] ?? '', names[at + 1] ?? '');
