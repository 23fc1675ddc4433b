import { type FormEvent, useState } from 'react';

/** The state of a form that a person submits. */
export interface Submit<Faults extends object> {
  isTried: boolean;
  /** The faults to show, by field; none before the first try to submit. */
  shown: Partial<Faults>;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Submits a form if it has no faults. Faults are shown after the first try. All forms of the app use it.
 * @param faults  by field; `undefined` for a field without one
 * @param onFaults  called if a person tried to submit a form with faults
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
        scrollToFirstFault(event.currentTarget);
      }
    },
  };
}

/** Scrolls to the first fault, which may be out of view in a long form. */
export function scrollToFirstFault(form: Element | null): void {
  requestAnimationFrame(() =>
    form?.querySelector('[aria-invalid="true"], [data-fault]')?.scrollIntoView({ block: 'nearest' }),
  );
}
