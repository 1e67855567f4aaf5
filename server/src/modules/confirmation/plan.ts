import { isEntityType, entityTypeOfName, type ReportedTypes } from '@assay/shared/domain';

/** A value of a document, with what its metric says about where it belongs. */
export interface StatedValue {
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
  readonly documentId: string;
  /** The metric of the document. */
  readonly metricId: string;
  readonly isVerified: boolean;
  readonly verifiedBy: string | null;
  /** The row of a repeating group in which it stands; null outside tables. */
  readonly rowId: string | null;
  readonly entityType: string | null;
  readonly relationshipTypes: readonly string[] | null;
  /** The entity that a person chose for a name. */
  readonly selectedEntityId: string | null;
}

/** A verified name in a document, standing for an entity of a type. */
export interface NamedEntity {
  readonly name: string;
  readonly type: string;
  readonly selectedEntityId: string | null;
  readonly documentId: string;
  /** The metric of the document in which the name stands. */
  readonly metricId: string;
}

/** Where values go: an entity, or the relationship of two. */
export type Target =
  | { readonly kind: 'entity'; readonly entity: NamedEntity }
  | { readonly kind: 'relationship'; readonly parent: NamedEntity; readonly child: NamedEntity };

export interface PlannedTarget {
  readonly target: Target;
  readonly values: readonly StatedValue[];
}

/** The name of an owner that is not verified: its entity type, and the metric in which it stands, null where none states it. */
export interface MissingName {
  readonly type: string;
  readonly metricId: string | null;
}

/** A verified value that goes nowhere because names of its owner are not verified. */
export interface UnownedValue {
  readonly value: StatedValue;
  readonly needs: readonly MissingName[];
}

/** Where the verified values of a document go, and which of them have no owner [AMB-137]. */
export interface ConfirmationPlan {
  readonly targets: readonly PlannedTarget[];
  readonly unowned: readonly UnownedValue[];
}

/** The entities that a target stands for. */
export const entitiesOf = (target: Target): readonly NamedEntity[] =>
  target.kind === 'entity' ? [target.entity] : [target.parent, target.child];

/** The head names of a document by entity type, verified or not: each ENTITY_NAME metric's fin is a type [AMB-094]. */
function headNames(values: readonly StatedValue[]): ReadonlyMap<string, StatedValue> {
  const named = values.filter(({ rowId, dataType }) => rowId === null && dataType === 'ENTITY_NAME');
  return new Map(named.map((value) => [value.fin, value]));
}

function belongsToRelationship({ relationshipTypes }: StatedValue): boolean {
  return relationshipTypes !== null && relationshipTypes.length > 0;
}

/** Values that describe something: names themselves only say what it is. */
function isDescriptive({ dataType }: StatedValue): boolean {
  return !isEntityType(dataType);
}

function entityOf(name: StatedValue | undefined, types: ReportedTypes): NamedEntity | undefined {
  if (name?.isVerified !== true) return undefined;
  const { value, selectedEntityId, documentId, metricId } = name;
  return { name: value, type: entityTypeOfName(name, types), selectedEntityId, documentId, metricId };
}

/** The name of an owner as far as it is missing: none where it is verified. */
function missing(name: StatedValue | undefined, type: string): readonly MissingName[] {
  return name?.isVerified === true ? [] : [{ type, metricId: name?.metricId ?? null }];
}

/** The names that values of one kind need, and where they go with them. */
interface Owner {
  readonly target: Target | undefined;
  readonly needs: readonly MissingName[];
}

/** Where the values of a document go, by what their metrics say; the names that are missing for it. */
class Owners {
  readonly #types: ReportedTypes;
  readonly #heads: ReadonlyMap<string, StatedValue>;
  /** The first link of each table row. */
  readonly #links: ReadonlyMap<string, StatedValue>;

  constructor(values: readonly StatedValue[], types: ReportedTypes) {
    this.#types = types;
    this.#heads = headNames(values);
    const links = new Map<string, StatedValue>();
    for (const value of values)
      if (value.dataType === 'ENTITY_LINK' && value.rowId !== null && !links.has(value.rowId))
        links.set(value.rowId, value);
    this.#links = links;
  }

