import { text } from '@assay/shared/messages';
import { useStore } from '@assay/shared/state';
import { IconAlertTriangle, iconProps, Text, TextLink } from '@assay/shared/ui';
import { useUnwritten } from '../api/confirmation-preview.ts';
import type { Review } from '../hooks/use-review.ts';
import { labelsOf } from '../model/name-list.ts';
import classes from './document-notes.module.css';

/** The verified values of a confirmed document that wait for an owner, and a way to the name that is missing [AMB-137]. */
export function WaitingNote({ review }: { readonly review: Review }) {
  const { document, session, actions } = review;
  const isSaving = useStore(session.state, ({ saveStatus }) => saveStatus === 'loading');
  const unwritten = useUnwritten(document.request.id, {
    isConfirmed: document.request.isVerified && !isSaving,
    lastSeen: session.lastSeen,
  });
  if (!unwritten) return null;
  const { unowned, ambiguous } = unwritten;
  const names = [
    ...ambiguous.map(({ metricId }) => metricId),
    ...unowned.flatMap(({ needs }) => needs.flatMap(({ metricId }) => metricId ?? [])),
  ];
  const waiting = new Set([
    ...unowned.map(({ metricId }) => metricId),
    ...ambiguous.flatMap((name) => name.waiting),
  ]);
  if (waiting.size === 0) return null;
  const [first] = names;
  const values = labelsOf([...waiting], document.metrics);
  return (
    <Text as="ul" caption figures className={classes.notes} aria-label={text('verification.waitingValues')}>
      <li>
        <IconAlertTriangle {...iconProps} />
        <span>
          {text('verification.waiting', { count: waiting.size, values })}{' '}
          {first !== undefined && (
            <TextLink onClick={() => actions.show(first)}>
              {text('verification.openNames', { names: labelsOf([...new Set(names)], document.metrics) })}
            </TextLink>
          )}
        </span>
      </li>
    </Text>
  );
}
