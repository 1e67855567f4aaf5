import { chosenFiles, requestsOf, sizeText, type ChosenFile } from './chosen-files.ts';

const aFile = (name: string, documentType: string | null = null): ChosenFile => ({
  id: name,
  file: new File(['x'], name),
  documentType,
});

describe('chosenFiles', () => {
  it('UPL-006 shows and sends a name in the order in which it is written, with the bytes of the file', async () => {
    const [{ file } = { file: new File([], '') }] = chosenFiles([new File(['%PDF'], 'call_\u202Efdp.exe')]);
    expect([file.name, file.size]).toEqual(['call_fdp.exe', 4]);
  });
});

describe('requestsOf', () => {
  it('UPL-007 gives each file the type of the dialog unless it has its own', () => {
    const requests = requestsOf([aFile('a.pdf'), aFile('b.pdf', 'Performance')], 'Capital Call');
    expect(requests.map(({ file, documentType }) => [file.name, documentType])).toEqual([
      ['a.pdf', 'Capital Call'],
      ['b.pdf', 'Performance'],
    ]);
  });
});

describe('sizeText', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [1_468_006, '1.4 MB'],
    [104_857_600, '100 MB'],
  ])('reads %d bytes as %s', (bytes, shown) => {
    expect(sizeText(bytes)).toBe(shown);
  });
});
