import { memo, useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import {
  DOCUMENT_ACTION_PERMISSIONS,
  formatMetricValue,
  type DecimalMark,
  type Language,
  type NumberWriting,
} from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock, usePermissionExplanation } from '@assay/shared/platform';
import {
  Button,
  Checkbox,
  ConfidenceBar,
  IconButton,
  IconCheck,
  IconFocus2,
  iconProps,
  StatusBadge,
  type LockedProps,
  type StatusTone,
} from '@assay/shared/ui';
import {
  DatapointEditor,
  MetricValue,
  type DatapointDraft,
  type DatapointEditorEvent,
  type DatapointEditorHandle,
} from '@assay/shared/widgets';
import { useEntityNames } from '../api/entity-names.queries.ts';
import { CONFIDENCE_THRESHOLD, type ReviewField, type FieldStatus } from '../../../document/attention.ts';
import {
  listAlternatives,
  currentDatapoint,
  isPrinted,
  type MetricState,
} from '../../../document/metric-state.ts';
import { Alternatives } from './alternatives.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import { LearnedFromNote } from './learned-from-note.tsx';
import { ReasonChip } from './reason-chip.tsx';
import classes from './metric-panel.module.css';

/** What can be done to a field. */
export interface FieldActions {
  readonly onActivate: (id: string) => void;
  readonly onReveal: (id: string) => void;
  readonly onEdit: (id: string, draft: DatapointDraft) => void;
  readonly onEditorEvent: (id: string, event: DatapointEditorEvent) => void;
  readonly onChoose: (id: string, index: number) => void;
  readonly onVerified: (id: string, isVerified: boolean) => void;
  readonly onRequired: (id: string, isRequired: boolean) => void;
  readonly onSettle: (id: string, choice: 'mine' | 'theirs') => void;
}

/** What is known of the document that helps to read what is typed. */
export interface TypingContext extends Pick<NumberWriting, 'answered' | 'printedMarks'> {
  /** Currency of an amount for which none was found [AMB-124]. */
  readonly currency: string;
  /** The reviewer was asked how numbers are written here. */
  readonly onAnswered: (mark: DecimalMark) => void;
}

export interface MetricRowProps {
  readonly field: ReviewField;
  readonly isActive: boolean;
  /** The row that Tab reaches: the active one, or the first. */
  readonly isTabStop: boolean;
  /** The value someone else stored meanwhile. */
  readonly theirs: MetricState | undefined;
  readonly canEdit: boolean;
  /** Editing takes the right to verify as well. */
  readonly isLocked: boolean;
  readonly canVerify: boolean;
  readonly language: Language;
  readonly typing: TypingContext;
  readonly actions: FieldActions;
  /** Of the active row only: opens its editor by key. */
  readonly editorRef: Ref<DatapointEditorHandle>;
}

/** What editing the value takes. */
const editNeeds = (isLocked: boolean) => DOCUMENT_ACTION_PERMISSIONS[isLocked ? 'editConfirmed' : 'edit'];

const TONES: Readonly<Record<FieldStatus, StatusTone>> = {
  verified: 'proven',
  proven: 'untouched',
  look: 'doubt',
  missing: 'untouched',
  found: 'untouched',
};

/** The value as words, for names of rows and boxes; a printed dash is one. */
export function fieldValueText({ metric, state }: ReviewField, language: Language): string {
  const front = currentDatapoint(state);
  const { value, currency } = front;
  const words = formatMetricValue({ fin: metric.fin, dataType: metric.dataType, value, currency }, language);
  return words || (isPrinted(front) ? front.text : text('verification.notInDocument'));
}

/** One metric: its name, its value over its confidence, and whether it is verified; the active one with all it offers. */
export const MetricRow = memo(function MetricRow(props: MetricRowProps) {
  const { field, isActive, isTabStop, canVerify, language, actions } = props;
  const { metric, state, reason, standing } = field;
  const front = currentDatapoint(state);
  const rowRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) rowRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  const isThere = isPrinted(front);
  const verifiedLabel = text(isThere ? 'verification.markVerified' : 'verification.markAbsent', {
    metric: metric.label,
  });
  return (
    <div
      ref={rowRef}
      className={classes.row}
      role="group"
      aria-label={text('verification.fieldOf', {
        metric: metric.label,
        value: fieldValueText(field, language),
      })}
      aria-current={isActive || undefined}
      tabIndex={isTabStop ? 0 : -1}
      data-field={metric.id}
      data-active={isActive || undefined}
      data-standing={standing}
      onFocus={(event) => event.target === event.currentTarget && actions.onActivate(metric.id)}
      onClick={() => actions.onReveal(metric.id)}
    >
      <span className={classes.label} title={metric.label}>
        {metric.label}
        {state.isRequired && (
          <span className={classes.required} title={text('verification.required')}>
            *
          </span>
        )}
      </span>
      <div className={classes.value}>
        {isActive ? (
          <ActiveValue {...props} />
        ) : (
          <MetricValue metric={metric} datapoint={front} language={language} />
        )}
        <div className={classes.under}>
          {!isThere && state.isVerified && !reason && (
            <span className={classes.quiet}>{text('verification.absenceSeen')}</span>
          )}
          {isThere && !front.isUserModified && (
            <span className={classes.confidence}>
              <ConfidenceBar confidence={front.confidence} threshold={CONFIDENCE_THRESHOLD} />
            </span>
          )}
          {reason && <ReasonChip reason={reason} />}
          {front.learnedFrom && !reason && (
            <StatusBadge tone="learned">{text('learning.learned')}</StatusBadge>
          )}
          {front.isUserModified && !reason && (
            <StatusBadge tone="edited">{text('verification.userModified')}</StatusBadge>
          )}
        </div>
      </div>
      <span className={classes.toggle} data-tone={TONES[standing]}>
        <VerifiedLock isActive={isActive}>
          <IconButton
            size="sm"
            label={verifiedLabel}
            icon={<IconCheck {...iconProps} stroke={state.isVerified ? 2.25 : 1.5} />}
            pressed={state.isVerified}
            tabIndex={isActive ? 0 : -1}
            disabled={!canVerify}
            onClick={(event) => {
              event.stopPropagation();
              actions.onVerified(metric.id, !state.isVerified);
            }}
          />
        </VerifiedLock>
      </span>
      {isActive && <ActiveDetails {...props} />}
    </div>
  );
});

