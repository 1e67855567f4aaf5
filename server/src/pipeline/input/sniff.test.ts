import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { mimeTypeOf, sniffKind } from './sniff.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const wide = (text: string): string => Buffer.from(text, 'utf16le').toString('latin1');
const compound = (stream: string): Uint8Array => bytes(`\xd0\xcf\x11\xe0${'\0'.repeat(2000)}${wide(stream)}`);
const MAIL = 'From: a@example.com\r\nTo: b@example.com\r\nSubject: Notice\r\n\r\nDear investor';

describe('sniffKind', () => {
  const files: [string, Uint8Array, string][] = [
    ['a PDF', bytes('%PDF-1.7\n'), 'pdf'],
    ['a PDF behind a little junk', bytes(`${'x'.repeat(900)}%PDF-1.4`), 'pdf'],
    ['a header too far behind', bytes(`${'x'.repeat(1100)}%PDF-1.4`), 'unknown'],
    ['an empty file', bytes(''), 'empty'],
    ['plain text', bytes('Dear investor'), 'unsupported'],
    ['text of two bytes a letter', bytes(`\xff\xfe${wide('Dear investor')}`), 'unsupported'],
    ['bytes of no kind', bytes('\x01\x02Dear\0investor'), 'unknown'],
    ['a PNG', bytes('\x89PNG\r\n\x1a\n'), 'png'],
    ['a JPEG', bytes('\xff\xd8\xff\xe0'), 'jpeg'],
    ['a TIFF', bytes('II*\x00'), 'tiff'],
    ['a TIFF of the other byte order', bytes('MM\x00*'), 'tiff'],
    ['a WebP', bytes('RIFF\x00\x00\x00\x00WEBPVP8 '), 'unsupported'],
    ['a docx', bytes('PK\x03\x04…word/document.xml'), 'unsupported'],
    ['an xlsx', bytes(`PK\x03\x04${'\0'.repeat(4000)}xl/workbook.xml`), 'workbook'],
    ['an old workbook', compound('Workbook'), 'unsupported'],
    ['a workbook behind a password', compound('EncryptedPackage'), 'encrypted-office'],
    ['a mail of Outlook', compound('__properties_version1.0'), 'msg'],
    ['a mail', bytes(MAIL), 'eml'],
    ['a mail with an envelope line', bytes(`From a@example.com Mon Jan 1\n${MAIL}`), 'eml'],
    ['a text with two lines like headers', bytes('From: me\nTo: you\n\nDear investor'), 'unsupported'],
    ['a mail that carries a PDF in its first lines', bytes(`${MAIL}\r\n%PDF-1.7`), 'eml'],
  ];
  for (const [name, content, kind] of files) {
    it(`takes ${name} for ${kind}`, () => {
      assert.equal(sniffKind(content), kind);
    });
  }

  it('names the media type of what is read only', () => {
    assert.equal(mimeTypeOf('msg'), 'application/vnd.ms-outlook');
    assert.equal(mimeTypeOf('unsupported'), 'application/octet-stream');
  });
});
