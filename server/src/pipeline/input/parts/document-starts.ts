import { fold } from '../../vocabulary/fold.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { saysPaper } from '../../facts/names/name-places.ts';
import { namesType } from '../../facts/document-type.ts';
import type { NoticeIdentity } from './notice-identity.ts';
import { FIGURES, hasOther, isOther, isSameName, isWhole, nameDiffers, prints } from './notice-identity.ts';
import type { PageHead } from './page-head.ts';
import { numbersOf } from './page-number.ts';
import { renewedTexts, saysTime, textAtPlaceOf, wordingOf } from './page-head.ts';

/** The pages of a document so far, as far as they say whether the next one belongs to them. */
export interface DocumentSoFar {
  /** The page that says most of what the document is. */
  head: NoticeIdentity;
  last: NoticeIdentity;
}

/** How much speaks for another document on a page; set by hand on packets of two papers (ADR 0046). */
const WEIGHTS = {
  /** Page numbers start again, or start. */
  restarts: 3,
  starts: 1,
  /** Page numbers go on, or are those of a later page. */
  continues: -5,
  isLater: -2,
  /** A line that stands at the same place has another day or period. */
  otherTime: 2,
  /** The line says what the paper is. */
  otherTimeInTitle: 1,
  /** A title at the same place has another number: "Capital call no. 7". */
  otherNumber: 3,
  /** The title stands at the same place again, and on no page between. */
  titledAgain: 2,
  /** Its head names others, and it prints none of the names known so far. */
  otherNames: 3,
  /** It prints the names known so far, and nothing at the same place differs. */
  sameNames: -2,
  /** Its head is that of the first page, word for word. */
  sameHead: -4,
  otherPartner: 2,
  /** A title of another type, or a page that reads like one. */
  otherTitle: 3,
  otherType: 1,
  otherFigure: 1,
  titled: 1,
  largeTitle: 1,
  dated: 1,
  greets: 1,
  otherPaper: 1,
  otherTextSize: 1,
  /** Paper and text size both differ: it was made elsewhere. */
  otherLook: 1,
} as const;

type Sign = keyof typeof WEIGHTS;

/** From here on a page begins another document; from the second on it may. */
const PARTS = 5;
const DOUBTS = 3;

/** Without one of these a page may be any further page of its document. */
const TELLING: ReadonlySet<Sign> = new Set([
  'restarts',
  'otherTime',
  'otherNumber',
  'titledAgain',
  'otherNames',
  'otherPartner',
  'otherTitle',
  'otherPaper',
]);
/** Names alone begin nothing: a signature or a list has some, too. */
const OPENING: ReadonlySet<Sign> = new Set([
  'restarts',
  'otherTime',
  'otherNumber',
  'titledAgain',
  'titled',
  'dated',
  'greets',
  'otherPaper',
]);

/** Whether a page begins another document than the one before it. */
export type Start = 'none' | 'doubted' | 'sure';

/** Text sizes differ from this part on. */
const OTHER_SIZE = 0.08;

