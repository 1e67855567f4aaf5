/** Every text a user reads, by key. Components and toasts take texts from here. */
export { MESSAGES } from './catalogue/index.ts';
export type { MessageKey } from './catalogue/index.ts';
export type { MessageDefinition, MessageParams, ParamValue, Tone } from './message.ts';
export { dataTypeName } from './data-type-name.ts';
export { documentDoubtLabel } from './document-doubt-label.ts';
export { exportFieldName } from './export-field-name.ts';
export { loadTexts } from './find-message.ts';
export { importProblemText } from './import-problem-text.ts';
export {
  formatPermissions,
  permissionGroupLabel,
  permissionLabel,
  roleDescription,
  roleLabel,
} from './permission-labels.ts';
export { publishingText } from './publishing-text.ts';
export { scaleName } from './scale-name.ts';
export { stageName } from './stage-name.ts';
export { tagName } from './tag-name.ts';
export { text, textOf, toneOf } from './text.ts';
export type { TextArguments } from './text.ts';
export { timePeriodName } from './time-period-name.ts';
export { translateText } from './translate-text.ts';
export { entitiesOfType } from './entities-of-type.ts';
