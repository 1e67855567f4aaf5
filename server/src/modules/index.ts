import type { Language } from '@assay/shared/domain';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { DocumentCore } from '../documents/index.ts';
import type { CalculationQueue } from './calculations/calculation-queue.ts';
import { FormulaPreviewService } from './calculations/preview.service.ts';
import type { ExtractionQueue } from './extraction/extraction-queue.ts';
import type { LearningJobs } from './learning/learning-queue.ts';
import { LearningProgressService } from './learning/progress.service.ts';
import { systemClock } from '../platform/clock.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { registerClaimRoutes } from './claims/routes.ts';
import { ClaimsService } from './claims/service.ts';
import { ConfirmationPreviewService } from './confirmation/preview.service.ts';
import { registerConfirmationRoutes } from './confirmation/routes.ts';
import { registerReplacedValuesRoute } from './confirmation/replaced-values.routes.ts';
import { registerDashboardRoutes } from './dashboards/routes.ts';
import { ExpectedDocumentsService } from './dashboards/expected.service.ts';
import { DashboardsService } from './dashboards/service.ts';
import { registerEmbeddingRoutes } from './embedding/routes.ts';
import { HostSessionsService, type HostSessionsIdentity } from './embedding/service.ts';
import { registerDuplicateRoutes } from './document-requests/duplicates.routes.ts';
import { DuplicatesService } from './document-requests/duplicates.service.ts';
import { DocumentListsService } from './document-requests/lists.service.ts';
import { registerPartingRoutes } from './document-requests/parting.routes.ts';
import { PartingService } from './document-requests/parting.service.ts';
import { registerDocumentRequestRoutes } from './document-requests/routes.ts';
import { DocumentRequestsService } from './document-requests/service.ts';
import { registerDocumentTypeRoutes } from './document-types/routes.ts';
import { DocumentTypesService } from './document-types/service.ts';
import { BackgroundImportsService } from './entities/background-imports.service.ts';
import type { DuplicateSearchQueue } from './entities/duplicate-search-queue.ts';
import { EntityDuplicatesService } from './entities/duplicates.service.ts';
import type { EntityImportQueue } from './entities/import-queue.ts';
import { EntityMergeService } from './entities/merge.service.ts';
import {
  registerEntityDuplicateRoutes,
  registerEntityImportRoutes,
  registerEntityMergeRoutes,
  registerEntityRoutes,
  registerEntitySuggestionRoutes,
  registerEntityTransferRoutes,
  registerNameChoiceRoutes,
  registerUnmatchedNameRoutes,
} from './entities/routes.ts';
import { NameChoicesService } from './entities/name-choices.service.ts';
import { EntitiesService } from './entities/service.ts';
import { EntitySuggestionsService } from './entities/suggestions.service.ts';
import { EntityTransferService } from './entities/transfer.service.ts';
import { UnmatchedNamesService } from './entities/unmatched-names.service.ts';
import { MisplacedDatapointsService } from './entity-datapoints/misplaced.service.ts';
import {
  registerEntityDatapointRoutes,
  registerMisplacedDatapointRoutes,
} from './entity-datapoints/routes.ts';
import { EntityDatapointsService } from './entity-datapoints/service.ts';
import { registerEntityRelationshipRoutes } from './entity-relationships/routes.ts';
import { EntityRelationshipsService } from './entity-relationships/service.ts';
import { BackgroundExportsService } from './exports/background.service.ts';
import { ExportBlockersService } from './exports/blockers.service.ts';
import type { ExportQueue } from './exports/export-queue.ts';
import { ExportChangesService } from './exports/changes.service.ts';
import { ExportPreviewService } from './exports/preview.service.ts';
import { ExportProfilesService } from './exports/profiles.service.ts';
import { ExportWriter } from './exports/export-writer.ts';
import {
  registerBackgroundExportRoutes,
  registerExportProfileRoutes,
  registerExportRoutes,
} from './exports/routes.ts';
import { ExportsService } from './exports/service.ts';
import { registerLearningRoutes } from './learning/routes.ts';
import { LessonsService } from './learning/service.ts';
import { MetricDeletionService } from './metric-identifiers/deletion.service.ts';
import { registerMetricIdentifierRoutes } from './metric-identifiers/routes.ts';
import { MetricIdentifiersService } from './metric-identifiers/service.ts';
import { registerPriorValueRoutes } from './prior-values/routes.ts';
import { PriorValuesService } from './prior-values/service.ts';
import { ListChangesFeed } from './list-changes/feed.ts';
import { registerListChangesRoutes } from './list-changes/routes.ts';
import { registerQuestionRoutes } from './questions/routes.ts';
import { QuestionsService } from './questions/service.ts';
import { registerTryOutRoutes } from './schema-try-outs/routes.ts';
import { TryOutsService } from './schema-try-outs/service.ts';
import type { TryOutQueue } from './schema-try-outs/try-out-queue.ts';
import { ValidatorTrialService } from './metric-identifiers/validator-trial.service.ts';
import { registerSecondEntryRoutes } from './second-entries/routes.ts';
import { SecondEntriesService } from './second-entries/service.ts';
import { AssignmentsService } from './schemas/assignments.service.ts';
import { SchemaImpactService } from './schemas/impact.service.ts';
import { registerReportRoutes } from './reports/routes.ts';
import { ReportsService } from './reports/service.ts';
import { registerSavedViewRoutes } from './saved-views/routes.ts';
import { SavedViewsService } from './saved-views/service.ts';
import { registerSchemaRoutes } from './schemas/routes.ts';
import { SchemasService } from './schemas/service.ts';
import { registerProvenValueRoutes } from './proven-values/routes.ts';
import { ProvenValuesService } from './proven-values/service.ts';
import { registerSettingsRoutes } from './settings/routes.ts';
import { SettingsService } from './settings/service.ts';
import { registerUsageRoutes } from './usage/routes.ts';
import { UsageService } from './usage/service.ts';
import { registerUserAcceptanceRoutes } from './user-acceptance-workflows/routes.ts';
import { UserAcceptanceService } from './user-acceptance-workflows/service.ts';
import { EmailCodes } from './users/email-codes.ts';
import { FirstSignInService } from './users/first-sign-in.service.ts';
import { ProfileService } from './users/profile.service.ts';
import { RecoveryLinks } from './users/recovery-links.ts';
import { RecoveryService } from './users/recovery.service.ts';
import { registerUserRoutes } from './users/routes.ts';
import { UsersService, type UsersIdentity } from './users/service.ts';
import { registerCheckOverrideRoutes } from './verification/check-overrides.routes.ts';
import { CheckOverridesService } from './verification/check-overrides.service.ts';
import { registerVerificationRoutes } from './verification/routes.ts';
import { VerificationService } from './verification/service.ts';
import { TablesService } from './verification/tables.service.ts';

