import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';

import { createExtractorProcess } from '../process/extractor-process.ts';
import { writeTemporary } from '../testing/build-pdf.ts';
import { jobFor, samplePath, samplePdfs } from '../testing/paths.ts';

/** Everything that a process of its own gives for each document: outcome, graph and annotations, as bytes. */
async function everything(paths: readonly string[]): Promise<string[][]> {
  const folder = dirname(writeTemporary('', 'unused'));
  const files = {
    graphPath: join(folder, 'graph.json'),
    annotationsPath: join(folder, 'annotations.json'),
  };
  const extractor = createExtractorProcess();
  const given: string[][] = [];
  try {
    for (const path of paths) {
      const outcome = await extractor.extract(jobFor(path, files), {});
      assert.ok(outcome.ok, JSON.stringify(outcome));
      given.push([
        JSON.stringify(outcome),
        ...Object.values(files).map((file) => readFileSync(file, 'utf8')),
      ]);
    }
    return given;
  } finally {
    await extractor.close();
  }
}

describe('the pipeline', () => {
  it('gives the same bytes for the same bytes, in whatever process it runs', async () => {
    const [sample] = samplePdfs();
    const paths = [sample?.path ?? '', samplePath('bad', 'garbage_xref.pdf')];
    const [first, second] = [await everything(paths), await everything(paths)];
    assert.deepEqual(first, second);
    for (const [, graph = '', annotations = ''] of first) {
      assert.ok(JSON.parse(graph).nodes.length > 20);
      assert.ok(JSON.parse(annotations).length > 5);
    }
  });
});
