/**
 * Which entities are proposed for names in documents. Half of the names of papers become entities; their names in other
 * spellings have a known answer, the names of the other half have none. `npm run bench -- name-suggestions TRUTH.json…`: the papers
 * are not part of the project.
 */
import { readFileSync } from 'node:fs';
import { createRandom } from '../extraction/corpus/seeded.ts';
import type { DatabaseClient } from '../../server/src/database/database.ts';
import { testDatabase } from '../../server/src/database/testing.ts';
import { isLegalForm } from '../../server/src/pipeline/index.ts';
import {
  findSimilarEntities,
  MAX_PROPOSED,
  MIN_PROPOSED_SIMILARITY,
} from '../../server/src/modules/entities/similar-entities.ts';

const SEEDS = [1, 2, 3, 4, 5];
const BARS = [0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95];
const LIMITS = { right: 0.9, nonAnswers: 0.05 };
/** The metrics that name entities, and the type of each. */
const TYPES: Readonly<Record<string, string>> = {
  fund: 'fund',
  fund_manager: 'fund_manager',
  limited_partner: 'limited_partner',
  investment_name: 'company',
};

type Values = Readonly<Record<string, { readonly value?: string } | undefined>>;
interface Paper {
  readonly metrics?: Values;
  readonly rows?: readonly Values[];
}
interface Named {
  readonly name: string;
  readonly type: string;
}
interface Asked extends Named {
  /** How it is spelled, or of what it is a name. */
  readonly variant: string;
  /** The name of the entity that it means. */
  readonly answer: string | null;
}

