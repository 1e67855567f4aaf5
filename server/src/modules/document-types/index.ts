export { presentDocumentType, requiredMetricsOf } from './presenter.ts';
export { findDocumentTypes, findNamedDocumentType, findTypeChecks } from './queries.ts';
export type { DocumentTypeRow } from './repository.ts';
