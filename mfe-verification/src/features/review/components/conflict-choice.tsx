import { formatMetricValue, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, Text } from '@assay/shared/ui';
import { currentDatapoint, type MetricState } from '../../../document/metric-state.ts';
import type { ReviewMetric } from '../../../document/review-document.ts';
import classes from './conflict-choice.module.css';

export interface ConflictChoiceProps {
  readonly metric: ReviewMetric;
  readonly mine: MetricState;
  readonly theirs: MetricState;
  readonly language: Language;
  readonly onResolve: (choice: 'mine' | 'theirs') => void;
}

/** Both values of a metric that two users changed, and the choice between them [AMB-059]. */
export function ConflictChoice({ metric, mine, theirs, language, onResolve }: ConflictChoiceProps) {
  const show = (state: MetricState) => {
    const { value, currency } = currentDatapoint(state);
    return (
      formatMetricValue({ fin: metric.fin, dataType: metric.dataType, value, currency }, language) ||
      text('verification.notInDocument')
    );
  };
  return (
    <div className={classes.conflict} role="group" aria-label={text('verification.conflictTitle')}>
      <p>{text('verification.conflictText', { metric: metric.label })}</p>
      <dl>
        <dt>{text('verification.conflictYours')}</dt>
        <dd>{show(mine)}</dd>
        <dd>
          <Button size="sm" onClick={() => onResolve('mine')}>
            {text('verification.keepYours')}
          </Button>
        </dd>
        <dt>
          {text('verification.conflictTheirs')} <Text quiet>{currentDatapoint(theirs).lastModifiedBy}</Text>
        </dt>
        <dd>{show(theirs)}</dd>
        <dd>
          <Button size="sm" onClick={() => onResolve('theirs')}>
            {text('verification.takeTheirs')}
          </Button>
        </dd>
      </dl>
    </div>
  );
}
