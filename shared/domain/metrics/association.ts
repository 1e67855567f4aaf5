/** What values of a metric are kept for: an entity of a type, a relationship of two types, or nothing (AMB-103). */
export interface MetricAssociation {
  readonly associatedEntityType: string | null;
  readonly associatedRelationshipEntityTypes: readonly string[] | null;
}

/** The fins of the types a metric is kept for; the pair where it has one, because its values are kept there. */
export function associatedTypes({
  associatedEntityType,
  associatedRelationshipEntityTypes,
}: MetricAssociation): readonly string[] {
  const pair = associatedRelationshipEntityTypes ?? [];
  if (pair.length > 0) return pair;
  return associatedEntityType === null ? [] : [associatedEntityType];
}
