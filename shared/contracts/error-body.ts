import { z } from 'zod';

/** The one shape of every refused call [AMB-040]. `details` carries what a client needs to go on, e.g. a save conflict. */
export const errorBody = z.object({
  errors: z.array(
    z.object({
      code: z.string(),
      identifier: z.string().optional(),
      message: z.string(),
    }),
  ),
  details: z.unknown().optional(),
});

export type ErrorBody = z.output<typeof errorBody>;
