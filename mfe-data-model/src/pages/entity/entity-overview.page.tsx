import type { Entity } from '@assay/shared/contracts';
import { entityPathName } from '@assay/shared/domain';
import { useNavigateTo } from '@assay/shared/router';
import { useState } from 'react';
import { DuplicatesOfEntity } from '../../features/entity-duplicates/index.ts';
import { EntityOverviewForm } from '../../features/entity-form/index.ts';
import { MergeDialog, MergedEntities } from '../../features/entity-merge/index.ts';
import { useEntityOutlet } from './entity-outlet.ts';
import classes from './entity.module.css';

/** `/entities/{name}/overview`: name, AKAs, types and identifier of an entity. A new name replaces the address [ROUTE-037]. */
export function EntityOverviewPage() {
  const { entity } = useEntityOutlet();
  const navigateTo = useNavigateTo();
  const [merging, setMerging] = useState<readonly [Entity, Entity] | null>(null);
  const open = (name: string) =>
    navigateTo('data-model.entityOverview', { params: { name: entityPathName(name) }, replace: true });
  return (
    <div className={classes.panel}>
      <EntityOverviewForm key={entity.id} entity={entity} onRenamed={open} />
      <DuplicatesOfEntity entity={entity} onMerge={setMerging} />
      <MergedEntities entity={entity} />
      {merging && (
        <MergeDialog
          entities={merging}
          onClose={() => setMerging(null)}
          onMerged={({ id, name }) => {
            if (id !== entity.id) open(name);
          }}
        />
      )}
    </div>
  );
}
