import type { FastifyInstance } from 'fastify';
import { overrideCheck, withdrawCheckOverride } from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import type { CheckOverridesService } from './check-overrides.service.ts';
import { presentCheckOverride } from './presenter.ts';

/** The acceptance of failing checks, with reasons. */
export function registerCheckOverrideRoutes(app: FastifyInstance, service: CheckOverridesService): void {
  contractRoute(app, overrideCheck, async ({ actor, params, body }) => ({
    items: (await service.override(actor, params.id, body)).map(presentCheckOverride),
  }));
  contractRoute(app, withdrawCheckOverride, async ({ actor, params }) => ({
    items: (await service.withdraw(actor, params.id, params.overrideId)).map(presentCheckOverride),
  }));
}
