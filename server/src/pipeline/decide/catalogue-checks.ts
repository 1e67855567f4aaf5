import type { FundCheck } from '@assay/shared/domain';
import { z } from 'zod';

/** The parts of a catalogue check that extraction can use. */
const checkModel = z.looseObject({
  schema: z.string(),
  name: z.string(),
  result: z.string(),
  terms: z.array(z.object({ fin: z.string(), sign: z.number() })).optional(),
  quotient: z.tuple([z.string(), z.string()]).optional(),
  absentIsZero: z.boolean().optional(),
  needs: z.array(z.string()).optional(),
  /** Of a repeating group: asked of each of its rows. */
  rows: z.string().optional(),
});

/** The checks of one schema: those of the document's values and those of every row of a repeating group. */
export interface SchemaChecks {
  document: FundCheck[];
  rows: FundCheck[];
}

/** Reads the checks of one schema; anything unreadable is left out, because checks are evidence and never a condition. */
export function readChecks(checks: unknown, documentType: string): SchemaChecks {
  const read = (Array.isArray(checks) ? checks : []).flatMap((item) => {
    const { data } = checkModel.safeParse(item);
    return data?.schema === documentType ? [data] : [];
  });
  return {
    document: read.filter(({ rows }) => rows === undefined),
    rows: read.filter(({ rows }) => rows !== undefined),
  };
}