/** An amount: it has groups or decimals. */
const AMOUNT = /\d[.,'’]\d{2,3}(?!\d)/u;

/** True for a page that says something of its own: a blank page or a cover is no document. */
export function isSubstantial({ page, head }: NoticeIdentity): boolean {
  const hasAmount = page.page.words.some(({ text }) => AMOUNT.test(text));
  return hasAmount || (head.title !== undefined && head.names.length > 0);
}

function numberSign(last: number | null, number: number | null): Sign | null {
  if (number === null) return null;
  if (number === 1) return last === null ? 'starts' : 'restarts';
  return number === (last ?? 0) + 1 && last !== null ? 'continues' : 'isLater';
}

const isSamePaper = ({ width, height }: PageGraph, other: PageGraph): boolean =>
  Math.abs(width - other.width) < 1 && Math.abs(height - other.height) < 1;

const isSameSize = ({ textSize }: PageHead, other: PageHead): boolean =>
  Math.abs(textSize - other.textSize) <= OTHER_SIZE * textSize;

/** True when a title of the first page stands at its place again, and did not on the page before. */
function isTitledAgain({ head, last }: DocumentSoFar, page: PageHead): boolean {
  if (head === last) return false;
  return head.head.texts.some((phrase) => {
    const wording = wordingOf(phrase.text);
    const isAgain = (other: PageHead): boolean => wordingOf(textAtPlaceOf(other, phrase)) === wording;
    return saysPaper(phrase.text) && isAgain(page) && !isAgain(last.head);
  });
}

/** Fewer texts are no head of which to say that it repeats. */
const MIN_TEXTS = 3;

/** True when all that heads the first page heads another page as well. */
const isSameHead = (first: PageHead, page: PageHead): boolean =>
  first.texts.length >= MIN_TEXTS &&
  first.texts.every((phrase) => fold(textAtPlaceOf(page, phrase)) === fold(phrase.text));

/** The names that a document has shown so far, and whether a page shows them or its own. */
function nameSigns({ head, last }: DocumentSoFar, page: NoticeIdentity): Sign[] {
  const known = [...head.head.names, ...last.head.names];
  const isPrintedBefore = (name: string): boolean => prints(head.page, name) || prints(last.page, name);
  const isSame = (one: string, other: string): boolean =>
    isSameName(
      one,
      other,
      [head, page].some(({ page: { page: read } }) => read.source === 'ocr'),
    );
  if (isWhole(page) && nameDiffers(head, page, 'partner')) return ['otherPartner'];
  const isFundInHead = page.head.names.some((name) => isSame(name, page.values.fund ?? ''));
  if (isFundInHead && nameDiffers(head, page, 'fund')) return ['otherNames'];
  if (known.some((name) => prints(page.page, name)) || page.head.names.some(isPrintedBefore))
    return ['sameNames'];
  if (head.values.fund !== undefined) known.push(head.values.fund);
  if (known.some((name) => prints(page.page, name))) return ['sameNames'];
  const isOther = page.head.names.some((name) => !known.some((other) => isSame(name, other)));
  return isOther ? ['otherNames'] : [];
}

/** What differs in the look of a page that shows none of the names of the document. */
function lookSigns({ head, last }: DocumentSoFar, page: NoticeIdentity): Sign[] {
  const isUnsupportedDocumentKind = [head, last].every((one) => !isSamePaper(one.page, page.page));
  // Words that were recognised are as high as their letters, so a page of few capitals seems smaller.
  const isRecognised = [head, last, page].some((one) => one.page.page.source === 'ocr');
  const isOtherSize = !isRecognised && [head, last].every((one) => !isSameSize(one.head, page.head));
  return [
    ...(isUnsupportedDocumentKind ? (['otherPaper'] as const) : []),
    ...(isOtherSize ? (['otherTextSize'] as const) : []),
    ...(isUnsupportedDocumentKind && isOtherSize ? (['otherLook'] as const) : []),
  ];
}

/** What stands again at the same place of a page, with other days or numbers. */
function placeSigns(before: DocumentSoFar, page: PageHead): Sign[] {
  const first = before.head.head;
  const renewed = renewedTexts(first, page);
  const times = renewed.filter(saysTime);
  const isOtherNumber = renewed.some((text) => !saysTime(text) && saysPaper(text));
  return [
    ...(times.length > 0 ? (['otherTime'] as const) : []),
    ...(times.some(saysPaper) ? (['otherTimeInTitle'] as const) : []),
    ...(isOtherNumber ? (['otherNumber'] as const) : []),
    ...(isTitledAgain(before, page) ? (['titledAgain'] as const) : []),
    ...(isSameHead(first, page) ? (['sameHead'] as const) : []),
  ];
}

/** What the head of a page says by itself, and what kind of paper it says it is. */
function headSigns(first: NoticeIdentity, { head, paperType }: NoticeIdentity): Sign[] {
  const isOtherType = first.paperType !== '' && paperType !== '' && first.paperType !== paperType;
  const title = head.isTitleLarge ? (head.title?.text ?? '') : '';
  const isOtherTitle = namesType(title, paperType) && !namesType(title, first.paperType);
  return [
    ...(isOtherType ? [isOtherTitle ? ('otherTitle' as const) : ('otherType' as const)] : []),
    ...(head.title === undefined ? [] : (['titled'] as const)),
    ...(head.isTitleLarge ? (['largeTitle'] as const) : []),
    ...(head.isDated ? (['dated'] as const) : []),
    ...(head.greets ? (['greets'] as const) : []),
  ];
}

const figureSigns = (first: NoticeIdentity, page: NoticeIdentity): Sign[] =>
  FIGURES.filter((key) => hasOther(first, page, key)).map(() => 'otherFigure');

/** With one of these, the same names are those of another paper on the same fund. */
const OF_SAME_NAMES: ReadonlySet<Sign> = new Set(['otherTime', 'otherNumber', 'restarts']);

/** The signs that show without reading any value of a page. */
interface VisibleSigns {
  readonly signs: readonly Sign[];
  /** Those that count on a page with none of the names of the document. */
  readonly look: readonly Sign[];
}

function visibleSigns(before: DocumentSoFar, page: NoticeIdentity): VisibleSigns {
  const number = numberSign(...numbersOf(before.last, page));
  const signs = [
    ...(number === null ? [] : [number]),
    ...placeSigns(before, page.head),
    ...headSigns(before.head, page),
  ];
  return { signs, look: lookSigns(before, page) };
}

/** The signs that a page begins another document, and those against it. */
function signsOf(before: DocumentSoFar, page: NoticeIdentity, visible: VisibleSigns): Sign[] {
  const names = nameSigns(before, page);
  const signs = [...visible.signs, ...(names.includes('sameNames') ? [] : visible.look)];
  const isRenewed = signs.some((sign) => OF_SAME_NAMES.has(sign));
  return [
    ...signs,
    ...names.filter((sign) => sign !== 'sameNames' || !isRenewed),
    ...figureSigns(before.head, page),
  ];
}

const hasOneOf = (some: ReadonlySet<Sign>, signs: readonly Sign[]): boolean =>
  signs.some((sign) => some.has(sign));

/** Whether a page begins another document than the one that ends right before it. */
export function startOn(before: DocumentSoFar, page: NoticeIdentity): Start {
  if (isOther(before.head, page, before.last)) return 'sure';
  if (!isSubstantial(before.head) && !isSubstantial(before.last)) return 'none';
  const visible = visibleSigns(before, page);
  const seen = [...visible.signs, ...visible.look];
  // No value opens a document, nor outweighs a page number that goes on where nothing that is seen speaks for another.
  if (!hasOneOf(OPENING, seen) || (seen.includes('continues') && !hasOneOf(TELLING, seen))) return 'none';
  const signs = signsOf(before, page, visible);
  const isTold = [TELLING, OPENING].every((some) => hasOneOf(some, signs));
  const score = isTold ? signs.reduce((sum, sign) => sum + WEIGHTS[sign], 0) : 0;
  return score >= PARTS ? 'sure' : score >= DOUBTS ? 'doubted' : 'none';
}
