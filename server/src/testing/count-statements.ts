/** Counts the statements of a piece of work, to prove that their number does not grow with the rows. For tests. */
import { TableNode, type KyselyPlugin } from 'kysely';
import type { DatabaseClient } from '../database/database.ts';

/** @returns a connection, and what it has sent: `select`, `delete`, `insert <table>` or `update <table>` per statement */
export function recordStatements(kysely: DatabaseClient): {
  readonly kysely: DatabaseClient;
  readonly statements: string[];
} {
  const statements: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(node.kind.replace('QueryNode', '').toLowerCase() + tableOf(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { kysely: kysely.withPlugin(plugin), statements };
}

function tableOf(node: Parameters<KyselyPlugin['transformQuery']>[0]['node']): string {
  const target =
    node.kind === 'InsertQueryNode' ? node.into : node.kind === 'UpdateQueryNode' ? node.table : undefined;
  return target !== undefined && TableNode.is(target) ? ` ${target.table.identifier.name}` : '';
}
