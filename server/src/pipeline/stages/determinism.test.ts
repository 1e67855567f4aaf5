import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';

import { createExtractorProcess } from '../process/extractor-process.ts';
import { writeTemporary } from '../testing/build-pdf.ts';
import { jobFor, samplePath, samplePdfs } from '../testing/paths.ts';

/** Everything an extraction in a process of its own gives: outcome, graph and annotations, as bytes. */
async function everything(path: string): Promise<string[]> {
  const folder = dirname(writeTemporary('', 'unused'));
  const files = {
    graphPath: join(folder, 'graph.json'),
    annotationsPath: join(folder, 'annotations.json'),
  };
  const extractor = createExtractorProcess();
  try {
    const outcome = await extractor.extract(jobFor(path, files), {});
    assert.ok(outcome.ok, JSON.stringify(outcome));
    return [JSON.stringify(outcome), ...Object.values(files).map((file) => readFileSync(file, 'utf8'))];
  } finally {
    await extractor.close();
  }
}

describe('the pipeline', () => {
  it('gives the same bytes for the same bytes, in whatever process it runs', async () => {
    const [sample] = samplePdfs();
    for (const path of [sample?.path ?? '', samplePath('bad', 'garbage_xref.pdf')]) {
      const [first, second] = [await everything(path), await everything(path)];
      assert.deepEqual(first, second, path);
      const [, graph = '', annotations = ''] = first;
      assert.ok(JSON.parse(graph).nodes.length > 20);
      assert.ok(JSON.parse(annotations).length > 5);
    }
  });
});
