import {
  ACTIONS,
  formatDateTime,
  formatMetricValue,
  type CheckOverride,
  type Language,
} from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { IconAlertTriangle, IconCircle, IconCircleCheck, iconProps, Text, TextLink } from '@assay/shared/ui';
import type { ReviewCheck } from '../../../document/review-checks.ts';
import { lineText, type CheckLine, type CheckState } from '../model/check-lines.ts';
import classes from './check-list.module.css';

export interface CheckItemProps {
  readonly line: CheckLine;
  readonly state: CheckState;
  readonly language: Language;
  readonly canOverride: boolean;
  readonly shownKey: string | null;
  readonly onShowValues: (line: CheckLine | null) => void;
  readonly onShow: (metricId: string) => void;
  readonly onOverride: () => void;
  readonly onWithdraw: (override: CheckOverride) => void;
}

const ICONS = {
  fails: IconAlertTriangle,
  overridden: IconCircleCheck,
  passes: IconCircleCheck,
  notComputed: IconCircle,
} as const;

/** What a check says. The metric whose value is off, which the text ends with in every language, leads to its field. */
function Sentence({ line, language, onShow }: Pick<CheckItemProps, 'line' | 'language' | 'onShow'>) {
  const sentence = lineText(line, language);
  const { outcome, values } = line.check;
  const metric = outcome.state === 'fails' ? values[0]?.metric : undefined;
  if (!metric) return sentence;
  const { id, label } = metric;
  const at = sentence.lastIndexOf(label);
  return (
    <>
      {sentence.slice(0, at)}
      <TextLink onClick={() => onShow(id)}>{label}</TextLink>
      {sentence.slice(at + label.length)}
    </>
  );
}

/** One check: what it says, its values, and for a failing one who accepted it and why. */
export function CheckItem({ line, state, language, canOverride, shownKey, ...on }: CheckItemProps) {
  const { outcome } = line.check;
  const Icon = ICONS[state];
  const isShown = shownKey === line.key;
  const override = outcome.state === 'fails' ? outcome.override : null;
  const lock = { needs: ACTIONS['documents.toggleVerified'], hideIcon: true };
  return (
    <li data-state={state}>
      <Icon {...iconProps} />
      <div className={classes.body}>
        <span>
          <Sentence line={line} language={language} onShow={on.onShow} />
        </span>
        {override && (
          <Text quiet>
            {text('checks.overriddenBy', {
              name: override.overriddenBy,
              time: formatDateTime(override.overriddenAt, language),
              reason: override.reason,
            })}
          </Text>
        )}
        <span className={classes.actions}>
          <TextLink
            aria-pressed={isShown}
            aria-label={text('checks.showValuesOf', { check: outcome.name })}
            onClick={() => on.onShowValues(isShown ? null : line)}
          >
            {text(isShown ? 'checks.hideValues' : 'checks.showValues')}
          </TextLink>
          {outcome.state === 'fails' && (
            <PermissionLock {...lock}>
              <TextLink
                disabled={!canOverride}
                aria-label={text(override ? 'checks.withdrawOf' : 'checks.overrideOf', {
                  check: outcome.name,
                })}
                onClick={() => (override ? on.onWithdraw(override) : on.onOverride())}
              >
                {text(override ? 'checks.withdraw' : 'checks.overrideAsk')}
              </TextLink>
            </PermissionLock>
          )}
        </span>
        {isShown && <CheckValues check={line.check} language={language} onShow={on.onShow} />}
      </div>
    </li>
  );
}

/** The values that take part in a check, and those that it lacks; each leads to its field. */
function CheckValues({
  check: { outcome, values, missing },
  language,
  onShow,
}: Pick<CheckItemProps, 'language' | 'onShow'> & { readonly check: ReviewCheck }) {
  return (
    <ul className={classes.values} aria-label={text('checks.valuesOf', { check: outcome.name })}>
      {values.map(({ metric, value }) => (
        <li key={metric.id}>
          <TextLink onClick={() => onShow(metric.id)}>{metric.label}</TextLink>
          <span>{formatMetricValue({ ...metric, value, currency: null }, language)}</span>
        </li>
      ))}
      {missing.map((metric) => (
        <li key={metric.id}>
          <TextLink onClick={() => onShow(metric.id)}>{metric.label}</TextLink>
          <Text quiet>{text('checks.noValue')}</Text>
        </li>
      ))}
    </ul>
  );
}
