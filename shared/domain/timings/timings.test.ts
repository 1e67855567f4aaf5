import { logLevelOf } from '../logging/index.ts';
import { DEFAULT_UPLOAD_LIMIT_BYTES } from '../uploads/index.ts';
import * as timings from './timings.ts';

describe('constants', () => {
  it('CONST-006 offline delays are 500 ms for reads and 1500 ms for writes', () => {
    expect([timings.OFFLINE_READ_DELAY_MS, timings.OFFLINE_WRITE_DELAY_MS]).toEqual([500, 1500]);
  });

  it('CONST-006 debounces, delays and time-outs are those of the specification', () => {
    expect(timings).toMatchObject({
      OUTSIDE_CLICK_DELAY_MS: 300,
      CACHED_ANNOTATIONS_DELAY_MS: 200,
      CHUNK_LOAD_TIMEOUT_MS: 120000,
      METRIC_SEARCH_DELAY_MS: 700,
      VALIDATION_DELAY_MS: 700,
      AUTO_SAVE_DELAY_MS: 1000,
      PROCESSING_POLL_MS: 5000,
      TOAST_MS: 5000,
    });
  });

  it('AMB-045 uploads may have 100 MB', () => {
    expect(DEFAULT_UPLOAD_LIMIT_BYTES).toBe(100 * 1024 * 1024);
  });

  it('ANA-007 logs errors in production, info on test hosts and all on integrated ones', () => {
    expect(['production', 'test', 'integrated', 'elsewhere'].map(logLevelOf)).toEqual([
      'error',
      'info',
      'debug',
      'info',
    ]);
  });
});
