import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { FormSheet } from '../../form/form-sheet.tsx';
import { useDraft } from '../../form/use-draft.ts';
import { useSheetForm } from '../../form/use-sheet-form.ts';
import type { Settings } from '../../panel-queries.ts';
import { useSheetSave } from '../use-sheet-save.ts';
import { MethodFields } from './method-fields.tsx';
import { type MethodForm, methodFaultsOf, methodFormOf, upsertMethod } from './method-form.ts';
import type { PaymentMethod, RemovedMethod } from './payment-methods.ts';
import { useMethodsOf } from './use-methods-of.ts';

interface MethodSheetProps {
  settings: Settings;
  methods: readonly PaymentMethod[];
  /** The payment method to change; `undefined` to add one. */
  method?: PaymentMethod;
  onRemoved: (removed: RemovedMethod) => void;
  onClose: () => void;
}

/** A sheet to add, change or remove a payment method. Paid bills keep the name that the method had. */
export function MethodSheet({ settings, methods, method, onRemoved, onClose }: MethodSheetProps) {
  const t = useTranslations('money.methods');
  const code = method?.code ?? null;
  const stored = useMemo(() => methodFormOf(method), [method]);
  const form = useDraft<MethodForm>(`${settings.id}.method.${code ?? ''}`, stored);
  const others = methods.filter((one) => one !== method);
  const faults = methodFaultsOf(
    form.value,
    others.map(({ name }) => name),
  );
  const methodsOf = useMethodsOf();
  const save = useSheetSave(settings, (now) => ({
    paymentMethods: upsertMethod(methodsOf(now), code, form.value),
  }));
  const remove = useSheetSave(settings, (now) => ({
    paymentMethods: methodsOf(now).filter((one) => one.code !== code),
  }));
  const isWorthSaving = method === undefined || form.isChanged;
  const sheet = useSheetForm({ form, faults, save, isWorthSaving, adds: method === undefined, onClose });
  const removed = () => {
    if (method !== undefined) onRemoved({ method, at: methods.indexOf(method) });
    sheet.finish();
  };
  return (
    <FormSheet
      title={method?.name ?? t('add')}
      sheet={remove.error === null ? sheet : { ...sheet, save: remove }}
      record={settings}
      nameOf={(field) => t(`fields.${field}`)}
      more={
        method !== undefined &&
        others.length > 0 && (
          <Button
            tone="Danger"
            icon={<Trash2 />}
            disabled={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: removed })}
          >
            {t('removeThis')}
          </Button>
        )
      }
    >
      <MethodFields form={form} faults={sheet.shown} isNew={method === undefined} />
    </FormSheet>
  );
}
