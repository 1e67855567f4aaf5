import { useApi } from '@assay/shared/api-client';
import { entityPathName } from '@assay/shared/domain';
import type { Entity } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { useQuery } from '@assay/shared/query';
import { Text, TextLink } from '@assay/shared/ui';
import { relationshipFiguresQuery } from './relationships.queries.ts';
import classes from './relationships.module.css';

/** Relationships that are named; the list of relationships has the others. */
const MAX_SHOWN = 3;

/** The relationships of an entity that have most metrics with values; nothing where none has. */
export function RelationshipFigures({ entity }: { readonly entity: Entity }) {
  const { data } = useQuery(relationshipFiguresQuery(useApi(), entity.id, MAX_SHOWN + 1));
  const withValues = (data?.items ?? []).filter(({ metricCount = 0 }) => metricCount > 0);
  if (withValues.length === 0) return null;
  return (
    <Text as="p" quiet className={classes.figures}>
      <span>{text('relationships.figures')}</span>
      {withValues.slice(0, MAX_SHOWN).map(({ id, relatedEntity: { name }, metricCount = 0 }) => (
        <span key={id} className={classes.figuresOf}>
          <TextLink
            render={(props) => (
              <RouteLink route="data-model.relationshipMetrics" params={{ id }} title={name} {...props} />
            )}
          >
            {name}
          </TextLink>
          <span>{text('relationships.figuresCount', { count: metricCount })}</span>
        </span>
      ))}
      {withValues.length > MAX_SHOWN && (
        <TextLink
          render={(props) => (
            <RouteLink
              route="data-model.entityRelationships"
              params={{ name: entityPathName(entity.name) }}
              {...props}
            />
          )}
        >
          {text('relationships.figuresMore')}
        </TextLink>
      )}
    </Text>
  );
}
