import type { Permission } from '@assay/shared/domain';

/**
 * Who may make a call: anybody, everybody who is signed in, or the holders of all permissions of at least one of the lists.
 * A body or a document can narrow it further.
 */
export type Right = 'public' | 'signedIn' | readonly (readonly Permission[])[];

const every = (...permissions: Permission[]): Right => [permissions];
const any = (...permissions: Permission[]): Right => permissions.map((permission) => [permission]);

/**
 * The right that each call needs while the switches have their default values. Written from the specification and its decisions,
 * not from the contracts: it is what tests hold the contracts against. A call that is not here has none.
 */
export const RIGHTS_OF_CALLS: Readonly<Record<string, Right>> = {
  // Users: part 1, section 6; PERM-002, 004, 005, 006.
  'users.create': every('CAN_ADD_USERS'),
  'users.list': every('CAN_LIST_USERS'),
  'users.update': any('CAN_UPDATE_USERS', 'CAN_UPDATE_USER_ACCOUNT_STATUS'),
  'users.changes': every('CAN_UPDATE_USERS'),
  // The own account: everybody's.
  'users.enterCurrent': 'signedIn',
  'users.updateProfile': 'signedIn',
  'users.confirmEmail': 'signedIn',
  'users.readRecovery': 'public',
  'users.recover': 'public',
  'settings.get': 'signedIn',
  'navigation.get': 'signedIn',
  // How documents are confirmed is for those who administrate users.
  'settings.getReview': 'signedIn',
  'settings.updateReview': every('CAN_UPDATE_USERS'),
  // Sessions of hosts prove themselves by their own secrets.
  'embedding.createToken': 'public',
  'embedding.createSession': 'public',

  // Documents: AMB-035. Upload, view, export and download are for everybody.
  'documentRequests.create': 'signedIn',
  'documentRequests.list': 'signedIn',
  'listChanges.read': 'signedIn',
  'documentRequests.listByStage': 'signedIn',
  'documentRequests.summaryCounts': 'signedIn',
  'documentRequests.filterValues': 'signedIn',
  'documentRequests.duplicateOriginal': 'signedIn',
  'documentTypes.list': 'signedIn',
  'savedViews.list': 'signedIn',
  'savedViews.save': 'signedIn',
  'savedViews.delete': 'signedIn',
  'documentRequests.setStates': every('CAN_EDIT_DOCUMENTS'),
  'documentRequests.changeTags': every('CAN_EDIT_DOCUMENTS'),
  'documentRequests.decideSamePeriod': every('CAN_EDIT_DOCUMENTS'),
  'documentRequests.keepDuplicate': every('CAN_REQUEUE_DOCUMENTS'),
  'documentRequests.requeue': every('CAN_REQUEUE_DOCUMENTS'),
  // Parting reads a document again, as re-processing does.
  'documentRequests.part': every('CAN_REQUEUE_DOCUMENTS'),
  'documents.reprocess': every('CAN_REQUEUE_DOCUMENTS'),
  // The uploader may delete a failed upload; the stage and the verified mark decide which right a move needs.
  'documentRequests.delete': 'signedIn',
  'documentRequests.setState': 'signedIn',

  // A document's values: read by everybody, edited with CAN_EDIT_DOCUMENTS (AMB-035).
  'verification.get': 'signedIn',
  'verification.links': 'signedIn',
  'verification.tables': 'signedIn',
  'verification.valueChanges': 'signedIn',
  'priorValues.list': 'signedIn',
  'confirmation.preview': 'signedIn',
  'nameChoices.remember': every('CAN_EDIT_DOCUMENTS'),
  'nameChoices.forget': every('CAN_EDIT_DOCUMENTS'),
  'verification.saveDatapoints': every('CAN_EDIT_DOCUMENTS'),
  'verification.saveTable': every('CAN_EDIT_DOCUMENTS'),
  'checkOverrides.override': every('CAN_EDIT_DOCUMENTS'),
  'checkOverrides.withdraw': every('CAN_EDIT_DOCUMENTS'),
  'claims.claim': every('CAN_EDIT_DOCUMENTS'),
  'claims.release': every('CAN_EDIT_DOCUMENTS'),
  'claims.reportPresence': 'signedIn',
  'secondEntries.list': 'signedIn',
  'secondEntries.enter': every('CAN_EDIT_DOCUMENTS'),
  'secondEntries.choose': every('CAN_EDIT_DOCUMENTS'),
  'provenValues.count': 'signedIn',
  'provenValues.grid': 'signedIn',
  'provenValues.verify': every('CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS'),
  'provenValues.undo': every('CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS'),
  'questions.ask': 'signedIn',
  'questions.answer': 'signedIn',
  'questions.colleagues': 'signedIn',
  'questions.list': 'signedIn',
  'questions.open': 'signedIn',
  'questions.picture': 'signedIn',
  // User acceptance: AMB-139. The transition decides which of the two.
  'userAcceptance.get': 'signedIn',
  'userAcceptance.transitions': 'signedIn',
  'userAcceptance.makeTransition': any('CAN_VERIFY_DOCUMENTS', 'CAN_APPROVE_DOCUMENTS'),
  // Lessons: AMB-085.
  'learning.list': 'signedIn',
  'learning.progress': 'signedIn',
  'learning.exclude': every('CAN_RETRAIN_MODELS'),
  'learning.remove': every('CAN_RETRAIN_MODELS'),
  'learning.restore': every('CAN_RETRAIN_MODELS'),

  // Exports: AMB-035. Profiles of the client are for those who administrate users.
  'exports.blockers': 'signedIn',
  'exports.changes': 'signedIn',
  'exports.list': 'signedIn',
  'exports.many': 'signedIn',
  'exports.preview': 'signedIn',
  'exports.remove': 'signedIn',
  'exports.retry': 'signedIn',
  'exports.start': 'signedIn',
  'exports.verifiedMetrics': 'signedIn',
  'reports.generate': 'signedIn',
  'exportProfiles.list': 'signedIn',
  'exportProfiles.versions': 'signedIn',
  'exportProfiles.save': every('CAN_UPDATE_USERS'),
  'exportProfiles.delete': every('CAN_UPDATE_USERS'),

  // Usage and dashboards: PERM-022.
  'dashboards.expected': every('CAN_VIEW_SYSTEM_PERFORMANCE'),
  'dashboards.followUp': every('CAN_VIEW_SYSTEM_PERFORMANCE'),
  'dashboards.performance': every('CAN_VIEW_SYSTEM_PERFORMANCE'),
  'dashboards.productivity': every('CAN_VIEW_SYSTEM_PERFORMANCE'),
  'dashboards.sources': every('CAN_VIEW_SYSTEM_PERFORMANCE'),
  'dashboards.summary': every('CAN_VIEW_SYSTEM_PERFORMANCE'),
  'usage.accuracy': every('CAN_VIEW_SYSTEM_PERFORMANCE'),
  'usage.documents': every('CAN_VIEW_SYSTEM_PERFORMANCE'),
  'usage.insights': every('CAN_VIEW_SYSTEM_PERFORMANCE'),
  'usage.upload': every('CAN_VIEW_SYSTEM_PERFORMANCE'),

  // Entities, relationships and their values: part 2, section 6.
  'entities.overview': 'signedIn',
  'entities.contents': 'signedIn',
  'entities.related': 'signedIn',
  'entities.export': 'signedIn',
  'entities.merges': 'signedIn',
  // Who sees entities sees which may be one; only who may merge them says that they are not.
  'entities.duplicates': 'signedIn',
  'entities.searchDuplicates': 'signedIn',
  'entities.nameOwners': 'signedIn',
  'entities.suggest': 'signedIn',
  'entities.unmatchedNames': 'signedIn',
  'entities.unmatchedNameCount': 'signedIn',
  'entities.suggestForUnmatchedNames': 'signedIn',
  'entities.alikeNames': 'signedIn',
  'entities.create': every('CAN_CREATE_UPDATE_ENTITIES'),
  'entities.update': every('CAN_CREATE_UPDATE_ENTITIES'),
  'entities.answerUnmatchedName': every('CAN_CREATE_UPDATE_ENTITIES'),
  'entities.answerUnmatchedNames': every('CAN_CREATE_UPDATE_ENTITIES'),
  'entities.undoNameAnswer': every('CAN_CREATE_UPDATE_ENTITIES'),
  'entities.setAkas': every('CAN_UPDATE_ENTITY_AKAS'),
  'entities.import': every('CAN_CREATE_UPDATE_ENTITIES', 'CAN_UPDATE_ENTITY_AKAS'),
  'entities.previewImport': every('CAN_CREATE_UPDATE_ENTITIES', 'CAN_UPDATE_ENTITY_AKAS'),
  'entities.imports': every('CAN_CREATE_UPDATE_ENTITIES', 'CAN_UPDATE_ENTITY_AKAS'),
  'entities.cancelImport': every('CAN_CREATE_UPDATE_ENTITIES', 'CAN_UPDATE_ENTITY_AKAS'),
  'entities.undoImport': every('CAN_CREATE_UPDATE_ENTITIES', 'CAN_UPDATE_ENTITY_AKAS'),
  'entities.leftOutRows': every('CAN_CREATE_UPDATE_ENTITIES', 'CAN_UPDATE_ENTITY_AKAS'),
  'entities.delete': every('CAN_DELETE_ENTITIES'),
  'entities.merge': every('CAN_CREATE_UPDATE_ENTITIES', 'CAN_DELETE_ENTITIES'),
  'entities.undoMerge': every('CAN_CREATE_UPDATE_ENTITIES', 'CAN_DELETE_ENTITIES'),
  'entities.markDistinct': every('CAN_CREATE_UPDATE_ENTITIES', 'CAN_DELETE_ENTITIES'),
  'entities.unmarkDistinct': every('CAN_CREATE_UPDATE_ENTITIES', 'CAN_DELETE_ENTITIES'),
  'entityDatapoints.list': 'signedIn',
  'entityDatapoints.latest': 'signedIn',
  'entityDatapoints.create': every('CAN_CREATE_UPDATE_ENTITIES'),
  'entityDatapoints.update': every('CAN_CREATE_UPDATE_ENTITIES'),
  'entityDatapoints.delete': every('CAN_DELETE_ENTITIES'),
  'relationships.find': 'signedIn',
  'relationships.create': every('CAN_CREATE_UPDATE_ENTITIES'),
  'relationships.delete': every('CAN_DELETE_ENTITIES'),
  'relationshipDatapoints.list': 'signedIn',
  'relationshipDatapoints.latest': 'signedIn',
  'relationshipDatapoints.create': every('CAN_CREATE_UPDATE_ENTITIES'),
  'relationshipDatapoints.update': every('CAN_CREATE_UPDATE_ENTITIES'),
  'relationshipDatapoints.delete': every('CAN_DELETE_ENTITIES'),
  'datapoints.changes': 'signedIn',
  'documentRequests.replacedValues': 'signedIn',
  'datapoints.restore': every('CAN_DELETE_ENTITIES'),
  'datapoints.misplaced': 'signedIn',
  'datapoints.move': every('CAN_CREATE_UPDATE_ENTITIES'),

  // Metrics: part 2, section 6; AMB-002, AMB-126.
  'metricIdentifiers.get': 'signedIn',
  'metricIdentifiers.summaries': 'signedIn',
  'metricIdentifiers.create': every('CAN_CREATE_METRIC_IDENTIFIERS'),
  'metricIdentifiers.update': every('CAN_UPDATE_METRIC_IDENTIFIERS'),
  'metricIdentifiers.delete': every('CAN_DELETE_METRIC_IDENTIFIERS'),
  'metrics.deletion': every('CAN_DELETE_METRIC_IDENTIFIERS'),
  'metrics.delete': every('CAN_DELETE_METRIC_IDENTIFIERS'),
  'metricIdentifiers.previewFormula': any('CAN_CREATE_METRIC_IDENTIFIERS', 'CAN_UPDATE_METRIC_IDENTIFIERS'),
  'metricIdentifiers.tryValidators': any('CAN_CREATE_METRIC_IDENTIFIERS', 'CAN_UPDATE_METRIC_IDENTIFIERS'),

  // Schemas: part 2, section 6.
  'schemas.metadata': 'signedIn',
  'schemas.get': 'signedIn',
  'schemas.versions': 'signedIn',
  'schemas.create': every('CAN_CREATE_DOCUMENT_SCHEMAS'),
  'schemas.update': every('CAN_UPDATE_DOCUMENT_SCHEMAS'),
  'schemas.delete': every('CAN_DELETE_DOCUMENT_SCHEMAS'),
  'schemas.publish': every('CAN_PUBLISH_DOCUMENT_SCHEMAS'),
  'versionedDocumentTypes.create': every('CAN_CREATE_VERSIONED_DOCUMENT_TYPES'),
  'schemas.tryOut': any('CAN_CREATE_DOCUMENT_SCHEMAS', 'CAN_UPDATE_DOCUMENT_SCHEMAS'),
  'schemas.getTryOut': any('CAN_CREATE_DOCUMENT_SCHEMAS', 'CAN_UPDATE_DOCUMENT_SCHEMAS'),
  'schemas.cancelTryOut': any('CAN_CREATE_DOCUMENT_SCHEMAS', 'CAN_UPDATE_DOCUMENT_SCHEMAS'),
  'schemas.impact': any(
    'CAN_CREATE_DOCUMENT_SCHEMAS',
    'CAN_UPDATE_DOCUMENT_SCHEMAS',
    'CAN_PUBLISH_DOCUMENT_SCHEMAS',
    'CAN_CREATE_VERSIONED_DOCUMENT_TYPES',
  ),
};

/** Calls that only a client with the schema builder makes; the provider's staff always may [AMB-126]. */
export const CALLS_OF_THE_SCHEMA_BUILDER: readonly string[] = [
  'metricIdentifiers.create',
  'metricIdentifiers.update',
  'metricIdentifiers.delete',
  'metricIdentifiers.previewFormula',
  'metricIdentifiers.tryValidators',
  'metrics.deletion',
  'metrics.delete',
  'schemas.metadata',
  'schemas.get',
  'schemas.versions',
  'schemas.create',
  'schemas.update',
  'schemas.delete',
  'schemas.publish',
  'schemas.impact',
  'schemas.tryOut',
  'schemas.getTryOut',
  'schemas.cancelTryOut',
  'versionedDocumentTypes.create',
];

/** Calls of the editors of entities, which are closed to everybody while their switch is off. */
export const CALLS_OF_SWITCHED_EDITORS: readonly string[] = ['entities.update', 'entities.setAkas'];
