import { QueryClient } from '@tanstack/react-query';

/**
 * The one QueryClient of a page. Three settings make the store statuses of the specification exact: requests
 * run offline too (else a query would be `paused`, a status the specification does not know), nothing is retried
 * behind the user's back, and no load happens that nobody asked for.
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
