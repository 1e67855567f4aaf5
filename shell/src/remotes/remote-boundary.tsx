import { BRAND } from '@assay/shared/domain';
import { textOf } from '@assay/shared/messages';
import type { Logger } from '@assay/shared/platform';
import { ErrorPanel } from '@assay/shared/ui';
import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  readonly remote: string;
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

const MESSAGES = {
  loading: { title: 'shell.areaFailed', hint: 'shell.areaFailedHint' },
  incompatible: { title: 'shell.areaIncompatible', hint: 'shell.areaIncompatibleHint' },
  crashed: { title: 'shell.areaCrashed', hint: 'shell.areaFailedHint' },
} as const;

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
    const { children, onRetry, onReload = () => window.location.reload() } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    const kind = failureKindOf(error);
    const { title, hint } = MESSAGES[kind];
    return (
      <ErrorPanel
        title={textOf(title, { product: BRAND.product })}
        description={textOf(hint, { product: BRAND.product })}
        {...(kind !== 'incompatible' && { onRetry })}
        onReload={onReload}
      />
    );
  }
}
