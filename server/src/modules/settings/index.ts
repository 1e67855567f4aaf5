export { OperatorError } from './client-configuration.ts';
export { findReviewSettings, recordSettingChanges } from './queries.ts';
export type { SettingsService } from './service.ts';
