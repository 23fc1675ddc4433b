import { useTranslations } from 'use-intl';
import type { ChangedRecord } from './changed-record.ts';

type Kind = ChangedRecord['kind'];

/** @returns a function that gives the name of a property in its form, or its technical name if no form has it. */
export function usePropertyName(): (kind: Kind, action: ChangedRecord['action'], name: string) => string {
  const t = useTranslations('activity');
  const ofForms = useFormNames();
  return (kind, action, name) => {
    const own = action === 'Imported' ? `imported.${name}` : `properties.${name}`;
    if (t.has(own as 'title')) return t(own as 'title');
    return ofForms(kind, name) ?? name;
  };
}

function useFormNames(): (kind: Kind, name: string) => string | undefined {
  const menu = useTranslations('panelMenu.properties');
  const forms: Partial<Record<Kind, typeof menu>> = {
    Account: useTranslations('people.fields') as never,
    Settings: useTranslations('settings.fields') as never,
    Printer: useTranslations('printers.fields') as never,
    Campaign: useTranslations('campaigns.fields') as never,
    Area: useTranslations('form.tableFields') as never,
    Table: useTranslations('form.tableFields') as never,
  };
  const money = useTranslations('money');
  return (kind, name) => {
    if (name === 'billPaper') return money('paper.title');
    if (name === 'reasons') return money('reasons.title');
    if (name === 'fiscalDocuments') return money('fields.fiscalDocuments');
    const words = forms[kind] ?? menu;
    return words.has(name as 'name') ? words(name as 'name') : undefined;
  };
}
