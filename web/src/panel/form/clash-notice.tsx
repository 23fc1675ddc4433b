import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { SeenRecord } from '../../api/record-writes.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { setupHistoryQuery } from '../record-history.ts';
import css from './clash-notice.module.css';
import type { DraftForm } from './use-draft.ts';

interface ClashNoticeProps<T extends object> {
  form: DraftForm<T>;
  record?: SeenRecord | undefined;
  /** While the form is being saved, nothing is shown: a change of the record may be the result of this save. */
  isSaving: boolean;
  nameOf: (field: keyof T & string) => string;
}

/** Shows who else saved the fields that the person is changing, and asks which value to keep. */
export function ClashNotice<T extends object>(props: ClashNoticeProps<T>) {
  const { form, record, isSaving, nameOf } = props;
  const t = useTranslations('form');
  const { venueId } = useVenue();
  const hasClash = form.clashes.length > 0 && !isSaving;
  const { data: history, isPending } = useQuery({
    ...setupHistoryQuery(venueId, record?.id ?? null, 1),
    enabled: hasClash && record !== undefined,
  });
  if (!hasClash) return null;
  const fields = [...new Set(form.clashes.map(nameOf))].join(', ');
  const name = history?.items[0]?.by.name;
  if (isPending && record !== undefined) return null;
  return (
    <div className={css.box} role="alert">
      <p>{name === undefined ? t('changedMeanwhile', { fields }) : t('changedBy', { name, fields })}</p>
      <div className={css.choices}>
        <Button onClick={form.takeTheirs}>{t('takeTheirs')}</Button>
        <Button onClick={form.keepMine}>{t('keepMine')}</Button>
      </div>
    </div>
  );
}
