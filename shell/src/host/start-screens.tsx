import { BRAND } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { ErrorPanel, LoadingOverlay, UiProvider } from '@assay/shared/ui';
import { useState, type ReactNode } from 'react';
import { useColorScheme } from './color-scheme.ts';

function StartScreen({ children }: { readonly children: ReactNode }) {
  const colorScheme = useColorScheme((state) => state.colorScheme);
  return (
    <UiProvider colorScheme={colorScheme} reset>
      <main>{children}</main>
    </UiProvider>
  );
}

/** Shown until the manifests are read. */
export function Starting() {
  return (
    <StartScreen>
      <LoadingOverlay visible />
    </StartScreen>
  );
}

/** Shown when the configuration or the list of remotes cannot be loaded [ADR 0023]. */
export function StartFailed({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  const [isRetrying, setIsRetrying] = useState(false);
  const handleRetry = async () => {
    setIsRetrying(true);
    await onRetry();
    setIsRetrying(false);
  };
  return (
    <StartScreen>
      <ErrorPanel
        title={text('shell.startFailed', { product: BRAND.product })}
        description={text('shell.startFailedHint')}
        onRetry={() => void handleRetry()}
        retrying={isRetrying}
      />
    </StartScreen>
  );
}
