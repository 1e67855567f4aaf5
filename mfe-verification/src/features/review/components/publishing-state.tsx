import { useApi } from '@assay/shared/api-client';
import type { Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useLoadState } from '@assay/shared/state';
import { Button, ErrorPanel, IconAlertTriangle, iconProps, Popover, Skeleton, Text } from '@assay/shared/ui';
import { replacedValuesQuery } from '../api/replaced-values.queries.ts';
import { ReplacedValueList } from './replaced-value-list.tsx';
import classes from './publishing-state.module.css';

export interface PublishingStateProps {
  readonly documentRequestId: string;
  /** How the document stands to what entities have of it, in words. */
  readonly state: string;
  /** The last change that the session knows: another one is another list. */
  readonly lastSeen: string | null;
  readonly language: Language;
}

/** Says that entities have other values than the document, and under it what confirming replaces and withdraws. */
export function PublishingState({ state, ...list }: PublishingStateProps) {
  return (
    <Popover
      label={state}
      trigger={
        <Button variant="quiet" icon={<IconAlertTriangle {...iconProps} />}>
          <span className={classes.state}>{state}</span>
        </Button>
      }
    >
      <ReplacedValues {...list} />
    </Popover>
  );
}

function ReplacedValues({ documentRequestId, lastSeen, language }: Omit<PublishingStateProps, 'state'>) {
  const { data, status, retry } = useLoadState(replacedValuesQuery(useApi(), documentRequestId, lastSeen));
  if (data === undefined && status === 'erroring')
    return <ErrorPanel title={text('verification.replacedFailed')} onRetry={retry} />;
  if (data === undefined) return <Skeleton width={240} />;
  if (data.length === 0) return <p>{text('verification.replacedNone')}</p>;
  return (
    <section className={classes.replaced} aria-label={text('verification.replaced')}>
      <Text as="h3" quiet caption className={classes.title}>
        {text('verification.replaced')}
      </Text>
      <ReplacedValueList values={data} language={language} />
    </section>
  );
}