/** The names of papers, each once. */
function readNames(files: readonly string[]): readonly Named[] {
  const papers = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Paper[]);
  const named = papers.flatMap(({ metrics = {}, rows = [] }) =>
    [metrics, ...rows].flatMap((values) =>
      Object.entries(TYPES).flatMap(([fin, type]) => {
        const name = values[fin]?.value?.trim();
        return name ? [{ name, type }] : [];
      }),
    ),
  );
  const distinct = new Map(named.map((one) => [JSON.stringify([one.type, one.name.toLowerCase()]), one]));
  return [...distinct.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

const isForm = (word: string) => isLegalForm(word) || /^(?:&|Co\.?)$/u.test(word);
function splitForm(name: string): readonly [readonly string[], string] {
  const words = name.split(/\s+/u);
  const end = words.findLastIndex((word) => !isForm(word)) + 1;
  return [words.slice(0, Math.max(1, end)), words.slice(Math.max(1, end)).join(' ')];
}

const FORMS = ['L.P.', 'LP', 'SCSp', 'GmbH & Co. KG', 'Ltd', 'LLC', 'S.A.', ''];
const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ö', u: 'ü', n: 'ñ', c: 'ç' };
const COMMON = /^(?:the|fund|funds|partners|capital|group|holdings?|management|company|inc)$/iu;

/** Spellings of a name as papers and mails have them. */
const VARIANTS: Readonly<Record<string, (name: string, random: () => number) => string>> = {
  'legal form': (name, random) => {
    const [words, form] = splitForm(name);
    const others = FORMS.filter((one) => one !== form);
    return `${words.join(' ').replace(/,$/u, '')} ${others[Math.floor(random() * others.length)]}`.trim();
  },
  case: (name, random) => (random() < 0.5 ? name.toUpperCase() : name.toLowerCase()),
  accents: (name) => {
    const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return plain === name
      ? name.replace(/(?<=\p{L})[aeiounc]/u, (letter) => ACCENTS[letter] ?? letter)
      : plain;
  },
  'one error': (name, random) => {
    const places = [...name.matchAll(/\p{L}(?=\p{L})/gu)]
      .map(({ index }) => index)
      .filter((index) => /\p{L}{4}/u.test(name.slice(Math.max(0, index - 2), index + 3)));
    const at = places[Math.floor(random() * places.length)] ?? 1;
    const kind = Math.floor(random() * 3);
    const [before, letter, next, after] = [name.slice(0, at), name[at], name[at + 1], name.slice(at + 2)];
    return before + ([next, `${next}${letter}`, `q${next}`][kind] ?? '') + after;
  },
  'order of words': (name) => {
    const [[first = '', ...others], form] = splitForm(name);
    return [...others.map((word) => word.replace(/,$/u, '')), first.replace(/,$/u, ''), form]
      .join(' ')
      .trim();
  },
  shortened: (name) => {
    const [words] = splitForm(name);
    const kept = words.filter((word, at) => at === 0 || !COMMON.test(word));
    if (kept.length < words.length) return kept.join(' ');
    const long = kept.findLastIndex((word) => /^\p{L}{8}/u.test(word));
    return kept.map((word, at) => (at === long ? `${word.slice(0, 5)}.` : word)).join(' ');
  },
};

async function storeEntities(
  kysely: DatabaseClient,
  clientId: string,
  entities: readonly Named[],
): Promise<void> {
  await kysely.insertInto('clients').values({ id: clientId, name: clientId }).execute();
  const types = Map.groupBy(entities, ({ name }) => name.toLowerCase().replaceAll(/\s/gu, ''));
  await kysely
    .insertInto('entities')
    .values(
      [...types.values()].map((same) => ({
        client_id: clientId,
        name: same[0]?.name ?? '',
        types: same.map(({ type }) => type),
      })),
    )
    .execute();
}

/** Names of other funds of the same house: with another number, and with another word in the middle. */
const SIBLINGS: Readonly<Record<string, (name: string, other: string) => string | null>> = {
  'another number': (name) => {
    const next = name.replace(/(?<= )(?:I{1,3}|IV|VI{0,3})(?=[ ,]|$)/u, 'XI');
    return next === name ? null : next;
  },
  'another word': (name, other) => {
    const [words, form] = splitForm(name);
    const word = other.split(/\s+/u).find((one) => /^\p{L}{5}/u.test(one) && !COMMON.test(one));
    if (words.length < 3 || word === undefined || words.includes(word)) return null;
    return [words[0], word, ...words.slice(2), form].join(' ').trim();
  },
};

/** What is asked of the entities of half of the names. */
function questionsOf(names: readonly Named[], seed: number) {
  const random = createRandom(String(seed)).next;
  const shuffled = names
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
  const entities = shuffled.slice(0, shuffled.length / 2);
  const others = shuffled.slice(shuffled.length / 2);
  const asked: Asked[] = entities.flatMap(({ name, type }) =>
    Object.entries(VARIANTS).map(([variant, spell]) => ({
      name: spell(name, random),
      type,
      variant,
      answer: name,
    })),
  );
  const unanswered = others.map(({ name, type }) => ({ name, type, variant: 'other fund', answer: null }));
  const siblings = entities
    .filter(({ type }) => type === 'fund')
    .flatMap(({ name, type }, at) =>
      Object.entries(SIBLINGS).flatMap(([variant, change]) => {
        const sibling = change(name, others[at]?.name ?? '');
        const isStored = sibling === null || entities.some((one) => one.name === sibling);
        return isStored ? [] : [{ name: sibling, type, variant, answer: null }];
      }),
    );
  return { entities, asked: [...asked, ...unanswered, ...siblings] };
}

interface Shown {
  readonly variant: string;
  readonly hasAnswer: boolean;
  readonly proposals: readonly { readonly similarity: number; readonly isRight: boolean }[];
}

const shareOf = (part: number, all: number) => (all === 0 ? '' : `${((100 * part) / all).toFixed(1)} %`);

function countAt(bar: number, shown: readonly Shown[]) {
  const visible = shown.map(({ proposals }) =>
    proposals.filter(({ similarity }) => similarity >= bar).slice(0, MAX_PROPOSED),
  );
  const proposals = visible.flat();
  const right = proposals.filter(({ isRight }) => isRight).length;
  const answered = visible.filter((some) => some.length > 0).length;
  return {
    right,
    proposals: proposals.length,
    answered,
    found: visible.filter((some) => some.some(({ isRight }) => isRight)).length,
  };
}

const files = process.argv.slice(2);
const names = readNames(files);
if (names.length === 0)
  throw new Error('name the truth files: npm run bench -- name-suggestions TRUTH.json…');
const database = await testDatabase();
const shown: Shown[] = [];
for (const seed of SEEDS) {
  const clientId = `bench-${seed}`;
  const { entities, asked } = questionsOf(names, seed);
  await storeEntities(database.kysely, clientId, entities);
  for (const { name, type, variant, answer } of asked) {
    const found = await findSimilarEntities(database.kysely, clientId, { name, types: [type] });
    const proposals = found.map((one) => ({
      similarity: one.similarity,
      isRight: one.name.toLowerCase() === answer?.toLowerCase(),
    }));
    shown.push({ variant, hasAnswer: answer !== null, proposals });
  }
}
await database.close();

const known = shown.filter(({ hasAnswer }) => hasAnswer);
const others = shown.filter(({ variant }) => variant === 'other fund');
console.log(
  `${names.length} names, ${known.length} spellings with an answer, ${others.length} names of others`,
);
console.log(
  '| Bar | Shown that are right | Spellings found | Names of others with a proposal | Other number | Other word |',
);
for (const bar of BARS) {
  const [all, none] = [countAt(bar, known), countAt(bar, others)];
  const siblings = Object.keys(SIBLINGS).map((kind) => {
    const same = shown.filter(({ variant }) => variant === kind);
    return shareOf(countAt(bar, same).answered, same.length);
  });
  const cells = [
    bar.toFixed(2),
    shareOf(all.right, all.proposals + none.proposals),
    shareOf(all.found, known.length),
    shareOf(none.answered, others.length),
    ...siblings,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
console.log(`| Spelled otherwise, at ${MIN_PROPOSED_SIMILARITY} | Shown that are right | Found |`);
for (const variant of Object.keys(VARIANTS)) {
  const same = known.filter((one) => one.variant === variant);
  const { right, proposals, found } = countAt(MIN_PROPOSED_SIMILARITY, same);
  console.log(`| ${variant} | ${shareOf(right, proposals)} | ${shareOf(found, same.length)} |`);
}
const all = countAt(MIN_PROPOSED_SIMILARITY, known);
const none = countAt(MIN_PROPOSED_SIMILARITY, others);
const isRight = all.right / (all.proposals + none.proposals) >= LIMITS.right;
if (!isRight || none.answered / others.length > LIMITS.nonAnswers) process.exitCode = 1;
