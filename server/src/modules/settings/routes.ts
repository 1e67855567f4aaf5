import type { FastifyInstance } from 'fastify';
import { getReviewSettings, getSettings, updateReviewSettings } from '@assay/shared/contracts';
import { isHostSession } from '../../plugins/actor.ts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { presentActor } from '../users/index.ts';
import type { SettingsService } from './service.ts';

/** Settings of the caller's client, with the caller as a user. */
export function registerSettingsRoutes(app: FastifyInstance, settings: SettingsService): void {
  contractRoute(app, getSettings, async ({ actor, request }) => {
    const { client, language, administrators, switches, trial, uploadLimitBytes } =
      await settings.read(actor);
    return {
      default_currency: client.default_currency,
      default_language: client.default_language,
      interface_language: language ?? client.interface_language,
      is_trial: client.is_trial,
      limited_uploads: client.limited_uploads,
      user: { ...presentActor(actor), language },
      is_provider: actor.isProvider,
      is_host_session: request.proof !== null && isHostSession(request.proof),
      trial: trial && { days_left: trial.daysLeft, uploads_left: trial.uploadsLeft },
      client: { id: client.id, name: client.name },
      administrators,
      switches: { ...switches },
      upload_limit_bytes: uploadLimitBytes,
    };
  });
  contractRoute(app, getReviewSettings, ({ actor }) => settings.reviewSettings(actor.clientId));
  contractRoute(app, updateReviewSettings, async ({ actor, body }) => {
    await settings.setReviewSettings(actor, body);
    return {};
  });
}
