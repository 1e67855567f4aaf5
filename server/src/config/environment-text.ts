import { z } from 'zod';

/** An environment variable that is set to nothing is not set. */
export const text = z.preprocess((value) => (value === '' ? undefined : value), z.string().optional());
