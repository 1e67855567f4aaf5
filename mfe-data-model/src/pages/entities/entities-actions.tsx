import type { Entity, EntityType } from '@assay/shared/contracts';
import { ACTIONS, formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { RouteLink } from '@assay/shared/router';
import { Button, iconProps, IconPlus } from '@assay/shared/ui';
import type { List } from '@assay/shared/widgets/list-page';
import { useState } from 'react';
import { AddEntityDialog } from '../../features/entity-form/index.ts';
import { useDuplicateCount } from '../../features/entity-duplicates/index.ts';
import { entityFiltersOf } from '../../features/entity-list/index.ts';
import { ImportExportActions } from '../../features/entity-import-export/index.ts';
import { useUnmatchedNameCount } from '../../features/unmatched-names/index.ts';

/** The way to the names that no entity has; nothing while there are none. */
function InboxLink() {
  const count = useUnmatchedNameCount() ?? 0;
  if (count === 0) return null;
  return (
    <Button render={(props) => <RouteLink route="data-model.entityInbox" {...props} />}>
      {text('entities.inboxOpen', { count: formatNumber(String(count)) })}
    </Button>
  );
}

/** The way to the entities that may be one, with their number once it is known. */
function DuplicatesLink() {
  const count = useDuplicateCount() ?? 0;
  return (
    <Button render={(props) => <RouteLink route="data-model.entityDuplicates" {...props} />}>
      {count === 0
        ? text('entities.duplicatesTitle')
        : text('entities.duplicatesOpen', { count: formatNumber(String(count)) })}
    </Button>
  );
}

interface EntitiesActionsProps {
  readonly list: List<Entity>;
  readonly types: readonly EntityType[];
  /** Opens an entity by its name. */
  readonly onOpen: (name: string) => void;
}

/** What can be done with entities as a whole: name unmatched ones, merge duplicates, import, export and add. */
export function EntitiesActions({ list, types, onOpen }: EntitiesActionsProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <InboxLink />
      <DuplicatesLink />
      <ImportExportActions filters={entityFiltersOf(list.query.filters)} />
      <PermissionLock needs={ACTIONS['entities.create']}>
        <Button variant="primary" icon={<IconPlus {...iconProps} />} onClick={() => setAdding(true)}>
          {text('entities.add')}
        </Button>
      </PermissionLock>
      <AddEntityDialog
        opened={isAdding}
        types={types}
        onClose={() => setAdding(false)}
        onCreated={(entity) => entity && onOpen(entity.name)}
      />
    </>
  );
}
