import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { SeenRecord } from '../../api/record-writes.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import css from './form-sheet.module.css';
import { useSaveFault } from './use-save-fault.ts';
import type { SheetForm } from './use-sheet-form.ts';

interface FormSheetProps<T extends object> {
  title: ReactNode;
  sheet: SheetForm<T>;
  /** What is changed, if it was stored before. */
  record?: SeenRecord | undefined;
  /** The name of a field for the person, where it may clash. */
  nameOf: (field: keyof T & string) => string;
  /** What the button does. @default saving */
  answer?: string;
  /** What else can be done, such as removing it: away from the button that saves. */
  more?: ReactNode;
  children: ReactNode;
}

/** A form in a sheet: says what was refused and what others changed meanwhile, and saves. What was typed stays when it is closed, unless it adds something. */
export function FormSheet<T extends object>(props: FormSheetProps<T>) {
  const { title, record, nameOf, answer, more, children } = props;
  const { form, save, submit, close, keepsTyped } = props.sheet;
  const t = useTranslations('form');
  const faultOf = useSaveFault();
  const id = useId();
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
        <ChangedMeanwhile form={form} record={record} isSaving={save.isPending} nameOf={nameOf} />
        {save.error !== null && (
          <p className={css.fault} role="alert">
            <CircleAlert aria-hidden />
            {faultOf(save.error)}
          </p>
        )}
        {children}
      </form>
      {more !== undefined && <div className={css.more}>{more}</div>}
    </Sheet>
  );
}