/** Explains a locked toggle in the active row alone: a list of many metrics is no list of tab stops. */
function VerifiedLock({
  isActive,
  children,
}: Pick<LockedProps, 'children'> & { readonly isActive: boolean }) {
  if (!isActive) return children;
  return (
    <PermissionLock needs={DOCUMENT_ACTION_PERMISSIONS.toggleVerified} hideIcon>
      {children}
    </PermissionLock>
  );
}

/** A currency that says which one; AUTO only says that the document has it. */
const namedCurrency = (code: string | null) => (code === 'AUTO' || code === '' ? null : code);

function ActiveValue({ field, canEdit, isLocked, language, typing, actions, editorRef }: MetricRowProps) {
  const { metric, state } = field;
  const front = currentDatapoint(state);
  const { currency, answered, printedMarks, onAnswered } = typing;
  const writing = useMemo(() => {
    const found = state.datapoints.filter(({ isUserModified }) => !isUserModified);
    return { answered, printedMarks, language, ownValues: found.map(({ value }) => value) };
  }, [answered, printedMarks, language, state]);
  const isName = metric.dataType === 'ENTITY_NAME' || metric.dataType === 'ENTITY_LINK';
  const [search, setSearch] = useState<string | null>(null);
  const entities = useEntityNames(isName ? search : null);
  const handle = useRef<DatapointEditorHandle>(null);
  useImperativeHandle(editorRef, () => ({ edit: () => handle.current?.edit() }));
  const missing = usePermissionExplanation()(editNeeds(isLocked));
  return (
    <DatapointEditor
      ref={handle}
      metric={{
        fin: metric.fin,
        name: metric.label,
        dataType: metric.dataType,
        validators: metric.validators,
      }}
      datapoint={front.value === '' ? null : { value: front.value, currency: namedCurrency(front.currency) }}
      defaultCurrency={namedCurrency(front.currency) ?? currency}
      writing={writing}
      onAnswered={onAnswered}
      entities={entities}
      onEntitySearch={setSearch}
      language={language}
      canEdit={canEdit}
      lockedReason={missing === undefined ? text('documents.readOnly') : undefined}
      lockedExplanation={missing}
      onSave={(draft) => Promise.resolve(actions.onEdit(metric.id, draft))}
      onEvent={(event) => actions.onEditorEvent(metric.id, event)}
    />
  );
}

function ActiveDetails({ field, theirs, canEdit, isLocked, language, actions }: MetricRowProps) {
  const { metric, state } = field;
  const { location, cell, text: printed, learnedFrom, verifiedBy } = currentDatapoint(state);
  return (
    <div className={classes.details}>
      {theirs && (
        <ConflictChoice
          metric={metric}
          mine={state}
          theirs={theirs}
          language={language}
          onSettle={(choice) => actions.onSettle(metric.id, choice)}
        />
      )}
      {learnedFrom && <LearnedFromNote learnedFrom={learnedFrom} metric={metric.label} />}
      <Alternatives
        alternatives={listAlternatives(state)}
        metric={metric}
        language={language}
        canChoose={canEdit}
        needs={editNeeds(isLocked)}
        onChoose={(index) => actions.onChoose(metric.id, index)}
      />
      <div className={classes.facts}>
        {location && (
          <Button
            size="sm"
            variant="quiet"
            icon={<IconFocus2 {...iconProps} size={14} />}
            aria-label={text('verification.showOnPage', { metric: metric.label, page: location.page })}
            onClick={() => actions.onReveal(metric.id)}
          >
            {text('verification.onPage', { page: location.page })}
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
          <span className={classes.quiet}>{text('documents.verifiedBy', { name: verifiedBy })}</span>
        )}
        <span className={classes.requiredToggle}>
          <PermissionLock needs={editNeeds(isLocked)} hideIcon>
            <Checkbox
              label={text('verification.required')}
              checked={state.isRequired}
              disabled={!canEdit}
              onChange={(isRequired) => actions.onRequired(metric.id, isRequired)}
            />
          </PermissionLock>
        </span>
      </div>
    </div>
  );
}
