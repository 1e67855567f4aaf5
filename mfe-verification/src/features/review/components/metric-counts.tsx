import { ACTIONS, type FieldStatus } from '@assay/shared/domain';
import { text, type MessageKey } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { Button, Text } from '@assay/shared/ui';
import {
  countFields,
  countRequiredMissing,
  FIELD_STATUSES,
  nextFieldOf,
  type ReviewField,
} from '../../../document/review-fields.ts';
import { useCustomKeyBindings } from '../hooks/use-key-bindings.ts';
import { ariaKeyOf, keyOf } from '../model/key-bindings.ts';
import classes from './metric-counts.module.css';

const LABELS = {
  doubtful: 'verification.countDoubtful',
  missing: 'verification.countMissing',
  found: 'verification.countFound',
  proven: 'verification.countProven',
  verified: 'verification.countVerified',
} as const satisfies Record<FieldStatus, MessageKey>;

const HINTS = {
  doubtful: 'verification.hintDoubtful',
  missing: 'verification.hintMissing',
  found: 'verification.hintFound',
  proven: 'verification.hintProven',
  verified: 'verification.hintVerified',
} as const satisfies Record<FieldStatus, MessageKey>;

export interface MetricCountsProps {
  readonly fields: readonly ReviewField[];
  readonly activeId: string | null;
  readonly onShow: (metricId: string) => void;
  readonly canVerify: boolean;
  readonly onVerifyProven: () => void;
}

/** How many metrics have which status; they add up to all. Each count goes to its first metric, then on to the next. */
export function MetricCounts(props: MetricCountsProps) {
  const { fields, activeId, onShow, canVerify, onVerifyProven } = props;
  const verifyKey = ariaKeyOf(keyOf('verifyProven', useCustomKeyBindings()));
  const counts = countFields(fields);
  const required = countRequiredMissing(fields);
  const labelOf = (status: FieldStatus) => {
    const count = counts[status];
    if (status === 'missing' && required > 0)
      return text('verification.countRequiredMissing', { count, required });
    return text(LABELS[status], { count });
  };
  return (
    <Text as="div" caption figures className={classes.bar}>
      <div
        className={classes.counts}
        role="group"
        aria-label={text('verification.counts', { count: fields.length })}
      >
        {FIELD_STATUSES.map((status) => {
          const next = nextFieldOf(fields, status, activeId);
          return (
            <button
              key={status}
              type="button"
              className={classes.count}
              data-status={status}
              data-urgent={(status === 'missing' && required > 0) || undefined}
              disabled={next === null}
              title={text(HINTS[status])}
              onClick={() => next !== null && onShow(next)}
            >
              {labelOf(status)}
            </button>
          );
        })}
      </div>
      {counts.proven > 0 && (
        <span className={classes.verify}>
          <PermissionLock needs={ACTIONS['documents.toggleVerified']} hideIcon>
            <Button size="sm" disabled={!canVerify} onClick={onVerifyProven} aria-keyshortcuts={verifyKey}>
              {text('verification.verifyProvenCount', { count: counts.proven })}
            </Button>
          </PermissionLock>
        </span>
      )}
    </Text>
  );
}
