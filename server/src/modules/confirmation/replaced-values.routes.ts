import type { FastifyInstance } from 'fastify';
import { listReplacedValues } from '@assay/shared/contracts';
import type { DatabaseClient } from '../../database/database.ts';
import type { DocumentSources } from '../../documents/index.ts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { presentReplaced } from './presenter.ts';
import { findReplacedValues } from './stored-values.ts';

/** What confirming a document replaces and withdraws of what its entities have of it. */
export function registerReplacedValuesRoute(
  app: FastifyInstance,
  kysely: DatabaseClient,
  sources: Pick<DocumentSources, 'entities'>,
): void {
  contractRoute(app, listReplacedValues, async ({ actor, params }) => ({
    items: (await findReplacedValues(kysely, sources, actor, params.id)).map(presentReplaced),
  }));
}
