/** A verified value of a document, with what its metric says about where it belongs. */
export interface ConfirmedValue {
  readonly fin: string;
  readonly dataType: string;
  readonly value: string;
  readonly currency: string | null;
  readonly confidence: number;
  readonly page: number | null;
  readonly x: number | null;
  readonly y: number | null;
  readonly w: number | null;
  readonly h: number | null;
  /** The metric of the document. */
  readonly metricId: string;
  readonly verifiedBy: string | null;
  /** The row of a repeating group in which it stands; null outside tables. */
  readonly rowId: string | null;
  readonly entityType: string | null;
  readonly relationshipTypes: readonly string[] | null;
  /** The entity that a person chose for a name. */
  readonly selectedEntityId: string | null;
}

/** Which entity types a document type reports for and about. */
export interface ReportedTypes {
  readonly reporting: string;
  readonly key: string;
}

/** A name in a document, standing for an entity of a type. */
export interface NamedEntity {
  readonly name: string;
  readonly type: string;
  readonly selectedEntityId: string | null;
}

/** Where values go: an entity, or the relationship of two. */
export type Target =
  | { readonly kind: 'entity'; readonly entity: NamedEntity }
  | { readonly kind: 'relationship'; readonly parent: NamedEntity; readonly child: NamedEntity };

export interface PlannedTarget {
  readonly target: Target;
  readonly values: readonly ConfirmedValue[];
}

function nameOf({ value, selectedEntityId }: ConfirmedValue, type: string): NamedEntity {
  return { name: value, type, selectedEntityId };
}

/** The entities that the head of a document names: each ENTITY_NAME metric's fin is an entity type [AMB-094]. */
function headEntities(values: readonly ConfirmedValue[]): ReadonlyMap<string, NamedEntity> {
  const named = values.filter(({ rowId, dataType }) => rowId === null && dataType === 'ENTITY_NAME');
  return new Map(named.map((value) => [value.fin, nameOf(value, value.fin)]));
}

function belongsToRelationship({ relationshipTypes }: ConfirmedValue): boolean {
  return relationshipTypes !== null && relationshipTypes.length > 0;
}

/** Values that describe something: names themselves only say what it is. */
function isDescriptive({ dataType }: ConfirmedValue): boolean {
  return dataType !== 'ENTITY_NAME' && dataType !== 'ENTITY_LINK';
}

function planRow(values: readonly ConfirmedValue[], parent: NamedEntity, keyType: string): PlannedTarget[] {
  const link = values.find(({ dataType }) => dataType === 'ENTITY_LINK');
  if (link === undefined) return [];
  const type = link.relationshipTypes?.find((one) => one !== parent.type) ?? keyType;
  const child = nameOf(link, type);
  const described = values.filter(isDescriptive);
  const own = described.filter((value) => !belongsToRelationship(value) && value.entityType === type);
  return [
    { target: { kind: 'relationship', parent, child }, values: described.filter(belongsToRelationship) },
    { target: { kind: 'entity', entity: child }, values: own },
  ];
}

/**
 * Where the verified values of a document go when it is confirmed [AMB-060]: to the entity of their type that its head
 * names, or, where the metric belongs to a relationship, to that alone. The reporting and the key entity are related, and
 * so are the reporting entity and the one that a table row links to.
 */
export function planConfirmed(
  values: readonly ConfirmedValue[],
  { reporting, key }: ReportedTypes,
): PlannedTarget[] {
  const heads = headEntities(values);
  const described = values.filter((value) => value.rowId === null && isDescriptive(value));
  const plan: PlannedTarget[] = [...heads.values()].map((entity) => ({
    target: { kind: 'entity', entity },
    values: described.filter((value) => !belongsToRelationship(value) && value.entityType === entity.type),
  }));
  const parent = heads.get(reporting);
  const child = heads.get(key);
  if (parent === undefined) return plan;
  if (child !== undefined) {
    plan.push({
      target: { kind: 'relationship', parent, child },
      values: described.filter(belongsToRelationship),
    });
  }
  const rows = Map.groupBy(
    values.filter(({ rowId }) => rowId !== null),
    ({ rowId }) => rowId,
  );
  for (const row of rows.values()) plan.push(...planRow(row, parent, key));
  return plan;
}