export interface ModulesOptions {
  /** The core of documents, composed with all modules. */
  readonly core: DocumentCore;
  readonly database: Database;
  readonly store: ObjectStore;
  readonly jobs: CalculationQueue &
    DuplicateSearchQueue &
    EntityImportQueue &
    ExportQueue &
    ExtractionQueue &
    Pick<LearningJobs, 'learn' | 'findLearning'> &
    TryOutQueue;
  readonly config: Pick<Config, 'brand' | 'switches' | 'maxUploadBytes' | 'embedOrigins'> &
    Partial<Pick<Config, 'generativeModel'>>;
  readonly identity: UsersIdentity & HostSessionsIdentity;
  /** Where users reach the suite, for links in files. */
  readonly publicUrl: string;
  /** Keys the codes that prove new addresses. */
  readonly emailCodeSecret: string;
}

/** Creates every module of the API and registers its routes. */
export function mountModules(app: FastifyInstance, options: ModulesOptions): void {
  const { core, database, store, config, identity, emailCodeSecret } = options;
  const { kysely } = database;
  const settings = new SettingsService({ kysely, config, clock: systemClock });
  mountDocumentRequests(app, options, settings);
  registerVerificationRoutes(
    app,
    new VerificationService({ database, store, clock: systemClock, core }),
    new TablesService({
      kysely,
      store,
      languageOf: (id) => settings.languageOf(id),
      clock: systemClock,
      core,
    }),
  );
  registerCheckOverrideRoutes(app, new CheckOverridesService({ kysely, clock: systemClock, core }));
  registerListChangesRoutes(
    app,
    new ListChangesFeed(database.lists, systemClock, (err) =>
      app.log.error({ err }, 'changes of lists could not be read'),
    ),
  );
  registerSavedViewRoutes(app, new SavedViewsService(kysely));
  registerClaimRoutes(app, new ClaimsService(database));
  registerConfirmationRoutes(app, new ConfirmationPreviewService(database, core));
  registerPriorValueRoutes(app, new PriorValuesService(database, core));
  registerQuestionRoutes(app, new QuestionsService(database));
  registerReplacedValuesRoute(app, kysely, core.sources);
  registerProvenValueRoutes(app, new ProvenValuesService({ kysely, clock: systemClock, core }));
  registerSecondEntryRoutes(app, new SecondEntriesService({ kysely, clock: systemClock, core }));
  registerUserAcceptanceRoutes(app, new UserAcceptanceService(database, core));
  mountExports(app, options, (id) => settings.languageOf(id));
  registerUsageRoutes(app, new UsageService({ kysely, store, settings }));
  registerDashboardRoutes(app, new DashboardsService(kysely, settings), new ExpectedDocumentsService(kysely));
  mountDataModel(app, options, settings);
  registerDocumentTypeRoutes(app, new DocumentTypesService(kysely));
  registerSettingsRoutes(app, settings);
  registerEmbeddingRoutes(app, new HostSessionsService({ kysely, identity, config, clock: systemClock }));
  registerUserRoutes(app, {
    users: new UsersService(database, identity, (id) => settings.interfaceLocaleOf(id)),
    profile: new ProfileService({
      database,
      identity,
      codes: new EmailCodes(emailCodeSecret, systemClock),
      links: new RecoveryLinks(systemClock, options.publicUrl),
      clock: systemClock,
    }),
    recovery: new RecoveryService(database, identity, systemClock),
    firstSignIn: new FirstSignInService(database),
  });
}

