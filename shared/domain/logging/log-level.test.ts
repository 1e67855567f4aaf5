import { logLevelOf } from './log-level.ts';

describe('logLevelOf', () => {
  it('ANA-007 returns error in production, debug on integrated hosts and info on all others', () => {
    expect(['production', 'test', 'integrated', 'elsewhere'].map(logLevelOf)).toEqual([
      'error',
      'info',
      'debug',
      'info',
    ]);
  });
});
