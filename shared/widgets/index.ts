/**
 * Components that are built from shared/ui and know metrics and lessons. They get data and callbacks as props; the
 * platform provides the permissions of the user, and the input of a name asks the server for entities.
 */
export { CellEditor } from './datapoint-editor/cell-editor.tsx';
export type { CellEditorExit, CellEditorHandle, CellEditorProps } from './datapoint-editor/cell-editor.tsx';
export { DatapointEditor } from './datapoint-editor/datapoint-editor.tsx';
export type { DatapointEditorHandle, DatapointEditorProps } from './datapoint-editor/datapoint-editor.tsx';
export type {
  DatapointDraft,
  EditedDatapoint,
  EditedMetric,
  NamedEntity,
  OpenEdit,
} from './datapoint-editor/datapoint-draft.ts';
export type { TypingContext } from './datapoint-editor/typing-context.ts';
export type { DatapointEditorEvent } from './datapoint-editor/use-datapoint-editing.ts';
export { suggestionDetail } from './datapoint-editor/entity-input.tsx';
export { suggestedEntitiesQuery } from './datapoint-editor/entity-suggestions.queries.ts';
export { DocumentSourceLink } from './document-source/document-source-link.tsx';
export type { DocumentSourceLinkProps } from './document-source/document-source-link.tsx';
export { RemoveLessonButton } from './learning/remove-lesson-button.tsx';
export type { RemoveLessonButtonProps } from './learning/remove-lesson-button.tsx';
export { useRemoveLesson } from './learning/use-remove-lesson.ts';
export { MetricValue } from './metric-value/metric-value.tsx';
export type { MetricValueProps } from './metric-value/metric-value.tsx';
export { ValueTrend, type ValueTrendProps } from './value-trend/value-trend.tsx';
export { TextDialog } from './text-dialog/text-dialog.tsx';
export type { TextDialogProps } from './text-dialog/text-dialog.tsx';
