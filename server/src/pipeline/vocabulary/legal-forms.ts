import { readFileSync } from 'node:fs';

import { z } from 'zod';

import { memoizeText } from '../memoize.ts';
import { FORM_LINK } from './entity-words.ts';

const COUNTRIES = [
  'English-speaking countries',
  'Germany, Austria, Switzerland',
  'France, Luxembourg, Belgium, Italy',
  'Netherlands and Flanders',
  'Denmark and Norway',
  'Sweden and Finland',
  'Spain, Portugal and Latin America',
] as const;
/** Countries that share their legal forms. */
export type FormCountries = (typeof COUNTRIES)[number];

/** Legal forms by country, those of funds apart. The full stops of a form may be missing: "S.A.", "SA". */
const byCountry = z.record(z.enum(COUNTRIES), z.string());
const TABLE = z
  .strictObject({
    forms: byCountry,
    /** Forms that funds have. */
    fundForms: byCountry,
    /** Forms that stand before the name of a fund. */
    leadingForms: z.string(),
    /** Forms of one word, each with the words before which it is none: "Limited Partner", "Pension Trust Fund". */
    noFormBefore: z.record(z.string(), z.string()),
    /** Forms that say what a company may do, before the one that says what it is: "Kestrel Gestión SGEIC, S.A.". */
    licences: z.string(),
    /** What stands at the end of a form with "& Co.". */
    partnerships: z.string(),
    /** What stands behind the form of a company whose shares are offered to the public, and belongs to its name. */
    offered: z.string(),
  })
  .parse(JSON.parse(readFileSync(new URL('./legal-forms.json', import.meta.url), 'utf8')));

const formsOf = (countries: Readonly<Record<string, string>>): string[] =>
  Object.values(countries).flatMap((forms) => forms.split(' '));

const FUND_FORMS = formsOf(TABLE.fundForms);
const ALL_FORMS = [...formsOf(TABLE.forms), ...FUND_FORMS];

const anyOf = (forms: readonly string[]): string =>
  [...forms]
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replaceAll('.', '\\.?'))
    .join('|');

const BY_COUNTRIES = COUNTRIES.map((countries) => {
  const forms = [TABLE.forms, TABLE.fundForms].flatMap((table) => table[countries].split(' '));
  return { countries, pattern: new RegExp(`^(?:${anyOf(forms)})$`, 'u') };
});

/** The countries whose legal form a word is; null where it is none. */
export const countriesOfForm = (word: string): FormCountries | null =>
  BY_COUNTRIES.find(({ pattern }) => pattern.test(word))?.countries ?? null;

/** Source of a pattern: any legal form. */
export const ANY_LEGAL_FORM = anyOf(ALL_FORMS);

/** One word that is a legal form. */
export const LEGAL_FORM = new RegExp(`^(?:${ANY_LEGAL_FORM})$`, 'u');
const MARKS_BEHIND = /[,;:)”"’]+$/u;
const wordsOf = (forms: string): string => anyOf(forms.split(' '));

/** True for a legal form alone ("LLC", "A/S"), also with the marks of a sentence behind it. */
export const isLegalForm = memoizeText((text): boolean => {
  const form = text.replace(MARKS_BEHIND, '').replace(/\.\.$/u, '.');
  return [form, form.replace(/\.$/u, '')].some(
    (one) => LEGAL_FORM.test(one) || one.split('-').every((part) => LEGAL_FORM.test(part)),
  );
});

/** True for a legal form without the name that it belongs to: "Limited", "GmbH & Co. KG". */
export function isBareForm(text: string): boolean {
  const words = text.split(/\s+/u);
  return words.some(isLegalForm) && words.every((word) => isLegalForm(word) || FORM_LINK.test(word));
}

/** A name without the legal form at its end. */
export function withoutForm(name: string): string {
  const words = name.split(/\s+/u);
  const isForm = (word: string): boolean => isLegalForm(word) || FORM_LINK.test(word);
  return words.slice(0, words.findLastIndex((word) => !isForm(word)) + 1).join(' ');
}

const isOffered = (word: string): boolean => word.replace(/[,.;:]$/u, '') === TABLE.offered;

/** The last word of a name as the name has it: without the marks of a sentence around it. */
export function lastWordOfName(word: string): string {
  if (isOffered(word)) return TABLE.offered;
  const closed = word
    .replace(/^[("“„'‘]+/u, '')
    .replace(MARKS_BEHIND, '')
    .replace(/\.\.$/u, '.')
    .replace(/(?<=^[A-Z]{2,})\.$/u, '');
  return LEGAL_FORM.test(closed) ? closed : closed.replace(/\.$/u, '');
}

const NO_FORM_BEFORE = Object.entries(TABLE.noFormBefore).map(([form, words]) => ({
  form,
  behind: new RegExp(`^(?:${wordsOf(words)})\\b`, 'u'),
}));

/** True when a name may end with the word at a place. */
export function isFormAt(words: readonly string[], at: number): boolean {
  const [own = '', next = ''] = words.slice(at, at + 2);
  return isLegalForm(own) && !NO_FORM_BEFORE.some(({ form, behind }) => form === own && behind.test(next));
}

const LICENCE = new RegExp(`^(?:${wordsOf(TABLE.licences)}),$`, 'u');
const PARTNERSHIP = new RegExp(`(?:^|-|\\p{L})(?:${wordsOf(TABLE.partnerships)})[,;:.)]*$`, 'iu');
/** A form has at most so many words behind its first. */
const MAX_FORM_LENGTH = 6;

/** Where the legal form ends that begins at a place: "GmbH & Co. geschlossene Investment KG", "SCA SICAV-RAIF". */
export function endOfForm(words: readonly string[], at: number): number {
  const [own = '', ...behind] = words.slice(at, at + 1 + MAX_FORM_LENGTH);
  const [next = '', third = ''] = behind;
  const partnership = behind.findIndex((word) => PARTNERSHIP.test(word));
  if (next === '&' && /^Co\.?$/u.test(third) && partnership > 1) return at + 1 + partnership;
  if (isOffered(next)) return at + 1;
  if (next === 'de' && /^C\.V\.[,;:)]*$/u.test(third)) return at + 2;
  if (own === 'Limited' && /^Partnership\b/u.test(next)) return at + 1;
  const mayGoOn = !/[;:)]$|,$/u.test(own) || LICENCE.test(own);
  return mayGoOn && isFormAt(words, at + 1) ? at + 1 : at;
}

/** Legal forms of funds, also joined ones ("SICAV-RAIF"), and what a partnership calls itself. */
export const FUND_FORM = new RegExp(`^(?:${anyOf(FUND_FORMS)}|SICA[VF]-\\w+|Partnership)$`, 'u');

/** Legal forms of funds that stand before the name. */
export const LEADING_FORM = new RegExp(`^(?:${anyOf(TABLE.leadingForms.split(' '))})\\s\\p{Lu}`, 'u');
