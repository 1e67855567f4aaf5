import { printedMark, printedPlace, readWrittenNumber, type NumberWriting } from './written-number.ts';

describe('an ambiguous number', () => {
  it.each<[why: string, typed: string, writing: NumberWriting, value: string]>([
    ['its own form, regardless of the document', '95,000.50', { printedMarks: [','] }, '95000.50'],
    ["the field's own value", '95,000', { ownValues: ['95000'] }, '95000'],
    ['an alternative, regardless of its sign', '(1.234)', { ownValues: ['7', '1.234'] }, '-1.234'],
    ['the style of the document', '95,000', { printedMarks: ['.'] }, '95000'],
    ['the style of a continental document', '95,000', { printedMarks: [','] }, '95.000'],
    ['value and style that agree', '95.000', { ownValues: ['95000'], printedMarks: [','] }, '95000'],
    ['the language, if nothing else decides', '95,000', { ownValues: ['7'], language: 'en-gb' }, '95000'],
    ['the language of a German page', '1.234', { ownValues: ['7'], language: 'de-de' }, '1234'],
    ['the document, on a German page', '1.234', { printedMarks: ['.'], language: 'de-de' }, '1.234'],
    ["the field's own value, on a German page", '1,234', { ownValues: ['1234'], language: 'de-de' }, '1234'],
    ['an earlier answer', '1.234', { answered: ',', ownValues: ['1.234'], printedMarks: ['.'] }, '1234'],
  ])('AMB-123 is resolved by %s', (_, typed, writing, value) => {
    expect(readWrittenNumber(typed, writing)).toEqual({ kind: 'number', value });
  });

  it.each<[why: string, writing: NumberWriting]>([
    ["the field's value contradicts the document", { ownValues: ['95000'], printedMarks: [','] }],
    ['the document contradicts itself', { printedMarks: ['.', ','] }],
    ['the alternatives contradict each other', { ownValues: ['95', '95000'] }],
  ])('AMB-123 stays ambiguous if %s', (_, writing) => {
    expect(readWrittenNumber('95,000', { ...writing, language: 'en-gb' }).kind).toBe('ambiguous');
  });

  it('AMB-123 an own value that is no number decides nothing', () => {
    const writing = { ownValues: ['', 'none'], printedMarks: [','] } as const;
    expect(readWrittenNumber('95,000', writing)).toEqual({ kind: 'number', value: '95.000' });
  });

  it('AMB-123 preserves the currency that was typed with it', () => {
    expect(readWrittenNumber('$1,250', { answered: ',' })).toEqual({
      kind: 'number',
      value: '1.250',
      symbol: '$',
    });
    expect(readWrittenNumber('EUR 1,250')).toEqual({ kind: 'number', value: '1250', currency: 'EUR' });
  });
});

describe('printedMark', () => {
  it.each([
    ['1,250.50', '1250.5', '.'],
    ['1.250,50', '1250.5', ','],
    ['1,234,567', '1234567', '.'],
    ['1.234.567', '1234567', ','],
    ['(12.5)%', '-12.5', '.'],
    ['1,43x', '1.43', ','],
    ['36.5', '36500000', '.'],
    ['95,000', '95000', '.'],
    ['95.000', '95000', ','],
    ['95,000', '95000000', null],
    ['1250', '1250', null],
    ['Section 4.2', '4.2', null],
    ['12.5', '99', null],
  ])('%s printed for the value %s has the mark %s', (printed, value, mark) => {
    expect(printedMark(printed, value)).toBe(mark);
  });
});

describe('printedPlace', () => {
  it.each([
    ['1,250.50', '1250.5', '0.01'],
    ['(36,000)', '-36000', '1'],
    ['36,000', '36000000', '1000'],
    ['36.5', '36500000', '100000'],
    ['USD 1.2 million', '1200000', '100000'],
    ['T€ 240', '240000', '1000'],
    ['0.82x', '0.82', '0.01'],
    ['0.80', '0.8', '0.01'],
    ['3 of 12: 7,000', '7000', '1'],
    ['thirty-six thousand', '36000', null],
    ['36,000', '40000', null],
  ])('%s printed for the value %s has the last place %s', (printed, value, place) => {
    expect(printedPlace(printed, value)).toBe(place);
  });
});
