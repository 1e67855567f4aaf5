import { once } from 'node:events';
import { basename, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';

import { readBuiltInSchemas } from './built-in-schemas.ts';
import { printedFields, printedRows } from './printed-result.ts';
import { createExtractorProcess } from './process/extractor-process.ts';

/** `npm run -s extract -- [--type "Capital Call"] FILE…`: one JSON line a file (architecture, section 2). */

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { type: { type: 'string' } },
    allowPositionals: true,
  });
  if (positionals.length === 0) {
    process.stderr.write('Usage: npm run -s extract -- [--type "Capital Call"] FILE…\n');
    process.exitCode = 2;
    return;
  }
  const { schemas, checks } = readBuiltInSchemas(new URL('../database/catalogue.json', import.meta.url));
  const extractor = createExtractorProcess({});
  for (const file of positionals) {
    const started = performance.now();
    const job = {
      filePath: resolve(file),
      fileName: basename(file),
      documentType: values.type ?? null,
      schemas,
      checks,
    };
    let stage = 'EXT_DONE';
    const outcome = await extractor.extract(job, {});
    const ms = Math.round(performance.now() - started);
    const line = outcome.ok
      ? {
          file,
          documentType: outcome.result.documentType,
          stage,
          pages: outcome.result.pages.length,
          ms,
          metrics: printedFields(outcome.result.metrics),
          rows: printedRows(
            outcome.result,
            schemas.find(({ documentType }) => documentType === outcome.result.documentType),
          ),
          contents: outcome.result.contents,
        }
      : {
          file,
          documentType: null,
          stage: (stage = outcome.failure.stage),
          pages: 0,
          ms,
          metrics: {},
          rows: {},
        };
    if (!outcome.ok) process.stderr.write(`${file}: ${stage}: ${outcome.failure.detail}\n`);
    if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain');
  }
  await extractor.close();
}

await main();
