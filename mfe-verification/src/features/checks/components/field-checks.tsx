import { text, type MessageKey } from '@assay/shared/messages';
import { IconAlertTriangle, IconCircleCheck, iconProps, Text } from '@assay/shared/ui';
import { useMemo } from 'react';
import type { ReviewCheck } from '../../../document/review-checks.ts';
import { stateOfCheck, verdictsOfField, type CheckLine, type CheckState } from '../model/check-lines.ts';
import classes from './field-checks.module.css';

export interface FieldChecksProps {
  readonly metric: { readonly id: string; readonly label: string };
  readonly checks: readonly ReviewCheck[];
  /** Names the check whose values are marked on the page; null for none. */
  readonly shownKey: string | null;
  readonly onShowValues: (line: CheckLine | null) => void;
}

const WORDS = {
  fails: 'checks.fieldFails',
  overridden: 'checks.overridden',
  passes: 'checks.passes',
} as const satisfies Record<Exclude<CheckState, 'notComputed'>, MessageKey>;

/** The checks that a value takes part in, and whether they pass; each marks its values on the page. */
export function FieldChecks({ metric, checks, shownKey, onShowValues }: FieldChecksProps) {
  const lines = useMemo(() => verdictsOfField(checks, metric.id), [checks, metric.id]);
  if (lines.length === 0) return null;
  return (
    <Text
      as="ul"
      caption
      className={classes.checks}
      aria-label={text('checks.ofField', { metric: metric.label })}
    >
      {lines.map((line) => {
        const state = stateOfCheck(line.check);
        if (state === 'notComputed') return null;
        const isShown = shownKey === line.key;
        const Icon = state === 'fails' ? IconAlertTriangle : IconCircleCheck;
        return (
          <li key={line.key}>
            <button
              type="button"
              className={classes.check}
              data-state={state}
              aria-pressed={isShown}
              title={text(isShown ? 'checks.hideValues' : 'checks.showValues')}
              onClick={() => onShowValues(isShown ? null : line)}
            >
              <Icon {...iconProps} size={14} />
              {text(WORDS[state], { check: line.check.outcome.name })}
            </button>
          </li>
        );
      })}
    </Text>
  );
}
