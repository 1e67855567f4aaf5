import { secondsLeft } from './upload.ts';

describe('secondsLeft', () => {
  it('UPL-005 tells the time of the rest at the rate so far, once that is known', () => {
    expect(secondsLeft({ sent: 25, total: 100, elapsed: 2000 })).toBe(6);
    expect(secondsLeft({ sent: 100, total: 100, elapsed: 2000 })).toBe(0);
    expect(secondsLeft({ sent: 0, total: 100, elapsed: 60_000 })).toBeNull();
    expect(secondsLeft({ sent: 25, total: 100, elapsed: 200 })).toBeNull();
  });
});
