import { CircleAlert, CircleDashed } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { SeenRecord } from '../../api/record-writes.ts';
import { Button } from '../../ui/button.tsx';
import { PanelFoot } from '../panel-page.tsx';
import { ClashNotice } from './clash-notice.tsx';
import css from './save-bar.module.css';
import type { DraftForm } from './use-draft.ts';
import { useSaveFault } from './use-save-fault.ts';

interface SaveBarProps<T extends object> {
  form: DraftForm<T>;
  /** The stored record; `undefined` if the form adds one. */
  record?: SeenRecord | undefined;
  save: { isPending: boolean; error: unknown };
  /** Returns the label of a field, for the message that another person changed it. */
  nameOf: (field: keyof T & string) => string;
  onSave: () => void;
  onDiscard: () => void;
}

/** A bar at the foot of a page with unsaved changes, and the button that saves them. */
export function SaveBar<T extends object>({
  form,
  record,
  save,
  nameOf,
  onSave,
  onDiscard,
}: SaveBarProps<T>) {
  const t = useTranslations('form');
  const faultOf = useSaveFault();
  if (!form.isChanged) return null;
  return (
    <PanelFoot>
      <section className={css.bar} aria-label={t('unsaved')}>
        <ClashNotice form={form} record={record} isSaving={save.isPending} nameOf={nameOf} />
        {save.error !== null && (
          <p className={css.fault} role="alert">
            <CircleAlert aria-hidden />
            {faultOf(save.error)}
          </p>
        )}
        <div className={css.row}>
          <span className={css.state}>
            <CircleDashed aria-hidden />
            {t(save.isPending ? 'saving' : 'unsaved')}
          </span>
          <Button onClick={onDiscard} disabled={save.isPending}>
            {t('discard')}
          </Button>
          <Button tone="Main" onClick={onSave} disabled={save.isPending || form.clashes.length > 0}>
            {t('save')}
          </Button>
        </div>
      </section>
    </PanelFoot>
  );
}
