import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Stage } from '@assay/shared/domain';

import { ShownStage } from './shown-stage.ts';

describe('ShownStage', () => {
  it('shows the first stage at once, and of those that follow the ones that last', async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const written: Stage[] = [];
    const shown = new ShownStage(async (stage) => void written.push(stage));
    shown.reach('EXT_START_PDF_TO_DOC');
    shown.reach('EXT_START_DOC_TO_GRAPH');
    context.mock.timers.tick(100);
    shown.reach('EXT_START_LAYOUT_TAGGER');
    context.mock.timers.tick(1000);
    shown.reach('EXT_START_METRIC_QUERY');
    await shown.end();
    context.mock.timers.tick(1000);
    assert.deepEqual(written, ['EXT_START_PDF_TO_DOC', 'EXT_START_LAYOUT_TAGGER']);
  });

  it('tells at the end that a stage could not be shown', async () => {
    const shown = new ShownStage(() => Promise.reject(new Error('the database is gone')));
    shown.reach('EXT_START_PDF_TO_DOC');
    await assert.rejects(shown.end(), /database is gone/u);
  });
});
