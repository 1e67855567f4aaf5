/** What decides which entity type a name in a document stands for. */
export interface TypedName {
  readonly dataType: string;
  readonly fin: string;
  /** The pair of types that the metric of a link belongs to. */
  readonly relationshipTypes: readonly string[] | null;
}

/** Which entity types a document type reports for and about. */
export interface ReportedTypes {
  readonly reporting: string;
  readonly key: string;
}

/**
 * The entity type that a name in a document stands for: the fin of an ENTITY_NAME metric is one; a link of a table row stands
 * for the type that is related to the reporting entity, else for the key type [AMB-060, AMB-094].
 */
export function entityTypeOfName(
  { dataType, fin, relationshipTypes }: TypedName,
  { reporting, key }: ReportedTypes,
): string {
  if (dataType === 'ENTITY_NAME') return fin;
  return relationshipTypes?.find((type) => type !== reporting) ?? key;
}
