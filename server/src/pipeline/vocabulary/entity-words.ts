import { ANY_AND, ANY_ARTICLE, anyWord } from './function-words.ts';
import { inAllLanguages } from './language-files.ts';
import { anyOf, nameWords } from './name-words.ts';
import { capital } from './note-forms.ts';

/** Source of a pattern: a small word inside names of any kind. */
export const ANY_PARTICLE = anyWord(({ names }) => names.particles);
/** A small word inside names. */
export const CONNECTOR = new RegExp(
  `^(?:[&+]|${ANY_PARTICLE}|${anyWord(({ names }) => names.joints)})$`,
  'u',
);
/** What joins the parts of a legal form. */
export const FORM_LINK = new RegExp(`^(?:[&+]|${ANY_AND}|Co\\.?,?)$`, 'u');
/** "Limited Partners of Kestrel Fund II": whose members they are begins behind this. */
export const MEMBERS = nameWords('members', 'whole');
/** A word with a capital before a name that is no part of it. */
export const BEFORE_NAME = new RegExp(
  `^(?:${inAllLanguages(({ names }) => [...names.subject, ...names.beforeName].map(capital)).join('|')})[:.]?$`,
  'u',
);
/** Words before the name of a fund that say what it is. */
export const FUND_KIND = nameWords('fundKind', 'whole');
/** True for two words that number a part of a fund: "Compartment 4". */
export function isNumberedPart(kind = '', number = ''): boolean {
  return /^(?:[IVX]{1,5}|\d{1,2})[,;:.)]*$/u.test(number) && FUND_KIND.test(kind);
}
/** Words in names of service providers, who are neither fund nor manager. */
export const SERVICE_NAME = new RegExp(`${nameWords('service').source}|\\p{L}bank(?:en)?,?\\s\\S+$`, 'iu');
/** Words in names of banks. */
export const BANK = nameWords('bank');
/** The label that a text ends with. */
const LABEL_BEFORE = /(\p{L}[\p{L}\s-]{2,40}?)\s?:\s*$/u;
/** True for words that end with the label of one who serves the fund and is not its bank: "Custodian:", "Auditor:". */
export function labelsService(before: string): boolean {
  const label = LABEL_BEFORE.exec(before)?.[1];
  return label !== undefined && SERVICE_NAME.test(label) && !BANK.test(label);
}
/** A bank whose name is one word: "Sparbanken". */
export const BANK_IN_ONE_WORD = new RegExp(
  `^\\p{Lu}\\p{Ll}+(?:${anyWord(({ names }) => names.bankEnding)})[,.;]?$`,
  'u',
);
/** The word for a branch of a bank. */
export const BRANCH = new RegExp(`^${nameWords('branch').source}[,.;]?$`, 'iu');
/** Headings of payment instructions speak of banks and are none. */
export const BANK_TITLE = nameWords('bankTitle');
const AT_BANK = anyWord(({ names }) => names.atBank);
/** What stands right before a bank in a sentence: "ouvert chez", "at", "naar". */
export const BEFORE_BANK = new RegExp(`^(?:${AT_BANK}|${anyWord(({ names }) => names.toBank)})$`, 'u');
/** "The account that Kestrel Fund FCR holds with Bank Meseta": what stands behind the one whose account it is. */
export const HOLDS_ACCOUNT = new RegExp(
  `^(?:${anyWord(({ names }) => names.holds)})\\s(?:\\p{L}+\\s)?(?:${AT_BANK})\\s`,
  'iu',
);
const HEREINAFTER = anyWord(({ names }) => names.hereinafter);
const VEHICLE = anyWord(({ names }) => names.vehicle);
/** A short name that is defined behind the full one: "(the “Fund”)". */
export const DEFINED_NAME = new RegExp(
  `^\\W{0,3}\\(?\\s*(?:(?:${ANY_ARTICLE}|${HEREINAFTER})[\\s,:]*){0,3}["“„«'‘]([^"”“»'’]{2,40})["”“»'’]`,
  'iu',
);
/** "(the Fund": the name before it is that of the fund. */
export const DEFINES_FUND = new RegExp(
  `^\\W*\\(?\\W*(?:${ANY_ARTICLE}|${HEREINAFTER})\\W+(?:${VEHICLE})\\b`,
  'iu',
);
/** A former or other name behind the one that an entity has. */
export const FORMER_NAME = new RegExp(
  `^\\W{0,3}\\(?(?:f\\/?k\\/?a|a\\/?k\\/?a|${anyWord(({ names }) => names.formerly)})\\.?[\\s:,]+([^),;]{3,60})`,
  'iu',
);
/** What papers call an entity by its role: "the Fund". */
export const ROLE = new RegExp(`^(?:the )?(?:${VEHICLE}|${anyWord(({ names }) => names.role)})$`, 'iu');
/** The subject of a letter, at the end of a text. */
export const SUBJECT = new RegExp(`(?:${anyWord(({ names }) => names.subject)})\\.?\\s*:?\\s*$`, 'iu');
/** Words in names of managers. */
export const MANAGER_NAME = nameWords('manager');
/** Words in names of managers and of those who serve a fund, of funds, and of funds that are investors themselves. */
export const SERVICE_PROVIDER = nameWords('servant');
export const FUND_WORD = nameWords('fund');
export const INVESTOR_WORD = nameWords('saver');
/** A word for a fund in the name of one, or that it is a part of: "Wachstumsfonds". */
export const FUND_NOUN = nameWords('fundNoun');
/** The same as a part of a longer word only. */
export const FUND_IN_ONE_WORD = anyOf(
  inAllLanguages(({ names }) => names.fundNoun).filter((word) => word.startsWith('+')),
);
/** What ends the text before the name of the one who manages the fund, and of the one who made or signed the paper. */
export const MANAGED_BY = nameWords('managedBy', 'end');
export const PREPARED_BY = nameWords('preparedBy', 'end');
/** What a manager is called by its role, and where that ends the text before its name. */
export const MANAGER_ROLE = nameWords('managerRole');
export const BEFORE_MANAGER = nameWords('managerRole', 'end');
const ANY_ACTING = anyWord(({ names }) => names.acting);
/** ", as investment manager", "(the “Manager”": the name before it is that of the manager. */
export const DEFINES_MANAGER = new RegExp(
  `^\\W*(?:(?:${ANY_ACTING}|${ANY_ARTICLE})\\W+){0,2}${MANAGER_ROLE.source}`,
  'iu',
);
/** What is said of who only administers the fund, behind its name and address. */
export const AS_ADMINISTRATOR = new RegExp(
  `(?<!\\p{L})(?:${ANY_ACTING})\\s(?:\\p{L}+\\s)?${nameWords('administrator').source}`,
  'iu',
);
/** Funds of a series have a number. */
export const NUMBERED = /\b(?:[IVX]{1,5}|\d{1,2})\b/u;
/** Lines between date and address: how a letter travels, or how secret it is. */
export const DELIVERY = nameWords('delivery', 'beginning');
/** Words in names of institutional investors. */
export const INSTITUTION = nameWords('institution');
/** Lines that name a street or a box: their number is none of a series. */
export const STREET =
  /(?:stra(?:ß|ss)e|str\.|allee|platz|weg|gasse|damm|ufer|gatan|vägen|straat|laan|kade|plein|gracht)\s\d|^(?:postfach|postbus|box|apartado|bp|rue|calle|avenue|boulevard|plaza)\s/iu;
