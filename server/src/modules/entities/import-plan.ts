import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ImportRow } from '@assay/shared/contracts';
import {
  duplicateNames,
  entityNameFailure,
  entityNamesFailure,
  INPUT_LIMITS,
  normaliseEntityName,
} from '@assay/shared/domain';
import { decideName } from '../../documents/index.ts';
import { ENTITY_FILE_COLUMNS, joinCell, splitCell } from './entity-file.ts';
import type { EntityTypes } from './policy.ts';

/** An entity of the client that a file may mean. */
export interface KnownEntity {
  readonly id: string;
  readonly name: string;
  readonly clientIdentifier: string | null;
  readonly types: readonly string[];
  readonly akas: readonly string[];
}

/** What a row asks for. Undefined: the file has no such column, and what is stored stays. */
export interface WantedEntity {
  readonly line: number;
  readonly name: string;
  readonly clientIdentifier: string | null | undefined;
  readonly typeNames: readonly string[] | undefined;
  readonly akas: readonly string[] | undefined;
}

/** A row with what it would do. */
export interface PlannedRow extends ImportRow {
  /** The entity that the row changes; null for a new one. */
  readonly entityId: string | null;
  /** The entity after the import. */
  readonly after: Omit<KnownEntity, 'id'>;
}

const isTitle = (cell: string, title: string) => cell.trim().toLowerCase() === title.toLowerCase();

/** The rows of a file after its titles; null where it has no column of names. Empty rows are left out. */
export function readRows(cells: readonly (readonly string[])[]): WantedEntity[] | null {
  const [titles = [], ...rows] = cells;
  const [nameColumn, ...others] = ENTITY_FILE_COLUMNS.map((title) =>
    titles.findIndex((cell) => isTitle(cell, title)),
  );
  if (nameColumn === undefined || nameColumn < 0) return null;
  const [idColumn = -1, typesColumn = -1, akasColumn = -1] = others;
  const cellAt = (row: readonly string[], column: number) => row[column] ?? '';
  const optional = <Value>(column: number, read: () => Value) => (column < 0 ? undefined : read());
  return rows.flatMap((row, index) =>
    row.every((cell) => cell.trim() === '')
      ? []
      : [
          {
            line: index + 2,
            name: cellAt(row, nameColumn).trim(),
            clientIdentifier: optional(idColumn, () => cellAt(row, idColumn).trim() || null),
            typeNames: optional(typesColumn, () => splitCell(cellAt(row, typesColumn))),
            akas: optional(akasColumn, () => splitCell(cellAt(row, akasColumn))),
          },
        ],
  );
}

/** Finds the fins of types that a file names by display name or by fin. */
function readTypes(names: readonly string[], types: EntityTypes) {
  const found = names.map((name) =>
    [...types.values()].find(({ fin, displayName }) => isTitle(name, fin) || isTitle(name, displayName)),
  );
  return {
    fins: [...new Set(found.flatMap((type) => (type ? [type.fin] : [])))],
    unknown: names.filter((_, index) => found[index] === undefined),
  };
}

/** Client identifiers compare trimmed and without case [AMB-136]. */
const comparableIdentifier = (identifier: string) => identifier.trim().toLowerCase();

const isSameIdentifier = (one: string, other: string | null | undefined) =>
  typeof other === 'string' && comparableIdentifier(one) === comparableIdentifier(other);

/** The entities by their identifiers; stored ones may share one. */
function ownersOfIdentifiers(known: readonly KnownEntity[]): ReadonlyMap<string, readonly KnownEntity[]> {
  return Map.groupBy(
    known.filter(({ clientIdentifier }) => clientIdentifier !== null),
    ({ clientIdentifier }) => comparableIdentifier(clientIdentifier ?? ''),
  );
}

/** The entity that a row means, as names are resolved everywhere; an AKA is no name of a row. */
function entityOf(
  named: KnownEntity | undefined,
  identified: readonly KnownEntity[],
): KnownEntity | undefined {
  const toMatch = (reason: 'name' | 'clientIdentifier') => (entity: KnownEntity) => ({
    place: 0,
    entityId: entity.id,
    types: entity.types,
    reason,
  });
  const matches = [
    ...(named ? [named] : []).map(toMatch('name')),
    ...identified.map(toMatch('clientIdentifier')),
  ];
  const resolution = decideName(null, matches);
  if (resolution.kind !== 'one') return undefined;
  return [named, ...identified].find((entity) => entity?.id === resolution.entityId);
}

interface PlanInput {
  readonly known: readonly KnownEntity[];
  readonly types: EntityTypes;
}

/**
 * Plans the import of rows: which entity each means, what it changes, and what is wrong with it. A row means the entity of
 * its name, else the one of its identifier, which it then renames.
 */
