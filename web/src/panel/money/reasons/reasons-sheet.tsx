import { useId, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Switch } from '../../../ui/form/switch.tsx';
import { FormSheet } from '../../form/form-sheet.tsx';
import { useDraft } from '../../form/use-draft.ts';
import { useSheetForm } from '../../form/use-sheet-form.ts';
import type { Settings } from '../../panel-queries.ts';
import { useVenueTextAttributes } from '../../venue-settings/venue-text.tsx';
import { useSheetSave } from '../use-sheet-save.ts';
import css from './reasons.module.css';
import {
  type ReasonKind,
  type ReasonsForm,
  reasonsFaultsOf,
  reasonsFormOf,
  reasonTermsOf,
} from './reasons-form.ts';

interface ReasonsSheetProps {
  settings: Settings;
  kind: ReasonKind;
  onClose: () => void;
}

/** A sheet to change the reasons of a kind, and whether a reason is required. */
export function ReasonsSheet({ settings, kind, onClose }: ReasonsSheetProps) {
  const t = useTranslations('money.reasons');
  const stored = useMemo(() => reasonsFormOf(settings.reasons[kind]), [settings, kind]);
  const form = useDraft<ReasonsForm>(`${settings.id}.reasons.${kind}`, stored);
  const faults = reasonsFaultsOf(form.value);
  const save = useSheetSave(settings, { reasons: { [kind]: reasonTermsOf(form.value) } });
  const sheet = useSheetForm({ form, faults, save, isWorthSaving: form.isChanged, onClose });
  const fault = sheet.shown.usual;
  return (
    <FormSheet
      title={t(`kinds.${kind}`)}
      sheet={sheet}
      record={settings}
      nameOf={(field) => t(`fields.${field}`)}
    >
      <Switch
        label={t('fields.isNeeded')}
        hint={t('neededHint')}
        isOn={form.value.isNeeded}
        onChange={(isNeeded) => form.set({ isNeeded })}
      />
      <ReasonLines
        value={form.value.usual}
        error={fault && t(`faults.${fault}`)}
        onChange={(usual) => form.set({ usual })}
      />
    </FormSheet>
  );
}

interface ReasonLinesProps {
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

function ReasonLines({ value, error, onChange }: ReasonLinesProps) {
  const t = useTranslations('money.reasons');
  const venueText = useVenueTextAttributes();
  const id = useId();
  return (
    <div className={css.lines}>
      <label htmlFor={id}>{t('fields.usual')}</label>
      <textarea
        id={id}
        rows={8}
        {...venueText}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-described`}
        onChange={({ target }) => onChange(target.value)}
      />
      <small id={`${id}-described`} className={error === undefined ? css.hint : css.fault}>
        {error ?? t('usualHint')}
      </small>
    </div>
  );
}
