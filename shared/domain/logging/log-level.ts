export type LogLevel = 'debug' | 'info' | 'error';

/** What is logged in an environment: errors in production, info on test hosts, all on integrated ones [AMB-119]. */
export function logLevelOf(environment: string): LogLevel {
  if (environment === 'production') return 'error';
  return environment === 'integrated' ? 'debug' : 'info';
}