  /** The entities of the verified head names, and the relationships that verified names state, with or without values. */
  stated(): readonly Target[] {
    const entities = [...this.#heads.keys()].map((type) => this.#head(type));
    const rows = [...this.#links.values()].flatMap((link) => {
      const relationship = this.#row(link, link);
      const child = entityOf(link, this.#types);
      return [
        relationship.target,
        relationship.target && child && { kind: 'entity' as const, entity: child },
      ];
    });
    return [...entities.map(({ target }) => target), this.#pair().target, ...rows].flatMap(
      (one) => one ?? [],
    );
  }

  /** Where a value goes; undefined for one whose metric belongs to nothing. */
  of(value: StatedValue): Owner | undefined {
    const { rowId, entityType } = value;
    if (rowId !== null) return this.#ofRow(value, this.#links.get(rowId));
    if (belongsToRelationship(value)) return this.#pair();
    return entityType === null ? undefined : this.#head(entityType);
  }

  #head(type: string): Owner {
    const name = this.#heads.get(type);
    const entity = entityOf(name, this.#types);
    return { target: entity && { kind: 'entity', entity }, needs: missing(name, type) };
  }

  /** The relationship of the reporting and the key entity. */
  #pair(): Owner {
    const { reporting, key } = this.#types;
    const [parent, child] = [reporting, key].map((type) => entityOf(this.#heads.get(type), this.#types));
    return {
      target: parent && child && { kind: 'relationship', parent, child },
      needs: [reporting, key].flatMap((type) => missing(this.#heads.get(type), type)),
    };
  }

  /** The relationship of the reporting entity and the one that a row links to. */
  #row(value: StatedValue, link: StatedValue | undefined): Owner {
    const { reporting } = this.#types;
    const parent = entityOf(this.#heads.get(reporting), this.#types);
    const child = entityOf(link, this.#types);
    const type = entityTypeOfName(link ?? { ...value, dataType: 'ENTITY_LINK' }, this.#types);
    return {
      target: parent && child && { kind: 'relationship', parent, child },
      needs: [...missing(this.#heads.get(reporting), reporting), ...missing(link, type)],
    };
  }

  #ofRow(value: StatedValue, link: StatedValue | undefined): Owner | undefined {
    const relationship = this.#row(value, link);
    if (belongsToRelationship(value)) return relationship;
    const { entityType } = value;
    if (entityType === null) return undefined;
    const child = entityOf(link, this.#types);
    if (child === undefined || relationship.target === undefined) return relationship;
    if (child.type === entityType) return { target: { kind: 'entity', entity: child }, needs: [] };
    return { target: undefined, needs: [{ type: entityType, metricId: null }] };
  }
}

const keyOfTarget = (target: Target) => JSON.stringify(entitiesOf(target).map(({ metricId }) => metricId));

/**
 * Where the verified values of a document go when it is confirmed [AMB-060]: to the entity of their type that its head
 * names, or, where the metric belongs to a relationship, to that alone. The reporting and the key entity are related, and
 * so are the reporting entity and the one that a table row links to. Only verified names own values; a verified value
 * without an owner is listed with the names that it needs.
 */
export function planConfirmed(values: readonly StatedValue[], types: ReportedTypes): ConfirmationPlan {
  const owners = new Owners(values, types);
  const owned = values.flatMap((value) => {
    const owner = value.isVerified && isDescriptive(value) ? owners.of(value) : undefined;
    return owner === undefined ? [] : [{ value, ...owner }];
  });
  const byTarget = Map.groupBy(owned, ({ target }) => target && keyOfTarget(target));
  return {
    targets: owners.stated().map((target) => ({
      target,
      values: (byTarget.get(keyOfTarget(target)) ?? []).map(({ value }) => value),
    })),
    unowned: owned.flatMap(({ value, target, needs }) => (target === undefined ? [{ value, needs }] : [])),
  };
}
