import { isEntityType } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { Button, Checkbox, IconFocus2, iconProps, Text } from '@assay/shared/ui';
import { currentDatapoint, listAlternatives } from '../../../document/metric-state.ts';
import { placeOfField } from '../../../document/review-fields.ts';
import { permissionsToEdit } from '../model/review-rights.ts';
import { Alternatives } from './alternatives.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import { EntityLink } from './entity-link.tsx';
import { LearnedFromNote } from './learned-from-note.tsx';
import type { MetricRowProps } from './metric-row-props.ts';
import classes from './metric-details.module.css';

type MetricDetailsProps = Pick<
  MetricRowProps,
  'field' | 'theirs' | 'canEdit' | 'isLocked' | 'language' | 'actions' | 'details' | 'typing' | 'linkRef'
>;

/** The details of the active metric: its conflict, its origin, its alternatives, and whether it is required. */
export function MetricDetails(props: MetricDetailsProps) {
  const { field, theirs, canEdit, isLocked, language, actions, details } = props;
  const { metric, state } = field;
  const place = placeOfField(field);
  const { cell, text: printed, learnedFrom, verifiedBy } = currentDatapoint(state);
  return (
    <div className={classes.details}>
      {theirs && (
        <ConflictChoice
          metric={metric}
          mine={state}
          theirs={theirs}
          language={language}
          onResolve={(choice) => actions.resolveConflict(metric.id, choice)}
        />
      )}
      {learnedFrom && <LearnedFromNote learnedFrom={learnedFrom} metric={metric} />}
      <Alternatives
        alternatives={listAlternatives(state)}
        metric={metric}
        language={language}
        canChoose={canEdit}
        needs={permissionsToEdit(isLocked)}
        onChoose={(index) => actions.choose(metric.id, index)}
      />
      {isEntityType(metric.dataType) && <EntityLink {...props} />}
      <Text as="div" quiet caption className={classes.facts}>
        {place && (
          <Button
            size="sm"
            variant="quiet"
            icon={<IconFocus2 {...iconProps} size={14} />}
            aria-label={text('verification.showOnPage', { metric: metric.label, page: place.page })}
            onClick={() => actions.show(metric.id)}
          >
            {text('verification.onPage', { page: place.page })}
          </Button>
        )}
        {cell && (
          <span className={classes.cell} title={text('verification.cell')}>
            {cell}
          </span>
        )}
        {printed !== '' && (
          <span className={classes.printed} title={printed}>
            {printed}
          </span>
        )}
        {state.isVerified && verifiedBy && (
          <span>{text('verification.verifiedBy', { name: verifiedBy })}</span>
        )}
        <span className={classes.requiredToggle}>
          <PermissionLock needs={permissionsToEdit(isLocked)} hideIcon>
            <Checkbox
              label={text('verification.required')}
              checked={state.isRequired}
              disabled={!canEdit}
              onChange={(isRequired) => actions.setRequired(metric.id, isRequired)}
            />
          </PermissionLock>
        </span>
      </Text>
      {details?.(field)}
    </div>
  );
}
