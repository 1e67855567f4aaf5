import { ApiProvider } from '@assay/shared/api-client';
import { PlatformProvider, type Platform } from '@assay/shared/platform';
import { createTestingHost } from '@assay/shared/platform/testing-host';
import { QueryClientProvider } from '@assay/shared/query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useUploadManager } from './upload-manager.ts';

const EMPTY_FILE = { file: new File([], 'empty.pdf'), documentType: 'Capital Call' };

/** Renders the uploads in one page, whose user and platform may change. */
function renderUploads() {
  const { api, queryClient, platform } = createTestingHost();
  let setPlatform: (platform: Platform) => void = () => undefined;
  const { result } = renderHook(
    () => {
      const manager = useUploadManager();
      return { manager, uploads: manager.useUploads() };
    },
    {
      wrapper: function Page({ children }) {
        const [present, setPresent] = useState(platform);
        setPlatform = setPresent;
        return (
          <QueryClientProvider client={queryClient}>
            <PlatformProvider platform={present}>
              <ApiProvider client={api}>{children}</ApiProvider>
            </PlatformProvider>
          </QueryClientProvider>
        );
      },
    },
  );
  return { result, platform, change: (next: Platform) => act(() => setPlatform(next)) };
}

describe('useUploadManager', () => {
  it('keeps the uploads when the platform changes, and reports a failure to the new one', async () => {
    const { result, platform, change } = renderUploads();
    const { manager } = result.current;
    const notify = Object.assign(jest.fn(), { failure: jest.fn() });
    change({ ...platform, notify });
    expect(result.current.manager).toBe(manager);
    act(() => result.current.manager.add([EMPTY_FILE]));
    await waitFor(() => expect(notify).toHaveBeenCalledWith('extraction.uploadOf', { name: 'empty.pdf' }));
  });

  it('shows nobody the uploads of the user who was signed in before', async () => {
    const { result, platform, change } = renderUploads();
    act(() => result.current.manager.add([EMPTY_FILE]));
    await waitFor(() => expect(result.current.uploads[0]?.status.kind).toBe('failed'));
    const { session } = platform;
    change({ ...platform, session: { ...session, user: { ...session.user, id: session.user.id + 1 } } });
    expect(result.current.uploads).toEqual([]);
  });
});
