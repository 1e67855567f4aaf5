import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { callerAddress } from './throttle.ts';

describe('callerAddress', () => {
  it('keeps an IPv4 address whole, also inside an IPv6 one', () => {
    assert.equal(callerAddress('192.0.2.7'), '192.0.2.7');
    assert.equal(callerAddress('::ffff:192.0.2.7'), '192.0.2.7');
  });

  it('keeps of an IPv6 address the network, however it is written', () => {
    for (const ip of ['2001:db8::1', '2001:0db8:0:0:ffff::2', '2001:DB8::']) {
      assert.equal(callerAddress(ip), '2001:db8:0:0::/64', ip);
    }
    assert.equal(callerAddress('::1'), '0:0:0:0::/64');
    assert.equal(callerAddress('1:2:3:4:5:6:7:8'), '1:2:3:4::/64');
  });
});
