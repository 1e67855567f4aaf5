/**
 * Composites that two remotes use. What they read comes by props, what they do goes out by callbacks; only the user's
 * permissions are the platform's to tell.
 */
export { DatapointEditor } from './datapoint-editor/datapoint-editor.tsx';
export type { DatapointEditorHandle, DatapointEditorProps } from './datapoint-editor/datapoint-editor.tsx';
export type {
  DatapointDraft,
  EditedDatapoint,
  EditedMetric,
  NamedEntity,
} from './datapoint-editor/datapoint-draft.ts';
export type { DatapointEditorEvent } from './datapoint-editor/use-datapoint-editing.ts';
export { DatapointInfo } from './metric-list/datapoint-info.tsx';
export type { DatapointInfoProps } from './metric-list/datapoint-info.tsx';
export { RemoveLessonButton } from './learning/remove-lesson-button.tsx';
export type { RemoveLessonButtonProps } from './learning/remove-lesson-button.tsx';
export { useRemoveLesson } from './learning/use-remove-lesson.ts';
export { MetricListRow } from './metric-list/metric-list-row.tsx';
export type { MetricListRowProps } from './metric-list/metric-list-row.tsx';
export { MetricValue } from './metric-list/metric-value.tsx';
export type { MetricValueProps } from './metric-list/metric-value.tsx';
