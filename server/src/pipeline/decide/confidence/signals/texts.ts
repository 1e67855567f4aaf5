import { dataTypeOf, isEntityType } from '@assay/shared/domain';
import type { Word } from '../../../contract/page.ts';
import { isLabel } from '../../../vocabulary/metric-terms.ts';
import { isLegalForm } from '../../../vocabulary/legal-forms.ts';
import { withoutCapacity } from '../../../facts/names/organisation-names.ts';
import { CONNECTOR, INSTITUTION } from '../../../vocabulary/entity-words.ts';
import { ANY_AND, ANY_FOR, ANY_OF } from '../../../vocabulary/function-words.ts';
import { hasIbanLength } from '../../../values/iban.ts';
import type { Evidence } from '../evidence.ts';
import type { Chosen, Finding, SignalReader } from './finding.ts';

const MAX_MENTIONS = 3;
const MANY_WORDS = 7;
/** A part of an IBAN is written like one, too. */
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/u;
/** Texts cut out of something else: with a label or an IBAN in them, glued together, or beginning inside a sentence. */
const ODD = /[:;]|^\p{Ll}|,$|\p{Ll}{2}\p{Lu}\p{Ll}{2}|\p{L}\s[A-Z]{2}\d{2}\s[A-Z\d]{4}\s/u;
/** A text on the edge of so many labels is one of them, though nobody knows it. */
const MIN_LABELS = 2;
const SAME_EDGE = 2;
/** What goes on with a name on the next line, and on the same one. */
const GOES_ON_BELOW = new RegExp(`^(?:${ANY_OF}|${ANY_FOR}|${ANY_AND}|&)\\s`, 'u');
const GOES_ON = new RegExp(`^\\p{Lu}|${GOES_ON_BELOW.source}`, 'u');
const BEARERS_OF_FORMS: readonly string[] = ['fund', 'fund_manager'];

const isText = ({ wanted }: Chosen): boolean =>
  dataTypeOf(wanted.metric.type).reading === 'text' && wanted.terms.values.length === 0;
const isName = ({ wanted }: Chosen): boolean => isEntityType(wanted.metric.type);
const asWords = (text: string): string =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** How often a text stands in the document, and how often something runs on behind it. */
function mentionsOf(text: string, blocks: readonly (readonly string[])[]): Evidence {
  let mentions = 0;
  let goingOn = 0;
  for (const lines of blocks)
    lines.forEach((line, index) => {
      const at = line.indexOf(text);
      if (at < 0) return;
      mentions += 1;
      const rest = line.slice(at + text.length).trimStart();
      const next = rest === '' ? (lines[index + 1] ?? '') : rest;
      if ((rest === '' ? GOES_ON_BELOW : GOES_ON).test(next) || isLegalForm(next)) goingOn += 1;
    });
  return { mentions: Math.min(MAX_MENTIONS, mentions), runsOn: goingOn / (mentions || 1) };
}

/** What a house adds to its name for a fund of a series: "Kestrel Partners", "Kestrel Partners Fund IV". */
const SERIES = /^(?:\p{L}+ ){0,2}(?:[ivx]{1,5}|\d{1,2}) /u;

/** True when a text has another metric's whole text in it, but for a house whose name a fund of its own begins with. */
function holdsOther(chosen: Chosen, all: readonly Chosen[]): boolean {
  const own = asWords(chosen.proposal.value);
  return all.some((other) => {
    const inner = asWords(other.proposal.value);
    const isSeries = own.startsWith(inner) && SERIES.test(own.slice(inner.length));
    return other.wanted !== chosen.wanted && own !== inner && own.includes(inner) && !isSeries;
  });
}

/** "l’Enfance", "d’Aubrac": a name behind its article. */
const BEHIND_ARTICLE = /^\p{Ll}{1,2}['’]\p{Lu}/u;

const ELIDED = /^\p{Ll}{1,2}['’]/u;

/** "Caisse de retraite des marins pêcheurs": many languages write all but the first word of an institution small. */
const isInstitutionOf = ([first = '', second = '']: readonly string[]): boolean =>
  INSTITUTION.test(first) && (CONNECTOR.test(second) || ELIDED.test(second));

/** What the words of a text say of its being whole. */
function formOf(chosen: Chosen): Evidence {
  const { value } = chosen.proposal;
  const words = withoutCapacity(value).split(' ');
  const forms = words.map(isLegalForm);
  const isSmall = (word: string): boolean =>
    /^\p{Ll}/u.test(word) && !CONNECTOR.test(word) && !BEHIND_ARTICLE.test(word);
  const small = isInstitutionOf(words) ? [] : words.filter(isSmall);
  const needsForm = BEARERS_OF_FORMS.includes(chosen.wanted.terms.base);
  return {
    endsInForm: forms.at(-1) === true ? 1 : 0,
    withoutForm: needsForm && !forms.includes(true) ? 1 : 0,
    smallWords: isName(chosen) ? small.length : 0,
    cutShort: CONNECTOR.test(words.at(-1) ?? '') ? 1 : 0,
    oddText: ODD.test(value) ? 1 : 0,
    manyWords: Math.max(0, words.length - MANY_WORDS),
  };
}

/** The first words of the texts that open a line of a list, where labels stand. */
function wordsAmongLabels({ pages }: Finding): Set<Word> {
  const found = new Set<Word>();
  for (const { rows } of pages) {
    const firsts = rows.flatMap(([first, next]) =>
      first === undefined || next === undefined ? [] : [first],
    );
    const labels = firsts.filter(({ text }) => isLabel(text));
    for (const one of firsts) {
      const beside = labels.filter(({ x0 }) => Math.abs(x0 - one.x0) < SAME_EDGE);
      const [word] = one.words;
      if (word !== undefined && beside.length >= MIN_LABELS) found.add(word);
    }
  }
  return found;
}

/** Whether a text is whole, stands elsewhere again, belongs to no other metric, and has the form of its kind. */
export function texts(finding: Finding): SignalReader {
  const { pages, singles } = finding;
  const amongLabels = wordsAmongLabels(finding);
  const blocks = pages.flatMap((page) => page.blocks.map(({ phrases }) => phrases.map(({ text }) => text)));
  const all = singles.filter(isText);
  return (chosen, row): Evidence => {
    if (!isText(chosen)) return {};
    const { value, words } = chosen.proposal;
    const [first] = words;
    if (IBAN.test(value.replace(/\s/gu, ''))) return { ibanCut: hasIbanLength(value) ? 0 : 1 };
    if (row !== null) return formOf(chosen);
    return {
      ...formOf(chosen),
      holdsOther: holdsOther(chosen, all) ? 1 : 0,
      amongLabels: first !== undefined && amongLabels.has(first) ? 1 : 0,
      ...mentionsOf(chosen.proposal.text, blocks),
    };
  };
}
