import { PostgresQueryCompiler, type KyselyPlugin } from 'kysely';
import type { DatabaseClient } from '../../server/src/database/database.ts';
import { findActor } from '../../server/src/plugins/actor.repository.ts';

/** A statement with its values, as our repositories send it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A call of the API, and the statements that it sends. */
export interface MeasuredCall {
  readonly name: string;
  readonly path: string;
  /** How many rows the response must hold. */
  readonly rows: number;
  readonly statements: readonly Statement[];
}

/** Runs work on a connection that also writes down what is sent. */
export async function recordStatements(
  rows: DatabaseClient,
  work: (recorded: DatabaseClient) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const compiler = new PostgresQueryCompiler();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const { sql: text, parameters: values } = compiler.compileQuery(node, queryId);
      statements.push({ text, values });
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(rows.withPlugin(plugin));
  return statements;
}

/** The statements that every request sends first: for the user of its token. */
export function userStatements(rows: DatabaseClient, token: string): Promise<Statement[]> {
  const [, payload = ''] = token.split('.');
  const { iss: issuer, sub: subject } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    iss: string;
    sub: string;
  };
  const proof = { issuer, subject, email: null, issuedAt: new Date(0) };
  return recordStatements(rows, (kysely) =>
    findActor(kysely, proof, { providerEmailDomain: null, hasReplica: false }),
  );
}
