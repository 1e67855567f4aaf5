import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { findUnlinkedNames, resolveNames, type Follower } from '../../documents/index.ts';
import { lockUntilCommit, TRANSACTION_LOCKS } from '../../platform/db/locks.ts';
import {
  findForms,
  findKept,
  hasChanges,
  replaceKept,
  takeChanges,
  writeOpen,
  type DocumentName,
  type NameForm,
} from './kept-names.repository.ts';
import { entityNames } from './name-match.repository.ts';

const fingerprintOf = ({ documentId, key, name, types, isConfirmed }: DocumentName) =>
  JSON.stringify([documentId, key, name, types, isConfirmed]);

/** Compares as the database does by bytes: what is kept does not depend on who compares. */
const byBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));

/** Each name of a document once, in the spelling that comes first, with all that it stands for. */
function namesToKeep(unlinked: Awaited<ReturnType<typeof findUnlinkedNames>>): readonly DocumentName[] {
  const ofDocuments = Map.groupBy(unlinked, ({ documentId, key }) => `${documentId} ${key}`);
  return [...ofDocuments.values()].flatMap((uses) => {
    const [first] = uses.toSorted((one, other) => byBytes(one.name, other.name));
    const types = [...new Set(uses.map(({ type }) => type))].toSorted(byBytes);
    if (first === undefined) return [];
    const { documentId, key, name, isConfirmed } = first;
    return [{ documentId, key, name, types, isConfirmed }];
  });
}

type Difference = Awaited<ReturnType<typeof compareNames>>;

const hasDifference = ({ gone, added }: Difference): boolean => gone.length + added.length > 0;

/** What has to change so that the kept names of documents are those that they state. */
async function compareNames(
  transaction: DatabaseTransaction,
  clientId: string,
  {
    documentIds,
    goingIds,
  }: { readonly documentIds: readonly string[]; readonly goingIds: readonly string[] },
) {
  if (documentIds.length === 0) return { gone: [], added: [] };
  const staying = documentIds.filter((id) => !goingIds.includes(id));
  const present = namesToKeep(await findUnlinkedNames(transaction, clientId, staying));
  const kept = await findKept(transaction, documentIds);
  const [before, after] = [kept, present].map((names) => new Set(names.map(fingerprintOf)));
  return {
    gone: kept.filter((one) => !after?.has(fingerprintOf(one))),
    added: present.filter((one) => !before?.has(fingerprintOf(one))),
  };
}

/** Decides which of the spellings mean one entity. */
async function decideOpen(
  transaction: DatabaseTransaction,
  clientId: string,
  forms: readonly NameForm[],
): Promise<void> {
  const asked = forms.flatMap(({ name, types }, form) =>
    types.map((type) => ({ form, name, type, selectedEntityId: null, documentId: null })),
  );
  const resolved = await resolveNames(transaction, { entities: entityNames }, clientId, asked);
  const open = new Set(asked.flatMap(({ form }, index) => (resolved[index]?.kind === 'one' ? [] : [form])));
  const changed = forms
    .map((form, index) => ({ ...form, isOpen: open.has(index), was: form.isOpen }))
    .filter(({ isOpen, was }) => isOpen !== was);
  await writeOpen(transaction, clientId, changed);
}

interface KeptChange {
  readonly documentIds?: readonly string[];
  /** Names of the documents have most likely changed, so that it is not worth looking before the lock is held. */
  readonly areNew?: boolean;
  /** The documents are about to be deleted. */
  readonly areGoing?: boolean;
  /** Also what earlier transactions have left. */
  readonly all?: boolean;
}

/**
 * Brings the kept names up to date with what this transaction has changed of documents and entities. The last thing that a
 * transaction does: of two that change names of one client the second waits here until the first has ended.
 */
export async function keepUnmatchedNames(
  transaction: DatabaseTransaction,
  clientId: string,
  { documentIds: given = [], areNew = false, areGoing = false, all = false }: KeptChange = {},
): Promise<void> {
  const { documentIds, keys } = await takeChanges(transaction, clientId, { documentIds: given, all });
  const compare = () => compareNames(transaction, clientId, { documentIds, goingIds: areGoing ? given : [] });
  if (!areNew && keys.length === 0 && !hasDifference(await compare())) return;
  await lockUntilCommit(transaction, TRANSACTION_LOCKS.unmatchedNames(clientId));
  // What was compared before may be kept by another transaction by now.
  const changes = await compare();
  const added = hasDifference(changes) ? await replaceKept(transaction, clientId, changes) : [];
  const noted = keys.length > 0 ? await findForms(transaction, clientId, keys) : [];
  const isNoted = new Set(noted.map(({ name }) => name));
  await decideOpen(transaction, clientId, [...noted, ...added.filter(({ name }) => !isNoted.has(name))]);
}

/** Brings up to date what was written without that: by an earlier version during an upgrade, or as a run begins. */
export async function keepRemainingNames(kysely: DatabaseClient, clientId: string): Promise<void> {
  if (!(await hasChanges(kysely, clientId))) return;
  await kysely
    .transaction()
    .execute(async (transaction) => keepUnmatchedNames(transaction, clientId, { all: true }));
}

/** Keeps the names of documents that were read, of those that were changed, and of those that are about to be deleted. */
export const nameFollowers: Readonly<Record<'keepNew' | 'keep' | 'forget', Follower>> = {
  keepNew: ({ transaction, actor, documentIds }) =>
    keepUnmatchedNames(transaction, actor.clientId, { documentIds, areNew: true }),
  keep: ({ transaction, actor, documentIds }) =>
    keepUnmatchedNames(transaction, actor.clientId, { documentIds }),
  forget: ({ transaction, actor, documentIds }) =>
    keepUnmatchedNames(transaction, actor.clientId, { documentIds, areGoing: true }),
};
