import { dataTypeOf, NEW_ROW_ID, optionsOf } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { Button, IconPlus, iconProps, TextInput } from '@assay/shared/ui';
import { useState, type KeyboardEvent } from 'react';
import { findColumns } from '../../../document/document-rows.ts';
import type { ReviewGroup, RowMetric } from '../../../document/review-document.ts';
import { permissionsToEdit } from '../model/review-rights.ts';
import classes from './group-rows.module.css';

export interface NewRowProps {
  readonly group: ReviewGroup;
  /** How many columns are shown. */
  readonly columnCount: number;
  readonly canEdit: boolean;
  /** Adds a row with a value in its first column. */
  readonly onAdd: (typedValue: string) => void;
}

/** Whether any text may be typed into a column. */
const takesText = ({ dataType, validators }: RowMetric) =>
  dataTypeOf(dataType).reading === 'text' && optionsOf(validators) === null;

/**
 * The blank row at the end of a table: typing a name and Enter begins a row (TAB-007, TAB-011). Where the first column takes
 * no free text, a button begins an empty one.
 */
export function NewRow({ group, columnCount, canEdit, onAdd }: NewRowProps) {
  const [first] = findColumns(group);
  if (!first) return null;
  return (
    <tr data-row={NEW_ROW_ID}>
      <td className={classes.newRow} colSpan={columnCount}>
        <div className={classes.newRowInput}>
          <PermissionLock needs={permissionsToEdit(false)}>
            {takesText(first) ? (
              <NewRowInput group={group} canEdit={canEdit} onAdd={onAdd} />
            ) : (
              <Button
                size="sm"
                variant="quiet"
                icon={<IconPlus {...iconProps} />}
                disabled={!canEdit}
                onClick={() => onAdd('')}
              >
                {text('verification.addRow')}
              </Button>
            )}
          </PermissionLock>
        </div>
      </td>
    </tr>
  );
}

function NewRowInput({ group, canEdit, onAdd }: Omit<NewRowProps, 'columnCount'>) {
  const [typed, setTyped] = useState('');
  const add = () => {
    const name = typed.trim();
    setTyped('');
    if (name !== '') onAdd(name);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') add();
    else setTyped('');
  };
  return (
    <div onKeyDown={handleKeyDown} onBlur={add}>
      <TextInput
        size="sm"
        hideLabel
        label={text('verification.addRowTo', { group: group.label })}
        placeholder={text('verification.addRow')}
        value={typed}
        disabled={!canEdit}
        onChange={setTyped}
      />
    </div>
  );
}
