/** The entry point to TanStack Query, which holds all server data. There is one copy per page. */
export {
  hashKey,
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useIsMutating,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type {
  InfiniteData,
  QueryFunction,
  QueryFunctionContext,
  QueryKey,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';
export { createQueryClient } from './create-query-client.ts';
export {
  datapointsKey,
  documentsKey,
  documentUnderReviewKey,
  entitiesKey,
  learningKey,
  metricsKey,
} from './keys.ts';
