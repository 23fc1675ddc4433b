import { type FormEvent, useState } from 'react';

/** The state of a form when a person tries to save it. */
export interface Submit<Faults extends object> {
  isTried: boolean;
  /** The shown faults, by field: none before the first try to save. */
  shown: Partial<Faults>;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Saves a form that has no faults. Faults are shown from the first try to save on. Every form of the app uses it.
 * @param faults  by field; `undefined` for a field without one
 * @param onFaults  called when a person tried to save with faults
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

/** Scrolls to the first shown fault: a long form hides it. */
export function showFirstFault(form: Element | null): void {
  requestAnimationFrame(() =>
    form?.querySelector('[aria-invalid="true"], [data-fault]')?.scrollIntoView({ block: 'nearest' }),
  );
}
