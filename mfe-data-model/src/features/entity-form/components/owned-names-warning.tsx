import { text } from '@assay/shared/messages';
import { WarningModal } from '@assay/shared/ui';
import type { NameOwner } from '../api/name-owners.ts';
import classes from './entity-form.module.css';

interface OwnedNamesWarningProps {
  /** Empty: nothing is asked. */
  readonly owners: readonly NameOwner[];
  readonly onCancel: () => void;
  readonly onContinue: () => void;
}

const lineOf = ({ name, entityName: entity, kind }: NameOwner) =>
  kind === 'name'
    ? text('entities.akaOwnedByName', { name, entity })
    : text('entities.akaOwnedByAka', { name, entity });

/** Asks before a name would point to two entities, and says which ones [AMB-096]. */
export function OwnedNamesWarning({ owners, onCancel, onContinue }: OwnedNamesWarningProps) {
  return (
    <WarningModal opened={owners.length > 0} onCancel={onCancel} onContinue={onContinue} hideNote>
      <ul className={classes.owners}>
        {owners.map((owner) => (
          <li key={`${owner.entityId} ${owner.name} ${owner.kind}`}>{lineOf(owner)}</li>
        ))}
      </ul>
      <p>{text('entities.akaOwnedQuestion')}</p>
    </WarningModal>
  );
}
