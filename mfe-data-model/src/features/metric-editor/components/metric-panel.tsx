import type { EntityType, MetricDetails } from '@assay/shared/contracts';
import { ACTIONS } from '@assay/shared/domain';
import { dataTypeName, text } from '@assay/shared/messages';
import { PermissionLock, useCan } from '@assay/shared/platform';
import { RouteLink } from '@assay/shared/router';
import { Button, iconProps, IconTrash, Text, TextLink } from '@assay/shared/ui';
import { SidePanel } from '@assay/shared/widgets/list-page';
import { useUpdateMetric } from '../api/metric.mutations.ts';
import { errorsOf, isValid, updateBody } from '../model/metric-form.ts';
import type { MetricDraftState } from '../model/use-metric-draft.ts';
import { FormulaSection } from './formula-section.tsx';
import { GeneralFields } from './general-fields.tsx';
import { LabelSection } from './label-section.tsx';
import { ValidatorSection } from './validator-section.tsx';
import classes from './metric-editor.module.css';

/** The schemas that hold the metric, with links to them. */
function UsedIn({ schemas }: Pick<MetricDetails, 'schemas'>) {
  return (
    <section className={classes.section}>
      <h3 className={classes.heading}>{text('metrics.usedInSchemas')}</h3>
      {schemas.length === 0 && (
        <Text as="p" quiet className={classes.longText}>
          {text('metrics.notUsedInSchemas')}
        </Text>
      )}
      <ul className={classes.links}>
        {schemas.map(({ documentSchemaId, name }) => (
          <li key={documentSchemaId}>
            <TextLink
              render={(props) => (
                <RouteLink route="data-model.schema" params={{ schemaId: documentSchemaId }} {...props} />
              )}
            >
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface MetricPanelProps {
  readonly metric: MetricDetails;
  readonly draft: MetricDraftState;
  readonly types: readonly EntityType[];
  /** Closes the panel; unsaved changes are asked about. */
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** One metric beside the list: its fields, validators and formula, and the schemas that use it [AMB-102]. */
export function MetricPanel({ metric, draft, types, onClose, onDelete }: MetricPanelProps) {
  const canEdit = useCan(ACTIONS['metrics.update']);
  const update = useUpdateMetric({ onUpdated: draft.forget });
  const { form, change } = draft;
  if (!form) return null;
  const errors = errorsOf(form);
  const body = updateBody(metric, form);
  const { fin, type } = metric;
  const typeLabel = dataTypeName(type);
  return (
    <SidePanel
      label={text('metrics.details', { name: metric.name })}
      title={metric.name}
      details={
        <div title={text('metrics.typeFixed')}>
          <code>{fin}</code> · {typeLabel}
        </div>
      }
      onClose={onClose}
      footer={
        <div className={classes.buttons}>
          <PermissionLock needs={ACTIONS['metrics.delete']}>
            <Button variant="danger" icon={<IconTrash {...iconProps} />} onClick={onDelete}>
              {text('metrics.delete')}
            </Button>
          </PermissionLock>
          <span className={classes.space} />
          {draft.isDirty && <Button onClick={draft.forget}>{text('metrics.reset')}</Button>}
          <PermissionLock needs={ACTIONS['metrics.update']}>
            <Button
              variant="primary"
              disabled={body === null || !isValid(errors)}
              loading={update.isPending}
              onClick={() => body && update.mutate(body)}
            >
              {text('metrics.save')}
            </Button>
          </PermissionLock>
        </div>
      }
    >
      <GeneralFields
        form={form}
        errors={errors}
        types={types}
        type={type}
        disabled={!canEdit}
        onChange={change}
      />
      <LabelSection
        form={form}
        learnedLabels={metric.learnedLabels}
        knownLabels={metric.knownLabels}
        disabled={!canEdit}
        onChange={change}
      />
      <FormulaSection
        previewed={{ fin }}
        type={type}
        form={form}
        error={errors.formula}
        isCalculated={metric.calculation}
        isRecalculating={metric.isRecalculating}
        disabled={!canEdit}
        onChange={change}
      />
      <ValidatorSection
        fin={fin}
        type={type}
        validators={form.validators}
        errors={errors.validators}
        disabled={!canEdit}
        onChange={(validators) => change({ validators })}
      />
      <UsedIn schemas={metric.schemas} />
    </SidePanel>
  );
}
