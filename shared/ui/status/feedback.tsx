import type { ReactNode } from 'react';
import { text } from '@assay/shared/messages';
import { Text } from '../layout/text.tsx';
import { Button } from '../actions/button.tsx';
import { IconAlertTriangle, IconLoader2, IconLock, IconRefresh, iconProps } from '../icons.ts';
import classes from './feedback.module.css';

interface NoticeProps {
  readonly icon?: ReactNode;
  readonly tone?: 'quiet' | 'wrong';
  readonly title: string;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly role?: 'alert' | 'status';
}

function Notice({ icon, tone = 'quiet', title, description, actions, role }: NoticeProps) {
  return (
    <div className={classes.notice} data-tone={tone} role={role}>
      {icon && <span className={classes.icon}>{icon}</span>}
      <p className={classes.title}>{title}</p>
      {description && (
        <Text as="p" quiet className={classes.description}>
          {description}
        </Text>
      )}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}

export interface EmptyStateProps {
  /** What is missing. */
  readonly message: string;
  /** How to add it, or how to find it elsewhere [UI-013]. */
  readonly description?: string;
  readonly icon?: ReactNode;
  /** The action that helps. */
  readonly action?: ReactNode;
}

/** Nothing to show: a message followed by a description [UI-013]. */
export function EmptyState({ message, description, icon, action }: EmptyStateProps) {
  return <Notice icon={icon} title={message} description={description} actions={action} role="status" />;
}

export interface LoadingPanelProps {
  /** What is loading. */
  readonly title: string;
  /** What happens once it has loaded. */
  readonly description?: string;
}

/** A part of the screen that loads for a long time: says what it waits for, unlike the overlay. */
export function LoadingPanel({ title, description }: LoadingPanelProps) {
  const icon = <IconLoader2 {...iconProps} size={20} className={classes.turning} />;
  return <Notice role="status" icon={icon} title={title} description={description} />;
}

export interface ErrorPanelProps {
  /** What happened. */
  readonly title?: string;
  /** What to do about it. */
  readonly description?: string;
  /** Tries the same again. */
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  /** Loads the whole page again, where Retry cannot help. */
  readonly onReload?: () => void;
  /** Where the request can be found in the logs. */
  readonly reference?: string;
}

/** A part of the screen that failed, and what the user can do. The rest of the page keeps working. */
export function ErrorPanel({ title, description, onRetry, retrying, onReload, reference }: ErrorPanelProps) {
  return (
    <Notice
      role="alert"
      tone="wrong"
      icon={<IconAlertTriangle {...iconProps} size={20} />}
      title={title ?? text('ui.errorTitle')}
      description={
        <>
          {description ?? text('ui.errorHint')}
          {reference && <span className={classes.reference}>{text('ui.reference', { reference })}</span>}
        </>
      }
      actions={
        (onRetry ?? onReload) && (
          <>
            {onRetry && (
              <Button icon={<IconRefresh {...iconProps} />} onClick={onRetry} loading={retrying}>
                {text('generic.retry')}
              </Button>
            )}
            {onReload && <Button onClick={onReload}>{text('ui.reloadPage')}</Button>}
          </>
        )
      }
    />
  );
}

/** Shown instead of content that the user may not see. `hint`: what can be done about it. */
export function NoPermission({ hint = text('ui.noPermissionHint') }: { readonly hint?: string }) {
  return (
    <Notice
      icon={<IconLock {...iconProps} size={20} />}
      title={text('generic.insufficientPermissions')}
      description={hint}
    />
  );
}
