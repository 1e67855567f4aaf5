/** What a value belongs to. */
export type OwnerKind = 'entity' | 'relationship';

/** The entity or the relationship that values belong to. */
export interface Owner {
  readonly kind: OwnerKind;
  readonly id: string;
}

/** The column that names the owner. */
export const OWNER_COLUMNS = {
  entity: 'entity_id',
  relationship: 'relationship_id',
} as const satisfies Record<OwnerKind, string>;

/** The place of a stored row among the values: whose, of which metric, at which date. */
export function changeOf(row: {
  readonly entity_id: string | null;
  readonly relationship_id: string | null;
  readonly fin: string;
  readonly reporting_date: string;
}): { readonly owner: Owner; readonly fin: string; readonly reportingDate: string } {
  const { entity_id: entityId, relationship_id: relationshipId, fin, reporting_date: reportingDate } = row;
  const owner: Owner =
    entityId === null ? { kind: 'relationship', id: relationshipId ?? '' } : { kind: 'entity', id: entityId };
  return { owner, fin, reportingDate };
}
