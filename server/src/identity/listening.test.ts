import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertSafeListening } from './listening.ts';

describe('assertSafeListening', () => {
  const bare = { hasTls: false, isBehindProxy: false };

  it('accepts loopback addresses', () => {
    for (const host of ['127.0.0.1', '127.8.8.8', 'localhost', '::1', '[::1]'])
      assertSafeListening({ host, ...bare });
  });

  it('refuses every other address unless the server or a proxy in front uses TLS', () => {
    for (const host of ['0.0.0.0', '::', '192.168.1.4', 'suite.example', '127.example.com', '']) {
      assert.throws(() => assertSafeListening({ host, ...bare }), /without TLS/, host);
      assertSafeListening({ host, hasTls: true, isBehindProxy: false });
      assertSafeListening({ host, hasTls: false, isBehindProxy: true });
    }
  });
});