/** Documents as they are uploaded, listed, moved and confirmed, and what confirmed ones teach. */
function mountDocumentRequests(
  app: FastifyInstance,
  { core, database, store, jobs, config }: ModulesOptions,
  settings: SettingsService,
): void {
  const { kysely } = database;
  const { maxUploadBytes } = config;
  const learning = new LearningProgressService(database, jobs);
  registerDocumentRequestRoutes(app, {
    lists: new DocumentListsService(database.lists),
    documents: new DocumentRequestsService({
      database,
      store,
      queue: jobs,
      maxUploadBytes,
      trial: settings,
      core,
    }),
    learning,
  });
  registerLearningRoutes(app, new LessonsService(database), learning);
  registerDuplicateRoutes(app, new DuplicatesService({ database, queue: jobs }));
  registerPartingRoutes(app, new PartingService({ kysely, queue: jobs, core }));
}

/** Entities, metrics, schemas and what connects them. */
function mountDataModel(
  app: FastifyInstance,
  { core, database, jobs }: ModulesOptions,
  settings: SettingsService,
): void {
  const { kysely } = database;
  registerEntityRoutes(app, new EntitiesService(database));
  registerEntitySuggestionRoutes(app, new EntitySuggestionsService(kysely));
  registerEntityDatapointRoutes(app, new EntityDatapointsService(kysely));
  registerMisplacedDatapointRoutes(app, new MisplacedDatapointsService(kysely));
  registerEntityRelationshipRoutes(app, new EntityRelationshipsService(kysely));
  registerTryOutRoutes(app, new TryOutsService(database, jobs));
  registerSchemaRoutes(app, {
    schemas: new SchemasService(kysely),
    assignments: new AssignmentsService(kysely),
    impact: new SchemaImpactService(kysely),
  });
  registerEntityMergeRoutes(app, new EntityMergeService(database));
  registerEntityDuplicateRoutes(app, new EntityDuplicatesService(database, jobs, systemClock));
  registerMetricIdentifierRoutes(app, {
    service: new MetricIdentifiersService({
      kysely,
      queue: jobs,
      switchesOf: (id) => settings.switchesOf(id),
    }),
    deletion: new MetricDeletionService(kysely),
    trial: new ValidatorTrialService(kysely),
    preview: new FormulaPreviewService(kysely),
  });
  const imports = new BackgroundImportsService(database, jobs, systemClock);
  registerEntityTransferRoutes(app, new EntityTransferService(database, systemClock, imports));
  registerEntityImportRoutes(app, imports);
  registerNameChoiceRoutes(app, new NameChoicesService(database));
  registerUnmatchedNameRoutes(
    app,
    new UnmatchedNamesService(database, { switchesOf: (id) => settings.switchesOf(id), core }),
  );
}

/** Exports and reports. */
function mountExports(
  app: FastifyInstance,
  { core, database: { kysely }, store, jobs: queue, publicUrl }: ModulesOptions,
  languageOf: (clientId: string) => Promise<Language>,
): void {
  const clock = systemClock;
  const writer = new ExportWriter({ kysely, store, languageOf, publicUrl, clock });
  const exports = new ExportsService({ kysely, store, writer });
  registerExportRoutes(app, exports, new ExportBlockersService(kysely), new ExportChangesService(kysely));
  registerExportProfileRoutes(
    app,
    new ExportProfilesService(kysely),
    new ExportPreviewService({ kysely, languageOf, publicUrl }),
  );
  registerBackgroundExportRoutes(app, new BackgroundExportsService({ kysely, store, queue, exports, clock }));
  const onFailure = (err: unknown) => app.log.error({ err }, 'a report could not be written');
  registerReportRoutes(
    app,
    new ReportsService({ core, kysely, store, languageOf, publicUrl, clock, onFailure }),
  );
}
