import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';

interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/** Neither NUL, which the database takes in no text, nor half of a surrogate pair, which is no character. */
const STORABLE = /^[^\0\p{Cs}]*$/u;

/** A text of a request, in characters. Every text that reaches the server is one of these or narrower. */
export function textInput(max: number): z.ZodString {
  return z.string().max(max).regex(STORABLE);
}

/** A whole number of a request, as an integer column holds it. */
export function integerInput({ min = -INPUT_LIMITS.integer - 1, max = INPUT_LIMITS.integer }: Bounds = {}) {
  return z.int().min(min).max(max);
}

/** The same in the text form of a path or a query. */
export function integerText({ min = 0, max = INPUT_LIMITS.integer }: Bounds = {}) {
  return z.coerce.number().int().min(min).max(max);
}

/** An id of a request, in the spelling in which it is stored. */
export const idInput = z.uuid().toLowerCase();

/** A list of a request. */
export function listInput<Item extends z.ZodType>(item: Item, max: number) {
  return z.array(item).max(max);
}

/** The ids that a request is about: at least one. */
export const idsInput = listInput(idInput, INPUT_LIMITS.ids).min(1);

/** A document type: its backend id as a number or in digits, or its name [AMB-045]. */
export const documentTypeInput = z.union([
  integerInput(),
  z.string().regex(/^\d+$/).transform(Number).pipe(integerInput()),
  textInput(INPUT_LIMITS.word).min(1),
]);