export function planImport(rows: readonly WantedEntity[], { known, types }: PlanInput): PlannedRow[] {
  const byName = new Map(known.map((entity) => [normaliseEntityName(entity.name), entity]));
  const byIdentifier = ownersOfIdentifiers(known);
  const ownersOf = (identifier: string | null | undefined) =>
    identifier ? (byIdentifier.get(comparableIdentifier(identifier)) ?? []) : [];
  const givenIdentifiers = new Set<string>();
  const owners = ownersOfNames(known);
  const lineOfName = new Map<string, number>();
  const lineOfEntity = new Map<string, number>();
  return rows.map((row) => {
    const comparable = normaliseEntityName(row.name);
    const named = byName.get(comparable);
    const identified = ownersOf(row.clientIdentifier);
    const entity = entityOf(named, identified);
    const { fins, unknown } = readTypes(row.typeNames ?? [], types);
    const after = {
      name: entity && normaliseEntityName(entity.name) === comparable ? entity.name : row.name,
      clientIdentifier:
        row.clientIdentifier === undefined ? (entity?.clientIdentifier ?? null) : row.clientIdentifier,
      types: row.typeNames === undefined ? (entity?.types ?? []) : fins,
      akas: akasAfter(row.akas, entity?.akas ?? []),
    };
    const problems: ImportRow['problems'] = [
      ...problemsOf(after, types),
      ...unknown.map((about) => ({ reason: 'unknownType' as const, about })),
    ];
    const earlier = lineOfName.get(comparable) ?? (entity && lineOfEntity.get(entity.id));
    if (earlier !== undefined) problems.push({ reason: 'repeatedRow', about: String(earlier) });
    else {
      lineOfName.set(comparable, row.line);
      if (entity) lineOfEntity.set(entity.id, row.line);
      const identifier = after.clientIdentifier;
      if (identifier !== null && !isSameIdentifier(identifier, entity?.clientIdentifier)) {
        if (
          identified.some(({ id }) => id !== entity?.id) ||
          givenIdentifiers.has(comparableIdentifier(identifier))
        )
          problems.push({ reason: 'identifierOfOther', about: identifier });
        givenIdentifiers.add(comparableIdentifier(identifier));
      }
    }
    const changes = changesBetween(entity, after, types);
    const isNew = entity === undefined;
    const kind =
      problems.length > 0 ? 'broken' : isNew ? 'new' : changes.length > 0 ? 'changed' : 'unchanged';
    return {
      line: row.line,
      name: row.name,
      kind,
      changes: problems.length > 0 ? [] : changes,
      problems,
      sharedNames: sharedNames(entity, after, owners),
      entityId: entity?.id ?? null,
      after,
    };
  });
}

/** The AKAs that a cell asks for. What an export writes for the stored ones changes nothing, whatever it reads as. */
function akasAfter(wanted: readonly string[] | undefined, stored: readonly string[]): readonly string[] {
  if (wanted === undefined || isDeepStrictEqual(wanted, splitCell(joinCell(stored)))) return stored;
  return wanted;
}

function problemsOf(
  { name, clientIdentifier, types: fins, akas }: Omit<KnownEntity, 'id'>,
  types: EntityTypes,
): ImportRow['problems'] {
  const validators = fins.flatMap((fin) => types.get(fin)?.validators ?? []);
  const problems: ImportRow['problems'] = [];
  const failure = entityNameFailure(name, validators);
  if (failure?.key === 'entities.nameEmpty') problems.push({ reason: 'nameEmpty', about: '' });
  else if (failure?.key === 'entities.nameTooLong')
    problems.push({ reason: 'nameTooLong', about: name.slice(0, 80) });
  else if (failure) problems.push({ reason: 'nameRefused', about: name });
  if (akas.length > INPUT_LIMITS.akas) problems.push({ reason: 'akaRefused', about: String(akas.length) });
  for (const aka of duplicateNames(akas)) problems.push({ reason: 'akaRepeated', about: aka });
  for (const aka of akas.filter((one) => entityNamesFailure([one], validators)))
    problems.push({ reason: 'akaRefused', about: aka.slice(0, 80) });
  if (fins.length === 0) problems.push({ reason: 'noType', about: '' });
  if ((clientIdentifier ?? '').length > INPUT_LIMITS.word)
    problems.push({ reason: 'identifierTooLong', about: (clientIdentifier ?? '').slice(0, 80) });
  return problems;
}

function changesBetween(
  entity: KnownEntity | undefined,
  after: Omit<KnownEntity, 'id'>,
  types: EntityTypes,
): ImportRow['changes'] {
  const typeNames = (fins: readonly string[]) =>
    joinCell(fins.map((fin) => types.get(fin)?.displayName ?? fin));
  const fields = [
    { field: 'name', from: entity?.name ?? '', to: after.name },
    { field: 'identifier', from: entity?.clientIdentifier ?? '', to: after.clientIdentifier ?? '' },
    {
      field: 'types',
      from: typeNames([...(entity?.types ?? [])].sort()),
      to: typeNames([...after.types].sort()),
    },
    { field: 'akas', from: joinCell(entity?.akas ?? []), to: joinCell(after.akas) },
  ] as const;
  return fields.filter(({ from, to }) => from !== to);
}

type Owners = ReadonlyMap<string, readonly KnownEntity[]>;

function ownersOfNames(known: readonly KnownEntity[]): Owners {
  const pairs = known.flatMap((entity) => [entity.name, ...entity.akas].map((name) => ({ name, entity })));
  const grouped = Map.groupBy(pairs, ({ name }) => normaliseEntityName(name));
  return new Map([...grouped].map(([name, list]) => [name, list.map(({ entity }) => entity)]));
}

/** Names that the row adds and that other entities have already. */
function sharedNames(
  entity: KnownEntity | undefined,
  after: Omit<KnownEntity, 'id'>,
  owners: Owners,
): ImportRow['sharedNames'] {
  const own = new Set([entity?.name ?? '', ...(entity?.akas ?? [])].map(normaliseEntityName));
  const added = [after.name, ...after.akas].filter((name) => !own.has(normaliseEntityName(name)));
  return added.flatMap((name) =>
    (owners.get(normaliseEntityName(name)) ?? [])
      .filter(({ id }) => id !== entity?.id)
      .map((other) => ({ name, entityName: other.name })),
  );
}

/** Names a plan: another one means that the file or the entities have changed. */
export function planId(plan: readonly PlannedRow[]): string {
  return createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 32);
}
