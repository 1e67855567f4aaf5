import { text } from '@assay/shared/messages';
import { IconAlertTriangle, iconProps, TextLink } from '@assay/shared/ui';
import { useUnwritten } from '../api/confirmation-preview.ts';
import type { Review } from '../hooks/use-review.ts';
import { labelsOf } from '../model/name-list.ts';
import classes from './document-notes.module.css';

/** The verified values of a confirmed document that wait for an owner, and a way to the name that is missing [AMB-137]. */
export function WaitingNote({ review }: { readonly review: Review }) {
  const { document, saveStatus, session, show } = review;
  const unwritten = useUnwritten(document.request.id, {
    isConfirmed: document.request.isVerified && saveStatus !== 'loading',
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
    <ul className={classes.notes} aria-label={text('verification.waitingValues')}>
      <li>
        <IconAlertTriangle {...iconProps} />
        <span>
          {text('verification.waiting', { count: waiting.size, values })}{' '}
          {first !== undefined && (
            <TextLink onClick={() => show(first)}>
              {text('verification.openNames', { names: labelsOf([...new Set(names)], document.metrics) })}
            </TextLink>
          )}
        </span>
      </li>
    </ul>
  );
}