/** Lines that name a person or department of the addressee. */
export const ATTENTION = nameWords('attention', 'beginning');
const POST_CODE = String.raw`\b[A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2}\b|\b[A-Z]{2} \d{5}\b`;
/** Lines of a postal address below the addressee. */
export const ADDRESS = new RegExp(
  [
    ATTENTION.source,
    nameWords('postBox', 'beginning').source,
    String.raw`^(?:\d+[\s,]|[\p{L}\s.-]+\d+[a-z]?$)|\b\d{4,5}\b`,
    POST_CODE,
  ].join('|'),
  'iu',
);
/** Street and number, post code, telephone, register, web: lines of a sender or addressee. */
export const CONTACT = new RegExp(
  [
    String.raw`^\W*\d{1,4},?\s\p{L}|\b\d{4,5}\s+\p{Lu}|\b[A-Z]-\d{4}\b|\+\d{2}\b|www\.|@`,
    POST_CODE,
    nameWords('phone').source,
    nameWords('register').source,
  ].join('|'),
  'iu',
);
/** Lines that look like the first of an address and are a title, a greeting or a label. */
export const NO_ADDRESSEE =
  /\d{2,}[./]\d|notice|statement|report|@|:(?=$| )|^dear|^hello|^hi\b|^via\b|^sehr geehrte|^madame, monsieur|^bästa|^hej|^geachte|^estimad|^querid/iu;
/** Words before an addressee's name on its own line. */
export const ADDRESSED_TO = nameWords('addressedTo', 'whole');
/** How a letter greets its reader. */
export const GREETING = nameWords('greeting', 'beginning');
/** Whom a letter greets without a name: a board, all partners. */
export const UNNAMED = new RegExp(
  `^(?:${nameWords('toAll').source}\\s)*(?:${nameWords('board').source}|${nameWords('members').source})(?=$|[,.]|\\s(?:of|to|in|der|des|de|i|van|del)(?:\\s|$))`,
  'iu',
);
