import type { FailingCheck, Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, Text } from '@assay/shared/ui';
import { useMemo, useState } from 'react';
import type { ReviewCheck } from '../../../document/review-checks.ts';
import { useWithdrawOverride, type OverriddenDocument } from '../api/check-overrides.mutations.ts';
import { lineText, stateOfCheck, toCheckLines, type CheckLine } from '../model/check-lines.ts';
import { CheckItem } from './check-item.tsx';
import { OverrideDialog } from './override-dialog.tsx';
import classes from './check-list.module.css';

export interface CheckListProps {
  readonly document: OverriddenDocument;
  readonly checks: readonly ReviewCheck[];
  readonly language: Language;
  readonly canVerify: boolean;
  /** Names the check whose values are marked on the page; null for none. */
  readonly shownKey: string | null;
  readonly onShowValues: (line: CheckLine | null) => void;
  readonly onShow: (metricId: string) => void;
}

const COUNTS = [
  ['fails', 'checks.countFails'],
  ['overridden', 'checks.countOverridden'],
  ['passes', 'checks.countPasses'],
  ['notComputed', 'checks.countNotComputed'],
] as const;

/** The checks of a document: how many say what, those that fail, and on demand the others. */
export function CheckList({ document, checks, language, canVerify, ...props }: CheckListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [overridden, setOverridden] = useState<{ check: FailingCheck; description: string } | null>(null);
  const { mutate: withdraw, isPending } = useWithdrawOverride(document);
  const lines = useMemo(() => toCheckLines(checks), [checks]);
  if (checks.length === 0) return null;
  const states = checks.map(stateOfCheck);
  const counts = COUNTS.flatMap(([state, key]) => {
    const count = states.filter((own) => own === state).length;
    return count === 0 ? [] : [text(key, { count })];
  });
  const isQuiet = ({ check: { outcome } }: CheckLine) => outcome.state !== 'fails';
  const shown = [...lines.filter((line) => !isQuiet(line)), ...(isOpen ? lines.filter(isQuiet) : [])];
  return (
    <Text as="section" caption figures className={classes.checks} aria-label={text('checks.title')}>
      <div className={classes.summary}>
        <span>
          <span className={classes.title}>{text('checks.title')}</span> {counts.join(' · ')}
        </span>
        {lines.some(isQuiet) && (
          <Button size="sm" variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {text(isOpen ? 'checks.hideOthers' : 'checks.showOthers')}
          </Button>
        )}
      </div>
      {shown.length > 0 && (
        <ul className={classes.list}>
          {shown.map((line) => {
            const { outcome } = line.check;
            return (
              <CheckItem
                key={line.key}
                {...props}
                line={line}
                state={stateOfCheck(line.check)}
                language={language}
                canOverride={canVerify && !isPending}
                onOverride={() =>
                  outcome.state === 'fails' &&
                  setOverridden({ check: outcome, description: lineText(line, language) })
                }
                onWithdraw={withdraw}
              />
            );
          })}
        </ul>
      )}
      {overridden && (
        <OverrideDialog document={document} {...overridden} onClose={() => setOverridden(null)} />
      )}
    </Text>
  );
}
