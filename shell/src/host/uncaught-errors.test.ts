import { createLogger } from '@assay/shared/platform';
import { silentLog } from '../testing/manifests.ts';
import { logUncaughtErrors } from './uncaught-errors.ts';

it('ANA-006 AMB-119 reports what no part of the page has caught', () => {
  const reported: unknown[] = [];
  const reporter = { report: (error: unknown) => void reported.push(error) };
  logUncaughtErrors(createLogger({ environment: 'production', sink: silentLog, reporter }));
  const [thrown, rejected] = [new Error('thrown'), new Error('rejected')];
  window.dispatchEvent(new ErrorEvent('error', { error: thrown }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: rejected }));
  expect(reported).toEqual([thrown, rejected]);
});
