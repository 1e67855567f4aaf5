import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { listInput, textInput } from '../input.ts';
import { validatorWire } from '../verification/verification-payload.wire.ts';
import { wireTimestamp } from '../wire.ts';

/** A type of an entity; its validators are rules for the names of its entities [ENT-023]. */
export const entityTypeWire = z.object({
  fin: z.string(),
  displayName: z.string(),
  validators: z.array(validatorWire),
});

/** An entity with its names, types and counts [ENT-021]. */
export const entityWire = z.object({
  interDocumentEntityId: z.uuid(),
  /** The same id by its shorter names. */
  id: z.uuid(),
  uuid: z.uuid(),
  name: z.string(),
  displayName: z.string(),
  clientIdentifier: z.string().nullable(),
  akas: z.array(z.string()),
  types: z.array(entityTypeWire),
  timeUpdated: wireTimestamp,
  akaCount: z.number().int(),
  relationshipCount: z.number().int(),
  /** The display names of its types. */
  metricIdentifierDisplayName: z.string(),
  /** By what a search found it, where that is not its name [AMB-136]; only in lists that were searched. */
  foundBy: z.object({ kind: z.enum(['aka', 'clientIdentifier']), text: z.string() }).optional(),
});

export type EntityType = z.output<typeof entityTypeWire>;
export type Entity = z.output<typeof entityWire>;

/** The name of an entity or an AKA; longer ones are refused. Names of white space are EMPTY_ENTITY_NAME [ENT-034]. */
export const entityNameInput = textInput(INPUT_LIMITS.name);

/** The AKAs of one entity. */
export const akasInput = listInput(entityNameInput, INPUT_LIMITS.akas);

/** The client's own identifier; an empty one is stored as null [ENT-022]. */
export const clientIdentifierInput = textInput(INPUT_LIMITS.word).nullable();

/** The types of an entity, at least one [ENT-027]. */
export const finsInput = listInput(textInput(INPUT_LIMITS.word).min(1), INPUT_LIMITS.repeated).min(1);
