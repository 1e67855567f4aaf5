import { ApiError } from '@assay/shared/api-client';
import type { RelatedEntities } from '@assay/shared/contracts';
import { entityPathName } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useNotify, useRouteTabs } from '@assay/shared/platform';
import { Outlet, RouteLink, useNavigateTo, useOutletContext, useParams } from '@assay/shared/router';
import {
  BackLink,
  EmptyState,
  ErrorPanel,
  LoadingOverlay,
  NoPermission,
  PageHeader,
  Tabs,
  Text,
} from '@assay/shared/ui';
import { useEffect, type ReactNode } from 'react';
import { EntityTypeLabel } from '../../entity/entity-type-label.tsx';
import { useRelationship } from './relationship.queries.ts';
import classes from './relationship.module.css';

/** What the page of a relationship gives to the tab inside it. */
export interface RelationshipOutlet {
  readonly relationship: RelatedEntities;
}

/** The relationship of the page around a tab. */
export function useRelationshipOutlet(): RelationshipOutlet {
  return useOutletContext<RelationshipOutlet>();
}

/** Back to the relationships of the entity, or to all entities where the relationship is not known. */
function Back({ relationship }: { readonly relationship: RelatedEntities | null | undefined }) {
  return (
    <BackLink
      render={(props) =>
        relationship ? (
          <RouteLink
            route="data-model.entityRelationships"
            params={{ name: entityPathName(relationship.entity.name) }}
            {...props}
          />
        ) : (
          <RouteLink route="data-model.entities" {...props} />
        )
      }
    >
      {relationship ? relationship.entity.name : text('entities.title')}
    </BackLink>
  );
}

/** Says by a toast too that there is no relationship of this id [REL-010]. */
function NotFound() {
  const notify = useNotify();
  useEffect(() => notify('entities.noRelationship'), [notify]);
  return (
    <EmptyState
      message={text('entities.noRelationship')}
      description={text('relationships.notFoundHint')}
      action={<Back relationship={null} />}
    />
  );
}

/** The one child of the route as a tab, like those of an entity. */
function RelationshipTabs({ id }: { readonly id: string }) {
  const navigateTo = useNavigateTo();
  const tabs = useRouteTabs('data-model.relationship');
  return (
    <div className={classes.tabs}>
      <Tabs
        label={text('relationships.tab')}
        tabs={tabs.map(({ route, label }) => ({ id: route, label }))}
        value="data-model.relationshipMetrics"
        onChange={(route) => {
          const tab = tabs.find((one) => one.route === route);
          if (tab) navigateTo(tab.route, { params: { id } });
        }}
      />
    </div>
  );
}

/** `/entity-relationships/{id}`: two related entities, with the metrics of their relationship inside [ROUTE-038]. */
export function RelationshipPage() {
  const { id = '' } = useParams();
  const { data: relationship, error, retry, status } = useRelationship(id);
  const title = relationship
    ? text('relationships.name', {
        entity: relationship.entity.name,
        related: relationship.relatedEntity.name,
      })
    : text('entities.columnRelationship');
  const frame = (content: ReactNode) => (
    <div className={classes.page}>
      <PageHeader title={title} back={<Back relationship={relationship} />} />
      {content}
    </div>
  );
  if (relationship)
    return frame(
      <>
        <Text as="div" quiet caption className={classes.types}>
          <EntityTypeLabel {...relationship.entity.type} />
          <span aria-hidden>–</span>
          <EntityTypeLabel {...relationship.relatedEntity.type} />
        </Text>
        <RelationshipTabs id={id} />
        <Outlet context={{ relationship } satisfies RelationshipOutlet} />
      </>,
    );
  if (relationship === null) return frame(<NotFound />);
  if (status !== 'erroring') return frame(<LoadingOverlay visible />);
  if (error instanceof ApiError && error.code === 'FORBIDDEN') return frame(<NoPermission />);
  return frame(<ErrorPanel title={text('entities.noRelationship')} onRetry={retry} />);
}
