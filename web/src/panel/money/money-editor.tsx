import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { focusFirstFault } from '../form/focus-first-fault.ts';
import { SaveBar } from '../form/save-bar.tsx';
import { useDraft } from '../form/use-draft.ts';
import type { Settings } from '../panel-queries.ts';
import { useSaveSettings } from '../venue-settings/use-save-settings.ts';
import { CashAndDayCard } from './cash-and-day-card.tsx';
import { DrawersCard } from './drawers/drawers-card.tsx';
import { ReportMailCard } from './drawers/report-mail-card.tsx';
import { FiscalCard } from './fiscal-card.tsx';
import { MethodsCard } from './methods/methods-card.tsx';
import { type MoneyForm, moneyChangeOf, moneyFaultsOf, moneyFormOf } from './money-form.ts';
import { PaperCard } from './paper/paper-card.tsx';
import { ReasonsCard } from './reasons/reasons-card.tsx';
import { DefaultVatCard } from './vat/default-vat-card.tsx';
import { VatCard } from './vat/vat-card.tsx';

/** The settings for VAT, payments and printed bills: lists with their own sheets, and one form for the rest. */
export function MoneyEditor({ settings }: { settings: Settings }) {
  const t = useTranslations('money');
  const tSaved = useTranslations('activity.properties');
  const locale = useLocale();
  const [isTried, setIsTried] = useState(false);
  const stored = useMemo(() => moneyFormOf(settings, locale), [settings, locale]);
  const form = useDraft<MoneyForm>(`${settings.id}.money`, stored);
  const save = useSaveSettings(settings);
  const faults = moneyFaultsOf(form.value);
  const send = () => {
    setIsTried(true);
    if (Object.keys(faults).length > 0) return focusFirstFault();
    const sent = form.send();
    save.mutate(moneyChangeOf(sent), {
      onSuccess: () => {
        form.forget(sent);
        setIsTried(false);
      },
    });
  };
  const faultOf = (field: keyof MoneyForm) => {
    const fault = isTried ? faults[field] : undefined;
    // The card of the e-mail addresses has its own text for this fault.
    return fault && fault !== 'addressWrong' ? t(`faults.${fault}`) : undefined;
  };
  const part = { settings, form, faultOf };
  return (
    <>
      <VatCard settings={settings} />
      <DefaultVatCard {...part} />
      <MethodsCard settings={settings} />
      <DrawersCard settings={settings} />
      <ReasonsCard {...part} />
      <CashAndDayCard {...part} />
      <ReportMailCard {...part} isWrong={isTried && faults.reportEmails !== undefined} />
      <PaperCard {...part} />
      <FiscalCard {...part} />
      <SaveBar
        form={form}
        record={settings}
        save={save}
        nameOf={(field) => (field === 'reportEmails' ? tSaved('dayReportEmails') : t(`fields.${field}`))}
        onSave={send}
        onDiscard={() => {
          form.discard();
          save.reset();
          setIsTried(false);
        }}
      />
    </>
  );
}
