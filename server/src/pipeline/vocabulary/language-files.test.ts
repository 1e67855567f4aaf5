import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { LANGUAGES } from './language-files.ts';

/** Every list of texts in a language, under its path in the file. */
function listsIn(part: unknown, path: string): [string, unknown[]][] {
  if (Array.isArray(part)) return [[path, part]];
  return typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([key, inner]) => listsIn(inner, `${path}.${key}`))
    : [];
}

const LISTS = LANGUAGES.flatMap((language) => listsIn(language, language.code));

describe('language files', () => {
  it('say every alternative in braces as a text of its own', () => {
    const texts = LISTS.flatMap(([, list]) => list.flat(2)).filter((text) => typeof text === 'string');
    assert.deepEqual(
      texts.filter((text) => /[{}]/u.test(text) || text.includes('  ')),
      [],
    );
    const english = LANGUAGES.find(({ code }) => code === 'en');
    for (const label of ['amount due', 'amount payable', 'drawdown amount'])
      assert.ok(english?.labels['call_amount']?.includes(label), label);
    assert.ok(
      english?.documentTypes['Capital Call']?.some(
        ([phrase, worth]) => phrase === 'drawdown notice' && worth === 4,
      ),
    );
  });

  it('say nothing twice in one list', () => {
    const twice = LISTS.flatMap(([path, list]) => {
      const texts = list.map((one) => JSON.stringify(one));
      return texts.filter((text, at) => texts.indexOf(text) < at).map((text) => `${path}: ${text}`);
    });
    assert.deepEqual(twice, []);
  });

  it('name the same options of a metric, which no other spelling finds', () => {
    const optionsOf = ({ values }: (typeof LANGUAGES)[number]): string[] =>
      Object.entries(values).flatMap(([base, options]) =>
        Object.keys(options).map((one) => `${base}: ${one}`),
      );
    const known = LANGUAGES.filter(({ code }) => code === 'en').flatMap(optionsOf);
    const others = LANGUAGES.flatMap((language) =>
      optionsOf(language).flatMap((one) => (known.includes(one) ? [] : [`${language.code} ${one}`])),
    );
    assert.deepEqual(others, []);
  });
});
