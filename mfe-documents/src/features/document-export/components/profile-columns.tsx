import { layoutFaultOf, type ExportLayout, type LayoutFault } from '@assay/shared/domain';
import { exportFieldName, type MessageKey, text } from '@assay/shared/messages';
import {
  IconButton,
  IconChevronDown,
  IconChevronUp,
  iconProps,
  IconX,
  Select,
  Text,
  TextInput,
} from '@assay/shared/ui';
import { columnChoices, moveColumn, type NamedMetric } from '../model/profile-draft.ts';
import classes from './profile-editor.module.css';

/** What is wrong with a column, for the person who edits it. */
const FAULTS = {
  noColumns: 'exports.profileNoColumns',
  noTitle: 'exports.profileNoTitle',
  sameTitle: 'exports.profileSameTitle',
  otherRows: 'exports.profileNoColumns',
  noMetric: 'exports.profileNoColumns',
} as const satisfies Record<LayoutFault['reason'], MessageKey>;

export interface ProfileColumnsProps {
  readonly layout: ExportLayout;
  /** The metrics of the documents, for columns that hold one metric. */
  readonly metrics: readonly NamedMetric[];
  readonly onChange: (columns: ExportLayout['columns']) => void;
}

/** The columns of a profile: their order, their titles, and what can be added. */
export function ProfileColumns({ layout, metrics, onChange }: ProfileColumnsProps) {
  const { columns } = layout;
  const fault = layoutFaultOf(layout);
  const choices = columnChoices(layout, metrics);
  const add = (at: string | null) => {
    const choice = choices[Number(at)];
    if (at !== null && choice !== undefined) onChange([...columns, choice]);
  };
  return (
    <fieldset className={classes.columns}>
      <legend>{text('exports.profileColumns')}</legend>
      <ol>
        {columns.map((column, at) => {
          const { field, fin, title } = column;
          const metric = metrics.find((one) => one.fin === fin)?.name ?? fin;
          const name = fin === undefined ? exportFieldName(field) : `${exportFieldName(field)}: ${metric}`;
          return (
            <li key={`${field} ${fin ?? ''}`}>
              <Text quiet className={classes.field} title={name}>
                {name}
              </Text>
              <TextInput
                size="sm"
                label={text('exports.profileTitleOf', { name })}
                hideLabel
                value={title}
                error={fault?.column === at ? text(FAULTS[fault.reason]) : null}
                onChange={(next) => onChange(columns.with(at, { ...column, title: next }))}
                autoComplete="off"
              />
              <span className={classes.moves}>
                <IconButton
                  label={text('exports.profileMoveUp', { name })}
                  icon={<IconChevronUp {...iconProps} />}
                  disabled={at === 0}
                  onClick={() => onChange(moveColumn(columns, at, at - 1))}
                />
                <IconButton
                  label={text('exports.profileMoveDown', { name })}
                  icon={<IconChevronDown {...iconProps} />}
                  disabled={at === columns.length - 1}
                  onClick={() => onChange(moveColumn(columns, at, at + 1))}
                />
                <IconButton
                  label={text('exports.profileRemoveColumn', { name })}
                  icon={<IconX {...iconProps} />}
                  onClick={() => onChange(columns.toSpliced(at, 1))}
                />
              </span>
            </li>
          );
        })}
      </ol>
      <Select
        size="sm"
        label={text('exports.profileAddColumn')}
        hideLabel
        placeholder={text('exports.profileAddColumn')}
        options={choices.map(({ field, fin, title }, at) => ({
          value: String(at),
          label: fin === undefined ? exportFieldName(field) : title,
        }))}
        value={null}
        onChange={add}
        disabled={choices.length === 0}
        error={fault?.reason === 'noColumns' ? text(FAULTS.noColumns) : null}
        searchable
      />
    </fieldset>
  );
}
