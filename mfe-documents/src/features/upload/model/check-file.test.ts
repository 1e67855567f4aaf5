import { checkFile } from './check-file.ts';

const LIMIT = 10;

class UnreadableFile extends File {
  override slice(): Blob {
    return Object.assign(new Blob(), {
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
    });
  }
}

describe('checkFile', () => {
  it('UPL-006 accepts any readable file, whatever its type', async () => {
    await expect(checkFile(new File(['%PDF-1.7'], 'call.pdf'), LIMIT)).resolves.toBeNull();
    await expect(checkFile(new File(['1234567890'], 'notes.txt'), LIMIT)).resolves.toBeNull();
  });

  it('refuses an empty file, one over the limit, and one that cannot be read', async () => {
    await expect(checkFile(new File([], 'empty.pdf'), LIMIT)).resolves.toBe('extraction.fileEmpty');
    await expect(checkFile(new File(['12345678901'], 'huge.pdf'), LIMIT)).resolves.toBe(
      'extraction.fileTooLarge',
    );
    await expect(checkFile(new UnreadableFile(['1'], 'gone.pdf'), LIMIT)).resolves.toBe(
      'extraction.fileUnreadable',
    );
  });
});
