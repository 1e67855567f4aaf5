import assert from 'node:assert/strict';
import { it } from 'node:test';
import { callerNetwork, inNetworks, isLoopback } from './network-address.ts';

it('keeps an IPv4 address whole, also inside an IPv6 address', () => {
  assert.equal(callerNetwork('192.0.2.7'), '192.0.2.7');
  assert.equal(callerNetwork('::ffff:192.0.2.7'), '192.0.2.7');
});

it('reduces an IPv6 address to its network of 64 bits, however it is written', () => {
  for (const address of ['2001:db8::1', '2001:0db8:0:0:ffff::2', '2001:DB8::'])
    assert.equal(callerNetwork(address), '2001:db8::/64', address);
  assert.equal(callerNetwork('::1'), '::/64');
  assert.equal(callerNetwork('1:2:3:4:5:6:7:8'), '1:2:3:4::/64');
  assert.notEqual(callerNetwork('1:2:3:4::'), callerNetwork('1:2:3:5::'));
});

it('knows the addresses of this machine', () => {
  for (const address of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])
    assert.ok(isLoopback(address), address);
  for (const address of ['192.0.2.1', '0.0.0.0', '::', 'localhost', '', '127.0.0.1.example'])
    assert.ok(!isLoopback(address), address);
});

it('checks whether an address is in one of several networks', () => {
  const check = inNetworks(['203.0.113.0/24', '2001:db8::7']);
  for (const address of ['203.0.113.5', '::ffff:203.0.113.5', '2001:db8::7'])
    assert.ok(check(address), address);
  for (const address of ['203.0.114.5', '2001:db8::8', 'nonsense']) assert.ok(!check(address), address);
});
