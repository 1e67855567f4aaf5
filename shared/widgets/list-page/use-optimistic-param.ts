import { useCallback, useState } from 'react';

/**
 * A value of the address. One that was written counts at once, until the address shows it: the router takes its time to
 * render an address, and a checkbox would lose the tick that it was given.
 * @param params the address; another one ends what was written before
 * @param shown the value that the address holds
 */
export function useOptimisticParam<Value>(
  params: URLSearchParams,
  shown: Value,
): readonly [Value, (value: Value) => void] {
  const [written, setWritten] = useState<{ value: Value; over: URLSearchParams } | null>(null);
  const write = useCallback((value: Value) => setWritten({ value, over: params }), [params]);
  return [written?.over === params ? written.value : shown, write];
}
