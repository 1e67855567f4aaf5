import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertSafeListening } from './listening.ts';

describe('assertSafeListening', () => {
  const bare = { hasTls: false, isBehindProxy: false };

  it('accepts addresses of this machine', () => {
    for (const host of ['127.0.0.1', '127.8.8.8', 'localhost', '::1', '[::1]'])
      assertSafeListening({ host, ...bare });
  });

  it('refuses every other address without TLS here or in front', () => {
    for (const host of ['0.0.0.0', '::', '192.168.1.4', 'suite.example', '127.example.com', '']) {
      assert.throws(() => assertSafeListening({ host, ...bare }), /without TLS/, host);
      assertSafeListening({ host, hasTls: true, isBehindProxy: false });
      assertSafeListening({ host, hasTls: false, isBehindProxy: true });
    }
  });
});
