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

/** What failed: the loading of code, its fit to this shell, or a page while it was shown. */
type FailureKind = 'loading' | 'incompatible' | 'crashed';

const chainOf = (error: unknown): readonly Error[] =>
  error instanceof Error ? [error, ...chainOf(error.cause)] : [];

/** Tells by the names along the chain of causes; the federation runtime wraps what was thrown. */
export function failureKindOf(error: unknown): FailureKind {
  const chain = chainOf(error);
  if (
    chain.some(
      ({ name, message }) =>
        name === 'IncompatibleRemoteError' || message.includes('Rebuild the remote against major'),
    )
  )
    return 'incompatible';
  const isLoading = chain.some(
    ({ name, message }) => name === 'ChunkLoadError' || message.includes('#RUNTIME-'),
  );
  return isLoading ? 'loading' : 'crashed';
}

const words = {
  loading: { title: 'shell.areaFailed', hint: 'shell.areaFailedHint' },
  incompatible: { title: 'shell.areaIncompatible', hint: 'shell.areaIncompatibleHint' },
  crashed: { title: 'shell.areaCrashed', hint: 'shell.areaFailedHint' },
} as const;

/**
 * Holds what goes wrong in one remote inside its own area [AMB-011]. Give it a key of route and attempt: React would
 * otherwise show the failure of one page on the next, and wait with the old page for a new one that may never come.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Something that is no error was thrown.') };
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
    const { title, hint } = words[kind];
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
