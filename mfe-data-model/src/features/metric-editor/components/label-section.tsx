import type { MetricDetails } from '@assay/shared/contracts';
import { formatNumber, INPUT_LIMITS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { TagsInput } from '@assay/shared/ui/forms';
import { Text } from '@assay/shared/ui';
import type { MetricForm } from '../model/metric-form.ts';
import classes from './metric-editor.module.css';

export interface LabelSectionProps extends Partial<Pick<MetricDetails, 'learnedLabels' | 'knownLabels'>> {
  readonly form: Pick<MetricForm, 'labels'>;
  readonly disabled: boolean;
  readonly onChange: (change: Pick<MetricForm, 'labels'>) => void;
}

const isSame = (label: string, other: string) => label.toLowerCase() === other.toLowerCase();
const join = (labels: readonly string[]) => labels.join(' · ');

/** Under which labels documents print a metric: those that people added, that reviewers taught, and that are known anyway. */
export function LabelSection(props: LabelSectionProps) {
  const { form, learnedLabels = [], knownLabels = [], disabled, onChange } = props;
  const count = knownLabels.reduce((sum, { labels }) => sum + labels.length, 0);
  return (
    <section className={classes.section}>
      <TagsInput
        label={text('metrics.labels')}
        description={text('metrics.labelsHint')}
        value={form.labels}
        isSame={isSame}
        maxTags={INPUT_LIMITS.labels}
        maxLength={INPUT_LIMITS.word}
        disabled={disabled}
        onChange={(labels) => onChange({ labels })}
      />
      {learnedLabels.length > 0 && (
        <div>
          <h4 className={classes.subheading}>{text('metrics.learnedLabels')}</h4>
          <Text as="p" quiet className={classes.longText}>
            {join(learnedLabels)}
          </Text>
        </div>
      )}
      {count > 0 && (
        <details className={classes.help}>
          <summary>{text('metrics.knownLabels', { count: formatNumber(String(count)) })}</summary>
          <Text as="dl" quiet className={classes.languages}>
            {knownLabels.map(({ language, labels }) => (
              <div key={language}>
                <dt>{language.toUpperCase()}</dt>
                <dd lang={language}>{join(labels)}</dd>
              </div>
            ))}
          </Text>
        </details>
      )}
    </section>
  );
}
