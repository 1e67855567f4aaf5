import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { line, pageOf } from '../../testing/page-of.ts';
import { nameText, nameWords } from './name-words.ts';

/** The name in a cell of given lines. */
function nameIn(...lines: string[]): string {
  const { rows } = pageOf(lines.flatMap((text, at) => line(60 + 12 * at, [60, text])));
  return nameText(nameWords(rows.flat()));
}

describe('the name in a cell of several lines', () => {
  it('leaves out a sentence that begins although its first word had room on the line of the name', () => {
    assert.equal(nameIn('Molino del Río', 'Vendida a un grupo aceitero portugués.'), 'Molino del Río');
    assert.equal(nameIn('Wagner Guss', 'Verkauf an einen Wettbewerber bis Ende Mai'), 'Wagner Guss');
  });

  it('keeps what a full line carries over, however it is written', () => {
    const wrapped = ['Compagnie des ateliers de la', 'construction et de la marine'];
    assert.equal(nameIn(...wrapped), wrapped.join(' '));
    assert.equal(nameIn('Kestrel', 'Industrial Holdings Ltd.'), 'Kestrel Industrial Holdings Ltd.');
  });

  it('leaves out the number of a note that clings to a word inside it', () => {
    assert.equal(nameIn('Tarn Tools,(1) 40,000 shares'), 'Tarn Tools, 40,000 shares');
    assert.equal(nameIn('Tarn Tools (2019) Ltd'), 'Tarn Tools (2019) Ltd');
  });

  it('leaves out a line with a date', () => {
    assert.equal(nameIn('Kestrel Holdings', 'Leeds, since 22/03/2020'), 'Kestrel Holdings');
  });

  it('leaves out a line of descriptions with a dot between them', () => {
    assert.equal(nameIn('Dental Marenostrum, S.L.U.', 'Salud · Alicante'), 'Dental Marenostrum, S.L.U.');
  });

  it('keeps the first line of a recognised name whose second is a legal form that seems larger', () => {
    const { rows } = pageOf([
      ...line(60, [60, 'Altstadt Zahnlabore Holding']),
      ...line(74, [60, 'GmbH']).map((piece) => ({ ...piece, size: 12 })),
    ]);
    const recognised = rows.flat().map((phrase) => ({
      ...phrase,
      words: phrase.words.map((word) => ({ ...word, confidence: 0.9 })),
    }));
    assert.equal(nameText(nameWords(recognised)), 'Altstadt Zahnlabore Holding GmbH');
  });

  it('leaves out a line in smaller print, however little smaller', () => {
    const [name, below] = [line(60, [60, 'Baltic Ferry']), line(72, [60, 'Terminals'])];
    const read = (size: number): string => {
      const { rows } = pageOf([...name, ...below.map((piece) => ({ ...piece, size }))]);
      return nameText(nameWords(rows.flat()));
    };
    assert.equal(read(10), 'Baltic Ferry Terminals');
    assert.equal(read(9), 'Baltic Ferry');
  });
});
