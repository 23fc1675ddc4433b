import { CircleAlert, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SeenRecord } from '../../api/record-writes.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ConfirmSheet } from '../confirm-sheet.tsx';
import { ClashNotice } from './clash-notice.tsx';
import css from './form-sheet.module.css';
import { useSaveFault } from './use-save-fault.ts';
import type { SheetForm, SheetSave } from './use-sheet-form.ts';

interface Removal {
  /** The text of the button that opens the question. */
  ask: string;
  title: string;
  /** The consequences of the removal. */
  text: string;
  answer: string;
  run: SheetSave;
}

interface FormSheetProps<T extends object> {
  title: ReactNode;
  sheet: SheetForm<T>;
  /** The stored record; `undefined` if the form adds one. */
  record?: SeenRecord | undefined;
  /** Returns the label of a field, for the message that another person changed it. */
  nameOf: (field: keyof T & string) => string;
  /** The text of the button that saves. @default saving */
  answer?: string;
  /** Other buttons, shown apart from the button that saves. */
  more?: ReactNode;
  /** The button that removes the record, after a question. */
  removal?: Removal | undefined;
  children: ReactNode;
}

/**
 * A form in a sheet with a button that saves. It shows refusals and the changes of other people. When the sheet closes,
 * the draft is kept, unless the form adds a record.
 */
export function FormSheet<T extends object>(props: FormSheetProps<T>) {
  const { title, record, nameOf, answer, more, removal, children } = props;
  const { form, save, submit, close, keepsTyped, finish } = props.sheet;
  const [isRemoving, setIsRemoving] = useState(false);
  const t = useTranslations('form');
  const faultOf = useSaveFault();
  const id = useId();
  if (isRemoving && removal !== undefined) {
    const { ask, run, ...question } = removal;
    const remove = { ...run, mutate: () => run.mutate(undefined, { onSuccess: finish }) };
    return <ConfirmSheet {...question} run={remove} onClose={() => setIsRemoving(false)} />;
  }
  return (
    <Sheet
      title={title}
      place="Side"
      isOpen
      onClose={close}
      keepsTyped={keepsTyped}
      hasChosen={form.isChanged}
      foot={
        <Button
          type="submit"
          form={id}
          tone="Main"
          size="Large"
          isWide
          disabled={save.isPending || form.clashes.length > 0}
        >
          {save.isPending ? t('saving') : (answer ?? t('save'))}
        </Button>
      }
    >
      <form id={id} className={css.form} onSubmit={submit} noValidate inert={save.isPending}>
        <ClashNotice form={form} record={record} isSaving={save.isPending} nameOf={nameOf} />
        {save.error !== null && (
          <p className={css.fault} role="alert">
            <CircleAlert aria-hidden />
            {faultOf(save.error)}
          </p>
        )}
        {children}
      </form>
      {(more !== undefined || removal !== undefined) && (
        <div className={css.more}>
          {more}
          {removal !== undefined && (
            <Button tone="Danger" icon={<Trash2 />} onClick={() => setIsRemoving(true)}>
              {removal.ask}
            </Button>
          )}
        </div>
      )}
    </Sheet>
  );
}
