import { INPUT_LIMITS, isEntityType } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, TextLink } from '@assay/shared/ui';
import { NumberField, TagsInput } from '@assay/shared/ui/forms';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { currentDatapoint, type MetricState } from '../../../document/metric-state.ts';
import type { ReviewMetric } from '../../../document/review-document.ts';
import classes from './cell-details.module.css';

/** What can be changed of a cell besides its value. */
export interface CellAttributeActions {
  /** 0-1. */
  readonly setConfidence: (confidence: number) => void;
  readonly setAkas: (akas: readonly string[]) => void;
  /** The focus goes back to the grid. */
  readonly focusGrid: () => void;
}

export interface CellAttributesProps {
  readonly metric: ReviewMetric;
  readonly state: MetricState;
  readonly mayEdit: boolean;
  readonly actions: CellAttributeActions;
}

const percentOf = (confidence: number) => String(Math.round(confidence * 1000) / 10);

/** How sure the value of a cell is, and the other names of an entity, each with its editor [TAB-004]. */
export function CellAttributes({ metric, state, mayEdit, actions }: CellAttributesProps) {
  const [open, setOpen] = useState<'confidence' | 'akas' | null>(null);
  const { id, value, confidence, akas } = currentDatapoint(state);
  const close = () => {
    setOpen(null);
    actions.focusGrid();
  };
  // The confidence belongs to a stored value: the server keeps none for what is not stored yet.
  const hasConfidence = value !== '' && id !== null;
  const isName = value !== '' && isEntityType(metric.dataType);
  if (open === 'confidence')
    return <ConfidenceEditor confidence={confidence} onSave={actions.setConfidence} onClose={close} />;
  if (open === 'akas') return <AkasEditor akas={akas} onSave={actions.setAkas} onClose={close} />;
  const confidenceLabel =
    confidence > 0
      ? text('tables.confidenceOf', { percent: percentOf(confidence) })
      : text('tables.setConfidence');
  const akasLabel =
    akas.length > 0 ? text('tables.akasOf', { names: akas.join(', ') }) : text('tables.addAkas');
  return (
    <>
      {hasConfidence && (mayEdit || confidence > 0) && (
        <Attribute label={confidenceLabel} mayEdit={mayEdit} onEdit={() => setOpen('confidence')} />
      )}
      {isName && (mayEdit || akas.length > 0) && (
        <Attribute label={akasLabel} mayEdit={mayEdit} onEdit={() => setOpen('akas')} />
      )}
    </>
  );
}

function Attribute({
  label,
  mayEdit,
  onEdit,
}: {
  readonly label: string;
  readonly mayEdit: boolean;
  readonly onEdit: () => void;
}) {
  return mayEdit ? <TextLink onClick={onEdit}>{label}</TextLink> : <span>{label}</span>;
}

interface EditorProps<Value> {
  readonly onSave: (value: Value) => void;
  readonly onClose: () => void;
}

function ConfidenceEditor({
  confidence,
  onSave,
  onClose,
}: EditorProps<number> & { readonly confidence: number }) {
  const [percent, setPercent] = useState<string | null>(confidence > 0 ? percentOf(confidence) : null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const typed = Number(percent);
  const isValid = percent !== null && !isUnreadable && typed >= 0 && typed <= 100;
  const save = () => {
    if (!isValid) return;
    onSave(typed / 100);
    onClose();
  };
  return (
    <Editor onEnter={save} canSave={isValid} onSave={save} onClose={onClose}>
      <NumberField
        size="sm"
        hideLabel
        autoFocus
        unit="%"
        label={text('tables.confidence')}
        error={percent !== null && !isUnreadable && !isValid ? text('tables.confidenceRange') : null}
        value={percent}
        onChange={setPercent}
        onInvalid={setIsUnreadable}
      />
    </Editor>
  );
}

function AkasEditor({
  akas,
  onSave,
  onClose,
}: EditorProps<readonly string[]> & { readonly akas: readonly string[] }) {
  const [names, setNames] = useState(akas);
  const save = () => {
    onSave(names);
    onClose();
  };
  return (
    <Editor canSave onSave={save} onClose={onClose}>
      <TagsInput
        hideLabel
        size="sm"
        autoFocus
        label={text('tables.akas')}
        maxTags={INPUT_LIMITS.akas}
        maxLength={INPUT_LIMITS.name}
        value={names}
        onChange={setNames}
      />
    </Editor>
  );
}

/** An editor with its buttons. Escape leaves it; its keys are no keys of the grid. */
function Editor({
  onEnter,
  canSave,
  onSave,
  onClose,
  children,
}: {
  readonly onEnter?: () => void;
  readonly canSave: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && onEnter && event.target instanceof HTMLInputElement) onEnter();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={classes.editor} onKeyDown={handleKeyDown}>
      {children}
      <Button size="sm" disabled={!canSave} onClick={onSave}>
        {text('datapoints.save')}
      </Button>
      <Button size="sm" variant="quiet" onClick={onClose}>
        {text('generic.cancel')}
      </Button>
    </div>
  );
}
