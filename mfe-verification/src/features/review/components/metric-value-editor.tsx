import { text } from '@assay/shared/messages';
import { usePermissionExplanation } from '@assay/shared/platform';
import { DatapointEditor } from '@assay/shared/widgets';
import { useMemo, useState } from 'react';
import { currentDatapoint } from '../../../document/metric-state.ts';
import { useEntityNames } from '../api/entity-names.queries.ts';
import { permissionsToEdit } from '../model/review-rights.ts';
import type { MetricRowProps } from './metric-row-props.ts';

/** A currency code that names a currency. AUTO only says that the document has one. */
const namedCurrency = (code: string | null) => (code === 'AUTO' || code === '' ? null : code);

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
  const current = currentDatapoint(state);
  const { currency, answered, printedMarks, onAnswered } = typing;
  const writing = useMemo(() => {
    const found = state.datapoints.filter(({ isUserModified }) => !isUserModified);
    return { answered, printedMarks, language, ownValues: found.map(({ value }) => value) };
  }, [answered, printedMarks, language, state]);
  const isName = metric.dataType === 'ENTITY_NAME' || metric.dataType === 'ENTITY_LINK';
  const [typedName, setTypedName] = useState<string | null>(null);
  const entities = useEntityNames(isName ? typedName : null);
  const explanation = usePermissionExplanation()(permissionsToEdit(isLocked));
  return (
    <DatapointEditor
      ref={editorRef}
      metric={{
        fin: metric.fin,
        name: metric.label,
        dataType: metric.dataType,
        validators: metric.validators,
      }}
      datapoint={
        current.value === '' ? null : { value: current.value, currency: namedCurrency(current.currency) }
      }
      defaultCurrency={namedCurrency(current.currency) ?? currency}
      writing={writing}
      onAnswered={onAnswered}
      entities={entities}
      onEntitySearch={setTypedName}
      language={language}
      canEdit={canEdit}
      lockedReason={explanation === undefined ? text('documents.readOnly') : undefined}
      lockedExplanation={explanation}
      onSave={(draft) => Promise.resolve(actions.edit(metric.id, draft))}
      onEvent={(event) => actions.reportEditorEvent(metric.id, event)}
    />
  );
}
