import * as z from '@assay/shared/zod';
import { wireDate } from '../wire.ts';

/** A verified value that nobody owns, because names that it needs are not verified. */
export const unownedValueWire = z.object({
  metricId: z.uuid(),
  fin: z.string(),
  needs: z.array(
    z.object({
      /** The entity type of the owner, and how people call it. */
      fin: z.string(),
      typeName: z.string(),
      /** The metric that states its name; null where the document states none. */
      metricId: z.uuid().nullable(),
    }),
  ),
});

/** A verified name that means several entities, none of which was chosen. */
export const ambiguousNameWire = z.object({
  metricId: z.uuid(),
  /** The entity type that the name stands for, and how people call it. */
  fin: z.string(),
  typeName: z.string(),
  /** How many entities have the name. */
  entityCount: z.number().int().min(2),
  /** The metrics of the verified values that wait until one of them is chosen. */
  waiting: z.array(z.uuid()),
});

/** What a confirmation cannot write; it stays on the document and waits [AMB-137]. */
export const unwrittenWire = {
  unowned: z.array(unownedValueWire),
  ambiguous: z.array(ambiguousNameWire),
};

const figure = z.object({ value: z.string(), currency: z.string().nullable() });

/** A value that an entity or a relationship has of a document, and that confirming replaces or withdraws. */
export const replacedValueWire = z.object({
  fin: z.string(),
  metricName: z.string(),
  metricType: z.string(),
  /** The entity, or both ends of the relationship. */
  ownerName: z.string(),
  reportingDate: wireDate,
  stored: figure,
  /** The figure that replaces it; null where it is withdrawn. */
  next: figure.nullable(),
});
