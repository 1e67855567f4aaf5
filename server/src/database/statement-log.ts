import { AliasNode, TableNode, type KyselyConfig, type LogEvent, type OperationNode } from 'kysely';

/** What a statement does, and to which table first; never its text or its values. */
export interface StatementName {
  readonly operation: string;
  readonly table: string | undefined;
}

/** Receives every statement once it has ended; its name is found out when it is asked for. */
export type StatementListener = (statement: {
  readonly name: () => StatementName;
  readonly milliseconds: number;
  readonly error: unknown;
}) => void;

function tableOf(node: OperationNode | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (AliasNode.is(node)) return tableOf(node.node);
  return TableNode.is(node) ? node.table.identifier.name : undefined;
}

/** The first table of a statement that is written out. */
const FIRST_TABLE = /\b(?:from|into|update) "?([a-z_]+)/;

function nameOf({ query, sql }: LogEvent['query']): StatementName {
  switch (query.kind) {
    case 'SelectQueryNode':
      return { operation: 'select', table: tableOf(query.from?.froms[0]) };
    case 'InsertQueryNode':
      return { operation: 'insert', table: tableOf(query.into) };
    case 'UpdateQueryNode':
      return { operation: 'update', table: tableOf(query.table) };
    case 'DeleteQueryNode':
      return { operation: 'delete', table: tableOf(query.from.froms[0]) };
    default:
      return { operation: /^\s*(\w+)/.exec(sql)?.[1] ?? 'statement', table: FIRST_TABLE.exec(sql)?.[1] };
  }
}

/** Options of kysely with which the listener hears of statements; none without a listener, so that nothing is measured. */
export function reportStatements(onStatement: StatementListener | undefined): Pick<KyselyConfig, 'log'> {
  if (onStatement === undefined) return {};
  return {
    log(event) {
      onStatement({
        name: () => nameOf(event.query),
        milliseconds: event.queryDurationMillis,
        error: event.level === 'error' ? event.error : undefined,
      });
    },
  };
}
