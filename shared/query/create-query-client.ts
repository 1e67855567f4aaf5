import { QueryClient } from '@tanstack/react-query';

/**
 * The one QueryClient of a page. Three settings make the store statuses of the specification exact: requests
 * run offline too (otherwise a query is `paused`, a status that the specification does not have), nothing is retried
 * automatically, and nothing is loaded again on focus.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: 0,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
