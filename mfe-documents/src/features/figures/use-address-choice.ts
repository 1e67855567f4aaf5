import { useSearchParams } from '@assay/shared/router';

/** A choice that lives in the address under a name; the first one is the default and is not in the address. */
export function useAddressChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [choice: Choice, choose: (choice: Choice) => void] {
  const [params, setParams] = useSearchParams();
  const choice = choices.find((one) => one === params.get(name)) ?? choices[0];
  const choose = (next: Choice) =>
    setParams(
      (present) => {
        const changed = new URLSearchParams(present);
        if (next === choices[0]) changed.delete(name);
        else changed.set(name, next);
        return changed;
      },
      { replace: true },
    );
  return [choice, choose];
}
