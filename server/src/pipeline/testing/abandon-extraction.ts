import { createExtractorProcess } from '../process/extractor-process.ts';
import { jobFor } from './paths.ts';

/** For tests: starts an extraction that never ends, tells the extracting process's id, and waits to be killed. */
const [path = '', proposer = ''] = process.argv.slice(2);
const extractor = createExtractorProcess({
  proposerPaths: [proposer],
  onStart: (pid) => process.send?.({ pid }),
});
await extractor.extract(jobFor(path, { documentType: 'Capital Call' }), {
  onStage: (stage) => process.send?.({ stage }),
});
