import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signatureOf } from './sigv4.ts';

describe('signatureOf', () => {
  it('matches the first example of the published test suite (get-vanilla)', () => {
    const request = {
      method: 'GET',
      url: '/',
      headers: { host: 'example.amazonaws.com', 'x-amz-date': '20150830T123600Z' },
      body: Buffer.alloc(0),
    };
    const scope = {
      day: '20150830',
      region: 'us-east-1',
      service: 'service',
      signedHeaders: 'host;x-amz-date',
    };
    assert.equal(
      signatureOf(request, 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY', scope).toString('hex'),
      '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31',
    );
  });
});
