import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { ApiFault } from '../../api/fault.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { FormSheet } from '../form/form-sheet.tsx';
import { useDraft } from '../form/use-draft.ts';
import { useSheetForm } from '../form/use-sheet-form.ts';
import { PrinterFields } from './printer-fields.tsx';
import { type PrinterForm, printerChangeOf, printerFaultsOf, printerFormOf } from './printer-form.ts';
import { addPrinter, changePrinter, removePrinter, usePrinterChange } from './save-printers.ts';

interface PrinterSheetProps {
  /** The printer to change; `undefined` to add one. */
  printer?: Schemas['Printer'];
  printers: readonly Schemas['Printer'][];
  categories: readonly Schemas['CategorySetup'][];
  onClose: () => void;
}

/** A sheet to add, change or remove a printer. */
export function PrinterSheet({ printer, printers, categories, onClose }: PrinterSheetProps) {
  const t = useTranslations('printers');
  const { venueId } = useVenue();
  const stored = useMemo(() => printerFormOf(printer), [printer]);
  const form = useDraft<PrinterForm>(`${venueId}.printer.${printer?.id ?? 'new'}`, stored);
  const save = usePrinterChange(venueId, () => {
    const all = printerChangeOf(form.value, form.value, categories);
    const { name = '', host = '' } = all;
    return printer === undefined
      ? addPrinter(venueId, { ...all, name, host })
      : changePrinter(venueId, printer, printerChangeOf(form.changes, form.value, categories));
  });
  const remove = usePrinterChange(venueId, () => removePrinter(venueId, printer!));
  const others = printers.filter(({ id }) => id !== printer?.id).map(({ name }) => name);
  const faults = printerFaultsOf(form.value, others);
  // The configuration of the service decides in which networks printers may be.
  const isHostRefused =
    save.error instanceof ApiFault &&
    save.error.problems.some(({ field }) => field === 'host' || field === 'port');
  // Faults of the typed values are shown rather than a refusal, which is about the values that were sent before.
  const isComplete = Object.keys(faults).length === 0;
  const isWorthSaving = printer === undefined || form.isChanged;
  const sheet = useSheetForm({ form, faults, save, isWorthSaving, adds: printer === undefined, onClose });
  return (
    <FormSheet
      title={printer?.name ?? t('add')}
      sheet={sheet}
      record={printer}
      nameOf={(field) => t(`fields.${field}`)}
      removal={
        printer && {
          ...{ ask: t('removeThis'), title: t('remove', { name: printer.name }) },
          ...{ text: t('removeText'), answer: t('removeAnswer'), run: remove },
        }
      }
    >
      <PrinterFields
        form={form}
        faults={isHostRefused && isComplete ? { host: 'hostRefused' } : sheet.shown}
        categories={categories}
      />
    </FormSheet>
  );
}
