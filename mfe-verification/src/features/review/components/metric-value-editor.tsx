import { text } from '@assay/shared/messages';
import { usePermissionExplanation } from '@assay/shared/platform';
import { DatapointEditor } from '@assay/shared/widgets';
import { useMemo, useState } from 'react';
import { toEditorInput } from '../../../document/value-editing.ts';
import { permissionsToEdit } from '../model/review-rights.ts';
import type { MetricRowProps } from './metric-row-props.ts';

/** The value of the active metric, which can be edited. */
export function MetricValueEditor({
  field: { metric, state },
  canEdit,
  isLocked,
  language,
  typing,
  actions,
  editorRef,
}: MetricRowProps) {
  const input = useMemo(() => toEditorInput(metric, state, typing.scales), [metric, state, typing.scales]);
  const [resumedEdit] = useState(() => actions.findOpenEdit(metric.id));
  const explanation = usePermissionExplanation()(permissionsToEdit(isLocked));
  return (
    <DatapointEditor
      {...input}
      ref={editorRef}
      typing={typing}
      language={language}
      canEdit={canEdit}
      lockedReason={explanation === undefined ? text('documents.readOnly') : undefined}
      lockedExplanation={explanation}
      resumedEdit={resumedEdit}
      onProgress={(edit) => actions.keepOpenEdit(metric.id, edit)}
      onSave={(draft) => Promise.resolve(actions.edit(metric.id, draft))}
      onEvent={(event) => actions.reportEditorEvent(metric.id, event)}
    />
  );
}
