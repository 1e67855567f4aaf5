/**
 * The entry point to zod: what our contracts are written with, once per page. Import it whole, as `z`. All of zod would
 * bring the texts of every language; what is missing here is added by name.
 */
export {
  array,
  base64,
  boolean,
  coerce,
  custom,
  discriminatedUnion,
  enum,
  int,
  iso,
  literal,
  number,
  object,
  preprocess,
  record,
  string,
  stringbool,
  tuple,
  undefined,
  union,
  unknown,
  url,
  uuid,
} from 'zod';
export type { input, output, ZodString, ZodType, ZodUndefined } from 'zod';
