import type { FastifyInstance } from 'fastify';
import { chooseEntry, enterSecond, listSecondEntries } from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { presentSecondEntry } from './presenter.ts';
import type { SecondEntriesService } from './service.ts';

/** Second entries of values, and the choice between two that differ. */
export function registerSecondEntryRoutes(app: FastifyInstance, service: SecondEntriesService): void {
  contractRoute(app, listSecondEntries, async ({ actor, params }) => ({
    items: (await service.list(actor, params.id)).map(presentSecondEntry),
  }));
  contractRoute(app, enterSecond, async ({ actor, params, body }) => ({
    items: (await service.enter(actor, params.id, body)).map(presentSecondEntry),
  }));
  contractRoute(app, chooseEntry, async ({ actor, params, body }) => ({
    items: (await service.choose(actor, params.id, params.metricId, body.entry)).map(presentSecondEntry),
  }));
}
