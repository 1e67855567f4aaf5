import { readFileSync } from 'node:fs';

import { z } from 'zod';

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

/** Legal forms of funds, also joined ones ("SICAV-RAIF"), and what a partnership calls itself. */
export const FUND_FORM = new RegExp(`^(?:${anyOf(FUND_FORMS)}|SICA[VF]-\\w+|Partnership)$`, 'u');

/** Legal forms of funds that stand before the name. */
export const LEADING_FORM = new RegExp(`^(?:${anyOf(TABLE.leadingForms.split(' '))})\\s\\p{Lu}`, 'u');
