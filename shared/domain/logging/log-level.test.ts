import { logLevelOf } from './log-level.ts';

describe('logLevelOf', () => {
  it('ANA-007 logs errors in production, info on test hosts and all on integrated ones', () => {
    expect(['production', 'test', 'integrated', 'elsewhere'].map(logLevelOf)).toEqual([
      'error',
      'info',
      'debug',
      'info',
    ]);
  });
});
