import { distance } from 'fastest-levenshtein';

import type { PipelineSchema } from '../../contract/job.ts';
import type { ExtractionResult } from '../../contract/result.ts';
import type { Pages } from '../../graph/built-pages.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { isNumberLike } from '../../graph/value-shape.ts';
import { likelyType, namesType, recogniseType } from '../../facts/document-type.ts';
import { fold } from '../../vocabulary/fold.ts';
import { ANY_NUMBER_MARK } from '../../vocabulary/number-words.ts';
import { isLegalForm } from '../../vocabulary/legal-forms.ts';
import { saysPaper } from '../../facts/names/name-places.ts';
import type { PageHead } from './page-head.ts';
import { headOf, statesTime } from './page-head.ts';
import type { NumberedPage } from './page-number.ts';
import { footNumbers, numbersOf, printedNumber } from './page-number.ts';
import { listsPartners } from './register.ts';

/** What is read on a page as if the page were a document. */
export interface NoticeValues {
  /** Type of the notice; empty when the page reads like none. */
  readonly documentType: string;
  readonly fund: string | undefined;
  readonly partner: string | undefined;
  /** Number of the call or distribution. */
  readonly number: string | undefined;
  readonly date: string | undefined;
  /** What is called, paid or left at the end. */
  readonly amount: string | undefined;
  readonly account: string | undefined;
}

/** What tells one notice from another, as a page says it when it is read by itself. */
export interface NoticeIdentity extends NumberedPage {
  readonly page: PageGraph;
  readonly head: PageHead;
  /** Type of the paper; empty when the page says nothing of any. */
  readonly paperType: string;
  /** Read when it is asked for, which takes as long as reading a document: most pages belong to theirs without. */
  readonly values: NoticeValues;
}

/** Metrics that say what a notice is, best first. */
const NUMBERS = ['call_number', 'distribution_number'];
const DATES = ['notice_date', 'reporting_date'];
const AMOUNTS = [
  'call_amount',
  'distribution_net',
  'distribution_gross',
  'closing_balance_qtd',
  'closing_balance_ytd',
  'closing_balance_itd',
];
/** What is read with less confidence tells nothing apart. */
const MIN_SURE = 0.4;
const ACCOUNTS = ['iban', 'account_number'];

/** A report lists many things: it has rows, and its pages are none of a notice. */
const isReport = ({ groups }: PipelineSchema): boolean => groups.some((group) => group.isRepeatingGroup);

/** Finds the metrics of a schema on one page, as if the page were a document. */
export type QueryPage = (page: PageGraph, schema: PipelineSchema) => ExtractionResult['metrics'];

/** Reads pages one by one as if each were a document. */
export class NoticeReader {
  readonly #schemas: readonly PipelineSchema[];
  readonly #queryPage: QueryPage;

  constructor(schemas: readonly PipelineSchema[], queryPage: QueryPage) {
    this.#schemas = schemas;
    this.#queryPage = queryPage;
  }

