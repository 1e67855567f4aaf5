import { useApi } from '@assay/shared/api-client';
import { ACTIONS, formatDateTime, type Language } from '@assay/shared/domain';
import { text, type MessageKey } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { useQuery } from '@assay/shared/query';
import { Button, iconProps, IconUsers, Popover, Text } from '@assay/shared/ui';
import { peopleQuery, useClaim, type People } from '../api/people.queries.ts';
import { useActivity } from '../hooks/use-activity.ts';
import classes from './people.module.css';

export interface PeopleMenuProps {
  readonly documentRequestId: string;
  readonly language: Language;
  /** Archived and trashed documents can not be claimed. */
  readonly canBeClaimed: boolean;
}

/** Who else is at the document and who has claimed it, in a word; opened, with the claim. It blocks nothing. */
export function PeopleMenu({ documentRequestId, language, canBeClaimed }: PeopleMenuProps) {
  const api = useApi();
  const readActivity = useActivity();
  const { data: people } = useQuery(peopleQuery(api, documentRequestId, readActivity));
  if (!people) return null;
  const { others, claim } = people;
  const summary = claim ? claimText(claim) : presenceText(others);
  return (
    <Popover
      label={text('people.atDocument')}
      trigger={
        <Button
          variant="quiet"
          icon={<IconUsers {...iconProps} />}
          aria-label={summary === '' ? text('people.atDocument') : summary}
        >
          <span className={classes.summary}>{summary}</span>
        </Button>
      }
    >
      <div className={classes.menu}>
        {others.length > 0 && <p>{presenceText(others)}</p>}
        {claim && (
          <p>
            {claimText(claim)}{' '}
            <Text quiet caption>
              {text(claim.isOwn ? 'people.ownClaimUntil' : 'people.claimUntil', {
                time: formatDateTime(claim.expiresAt, language),
              })}
            </Text>
          </p>
        )}
        {!claim && (
          <Text as="p" quiet caption>
            {text('people.claimHint')}
          </Text>
        )}
        {canBeClaimed && <ClaimButton documentRequestId={documentRequestId} claim={claim} />}
      </div>
    </Popover>
  );
}

const CLAIM_LABELS = {
  claim: 'people.claim',
  release: 'people.release',
  takeOver: 'people.takeOver',
} as const satisfies Record<string, MessageKey>;

function ClaimButton({
  documentRequestId,
  claim,
}: Pick<People, 'claim'> & Pick<PeopleMenuProps, 'documentRequestId'>) {
  const { mutate, isPending } = useClaim(documentRequestId);
  const act = claim === null ? 'claim' : claim.isOwn ? 'release' : 'takeOver';
  return (
    <PermissionLock needs={ACTIONS['documents.edit']}>
      <Button size="sm" loading={isPending} onClick={() => mutate(act)}>
        {text(CLAIM_LABELS[act])}
      </Button>
    </PermissionLock>
  );
}

const claimText = ({ isOwn, name }: NonNullable<People['claim']>) =>
  isOwn ? text('people.claimedOwn') : text('people.claimedBy', { name });

function presenceText([first, second, ...more]: People['others']): string {
  if (!first) return '';
  if (!second) return text('people.isHere', { name: first.name });
  if (more.length === 0) return text('people.twoAreHere', { name: first.name, other: second.name });
  return text('people.areHere', { name: first.name, count: more.length + 1 });
}
