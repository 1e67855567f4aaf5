import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { languageOf } from './languages.ts';

const read = (text: string): ReturnType<typeof languageOf> =>
  languageOf(text.split(' ').map((word) => ({ text: word })));

describe('languageOf', () => {
  it('knows a page of hardly more than a table by the words of fund documents, read without their marks', () => {
    assert.equal(read('Tamafio del fondo Compromiso Cartera 12.500 Valor 1,5x'), 'spa');
    assert.equal(read('Fonden Utdelning 500 000 Marknadsvarde Atagande Perioden'), 'swe');
    assert.equal(read('Fondsvolumen 300.000 Unternehmen Erwerb Investiert Zeitwert'), 'deu');
    assert.equal(read('Fund size Net asset value 2,500 Ending balance Commitment'), 'eng');
  });

  it('takes a page in English and another language for one in the other, whose model knows the letters of both', () => {
    assert.equal(
      read(
        'Kapitalabruf Anleger Zusage Verwaltungsvergutung Drawdown Fund Commitment Investor Account and the fees of this fund',
      ),
      'deu',
    );
    assert.equal(
      read('the and of to for is by this with from fund balance fees commitment der von Anleger'),
      'eng',
    );
  });

  it('tells nothing by few words', () => {
    assert.equal(read('Total 12.500 EUR valor'), null);
    assert.equal(read('En portefeuille En portefeuille En En En En'), null);
  });
});
