import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { sniffKind } from './sniff.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

describe('sniffKind', () => {
  const files: [string, Uint8Array, string][] = [
    ['a PDF', bytes('%PDF-1.7\n'), 'pdf'],
    ['a PDF behind a little junk', bytes(`${'x'.repeat(900)}%PDF-1.4`), 'pdf'],
    ['a header too far behind', bytes(`${'x'.repeat(1100)}%PDF-1.4`), 'unknown'],
    ['an empty file', bytes(''), 'empty'],
    ['plain text', bytes('Dear investor'), 'unknown'],
    ['a PNG', bytes('\x89PNG\r\n\x1a\n'), 'image'],
    ['a JPEG', bytes('\xff\xd8\xff\xe0'), 'image'],
    ['a TIFF', bytes('II*\x00'), 'image'],
    ['a WebP', bytes('RIFF\x00\x00\x00\x00WEBPVP8 '), 'image'],
    ['a docx or any zip', bytes('PK\x03\x04'), 'archive'],
    ['an old Office file', bytes('\xd0\xcf\x11\xe0\xa1\xb1'), 'office'],
  ];
  for (const [name, content, kind] of files) {
    it(`takes ${name} for ${kind}`, () => {
      assert.equal(sniffKind(content), kind);
    });
  }
});
