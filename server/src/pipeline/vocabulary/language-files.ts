import { readdirSync, readFileSync } from 'node:fs';

import { expand } from 'brace-expansion';
import { z } from 'zod';

/** The texts that one stands for: braces hold alternatives, "{call,drawdown} amount" says two. The empty text stands for itself. */
const alternatives = (text: string): string[] => (text === '' ? [text] : expand(text));
/** A list of words, empty where the language has none. */
const words = z
  .array(z.string())
  .transform((list) => list.flatMap(alternatives))
  .default([]);
const byBase = z.record(z.string(), words).default({});
const phraseWithWorth = z
  .tuple([z.string(), z.number()])
  .transform(([phrase, worth]) => alternatives(phrase).map((one): [string, number] => [one, worth]));

/** What one language calls things. Words are lower case; in column words `*` stands for further letters. */
const languageSchema = z.strictObject({
  /** ISO 639-1. */
  code: z.string().regex(/^[a-z]{2}$/u),
  /** Its place among the languages, the most usual first. */
  rank: z.int().positive(),
  /** By document type: phrases that such a document says, each with what it is worth; from 3 on it announces the document. */
  documentTypes: z
    .record(
      z.string(),
      z.array(phraseWithWorth).transform((list) => list.flat()),
    )
    .default({}),
  /** Titles of papers that are of none of the built-in types, by their kind. */
  otherPapers: byBase,
  /** What a paper calls itself that does not count, or no longer. */
  notFinal: words,
  /** Labels by metric base, the most usual first. */
  labels: byBase,
  /** Word sequences right before the value in running text. */
  before: byBase,
  /** Word sequences after the value in running text. */
  after: byBase,
  /** Metric base -> allowed value -> the words that documents print for it. */
  values: z.record(z.string(), byBase).default({}),
  /** Words without meaning in a label. */
  stopWords: words,
  /**
   * Articles, "or", what stands for a thing named before ("it"), and prepositions by what they say: what joins an amount to
   * its currency or unit ("in"), a paper to whose it is ("of"), and to the one whom it is for; what opens an exception
   * ("unless"), and what points at the thing at hand ("this").
   */
  functionWords: z
    .strictObject({
      articles: words,
      or: words,
      in: words,
      of: words,
      for: words,
      pronouns: words,
      unless: words,
      this: words,
    })
    .prefault({}),
  /** Words, or several together, that mean the same as another one in a label. */
  synonyms: z.record(z.string(), z.string()).default({}),
  /** Names of the months from January on, abbreviations included. */
  months: z.array(z.array(z.string())).length(12),
  /** The numbers from 1 to 31 in words, and the words that larger ones are made of. */
  cardinals: z.array(z.string()).length(31),
  largeNumbers: words,
  /**
   * The first twenty ordinals, each in one or more words, the endings that any of them may have, and the marks that make an
   * ordinal of a number in digits ("7e").
   */
  ordinals: z.strictObject({ words: z.array(z.array(z.string())).length(20), endings: words, marks: words }),
  /** Names of the days of the week, which may stand before a date. */
  weekdays: words,
  /** What stands behind a time of day, without its last full stop. */
  hours: words,
  /**
   * Around dates: right before the date of a paper ("dated"), before the day on which a paper was made, words that say that
   * it was made, words of days that a paper sets ("due"), the day whose state a paper shows ("as at"), the article behind the
   * place of writing, and small words inside the names of places.
   */
  dates: z.strictObject({
    dated: words,
    on: words,
    issued: words,
    fixed: words,
    asOf: words,
    article: words,
    inPlace: words,
  }),
  /** What titles of columns and headings say of period, scope and age. */
  columns: z.strictObject({
    inception: words,
    /** Of a sum that runs on: since inception, or over the year that the title names. */
    cumulative: words,
    /** Said in full: beside the name of a quarter it means the year up to it. */
    yearToDate: words,
    month: words,
    quarter: words,
    /** The period that the document reports on, whatever its length. */
    reported: words,
    lastTwelveMonths: words,
    year: words,
    fund: words,
    /** The partner that manages the fund: its column, or its share of the fund, is not the partner's. */
    generalPartner: words,
    /** All other partners together, where they stand beside that one. */
    allPartners: words,
    /** All partners but the one whose column stands beside. */
    otherPartners: words,
    /** What makes the whole fund behind it a part of one: "share of" the total fund. */
    shareOf: words,
    partner: words,
    /** What a title begins with that speaks to the partner: "your". */
    yours: words,
    /** Amounts of one unit or share, and how many the holding has: not amounts of the holding. */
    perUnit: words,
    prior: words,
    /** What is aimed at and not reached yet: "target". */
    target: words,
    /** What takes from an account, in a table that has a column for it and one for what adds to it. */
    debit: words,
    /** What the columns before, at and after a notice call it. */
    notice: words,
    /** In titles beside such a column: what stood before the notice, and what stands with it. */
    beforeNotice: words,
    afterNotice: words,
    /** Of a sum of all notices up to this one, and of this one alone. */
    toDate: words,
    thisNotice: words,
  }),
  /** What the first and the last line of a roll-forward say of their balance. */
  positions: z.strictObject({ beginning: words, end: words }),
  /** Parts of words, folded, that tell what a line of an account is about where no label fits: base -> parts. */
  parts: byBase,
  /**
   * What titles call a quarter and a year before or behind its number, in full and in short ("Q4", "FY 24"), and months behind
   * how many they are.
   */
  periods: z
    .strictObject({
      quarter: words,
      quarterMark: words,
      /** What names of half a year begin with. */
      half: words,
      /** The time that is reported on, said of both its ends. */
      period: words,
      year: words,
      yearMark: words,
      months: words,
    })
    .prefault({}),
  /** What numbers a page, and what stands between its number and that of the last one. */
  pages: z.strictObject({ page: words, of: words }).prefault({}),
  /** What stands before a number that counts papers, and before that of a section or an article. */
  numbers: z.strictObject({ mark: words, section: words }).prefault({}),
  /** Words that end in a full stop which does not end the sentence; the stop is left out. */
  abbreviations: words,
  /**
   * What calls and distributions are named by: nouns that may end a compound, other ones, what a call asks for ("call of
   * capital"), and what a compound goes on with that names the paper.
   */
  notices: z
    .strictObject({
      callNoun: words,
      call: words,
      payoutNoun: words,
      payout: words,
      asked: words,
      paperEnding: words,
    })
    .prefault({}),
  /** Words for a thousand, a million, a billion, without a currency. */
  scales: z.strictObject({ thousand: words, million: words, billion: words }),
  /** What a letter says of the papers that come with it. */
  enclosed: words,
  /** What a sentence on amounts says that holds for the whole document. */
  throughout: words,
  /** What a note on amounts begins with ("amounts in"), and small words between its scale and its currency. */
  amountNotes: words,
  amountJoints: words,
  /** Names of currencies by code that the Unicode locale data do not have. */
  currencies: byBase,
  /** First words of rows that sum up, and of those that sum up a part. */
  totals: words,
  subtotals: words,
  /**
   * Words that join two clauses, two ends of a period or change ("between" stands before them), a name with the amount it
   * has, a part with its whole, and a value with the same value said again; what makes a notice one before this; what begins
   * each part of a list whose name follows its amount; and what says of an amount that it is to be paid.
   */
  links: z.strictObject({
    /** What a label names behind these is left out of its amount: "net of carried interest". */
    without: words,
    and: words,
    from: words,
    until: words,
    between: words,
    is: words,
    partOf: words,
    thatIs: words,
    earlier: words,
    each: words,
    not: words,
    which: words,
    payable: words,
    /** In labels of amounts from which all is taken off that has to be. */
    net: words,
    /** In titles beside such a one: what was before it was taken off. */
    gross: words,
  }),
  percent: words,
  /** What stands behind a multiple: "1.4 times". */
  multiples: words,
  /** What a cell says that has no value: "nil". */
  blanks: words,
  /**
   * Words by which names of entities and what stands around them are known. `*` before or behind a word stands for
   * further letters, `+` before it for at least one.
   */
  names: z
    .strictObject({
      /** In names of institutions that invest, of managers, and of those who serve a fund or through which it holds. */
      institution: words,
      /** What joins an institution to those for whom it holds: "as trustee of". */
      capacity: words,
      manager: words,
      service: words,
      /** In titles: of managers and servants, of funds that invest themselves, of funds, and before a fund's name. */
      servant: words,
      saver: words,
      fund: words,
      fundKind: words,
      /** In titles of papers and columns. */
      paper: words,
      /** What lines above an address begin with that say how a letter travels, and how secret it is. */
      delivery: words,
      /** What lines of an address begin with: a person or department, a box. */
      attention: words,
      postBox: words,
      /** Right before the name of whom a paper goes to, of whom it is for, of who made it, who manages, whose account it is. */
      destinedFor: words,
      preparedFor: words,
      preparedBy: words,
      managedBy: words,
      accountOf: words,
      /** Before an addressee's name on its own line. */
      addressedTo: words,
      /** Small words inside names of any kind, and those inside names of companies that end the name of a bank. */
      particles: words,
      joints: words,
      /** What no name ends with, and what is the end of a name where it stands alone on a line. */
      openEnd: words,
      nameEnd: words,
      /** What the subject of a letter begins with. */
      subject: words,
      /** Words with a capital before a name that are no part of it. */
      beforeName: words,
      /** In names of banks, before or behind the place of a branch, and in headings of payment instructions. */
      bank: words,
      /** What a bank's name of one word ends with. */
      bankEnding: words,
      branch: words,
      bankTitle: words,
      /** Right before a bank at which an account is held, or to or through which is paid, and what says that one is held. */
      atBank: words,
      toBank: words,
      holds: words,
      /** What stands between a name and the short one that is defined for it, and before a former one. */
      hereinafter: words,
      formerly: words,
      /** What papers call the fund, and whom else they call by a role, each after its article. */
      vehicle: words,
      role: words,
      /** What a fund is, as a word of its name, and what its manager is, before or behind its name. */
      fundNoun: words,
      managerRole: words,
      /** What joins a name to the role it has ("acting as"), and the role of who keeps the books. */
      acting: words,
      administrator: words,
      /** What the last lines of a paper say of the one who sends it: how to call, where it stands, who oversees it. */
      phone: words,
      register: words,
      regulated: words,
      /** Titles of persons. */
      person: words,
      /** What the greeting of a letter begins with, and whom it greets without a name. */
      greeting: words,
      toAll: words,
      /** Those who hold the interests in a fund. */
      /** What somebody does who signs, at the end of his line. */
      jobTitles: words,
      members: words,
      board: words,
    })
    .prefault({}),
});

/** What one language calls things. */
export type Language = z.infer<typeof languageSchema>;

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
}

/** The languages that documents are read in, one for each file of `languages/`, the most usual first. */
export const LANGUAGES: readonly Language[] = readdirSync(new URL('./languages/', import.meta.url))
  .filter((name) => name.endsWith('.json'))
  .map((name) => languageSchema.parse(readJson(`./languages/${name}`)))
  .sort((one, other) => one.rank - other.rank);

/** What is the same in every language: the form of a metric's values and whom it is like, by base. */
export const SHAPES = z
  .record(
    z.string(),
    z.strictObject({
      shape: z.enum(['integer', 'year', 'multiple', 'code', 'name']).optional(),
      /** True when the amount is kept without sign whatever the page shows. */
      positive: z.boolean().optional(),
      /** Another base whose labels name this one when one of the words joins them; "" for the label alone. */
      like: z.strictObject({ base: z.string(), with: words }).optional(),
    }),
  )
  .parse(readJson('./shapes.json'));

/** The words that all languages have for something, the most usual language first. */
export function inAllLanguages(of: (language: Language) => readonly string[]): string[] {
  return LANGUAGES.flatMap(of);
}
