import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressUpdate } from './use-address-update.ts';

/** A copy of a query with one parameter set, or removed by null. */
export function withSearchParam(
  before: URLSearchParams,
  name: string,
  value: string | null,
): URLSearchParams {
  const next = new URLSearchParams(before);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}

type SearchParam<Value> = readonly [value: Value, set: (value: Value) => void];

/**
 * One parameter of the address, so that a reload keeps it and a link can carry it; the browser history gets no entry.
 * @returns its value, null where the address does not have it, and the function that sets it or removes it by null
 */
export function useSearchParam(name: string): SearchParam<string | null>;
/**
 * One of several choices in the address.
 * @param choices the first one is the default: it is what a missing or unknown value means, and it is not written
 */
export function useSearchParam<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): SearchParam<Choice>;
export function useSearchParam(name: string, choices?: readonly string[]): SearchParam<string | null> {
  const [params] = useSearchParams();
  const update = useAddressUpdate();
  const written = params.get(name);
  const fallback = choices?.[0] ?? null;
  const set = useCallback(
    (next: string | null) =>
      update((before) => withSearchParam(before, name, next === fallback ? null : next)),
    [update, name, fallback],
  );
  const isKnown = choices === undefined || (written !== null && choices.includes(written));
  return [isKnown ? written : fallback, set];
}
