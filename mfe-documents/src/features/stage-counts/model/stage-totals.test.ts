import { stageLines, uploadTotals } from './stage-totals.ts';

describe('uploadTotals', () => {
  it('UPL-010 counts documents in progress and failed ones, but not extracted ones', () => {
    expect(
      uploadTotals({
        DOC_UPLOADED: 2,
        EXT_MANUAL_QA: 1,
        EXT_PREPARED: 1,
        EXT_FAILED: 3,
        EXT_FAILED_PASSWORD: 1,
        EXT_DONE: 40,
      }),
    ).toEqual({
      inProgress: 4,
      failed: 4,
    });
  });

  it('is zero where a stage is absent', () => {
    expect(uploadTotals({})).toEqual({ inProgress: 0, failed: 0 });
  });
});

describe('stageLines', () => {
  it('adds up stages with the same text, in the given order', () => {
    const counts = { EXT_DONE: 5, EXT_START_PDF_TO_DOC: 1, EXT_START_METRIC_QUERY: 2 };
    expect(
      stageLines(counts, ['EXT_START_PDF_TO_DOC', 'EXT_START_METRIC_QUERY', 'EXT_DONE', 'ARCHIVED']),
    ).toEqual([
      {
        label: 'Extracting',
        stages: ['EXT_START_PDF_TO_DOC', 'EXT_START_METRIC_QUERY'],
        count: 3,
      },
      { label: 'Extraction Finished', stages: ['EXT_DONE'], count: 5 },
      { label: 'Archived', stages: ['ARCHIVED'], count: 0 },
    ]);
  });
});
