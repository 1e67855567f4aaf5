import { INPUT_LIMITS, isIsoDate } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { integerText, listInput, textInput } from './input.ts';

/** A query key that may be repeated [API-003]: absent, once or several times; always read as a list or undefined. */
export function repeatedQuery<Item extends z.ZodType>(item: Item) {
  return z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    listInput(item, INPUT_LIMITS.repeated).optional(),
  );
}

/** `offset` and `maxPageSize` of a paged GET: whole numbers in text form. The server rounds and caps [STORE-006]. */
export const pagingQuery = {
  offset: integerText().optional(),
  maxPageSize: integerText({ min: 1 }).optional(),
};

/** `column:asc` or `column:desc`; which columns are known is the rule of each list. */
export const orderByQuery = textInput(INPUT_LIMITS.word).regex(/^\w+:(asc|desc)$/);

/** A page of a list: its rows, how many they are, and how many there are in all [STORE-022]. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    count: z.number().int(),
    totalCount: z.number().int(),
    /** True where counting stopped early: there are at least `totalCount` rows [AMB-128]. */
    isLowerBound: z.boolean().optional(),
  });
}

/** A response of which clients use only the status [AMB-039]. */
export const doneResponse = z.object({ ids: z.array(z.string()).optional() });

/** Calendar date on the wire, `YYYY-MM-DD` [AMB-086]. The year 0000 is none: no database column takes it. */
export const wireDate = z.iso.date().refine(isIsoDate);

/** Moment on the wire, ISO 8601 in UTC [AMB-086], of a day that `wireDate` takes. */
export const wireTimestamp = z.iso.datetime().refine((text) => isIsoDate(text.slice(0, 'YYYY-MM-DD'.length)));
