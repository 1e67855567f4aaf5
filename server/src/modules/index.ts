import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { ExtractionQueue } from '../jobs/extraction-queue.ts';
import type { LearningQueue } from '../jobs/learning-queue.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { registerDataModelRoutes } from './data-model/data-model.ts';
import { registerDocumentRequestRoutes } from './document-requests/routes.ts';
import { DocumentLists } from './document-requests/document-lists.ts';
import { DocumentRequests } from './document-requests/service.ts';
import { registerDocumentTypeRoutes } from './document-types/document-types.ts';
import { exportsRoutes } from './exports/routes.ts';
import { createExportsService } from './exports/service.ts';
import { registerLearningRoutes } from './learning/routes.ts';
import { readClientLanguage, registerSettingsRoutes } from './settings/settings.ts';
import { registerSingleSignOnEntry } from './single-sign-on/single-sign-on.ts';
import { EmailCodes } from './users/email-codes.ts';
import { ProfileService } from './users/profile.ts';
import { registerUsersRoutes } from './users/routes.ts';
import { UsersService, type UsersIdentity } from './users/service.ts';
import { registerVerificationRoutes } from './verification/routes.ts';
import { VerificationService } from './verification/service.ts';

export interface ModulesOptions {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly jobs: ExtractionQueue & LearningQueue;
  readonly config: Pick<Config, 'switches' | 'maxUploadBytes'>;
  readonly identity: UsersIdentity;
  /** Keys the codes that prove new addresses. */
  readonly emailCodeSecret: string;
}

/** Mounts every area of the API. */
export function mountModules(app: FastifyInstance, options: ModulesOptions): void {
  const { database, store, jobs, config, identity } = options;
  const { kysely } = database;
  const documentRequests = new DocumentRequests({
    database,
    store,
    queue: jobs,
    maxUploadBytes: config.maxUploadBytes,
  });
  registerDocumentRequestRoutes(app, new DocumentLists(kysely), documentRequests);
  registerVerificationRoutes(app, new VerificationService({ database, store }));
  const languageOf = (clientId: string) => readClientLanguage(kysely, clientId);
  exportsRoutes(app, createExportsService({ rows: kysely, languageOf, clock: () => new Date() }));
  registerDataModelRoutes(app, kysely);
  registerLearningRoutes(app, database);
  registerDocumentTypeRoutes(app, kysely);
  registerSettingsRoutes(app, kysely, config.switches);
  const codes = new EmailCodes(options.emailCodeSecret, () => new Date());
  registerUsersRoutes(app, {
    database,
    users: new UsersService(database, identity),
    profile: new ProfileService(database, identity, codes),
  });
  registerSingleSignOnEntry(app, kysely);
}
