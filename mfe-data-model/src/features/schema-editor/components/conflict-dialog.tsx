import { toEditedSchema, type SchemaWire } from '@assay/shared/contracts';
import { diffSchemas, formatDateTime, repeatEdits } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { Button, Modal } from '@assay/shared/ui';
import { useId } from 'react';
import { refusedEditText } from '../model/refused-edit-text.ts';
import type { SchemaDraft } from '../model/schema-draft.ts';
import { ChangeList } from './change-list.tsx';
import classes from './dialogs.module.css';

/** Width of the dialog in px. */
const WIDTH = 640;

interface ConflictDialogProps {
  /** The schema that the edits started from. */
  readonly original: SchemaDraft;
  readonly mine: SchemaDraft;
  readonly theirs: SchemaWire;
  /** Goes on from their version, with my edits made to it again or without them. */
  readonly onChoose: (keepsMine: boolean) => void;
  readonly onClose: () => void;
}

/** Somebody else saved the schema meanwhile: what they changed, and how to go on without losing one's own edits. */
export function ConflictDialog({ original, mine, theirs, onChoose, onClose }: ConflictDialogProps) {
  const { defaultLanguage: language } = useSettings();
  const now = toEditedSchema(theirs);
  const { applied, refused } = repeatEdits(now, mine.edits);
  const lostId = useId();
  const { savedBy: name, version, savedAt } = theirs;
  return (
    <Modal
      opened
      onClose={onClose}
      width={WIDTH}
      title={text('schemas.conflictTitle')}
      footer={
        <>
          <Button onClick={() => onChoose(false)}>{text('schemas.conflictDiscard')}</Button>
          <Button variant="primary" onClick={() => onChoose(true)}>
            {text('schemas.conflictKeep')}
          </Button>
        </>
      }
    >
      <div className={classes.sections}>
        <p>{text('schemas.conflictText', { name, version, date: formatDateTime(savedAt, language) })}</p>
        <section>
          <h3 className={classes.title}>{text('schemas.conflictTheirs')}</h3>
          <ChangeList changes={diffSchemas(original.schema, now)} label={text('schemas.conflictTheirs')} />
        </section>
        <p>{text('schemas.conflictKept', { count: applied.length })}</p>
        {refused.length > 0 && (
          <section className={classes.doubt}>
            <p id={lostId}>{text('schemas.conflictLost', { count: refused.length })}</p>
            <ul className={classes.lost} aria-labelledby={lostId}>
              {refused.map((lost, index) => (
                // The order of edits never changes.
                <li key={index}>{refusedEditText(lost, mine.schema)}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Modal>
  );
}
