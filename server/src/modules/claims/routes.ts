import type { FastifyInstance } from 'fastify';
import { claimDocument, releaseDocument, reportPresence } from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import type { ClaimsService, People } from './service.ts';

const presentPeople = ({ others, claim }: People, userId: number) => ({
  others: [...others],
  claim:
    claim === undefined
      ? null
      : {
          userId: claim.user_id,
          name: claim.name,
          isOwn: claim.user_id === userId,
          expiresAt: claim.expires_at.toISOString(),
        },
});

/** Who is at a document, and who has claimed it. */
export function registerClaimRoutes(app: FastifyInstance, service: ClaimsService): void {
  contractRoute(app, reportPresence, async ({ actor, params, body }) =>
    presentPeople(await service.reportPresence(actor, params.id, body.isActive), actor.userId),
  );
  contractRoute(app, claimDocument, async ({ actor, params, body }) =>
    presentPeople(await service.claim(actor, params.id, body.takesOver ?? false), actor.userId),
  );
  contractRoute(app, releaseDocument, async ({ actor, params }) =>
    presentPeople(await service.release(actor, params.id), actor.userId),
  );
}
