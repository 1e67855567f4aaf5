import { INPUT_LIMITS, patternMode } from '@assay/shared/domain';
import { text, textOf, type MessageKey } from '@assay/shared/messages';
import { IconButton, iconProps, IconTrash, SegmentedControl, TextInput } from '@assay/shared/ui';
import { TagsInput } from '@assay/shared/ui/forms';
import type { ValidatorForm } from '../model/metric-form.ts';
import classes from './metric-editor.module.css';

/** A long value on which a pattern that needs a deadline shows itself. */
const LONG_VALUE = 'x'.repeat(200);

/** What to know about a pattern before it is saved [AMB-090]. */
function patternNote(regex: string): MessageKey | null {
  if (regex === '') return null;
  const use = patternMode(regex, LONG_VALUE);
  if (use === 'unusable') return 'metrics.patternUnusable';
  return use === 'deadline' ? 'metrics.patternSlow' : null;
}

export interface ValidatorFieldsProps {
  /** From 1. */
  readonly number: number;
  readonly validator: ValidatorForm;
  readonly error: MessageKey | null;
  readonly disabled: boolean;
  readonly onChange: (validator: ValidatorForm) => void;
  readonly onRemove: () => void;
}

/** One validator: must match or must not, options or a pattern, and the message of a failure [VAL-002]. */
export function ValidatorFields(props: ValidatorFieldsProps) {
  const { number, validator, error, disabled, onChange, onRemove } = props;
  const note = patternNote(validator.regex);
  return (
    <fieldset className={classes.validator}>
      <legend className={classes.hiddenLegend}>{text('metrics.validator', { number })}</legend>
      <div className={classes.line}>
        <SegmentedControl
          label={text('metrics.validatorRule')}
          options={[
            { value: 'INCLUDE', label: text('metrics.include') },
            { value: 'EXCLUDE', label: text('metrics.exclude') },
          ]}
          value={validator.type}
          disabled={disabled}
          onChange={(type) => onChange({ ...validator, type })}
        />
        {!disabled && (
          <IconButton
            size="sm"
            label={text('metrics.removeValidator', { number })}
            icon={<IconTrash {...iconProps} />}
            onClick={onRemove}
          />
        )}
      </div>
      <TagsInput
        label={text('metrics.options')}
        description={text('metrics.optionsHint')}
        value={validator.options}
        disabled={disabled}
        onChange={(options) => onChange({ ...validator, options })}
      />
      <TextInput
        label={text('metrics.pattern')}
        maxLength={INPUT_LIMITS.pattern}
        spellCheck={false}
        error={error && textOf(error)}
        {...(note && { description: textOf(note) })}
        value={validator.regex}
        disabled={disabled}
        onChange={(regex) => onChange({ ...validator, regex })}
      />
      <TextInput
        label={text('metrics.validatorDescription')}
        maxLength={INPUT_LIMITS.name}
        value={validator.description}
        disabled={disabled}
        onChange={(description) => onChange({ ...validator, description })}
      />
    </fieldset>
  );
}
