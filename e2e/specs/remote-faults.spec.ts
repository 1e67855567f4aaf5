// Exceptions are what these tests are about: the `test` of the others fails at them.
import { test } from '@playwright/test';
import { startAs } from '../fixtures/assay.ts';
import { FAULTS, forgetVisits, TARGETS, tryFault } from '../fixtures/remote-faults.ts';

test('ROUTE-033 whatever fails in a remote is named in its own area and reported, its neighbours work, and Retry recovers it', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await startAs(page, 'reviewer');
  await forgetVisits(page);
  for (const [index, fault] of FAULTS.entries())
    await test.step(fault.name, () => tryFault(page, fault, TARGETS[index % TARGETS.length]!));
});
