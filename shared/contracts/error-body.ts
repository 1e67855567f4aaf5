import * as z from '@assay/shared/zod';

/**
 * The shape of every refused call; only PATCH users/current may return text instead of the list [AMB-040]. `details`
 * carries what a client needs to go on, e.g. a save conflict.
 */
export const errorBody = z.object({
  errors: z.union([
    z.array(
      z.object({
        code: z.string(),
        identifier: z.string().optional(),
        message: z.string(),
      }),
    ),
    z.string(),
  ]),
  details: z.unknown().optional(),
});

export type ErrorBody = z.output<typeof errorBody>;
