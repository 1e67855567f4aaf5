import type { ValidatorTrial } from '@assay/shared/contracts';
import { formatDate, formatMetricValue, formatNumber, isMetricDataType } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { Button, IconPlus, iconProps, Text } from '@assay/shared/ui';
import { useTryValidators } from '../api/metric.mutations.ts';
import { NEW_VALIDATOR, toValidators, type FormErrors, type ValidatorForm } from '../model/metric-form.ts';
import { ValidatorFields } from './validator-fields.tsx';
import classes from './metric-editor.module.css';

const count = (value: number) => formatNumber(String(value));

/** How many stored values pass, and the first that fail. */
function TrialResult({ trial, type }: { readonly trial: ValidatorTrial; readonly type: string }) {
  const { defaultLanguage: language } = useSettings();
  const { passedCount, failedCount, failures, ignoredPatterns, isCapped } = trial;
  const total = passedCount + failedCount;
  return (
    <div className={classes.result} role="status">
      <p>
        {total === 0
          ? text('metrics.tryOutNone')
          : text('metrics.tryOutResult', { passed: count(passedCount), failed: count(failedCount) })}
      </p>
      {isCapped && <p>{text('metrics.tryOutCapped', { count: count(total) })}</p>}
      {ignoredPatterns.map((pattern) => (
        <p key={pattern} className={classes.error}>
          {text('metrics.patternIgnored', { pattern })}
        </p>
      ))}
      {failures.length > 0 && (
        <ul className={classes.examples}>
          {failures.map(({ owner, reportingDate, value, currency }) => (
            <li key={`${owner} ${reportingDate} ${value}`}>
              <span className={classes.value}>
                {isMetricDataType(type)
                  ? formatMetricValue({ dataType: type, value, currency }, language)
                  : value}
              </span>
              <Text quiet className={classes.longText}>
                {owner} · {formatDate(reportingDate, language)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export interface ValidatorSectionProps {
  /** The metric whose stored values they can be tried on; a new one has none. */
  readonly fin?: string;
  readonly type: string;
  readonly validators: readonly ValidatorForm[];
  readonly errors: FormErrors['validators'];
  readonly disabled: boolean;
  readonly onChange: (validators: readonly ValidatorForm[]) => void;
}

/** The validators of a metric, and their try-out on stored values before they are saved. */
export function ValidatorSection({
  fin,
  type,
  validators,
  errors,
  disabled,
  onChange,
}: ValidatorSectionProps) {
  const trial = useTryValidators();
  const body = fin === undefined ? undefined : { fin, validators: toValidators(validators) };
  // A result belongs to the validators that were tried.
  const isCurrent = JSON.stringify(trial.variables) === JSON.stringify(body);
  const canTry = validators.length > 0 && errors.every((error) => error === null);
  return (
    <section className={classes.section}>
      <h3 className={classes.heading}>{text('metrics.validators')}</h3>
      {validators.length === 0 && (
        <Text as="p" quiet className={classes.longText}>
          {text('metrics.noValidators')}
        </Text>
      )}
      {validators.map((validator, index) => (
        <ValidatorFields
          key={index}
          number={index + 1}
          validator={validator}
          error={errors[index] ?? null}
          disabled={disabled}
          onChange={(changed) => onChange(validators.with(index, changed))}
          onRemove={() => onChange(validators.toSpliced(index, 1))}
        />
      ))}
      {!disabled && (
        <div className={classes.line}>
          <Button
            size="sm"
            icon={<IconPlus {...iconProps} />}
            onClick={() => onChange([...validators, NEW_VALIDATOR])}
          >
            {text('metrics.addValidator')}
          </Button>
          {body && validators.length > 0 && (
            <Button size="sm" disabled={!canTry} loading={trial.isPending} onClick={() => trial.mutate(body)}>
              {text('metrics.tryOut')}
            </Button>
          )}
        </div>
      )}
      {trial.data && isCurrent && <TrialResult trial={trial.data} type={type} />}
    </section>
  );
}
