import { useApi } from '@assay/shared/api-client';
import { INPUT_LIMITS } from '@assay/shared/domain';
import { text, textOf } from '@assay/shared/messages';
import { useSwitch } from '@assay/shared/platform';
import { useQuery } from '@assay/shared/query';
import { useDebounced } from '@assay/shared/state';
import { Checkbox, Text, TextArea } from '@assay/shared/ui';
import { formulaPreviewQuery, type PreviewedMetric } from '../api/metric.queries.ts';
import type { FormErrors, MetricForm } from '../model/metric-form.ts';
import { FormulaExamples } from './formula-examples.tsx';
import { FormulaProblems } from './formula-problems.tsx';
import classes from './metric-editor.module.css';

const HELP = [
  'metrics.formulaHelpMetrics',
  'metrics.formulaHelpOperators',
  'metrics.formulaHelpFunctions',
  'metrics.formulaHelpPercent',
  'metrics.formulaHelpCurrency',
] as const;

/** A pause in typing after which a formula is previewed, in milliseconds. */
const PREVIEW_DELAY_MS = 500;

export interface FormulaSectionProps {
  /** Which metric the formula is checked and computed for. */
  readonly previewed: PreviewedMetric;
  readonly type: string;
  readonly form: Pick<MetricForm, 'calculation' | 'formula'>;
  readonly error: FormErrors['formula'];
  /** Whether the stored metric is calculated. */
  readonly isCalculated?: boolean;
  readonly isRecalculating?: boolean;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<MetricForm>) => void;
}

/** Whether a metric is calculated, its formula, what is wrong with it and what it gives on stored values. */
export function FormulaSection(props: FormulaSectionProps) {
  const { previewed, type, form, error, isCalculated, isRecalculating, disabled, onChange } = props;
  const api = useApi();
  const isOffered = useSwitch('calculatedMetrics');
  const entered = form.calculation && !disabled ? form.formula.trim() : '';
  const debounced = useDebounced(entered, PREVIEW_DELAY_MS);
  const formula = entered === '' ? '' : debounced;
  const preview = useQuery(formulaPreviewQuery(api, previewed, formula));
  if (!isOffered && !form.calculation) return null;
  return (
    <section className={classes.section}>
      <Checkbox
        label={text('metrics.calculation')}
        description={text('metrics.calculationHint')}
        checked={form.calculation}
        disabled={disabled}
        onChange={(calculation) => onChange({ calculation })}
      />
      {isCalculated && !form.calculation && (
        <p role="status" className={classes.doubt}>
          {text('metrics.calculationOff')}
        </p>
      )}
      {isRecalculating && <p role="status">{text('metrics.recalculating')}</p>}
      {form.calculation && (
        <>
          <TextArea
            label={text('metrics.formula')}
            placeholder={text('metrics.formulaPlaceholder')}
            maxLength={INPUT_LIMITS.formula}
            className={classes.formula}
            spellCheck={false}
            error={error && textOf(error)}
            value={form.formula}
            disabled={disabled}
            onChange={(changed) => onChange({ formula: changed })}
          />
          <details className={classes.help}>
            <summary>{text('metrics.formulaHelp')}</summary>
            <Text as="ul" quiet>
              {HELP.map((key) => (
                <li key={key}>{text(key)}</li>
              ))}
            </Text>
          </details>
          {preview.isError && <p className={classes.error}>{text('metrics.previewFailed')}</p>}
          {preview.data && <FormulaProblems formula={formula} problems={preview.data.problems} />}
          {preview.data?.problems.length === 0 && (
            <FormulaExamples examples={preview.data.examples} type={type} />
          )}
        </>
      )}
    </section>
  );
}
