import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { CheckChips } from '../../ui/check-chips.tsx';
import { Field } from '../../ui/field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { DraftForm } from '../form/use-draft.ts';
import css from './printer-fields.module.css';
import { CODE_PAGES, COLUMNS, type PrinterForm, type printerFaultsOf } from './printer-form.ts';

interface PrinterFieldsProps {
  form: DraftForm<PrinterForm>;
  faults: ReturnType<typeof printerFaultsOf>;
  categories: readonly Schemas['CategorySetup'][];
}

/** Where a printer stands, what it prints, and how its paper and its letters are. */
export function PrinterFields({ form: { value, set }, faults, categories }: PrinterFieldsProps) {
  const t = useTranslations('printers');
  const faultOf = (field: keyof typeof faults) => faults[field] && t(`faults.${faults[field]}`);
  return (
    <>
      <Field
        label={t('fields.name')}
        hint={t('nameHint')}
        value={value.name}
        maxLength={50}
        onChange={({ target }) => set({ name: target.value })}
        error={faultOf('name')}
      />
      <div className={css.address}>
        <Field
          label={t('fields.host')}
          hint={t('hostHint')}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={value.host}
          onChange={({ target }) => set({ host: target.value })}
          error={faultOf('host')}
        />
        <Field
          label={t('fields.port')}
          dir="ltr"
          inputMode="numeric"
          value={value.port}
          onChange={({ target }) => set({ port: target.value })}
          error={faultOf('port')}
        />
      </div>
      <Switch
        label={t('fields.isEnabled')}
        hint={t('enabledHint')}
        isOn={value.isEnabled}
        onChange={(isEnabled) => set({ isEnabled })}
      />
      <div className={css.prints}>
        <span aria-hidden>{t('fields.categories')}</span>
        <Segments
          label={t('fields.categories')}
          value={value.printsAll ? 'All' : 'Chosen'}
          options={(['All', 'Chosen'] as const).map((one) => ({ value: one, text: t(`prints.${one}`) }))}
          onChange={(one) => set({ printsAll: one === 'All' })}
        />
      </div>
      {!value.printsAll && (
        <CheckChips
          label={t('chosen')}
          hint={t('chosenHint')}
          values={value.categories}
          options={categories.map(({ id, name }) => ({ value: id, text: name }))}
          onChange={(chosen) => set({ categories: chosen })}
        />
      )}
      <Select
        label={t('fields.columns')}
        value={value.columns}
        onChange={({ target }) => set({ columns: target.value })}
      >
        {COLUMNS.map((columns) => (
          <option key={columns} value={String(columns)}>
            {t('columns', { columns, paper: columns === 32 ? 58 : 80 })}
          </option>
        ))}
      </Select>
      <div className={css.address}>
        <Select
          label={t('fields.codePage')}
          hint={t('codePageHint')}
          value={value.codePage}
          onChange={({ target }) => set({ codePage: target.value as PrinterForm['codePage'] })}
        >
          {CODE_PAGES.map((page) => (
            <option key={page} value={page}>
              {page}
            </option>
          ))}
        </Select>
        <Field
          label={t('fields.codePageNumber')}
          inputMode="numeric"
          value={value.codePageNumber}
          onChange={({ target }) => set({ codePageNumber: target.value })}
          error={faultOf('codePageNumber')}
        />
      </div>
    </>
  );
}
