import { useSearchParams } from 'wouter';

/**
 * A text in the address of the page: the choice outlives a reload, and a person with the address sees the same. The usual
 * one is left out. The way back leads to the previous page, not through all choices.
 */
export function useInAddress(name: string, usual = ''): [text: string, set: (next: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = (next: string) =>
    setParams(
      (before) => {
        if (next === usual) before.delete(name);
        else before.set(name, next);
        return before;
      },
      { replace: true },
    );
  return [params.get(name) ?? usual, set];
}

/** One of some values in the address of the page; the usual one where it says another. */
export function useChoiceInAddress<Value extends string>(
  name: string,
  values: readonly Value[],
  usual: Value,
): [chosen: Value, choose: (next: Value) => void] {
  const [text, set] = useInAddress(name, usual);
  return [values.find((value) => value === text) ?? usual, set];
}
