import { ApiError } from '@assay/shared/api-client';
import { entityPathName, readEntityPathName } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useNotify, useRouteTabs } from '@assay/shared/platform';
import { Outlet, RouteLink, useLocation, useMatches, useNavigateTo } from '@assay/shared/router';
import {
  BackLink,
  EmptyState,
  ErrorPanel,
  LoadingOverlay,
  NoPermission,
  PageHeader,
  Tabs,
} from '@assay/shared/ui';
import { useEffect, type ReactNode } from 'react';
import { useEntityByName } from '../../entity/entity.queries.ts';
import { MergeEntity } from '../../features/entity-merge/index.ts';
import type { EntityOutlet } from './entity-outlet.ts';
import classes from './entity.module.css';

function ToEntities() {
  return (
    <BackLink render={(props) => <RouteLink route="data-model.entities" {...props} />}>
      {text('entities.title')}
    </BackLink>
  );
}

/** The tabs of an entity: the children of its route. */
function EntityTabs({ name }: { readonly name: string }) {
  const navigateTo = useNavigateTo();
  const tabs = useRouteTabs('data-model.entity');
  const matched = useMatches().map(({ id }) => id);
  const current = tabs.find(({ route }) => matched.includes(route));
  return (
    <div className={classes.tabs}>
      <Tabs
        label={name}
        tabs={tabs.map(({ route, label, lockedBecause }) => ({
          id: route,
          label,
          lockedBecause,
        }))}
        value={current?.route ?? ''}
        onChange={(id) => {
          const tab = tabs.find(({ route }) => route === id);
          if (tab) navigateTo(tab.route, { params: { name: entityPathName(name) } });
        }}
      />
    </div>
  );
}

/** Says by a toast too that there is no entity of this name [ENT-047]. */
function NotFound() {
  const notify = useNotify();
  useEffect(() => notify('entities.notFound'), [notify]);
  return (
    <EmptyState
      message={text('entities.notFound')}
      description={text('entities.notFoundHint')}
      action={<ToEntities />}
    />
  );
}

/** `/entities/{name}`: an entity with its tabs, whose pages are inside [ROUTE-035, ROUTE-036]. */
export function EntityPage() {
  const { pathname } = useLocation();
  const navigateTo = useNavigateTo();
  const name = readEntityPathName(pathname) ?? '';
  const { data: entity, error, retry, status } = useEntityByName(name);
  const frame = (content: ReactNode) => (
    <div className={classes.page}>
      <PageHeader
        title={entity?.name ?? name}
        back={<ToEntities />}
        actions={
          entity && (
            <MergeEntity
              entity={entity}
              onMerged={(target) => {
                if (target.id !== entity.id)
                  navigateTo('data-model.entityOverview', { params: { name: entityPathName(target.name) } });
              }}
            />
          )
        }
      />
      {content}
    </div>
  );
  if (entity)
    return frame(
      <>
        <EntityTabs name={entity.name} />
        <Outlet context={{ entity } satisfies EntityOutlet} />
      </>,
    );
  if (entity === null) return frame(<NotFound />);
  if (status !== 'erroring') return frame(<LoadingOverlay visible />);
  if (error instanceof ApiError && error.code === 'FORBIDDEN') return frame(<NoPermission />);
  return frame(<ErrorPanel title={text('entities.findFailed')} onRetry={retry} />);
}
