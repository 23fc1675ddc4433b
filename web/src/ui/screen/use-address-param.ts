import { useSearchParams } from 'wouter';

/**
 * A text in a query parameter of the page: it survives a reload, and people who get the address see the same. The
 * default is left out of the address. Going back leads to the previous page, not through earlier choices.
 */
export function useAddressParam(name: string, usual = ''): [text: string, set: (next: string) => void] {
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

/** Like `useAddressParam` for one of some values; the default if the address has any other value. */
export function useAddressChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  usual: Value,
): [chosen: Value, choose: (next: Value) => void] {
  const [text, set] = useAddressParam(name, usual);
  return [values.find((value) => value === text) ?? usual, set];
}
