import type { Logger } from '@assay/shared/platform';
import { ErrorPanel } from '@assay/shared/ui';
import { Component, type ReactNode } from 'react';

interface MountBoundaryProps {
  readonly log: Logger;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Limits a failure of a mounted remote to its element. */
export class MountBoundary extends Component<MountBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.log.error('mount.failed', { error });
  }

  override render() {
    return this.state.hasFailed ? <ErrorPanel onRetry={this.props.onRetry} /> : this.props.children;
  }
}
