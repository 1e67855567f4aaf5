import type { SuggestedEntity } from '@assay/shared/contracts';
import { editAkasPermissions, entityPathName, normaliseEntityName } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock, useCan, usePlatform } from '@assay/shared/platform';
import { RouteLink } from '@assay/shared/router';
import { IconButton, IconLink, iconProps, IconX, Text, TextLink, WarningModal } from '@assay/shared/ui';
import { suggestionDetail } from '@assay/shared/widgets';
import { useImperativeHandle, type Ref } from 'react';
import { currentDatapoint, type LinkedEntity } from '../../../document/metric-state.ts';
import { useLinkedEntity, useSuggestedEntities } from '../api/entity-link.queries.ts';
import type { EntityLinkHandle } from '../model/active-elements.ts';
import { useRememberAka } from '../api/remember-aka.mutations.ts';
import { KeyOf } from './key-of.tsx';
import type { MetricRowProps } from './metric-row-props.ts';
import { RememberChoice } from './remember-choice.tsx';
import classes from './entity-link.module.css';

/** Entities that are offered for an unlinked name. */
const MAX_OFFERED = 3;

type EntityLinkProps = Pick<MetricRowProps, 'field' | 'canEdit' | 'typing' | 'actions' | 'linkRef'>;

/**
 * The entity that a name in the document stands for: the linked one with a link to its page, or the likeliest ones to
 * choose from. The name of the document can be remembered as an AKA of the linked entity.
 */
export function EntityLink({ field, canEdit, typing, actions, linkRef }: EntityLinkProps) {
  const { metric, state } = field;
  const { value, linkedEntityId, linkedEntityName } = currentDatapoint(state);
  const link = (entity: LinkedEntity | null) => actions.link(metric.id, entity);
  if (value === '') return null;
  if (linkedEntityId === null)
    return (
      <Suggestions
        name={value}
        place={{ fin: metric.fin, documentRequestId: typing.documentRequestId }}
        canLink={canEdit}
        onLink={link}
        linkRef={linkRef}
      />
    );
  const found = state.datapoints.find(({ isUserModified }) => !isUserModified)?.value ?? value;
  const { documentRequestId } = typing;
  const isChosen = (metric.entityMatches ?? 0) > 1 && canEdit && documentRequestId !== undefined;
  return (
    <>
      <Linked
        id={linkedEntityId}
        name={linkedEntityName ?? null}
        nameInDocument={found}
        metric={metric.label}
        canUnlink={canEdit}
        onUnlink={() => link(null)}
        linkRef={linkRef}
      />
      {isChosen && (
        <Text as="div" quiet caption className={classes.link}>
          <RememberChoice
            key={linkedEntityId}
            documentRequestId={documentRequestId}
            metricId={metric.id}
            fin={metric.fin}
            entity={{ id: linkedEntityId, name: linkedEntityName ?? value }}
          />
        </Text>
      )}
    </>
  );
}

interface LinkedProps {
  readonly id: string;
  readonly name: string | null;
  readonly nameInDocument: string;
  readonly metric: string;
  readonly canUnlink: boolean;
  readonly onUnlink: () => void;
  readonly linkRef: Ref<EntityLinkHandle>;
}

/** The linked entity, and the offer to remember the name of the document for it. */
function Linked({ id, name, nameInDocument, metric, canUnlink, onUnlink, linkRef }: LinkedProps) {
  const { switches } = usePlatform();
  const entity = useLinkedEntity(id);
  const akas = useRememberAka();
  const needs = editAkasPermissions(switches);
  const canRemember = useCan(needs);
  const shown = entity?.name ?? name ?? '';
  const isSame = (known: string) => normaliseEntityName(known) === normaliseEntityName(nameInDocument);
  const isNew = entity && nameInDocument !== '' && ![entity.name, ...entity.akas].some(isSame);
  const remember = () => {
    if (isNew && canRemember && !akas.isPending) akas.remember({ entity, aka: nameInDocument });
  };
  useImperativeHandle(linkRef, () => ({ linkBest: () => undefined, rememberAka: remember }));
  return (
    <Text as="div" quiet caption className={classes.link}>
      <IconLink {...iconProps} size={14} />
      <Text quiet>{text('verification.linkedTo')}</Text>
      <TextLink
        render={(props) => (
          <RouteLink
            route="data-model.entityOverview"
            params={{ name: entityPathName(shown) }}
            tabIndex={0}
            {...props}
          />
        )}
      >
        {shown}
      </TextLink>
      {canUnlink && (
        <IconButton
          size="sm"
          label={text('verification.unlink', { metric })}
          icon={<IconX {...iconProps} size={14} />}
          onClick={onUnlink}
        />
      )}
      {isNew && (
        <PermissionLock needs={needs} hideIcon>
          <button type="button" className={classes.choice} disabled={akas.isPending} onClick={remember}>
            <span aria-hidden>
              <KeyOf action="rememberAka" />
            </span>
            {text('verification.rememberAka', { aka: nameInDocument })}
          </button>
        </PermissionLock>
      )}
      <WarningModal
        opened={akas.pendingAka !== null}
        hideNote
        continuing={akas.isPending}
        onCancel={akas.cancel}
        onContinue={akas.confirm}
      >
        <p>
          {akas.pendingAka &&
            text('verification.akaOfOther', {
              aka: akas.pendingAka.aka,
              owner: akas.pendingAka.owner,
              entity: akas.pendingAka.entity.name,
            })}
        </p>
      </WarningModal>
    </Text>
  );
}

interface SuggestionsProps {
  readonly name: string;
  readonly place: Parameters<typeof useSuggestedEntities>[1];
  readonly canLink: boolean;
  readonly onLink: (entity: LinkedEntity) => void;
  readonly linkRef: Ref<EntityLinkHandle>;
}

/** The likeliest entities for an unlinked name; a key links the first one. */
function Suggestions({ name, place, canLink, onLink, linkRef }: SuggestionsProps) {
  const offered = useSuggestedEntities(canLink ? name : null, place).slice(0, MAX_OFFERED);
  const choose = ({ entityId: id, name: chosen }: SuggestedEntity) => onLink({ id, name: chosen });
  const [best] = offered;
  useImperativeHandle(linkRef, () => ({
    linkBest: () => best && choose(best),
    rememberAka: () => undefined,
  }));
  if (!canLink || best === undefined) return null;
  return (
    <Text as="ul" quiet caption className={classes.link} aria-label={text('verification.suggestedEntities')}>
      {offered.map((entity) => (
        <li key={entity.entityId}>
          <button
            type="button"
            className={classes.choice}
            title={suggestionDetail(entity)}
            onClick={() => choose(entity)}
          >
            {entity === best ? (
              <span aria-hidden>
                <KeyOf action="link" />
              </span>
            ) : (
              <IconLink {...iconProps} size={14} />
            )}
            {text('verification.linkTo', { entity: entity.name })}
          </button>
        </li>
      ))}
    </Text>
  );
}
