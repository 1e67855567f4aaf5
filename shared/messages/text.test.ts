import { loadTexts } from './find-message.ts';
import { text, textOf, toneOf } from './text.ts';
import { fillText } from './message.ts';

describe('text', () => {
  it('fills in parameters', () => {
    expect(text('signIn.codeSentTo', { email: 'ann@demo.example' })).toBe(
      'A verification code was sent to ann@demo.example',
    );
    expect(text('verification.queuePosition', { position: 3, count: 12 })).toBe('3 of 12');
    expect(text('generic.cancel')).toBe('Cancel');
  });

  it('asks the compiler for exactly the parameters of the text', () => {
    // @ts-expect-error: the text needs `email`.
    expect(text('signIn.codeSentTo')).toContain('{email}');
    // @ts-expect-error: the text has no parameter `name`.
    expect(text('signIn.codeSentTo', { name: 'Ann' })).toContain('{email}');
    // @ts-expect-error: the text has no parameters.
    expect(text('generic.cancel', { email: 'x' })).toBe('Cancel');
    // @ts-expect-error: there is no such key.
    expect(() => text('generic.nothing')).toThrow();
  });

  it('takes parameters as they are: braces and dollar signs in a name stay', () => {
    expect(text('users.confirmDeactivate', { name: '$& {name} $1' })).toBe(
      'Are you sure you want to deactivate this user ($& {name} $1)?',
    );
    expect(fillText('{a}{b}', { a: '{b}', b: 'x' })).toBe('{b}x');
    expect(fillText('{constructor}', {})).toBe('{constructor}');
  });

  it('takes the words of a plural by its number, also where that is written for people', () => {
    expect(text('exports.documentCount', { count: 1 })).toBe('1 document selected');
    expect(text('exports.documentCount', { count: '1,001' })).toBe('1,001 documents selected');
    expect(text('documents.provenVerified', { count: 0, documents: 1 })).toBe(
      '0 values verified in 1 document',
    );
    // @ts-expect-error: the text needs `count`.
    expect(text('exports.documentCount')).toContain('{count, plural');
  });

  it('takes the words of a plural by the rules and the marks of the language that is loaded', async () => {
    await loadTexts('de-DE');
    try {
      expect(text('tables.selectedCells', { count: 1 })).toBe('1 Zelle ausgewählt');
      expect(text('tables.selectedCells', { count: '1.001' })).toBe('1.001 Zellen ausgewählt');
      expect(text('verification.pagesUnread', { count: 2, pages: '3, 4' })).toBe(
        'Die Seiten 3, 4 waren nicht lesbar: Die Werte dieser Seiten fehlen',
      );
    } finally {
      await loadTexts('en-GB');
    }
  });

  it('serves keys known at run time only', () => {
    expect(textOf('validation.failedOptions', { options: 'A, B' })).toBe(
      'Validation failed: Value must match one of the following metric options: A, B',
    );
    expect(toneOf('documents.movedToTrash')).toBe('success');
  });
});
