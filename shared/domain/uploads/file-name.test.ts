import { readableFileName } from './file-name.ts';

describe('readableFileName', () => {
  it.each([
    ['Näme "1" 資料 😀.pdf', 'Näme "1" 資料 😀.pdf'],
    ['call_\u202Efdp.exe', 'call_fdp.exe'],
    ['\u2067a\u2069\u200F.pdf', 'a.pdf'],
    ['Calder\r\n=1+1\t.pdf', 'Calder =1+1 .pdf'],
  ])('UPL-006 reads %j as %j', (name, shown) => {
    expect(readableFileName(name)).toBe(shown);
  });
});
