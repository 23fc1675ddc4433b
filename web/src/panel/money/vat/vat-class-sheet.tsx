import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { Field } from '../../../ui/field.tsx';
import { FormSheet } from '../../form/form-sheet.tsx';
import { type DraftForm, useDraft } from '../../form/use-draft.ts';
import { useSheetForm } from '../../form/use-sheet-form.ts';
import type { Settings } from '../../panel-queries.ts';
import type { VatClass } from '../../venue-settings/vat-class.ts';
import { VenueField, VenueText } from '../../venue-settings/venue-text.tsx';
import { useSheetSave } from '../use-sheet-save.ts';
import { RatesFields } from './rates-fields.tsx';
import { useVatUsesText } from './use-vat-uses-text.ts';
import { upsertVatClass, type VatClassForm, vatClassFaultsOf, vatClassFormOf } from './vat-class-form.ts';
import { isVatClassUsed, vatUsesOf } from './vat-uses.ts';

interface VatClassSheetProps {
  settings: Settings;
  menu: readonly Schemas['CategorySetup'][];
  /** The VAT class to change; `undefined` to add one. */
  vatClass?: VatClass;
  onClose: () => void;
}

/** A sheet to add, change or remove a VAT class. */
export function VatClassSheet({ settings, menu, vatClass, onClose }: VatClassSheetProps) {
  const t = useTranslations('money.vat');
  const textOf = useVatUsesText();
  const { vatClasses } = settings;
  const code = vatClass?.code ?? null;
  const stored = useMemo(() => vatClassFormOf(vatClass), [vatClass]);
  const form = useDraft<VatClassForm>(`${settings.id}.vat.${code ?? ''}`, stored);
  const others = vatClasses.filter((one) => one !== vatClass);
  const faults = vatClassFaultsOf(
    form.value,
    others.map(({ name }) => name),
  );
  const save = useSheetSave(settings, (now) => {
    const after = upsertVatClass(now.vatClasses, code, form.value);
    // The first class of a venue becomes its default class.
    return { vatClasses: after, ...(now.vatClasses.length === 0 && { vatClass: after[0]!.code }) };
  });
  const remove = useSheetSave(settings, (now) => ({
    vatClasses: now.vatClasses.filter((one) => one.code !== code),
  }));
  const uses = vatClass && vatUsesOf(vatClass.code, settings, menu);
  const isWorthSaving = vatClass === undefined || form.isChanged;
  const sheet = useSheetForm({ form, faults, save, isWorthSaving, adds: vatClass === undefined, onClose });
  return (
    <FormSheet
      title={vatClass === undefined ? t('add') : <VenueText>{vatClass.name}</VenueText>}
      sheet={sheet}
      record={settings}
      nameOf={(field) => t(`fields.${field}`)}
      more={uses && isVatClassUsed(uses) && <p>{t('inUse', { uses: textOf(uses) })}</p>}
      removal={
        vatClass && uses && !isVatClassUsed(uses)
          ? {
              ...{ ask: t('removeThis'), title: t('remove', { name: vatClass.name }) },
              ...{ text: t('removeText'), answer: t('removeAnswer'), run: remove },
            }
          : undefined
      }
    >
      <ClassFields form={form} faults={sheet.shown} />
    </FormSheet>
  );
}

interface ClassFieldsProps {
  form: DraftForm<VatClassForm>;
  faults: Partial<ReturnType<typeof vatClassFaultsOf>>;
}

function ClassFields({ form: { value, set }, faults }: ClassFieldsProps) {
  const t = useTranslations('money.vat');
  const faultOf = (field: string) => faults[field] && t(`faults.${faults[field]}`);
  return (
    <>
      <VenueField
        label={t('fields.name')}
        hint={t('nameHint')}
        value={value.name}
        maxLength={50}
        onChange={({ target }) => set({ name: target.value })}
        error={faultOf('name')}
      />
      <RatesFields rates={value.rates} onChange={(rates) => set({ rates })} faultOf={faultOf} />
      <Field
        label={t('fields.section')}
        hint={t('sectionHint')}
        inputMode="numeric"
        value={value.section}
        onChange={({ target }) => set({ section: target.value })}
        error={faultOf('section')}
      />
    </>
  );
}
