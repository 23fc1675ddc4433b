import { type Submit, useSubmit } from '../../ui/form/use-submit.ts';
import type { DraftForm } from './use-draft.ts';

/** A call that is made once for a sheet. */
export interface Save {
  isPending: boolean;
  error: unknown;
  mutate: (input: undefined, then: { onSuccess: () => void }) => void;
}

interface SheetFormOptions<T extends object, Faults extends object> {
  form: DraftForm<T>;
  /** What is wrong, by field. */
  faults: Faults;
  save: Save;
  /** Whether there is anything to save; the sheet closes without a call otherwise. @default true */
  isWorthSaving?: boolean;
  /** Whether something is added: who closes the sheet begins with an empty one the next time. @default false */
  adds?: boolean;
  onClose: () => void;
}

/** A form in a sheet, from what is typed to what became of it. */
export interface SheetForm<T extends object, Faults extends object = object>
  extends Pick<Submit<Faults>, 'shown' | 'submit'> {
  form: DraftForm<T>;
  save: Save;
  /** Closes the sheet; what was typed stays, unless the sheet adds something. */
  close: () => void;
  /** Whether what was typed stays when the sheet is closed. */
  keepsTyped: boolean;
  /** Closes the sheet when there is nothing left to save. */
  finish: () => void;
}

/** Saves a form in a sheet and closes it. What was refused, and what is wrong, is said in the sheet. */
export function useSheetForm<T extends object, Faults extends object>({
  form,
  faults,
  save,
  isWorthSaving = true,
  adds = false,
  onClose,
}: SheetFormOptions<T, Faults>): SheetForm<T, Faults> {
  const finish = () => {
    form.discard();
    onClose();
  };
  const { shown, submit } = useSubmit(faults, () => {
    if (!isWorthSaving) return onClose();
    // A person who closes the sheet and opens it again before the answer is not told of their own change.
    form.send();
    save.mutate(undefined, { onSuccess: finish });
  });
  return { form, shown, save, submit, close: adds ? finish : onClose, keepsTyped: !adds, finish };
}
