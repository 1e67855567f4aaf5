import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Stage } from '@assay/shared/domain';

import { StageReporter } from './stage-reporter.ts';

describe('StageReporter', () => {
  it('writes the first stage immediately, and later stages only if they last', async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const written: Stage[] = [];
    const reporter = new StageReporter(async (stage) => void written.push(stage));
    reporter.reach('EXT_START_PDF_TO_DOC');
    reporter.reach('EXT_START_DOC_TO_GRAPH');
    context.mock.timers.tick(100);
    reporter.reach('EXT_START_LAYOUT_TAGGER');
    context.mock.timers.tick(1000);
    reporter.reach('EXT_START_METRIC_QUERY');
    await reporter.end();
    context.mock.timers.tick(1000);
    assert.deepEqual(written, ['EXT_START_PDF_TO_DOC', 'EXT_START_LAYOUT_TAGGER']);
  });

  it('end rejects when a stage could not be written', async () => {
    const reporter = new StageReporter(() => Promise.reject(new Error('the database is gone')));
    reporter.reach('EXT_START_PDF_TO_DOC');
    await assert.rejects(reporter.end(), /database is gone/u);
  });
});
