import {
  EXPORT_DATE_FORMS,
  EXPORT_DECIMAL_MARKS,
  EXPORT_DELIMITERS,
  EXPORT_FIELDS,
  EXPORT_ROWS,
  EXPORT_SCALES,
  EXPORT_SIGNS,
  INPUT_LIMITS,
  type ExportDelimiter,
  type ExportField,
} from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { listInput, textInput } from '../input.ts';

// Object.keys widens to string; the tables are the proof that these are their names.
const FIELDS = Object.keys(EXPORT_FIELDS) as [ExportField, ...ExportField[]];
const DELIMITERS = Object.keys(EXPORT_DELIMITERS) as [ExportDelimiter, ...ExportDelimiter[]];

/** The form of a CSV or Excel file of metrics, in a request and as it is stored. */
export const exportLayoutWire = z.object({
  rows: z.enum(EXPORT_ROWS),
  columns: listInput(
    z.object({
      field: z.enum(FIELDS),
      title: textInput(INPUT_LIMITS.word),
      fin: textInput(INPUT_LIMITS.word).optional(),
    }),
    INPUT_LIMITS.columns,
  ),
  sign: z.enum(EXPORT_SIGNS),
  scale: z.enum(EXPORT_SCALES),
  dateForm: z.enum(EXPORT_DATE_FORMS),
  decimalMark: z.enum(EXPORT_DECIMAL_MARKS),
  delimiter: z.enum(DELIMITERS),
});
