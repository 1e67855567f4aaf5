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
