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
import { mapInTurns } from '../../platform/in-turns.ts';
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

/** The entities that a row may mean, by what they have of it. */
interface RowMatches {
  readonly named: readonly KnownEntity[];
  readonly withAka: readonly KnownEntity[];
  readonly identified: readonly KnownEntity[];
}

/**
 * The entity that a row means, as names are resolved everywhere: by its name, else by an AKA, else by its identifier. Where
 * several have the name, the identifier decides among them.
 * @returns several where it does not: nobody can tell which one is meant
 */
function entityOf(
  fins: readonly string[],
  { named, withAka, identified }: RowMatches,
): { readonly entity?: KnownEntity | undefined; readonly several?: readonly KnownEntity[] } {
  const toMatch = (reason: 'name' | 'aka' | 'clientIdentifier') => (entity: KnownEntity) => ({
    place: 0,
    entityId: entity.id,
    types: entity.types,
    reason,
  });
  const resolution = decideName(fins, [
    ...named.map(toMatch('name')),
    ...withAka.map(toMatch('aka')),
    ...identified.map(toMatch('clientIdentifier')),
  ]);
  if (resolution.kind === 'none') return {};
  const ids = resolution.kind === 'one' ? [resolution.entityId] : resolution.entityIds;
  const means = (entities: readonly KnownEntity[]) =>
    [...new Set(entities)].filter(({ id }) => ids.includes(id));
  const [entity, ...others] = means([...named, ...withAka, ...identified]);
  if (others.length === 0) return { entity };
  const [chosen, ...alsoChosen] = means(identified);
  if (chosen && alsoChosen.length === 0) return { entity: chosen };
  const several = means([...named, ...withAka]);
  return several.length > 0 ? { several } : {};
}

/** Finds the entities that rows mean. @returns the entity, or the several that have the name, and those with the identifier */
function findOfRows(known: readonly KnownEntity[]) {
  const byName = ownersOfNames(known, ({ name }) => [name]);
  const byAka = ownersOfNames(known, ({ akas }) => akas);
  // Stored entities may share an identifier.
  const byIdentifier = Map.groupBy(known, ({ clientIdentifier }) =>
    comparableIdentifier(clientIdentifier ?? ''),
  );
  return ({ name, clientIdentifier }: WantedEntity, fins: readonly string[]) => {
    const comparable = normaliseEntityName(name);
    const identified = clientIdentifier
      ? (byIdentifier.get(comparableIdentifier(clientIdentifier)) ?? [])
      : [];
    const named = byName.get(comparable) ?? [];
    return { identified, ...entityOf(fins, { named, withAka: byAka.get(comparable) ?? [], identified }) };
  };
}

/**
 * An entity as a row wants it. One that has the name of the row, or has it as an AKA, keeps its own spelling; any other is renamed,
 * and keeps its former name as an AKA where that is asked for.
 */
function wantedState(
  row: WantedEntity,
  fins: readonly string[],
  entity: KnownEntity | undefined,
  keepsFormerNames: boolean,
): Omit<KnownEntity, 'id'> {
  const comparable = normaliseEntityName(row.name);
  const isOwn = (name: string) => normaliseEntityName(name) === comparable;
  const hasName = entity !== undefined && isOwn(entity.name);
  const aka = hasName ? undefined : entity?.akas.find(isOwn);
  const isRenamed = entity !== undefined && !hasName && aka === undefined;
  const akas = akasAfter(row.akas, entity?.akas ?? [], aka);
  return {
    name: entity && !isRenamed ? entity.name : row.name,
    clientIdentifier:
      row.clientIdentifier === undefined ? (entity?.clientIdentifier ?? null) : row.clientIdentifier,
    types: row.typeNames === undefined ? (entity?.types ?? []) : fins,
    akas: isRenamed && keepsFormerNames ? withName(akas, entity.name) : akas,
  };
}

/** AKAs with a name among them. */
function withName(akas: readonly string[], name: string): readonly string[] {
  return akas.map(normaliseEntityName).includes(normaliseEntityName(name)) ? akas : [...akas, name];
}

interface PlanInput {
  readonly known: readonly KnownEntity[];
  readonly types: EntityTypes;
  /** Whether renamed entities get their former names as AKAs. */
  readonly keepsFormerNames: boolean;
}

/**
 * Plans the import of rows: which entity each means, what it changes, and what is wrong with it. A row means the entity of
 * its name, else the one that has it as an AKA, else the one of its identifier, which it then renames.
 */
export async function planImport(
  rows: readonly WantedEntity[],
  { known, types, keepsFormerNames }: PlanInput,
): Promise<PlannedRow[]> {
  const findOf = findOfRows(known);
  const givenIdentifiers = new Set<string>();
  const owners = ownersOfNames(known, ({ name, akas }) => [name, ...akas]);
  const lineOfName = new Map<string, number>();
  const lineOfEntity = new Map<string, number>();
  return mapInTurns(rows, (row): PlannedRow => {
    const comparable = normaliseEntityName(row.name);
    const { fins, unknown } = readTypes(row.typeNames ?? [], types);
    const { entity, several, identified } = findOf(row, fins);
    const after = wantedState(row, fins, entity, keepsFormerNames);
    const problems: ImportRow['problems'] = [
      ...problemsOf(after, types),
      ...unknown.map((about) => ({ reason: 'unknownType' as const, about })),
    ];
    if (several)
      problems.push({ reason: 'severalEntities', about: several.map(({ name }) => name).join(', ') });
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

/**
 * The AKAs that a cell asks for. What an export writes for the stored ones changes nothing, whatever it reads as. The AKA that
 * the row has as the name stays.
 */
function akasAfter(
  wanted: readonly string[] | undefined,
  stored: readonly string[],
  named: string | undefined,
): readonly string[] {
  if (wanted === undefined || isDeepStrictEqual(wanted, splitCell(joinCell(stored)))) return stored;
  const isMissing =
    named !== undefined && !wanted.map(normaliseEntityName).includes(normaliseEntityName(named));
  return isMissing ? [named, ...wanted] : wanted;
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

function ownersOfNames(
  known: readonly KnownEntity[],
  namesOf: (entity: KnownEntity) => readonly string[],
): Owners {
  const pairs = known.flatMap((entity) => namesOf(entity).map((name) => ({ name, entity })));
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
export async function planId(plan: readonly PlannedRow[]): Promise<string> {
  const hash = createHash('sha256');
  await mapInTurns(plan, (row) => hash.update(JSON.stringify(row)));
  return hash.digest('hex').slice(0, 32);
}
