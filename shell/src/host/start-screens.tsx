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

/** What is there until the first manifests are read. */
export function Starting() {
  return (
    <StartScreen>
      <LoadingOverlay visible />
    </StartScreen>
  );
}

/** The configuration or the list of remotes did not come: without them there is nothing to show [ADR 0023]. */
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