  /** The type that some pages speak for; empty when they speak for none. */
  typeOf(pages: Pages): string {
    return recogniseType(pages, this.#schemas)?.id ?? '';
  }

  /** What a page says of itself; of a page that reads like no notice, nothing but its number. */
  read(page: PageGraph): NoticeIdentity {
    const paperType = likelyType([page], this.#schemas)?.id ?? '';
    const head = headOf(page, (text) => this.#schemas.some((one) => namesType(text, one.documentType)));
    let values: NoticeValues | undefined;
    const readValues = (): NoticeValues => (values ??= this.#readValues(page, paperType));
    return {
      page,
      head,
      paperType,
      get values() {
        return readValues();
      },
      printedNumber: printedNumber(page),
      footNumbers: footNumbers(page),
    };
  }

  #readValues(page: PageGraph, paperType: string): NoticeValues {
    const schema = this.#schemas.find(({ documentType }) => documentType === paperType);
    const metrics = schema === undefined || isReport(schema) ? [] : this.#queryPage(page, schema);
    const best = (fins: readonly string[]): string | undefined =>
      fins
        .flatMap((fin) => metrics.find((metric) => metric.fin === fin)?.candidates[0] ?? [])
        .find(({ value, confidence }) => value !== '' && confidence >= MIN_SURE)?.value;
    return {
      documentType: metrics.length === 0 ? '' : paperType,
      fund: best(['fund']),
      partner: best(['limited_partner']),
      number: best(NUMBERS),
      date: best(DATES),
      amount: best(AMOUNTS),
      account: best(ACCOUNTS),
    };
  }
}

/** A title stands in this part of its page, and has at most so many words. */
const TITLE_PART = 0.5;
const MAX_TITLE_LENGTH = 12;

/** True for a page with a title that says what the paper is, "Capital call no. 8"; beside an amount it is a label. */
export function isTitled({ rows, height }: PageGraph, documentType: string): boolean {
  return rows.some(
    (row) =>
      !row.some(({ text }) => isNumberLike(text)) &&
      row.some(
        ({ y1, words, text }) =>
          y1 < height * TITLE_PART &&
          words.length <= MAX_TITLE_LENGTH &&
          !/[.,:;]$/u.test(text) &&
          (saysPaper(text) || namesType(text, documentType)),
      ),
  );
}

/** True for a page that could stand alone as a notice to one partner. */
export function isWhole(identity: NoticeIdentity): boolean {
  // What a page without a day lacks is known before its values are read.
  if (identity.paperType === '' || !statesTime(identity.page) || listsPartners(identity.page)) return false;
  const { fund, amount, date } = identity.values;
  return fund !== undefined && amount !== undefined && date !== undefined;
}

const tokensOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A name as it is looked for in other texts: without its legal forms. */
function nameTokens(name: string): string[] {
  return tokensOf(
    name
      .split(' ')
      .filter((word, at) => at === 0 || !isLegalForm(word))
      .join(' '),
  );
}

const spaced = (tokens: readonly string[]): string => ` ${tokens.join(' ')} `;

/** True when a page prints a name, on a line or wrapped within a block. */
export function prints({ rows, blocks }: PageGraph, name: string): boolean {
  const wanted = spaced(nameTokens(name));
  const texts = [
    ...rows.map((row) => row.map(({ text }) => text).join(' ')),
    ...blocks.map(({ phrases }) => phrases.map(({ text }) => text).join(' ')),
  ];
  return texts.some((text) => spaced(tokensOf(text)).includes(wanted));
}

/** So many letters of one name may be recognised differently on two pages. */
const MAX_MISREAD = 2;

/** True for one name in two writings, also with words left out at its ends. */
export function isSameName(one: string, other: string, isRecognised: boolean): boolean {
  const [first, second] = [spaced(nameTokens(one)), spaced(nameTokens(other))];
  if (first.includes(second) || second.includes(first)) return true;
  return isRecognised && distance(first, second) <= MAX_MISREAD;
}

/** A partner that is called by a number, "investor no. 31", is not named: another page may say the name. */
const CALLED_BY_NUMBER = new RegExp(`(?:${ANY_NUMBER_MARK})[.°º]*\\s*\\d+$`, 'iu');

/** True when two pages name different ones in a role, and neither names the other's anywhere. */
export function nameDiffers(one: NoticeIdentity, other: NoticeIdentity, role: 'fund' | 'partner'): boolean {
  const [first, second] = [one.values[role], other.values[role]];
  const isRecognised = [one, other].some(({ page }) => page.page.source === 'ocr');
  if (first === undefined || second === undefined || isSameName(first, second, isRecognised)) return false;
  if (role === 'partner' && [first, second].some((name) => CALLED_BY_NUMBER.test(name))) return false;
  return !prints(one.page, second) && !prints(other.page, first);
}

/** How much each difference speaks for two notices; a name tells more than a figure, which a table may have several of. */
const NAME = 2;
const FIGURE = 1;
const CONTINUED = 3;
const ENOUGH = { titled: 3, untitled: 5 };

/** The values that are compared as they are printed. */
export const FIGURES = ['number', 'date', 'amount', 'account'] as const;

/** True when two pages have each a value of a kind, and not the same. */
export function hasOther(
  before: NoticeIdentity,
  page: NoticeIdentity,
  key: (typeof FIGURES)[number],
): boolean {
  const value = page.values[key];
  return value !== undefined && before.values[key] !== undefined && before.values[key] !== value;
}

/** True when a page begins another notice than the one that `before` is the first page of; `last` stands right before it. */
export function isOther(before: NoticeIdentity, page: NoticeIdentity, last: NumberedPage): boolean {
  if (!isWhole(page)) return false;
  const names = (['fund', 'partner'] as const).filter((role) => nameDiffers(before, page, role)).length;
  const figures = FIGURES.filter((key) => hasOther(before, page, key)).length;
  const [lastNumber, number] = numbersOf(last, page);
  const beginsAnew = number === 1 && lastNumber !== null ? FIGURE : 0;
  const continues = number !== null && number === (lastNumber ?? 0) + 1 && beginsAnew === 0 ? CONTINUED : 0;
  const enough = isTitled(page.page, page.values.documentType) ? ENOUGH.titled : ENOUGH.untitled;
  return NAME * names + FIGURE * figures + beginsAnew - continues >= enough;
}

/** True when a page names the fund of a notice. */
export function mentions(page: PageGraph, { fund }: Pick<NoticeValues, 'fund'>): boolean {
  return fund !== undefined && prints(page, fund);
}
