import { readFileSync } from 'node:fs';

import { z } from 'zod';

import { CURRENCY_CODE } from '../vocabulary/currencies.ts';
import { LEGAL_FORM } from '../vocabulary/legal-forms.ts';
import type { WordPass } from './repair.ts';
import { eachText, PLACES, repairPass } from './repair.ts';

type PlaceName = keyof typeof PLACES;

/** One replacement in a word: what matches becomes a text, other letters, or capitals. */
const stepModel = z.union([
  z.strictObject({ pattern: z.string(), to: z.string() }),
  z.strictObject({ pattern: z.string(), letters: z.record(z.string(), z.string()) }),
  z.strictObject({ pattern: z.string(), capitals: z.literal(true) }),
]);

const repairModel = z.strictObject({
  name: z.string(),
  /** Where the word stands, or what stands beside it. */
  place: z.enum(Object.keys(PLACES) as [PlaceName, ...PlaceName[]]),
  /** A word that was read with this confidence or more stays as it was read. */
  below: z.number(),
  /** The shape of the whole word; any without it. */
  when: z.string().optional(),
  /** What the word has to become and is not yet. */
  becomes: z.enum(['legalForm', 'currency']).optional(),
  /** So many digits stand in the word for each letter that is replaced. */
  digitsPerLetter: z.number().optional(),
  steps: z.array(stepModel),
  example: z.strictObject({
    before: z.string().optional(),
    read: z.string(),
    next: z.string().optional(),
    printed: z.string(),
  }),
});

export type TextRepair = z.infer<typeof repairModel>;

/** Repairs of the text of single words, in the order in which they act. */
export const TEXT_REPAIRS: readonly TextRepair[] = z
  .array(repairModel)
  .parse(JSON.parse(readFileSync(new URL('./repairs.json', import.meta.url), 'utf8')));

const KINDS = { legalForm: LEGAL_FORM, currency: new RegExp(`^(?:${CURRENCY_CODE})$`, 'u') };

function replacementOf(step: z.infer<typeof stepModel>): (text: string) => string {
  const pattern = new RegExp(step.pattern, 'gu');
  if ('to' in step) return (text) => text.replace(pattern, step.to);
  if ('capitals' in step) return (text) => text.replace(pattern, (letters) => letters.toUpperCase());
  return (text) => text.replace(pattern, (letter) => step.letters[letter] ?? letter);
}

/** What a repair makes of the text of a word. */
function repairText({ when, becomes, digitsPerLetter, steps }: TextRepair): (text: string) => string {
  const shape = when === undefined ? null : new RegExp(when, 'u');
  const replacements = steps.map(replacementOf);
  const letters = new RegExp(steps.map(({ pattern }) => pattern).join('|'), 'gu');
  const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return (text) => {
    if (shape !== null && !shape.test(text)) return text;
    if (digitsPerLetter !== undefined && countOf(text, /\d/gu) < digitsPerLetter * countOf(text, letters))
      return text;
    const repaired = replacements.reduce((read, replace) => replace(read), text);
    if (becomes === undefined) return repaired;
    return KINDS[becomes].test(repaired) && !KINDS[becomes].test(text) ? repaired : text;
  };
}

/** What is misread in one word, told by its own letters and the words beside it, in the order in which it is put right. */
export const CORRECTIONS: readonly WordPass[] = TEXT_REPAIRS.map((repair) =>
  repairPass(repair.name, { below: repair.below, place: PLACES[repair.place] }, eachText(repairText(repair))),
);
