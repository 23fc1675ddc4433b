import { type Submit, useSubmit } from '../../ui/form/use-submit.ts';
import type { DraftForm } from './use-draft.ts';

/** A save, which runs at most once for each opened sheet. */
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
  /** Whether there is anything to save. If not, the sheet closes without a call. @default true */
  isWorthSaving?: boolean;
  /** Whether the form adds a record: then a closed sheet is empty the next time. @default false */
  adds?: boolean;
  onClose: () => void;
}

/** The state of a form in a sheet: its values, its faults, and its save. */
export interface SheetForm<T extends object, Faults extends object = object>
  extends Pick<Submit<Faults>, 'shown' | 'submit'> {
  form: DraftForm<T>;
  save: Save;
  /** Closes the sheet. It keeps what was typed, unless it adds a record. */
  close: () => void;
  /** Whether a closed sheet keeps what was typed. */
  keepsTyped: boolean;
  /** Closes the sheet when there is nothing left to save. */
  finish: () => void;
}

/** Saves a form in a sheet and closes it. The sheet shows refusals and faults. */
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
    // So that a person who reopens the sheet before the answer does not see their own change as that of
    // others.
    form.send();
    save.mutate(undefined, { onSuccess: finish });
  });
  return { form, shown, save, submit, close: adds ? finish : onClose, keepsTyped: !adds, finish };
}
