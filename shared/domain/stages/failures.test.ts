import { failureMessageKey } from './failures.ts';
import { FAILED_STAGES } from './stage.ts';

describe('failureMessageKey', () => {
  it('AMB-050 returns a separate message for each failed stage', () => {
    expect(FAILED_STAGES.map(failureMessageKey)).toEqual([
      'extraction.failed',
      'extraction.failedDuplicate',
      'extraction.failedPassword',
      'extraction.failedUnsupportedType',
      'extraction.failedInvalidDocument',
    ]);
  });

  it.each(['EXT_FAILED_SOMETHING_NEW', 'toString', ''])(
    'AMB-050 treats the unknown stage %p as EXT_FAILED',
    (stage) => {
      expect(failureMessageKey(stage)).toBe('extraction.failed');
    },
  );
});
