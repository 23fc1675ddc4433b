import { type FormEvent, useState } from 'react';

/** What happens to a form when somebody tries to save it. */
export interface Submit<Faults extends object> {
  isTried: boolean;
  /** What is said to be wrong, by field: nothing before somebody has tried. */
  shown: Partial<Faults>;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Saves a form that has no faults. What is wrong is said once somebody has tried to save, and from then on. Every form of the app goes
 * through it.
 * @param faults  by field; `undefined` where nothing is wrong
 * @param onFaults  called when somebody tried to save what is wrong
 */
export function useSubmit<Faults extends object>(
  faults: Faults,
  save: (form: HTMLFormElement) => void,
  onFaults?: () => void,
): Submit<Faults> {
  const [isTried, setIsTried] = useState(false);
  return {
    isTried,
    shown: isTried ? faults : {},
    submit: (event) => {
      event.preventDefault();
      setIsTried(true);
      if (Object.values(faults).every((fault) => fault === undefined)) save(event.currentTarget);
      else {
        onFaults?.();
        showFirstFault(event.currentTarget);
      }
    },
  };
}

/** Scrolls to what is said to be wrong first, once it is said: a long form hides it. */
export function showFirstFault(form: Element | null): void {
  requestAnimationFrame(() =>
    form?.querySelector('[aria-invalid="true"], [data-fault]')?.scrollIntoView({ block: 'nearest' }),
  );
}
