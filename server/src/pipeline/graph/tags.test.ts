import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { PageGraph } from './page-graph.ts';
import type { TextPiece } from '../testing/page-of.ts';
import { line, pageOf } from '../testing/page-of.ts';
import { Furniture } from './furniture.ts';
import { tagBlocks } from './tags.ts';

/** The tags of all blocks by their text. */
function tagsOf(pages: readonly PageGraph[]): Map<string, string> {
  const furniture = new Furniture();
  for (const page of pages) furniture.see(page);
  return new Map(
    [...pages.flatMap((page) => [...tagBlocks(page, furniture)])].map(([block, tag]) => [
      block.phrases.map((phrase) => phrase.text).join(' '),
      tag,
    ]),
  );
}

const body = (n: number): TextPiece[] => [
  ...line(150, [60, `Text number ${'one two three four'.split(' ')[n - 1]} of the body starts here`]),
  ...line(162, [60, 'and goes on for another line of the same paragraph.']),
];

describe('tagBlocks', () => {
  it('finds page numbers and running titles that change sides from page to page', () => {
    const pages = [1, 2, 3, 4].map((n) =>
      pageOf(
        [
          ...line(40, n % 2 === 0 ? [60, 'Annual report'] : [430, 'Annual report']),
          ...body(n),
          ...line(810, n % 2 === 0 ? [60, `${n + 8}`] : [520, `${n + 8}`]),
        ],
        {},
        n,
      ),
    );
    const tags = tagsOf(pages);
    assert.equal(tags.get('Annual report'), 'header');
    for (const n of ['9', '10', '11', '12']) assert.equal(tags.get(n), 'page-number', n);
    assert.equal(
      tags.get('Text number two of the body starts here and goes on for another line of the same paragraph.'),
      'text',
    );
  });

  it('takes a line of the margin that changes its words on every page for a running header', () => {
    const names = ['Letter of the manager', 'Portfolio', 'Statement of net assets', 'Notes'];
    const tags = tagsOf(
      names.map((name, index) => pageOf([...line(40, [60, name]), ...body(index + 1)], {}, index + 1)),
    );
    for (const name of names) assert.equal(tags.get(name), 'header', name);
  });

  it('leaves text alone that only starts at the same height on every page', () => {
    const starts = ['Alpha beta gamma', 'Delta epsilon zeta', 'Eta theta iota'];
    const pages = starts.map((start, index) =>
      pageOf(
        [...line(70, [80, start]), ...line(81, [60, `goes on with the text of ${start}`])],
        {},
        index + 1,
      ),
    );
    for (const [text, tag] of tagsOf(pages)) assert.ok(!['header', 'footer'].includes(tag), text);
  });
});
