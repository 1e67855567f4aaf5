import { entityPathName } from '@assay/shared/domain';
import { useNavigateTo } from '@assay/shared/router';
import { EntityOverviewForm } from '../../features/entity-form/index.ts';
import { MergedEntities } from '../../features/entity-merge/index.ts';
import { useEntityOutlet } from './entity-outlet.ts';
import classes from './entity.module.css';

/** `/entities/{name}/overview`: name, AKAs, types and identifier of an entity. A new name replaces the address [ROUTE-037]. */
export function EntityOverviewPage() {
  const { entity } = useEntityOutlet();
  const navigateTo = useNavigateTo();
  return (
    <div className={classes.panel}>
      <EntityOverviewForm
        key={entity.id}
        entity={entity}
        onRenamed={(name) =>
          navigateTo('data-model.entityOverview', { params: { name: entityPathName(name) }, replace: true })
        }
      />
      <MergedEntities entity={entity} />
    </div>
  );
}
