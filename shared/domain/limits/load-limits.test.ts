import { LOAD_LIMITS } from './load-limits.ts';

describe('limits of load', () => {
  it('are 30 s without a byte, 6 open bodies and 500 waiting requests a person', () => {
    expect(LOAD_LIMITS).toMatchObject({
      idleConnectionMs: 30_000,
      openBodiesPerPerson: 6,
      waitingRequestsPerPerson: 500,
    });
  });
});
