import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { trustNearestProxy } from './trusted-proxy.ts';

describe('trustNearestProxy', () => {
  it('trusts the connecting machine in a private network, but no machine before it', () => {
    const trusts = trustNearestProxy();
    for (const address of [
      '127.0.0.1',
      '::1',
      '::ffff:127.0.0.1',
      '10.1.2.3',
      '172.31.0.1',
      '192.168.9.9',
      'fd00::1',
    ]) {
      assert.equal(trusts(address, 0), true, address);
      assert.equal(trusts(address, 1), false, address);
    }
    for (const address of ['203.0.113.5', '172.32.0.1', '2001:db8::1'])
      assert.equal(trusts(address, 0), false, address);
  });

  it('trusts a proxy in a configured network or at a configured address', () => {
    const trusts = trustNearestProxy(['203.0.113.0/24', '2001:db8::7']);
    assert.equal(trusts('203.0.113.5', 0), true);
    assert.equal(trusts('2001:db8::7', 0), true);
    assert.equal(trusts('2001:db8::8', 0), false);
    assert.equal(trusts('127.0.0.1', 0), false);
  });
});
