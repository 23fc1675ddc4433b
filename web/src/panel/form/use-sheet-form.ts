import { type Submit, useSubmit } from '../../ui/form/use-submit.ts';
import type { DraftForm } from './use-draft.ts';

/** A save, which runs at most once for each opened sheet. */
export interface SheetSave {
  isPending: boolean;
  error: unknown;
  mutate: (input: undefined, then: { onSuccess: () => void }) => void;
}

interface SheetFormOptions<T extends object, Faults extends object> {
  form: DraftForm<T>;
  /** The faults by field. */
  faults: Faults;
  save: SheetSave;
  /** Whether there is anything to save. If not, the sheet closes without a call. @default true */
  isWorthSaving?: boolean;
  /** Whether the form adds a record: then the form is empty when the sheet opens again. @default false */
  adds?: boolean;
  onClose: () => void;
}

/** The state of a form in a sheet: its values, its faults, and its save. */
export interface SheetForm<T extends object, Faults extends object = object>
  extends Pick<Submit<Faults>, 'shown' | 'submit'> {
  form: DraftForm<T>;
  save: SheetSave;
  /** Closes the sheet. The draft is kept, unless the form adds a record. */
  close: () => void;
  /** Whether the draft is kept when the sheet closes. */
  keepsTyped: boolean;
  /** Discards the draft and closes the sheet. */
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
    // A person who reopens the sheet before the answer must not see their own change as a change of another
    // person.
    form.send();
    save.mutate(undefined, { onSuccess: finish });
  });
  return { form, shown, save, submit, close: adds ? finish : onClose, keepsTyped: !adds, finish };
}
