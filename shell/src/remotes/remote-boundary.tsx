import { BRAND } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import type { Logger } from '@assay/shared/platform';
import { ErrorPanel } from '@assay/shared/ui';
import { Component, type ReactNode } from 'react';
import { IncompatibleRemoteError } from './compatibility.ts';

interface RemoteBoundaryProps {
  readonly remote: string;
  /** What the user calls it. */
  readonly area: string;
  readonly log: Logger;
  /** Tries again with a new boundary. */
  readonly onRetry: () => void;
  readonly onReload?: () => void;
  readonly children: ReactNode;
}

/** What failed: the loading of code, the check of versions, or a page while it was shown. */
type FailureKind = 'loading' | 'incompatible' | 'crashed';

/** Codes and, where a library gives none, names of errors. The federation runtime wraps errors, hence the causes. */
const KIND_OF_ERROR: ReadonlyMap<unknown, FailureKind> = new Map([
  ['REMOTE_INCOMPATIBLE', 'incompatible'],
  ['ChunkLoadError', 'loading'],
  ['CSS_CHUNK_LOAD_FAILED', 'loading'],
]);

const kindsOf = (error: unknown): readonly (FailureKind | undefined)[] =>
  error instanceof Error
    ? [
        KIND_OF_ERROR.get('code' in error ? error.code : undefined) ?? KIND_OF_ERROR.get(error.name),
        ...kindsOf(error.cause),
      ]
    : [];

/** The kind of a failure, by the error and its causes. */
export function failureKindOf(error: unknown): FailureKind {
  const kinds = kindsOf(error);
  return kinds.includes('incompatible') ? 'incompatible' : (kinds.find((kind) => kind) ?? 'crashed');
}

const TITLES = {
  loading: 'shell.areaFailed',
  incompatible: 'shell.areaIncompatible',
  crashed: 'shell.areaCrashed',
} as const;

const refusalOf = (error: unknown): IncompatibleRemoteError | undefined => {
  if (error instanceof IncompatibleRemoteError) return error;
  return error instanceof Error ? refusalOf(error.cause) : undefined;
};

/** What the user, or an administrator, can do. A refusal says which side has to be deployed. */
function hintOf(error: unknown, remote: string): string {
  const refusal = refusalOf(error);
  if (!refusal) return text('shell.areaFailedHint', { product: BRAND.product });
  const { what, exports, needed, provided, mustDeploy } = refusal.incompatibility;
  const named =
    exports.length > 0 ? text('shell.exportsOf', { exports: exports.join(', '), entryPoint: what }) : what;
  const params = { what: named, needed, provided, remote };
  return mustDeploy === 'shell'
    ? text('shell.shellMustDeploy', params)
    : text('shell.remoteMustDeploy', params);
}

/**
 * Limits a failure of one remote to its own area [AMB-011]. It needs a key of route and attempt: otherwise React shows
 * the failure of one page on the next one, and keeps the old page while the new one loads.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Something other than an error was thrown.') };
  }

  override componentDidCatch(error: unknown) {
    const { remote, log } = this.props;
    log.error('remotes.failed', { remote, error, kind: failureKindOf(error) });
  }

  override render() {
    const { children, remote, area, onRetry, onReload = () => window.location.reload() } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    return (
      <ErrorPanel
        title={text(TITLES[failureKindOf(error)], { area, product: BRAND.product })}
        description={hintOf(error, remote)}
        onRetry={onRetry}
        onReload={onReload}
      />
    );
  }
}
