import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { printerColumnsValues, printerPurposeValues } from '../../api/venue-api-lists.generated.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Field } from '../../ui/field.tsx';
import { CheckChips } from '../../ui/form/check-chips.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Select } from '../../ui/select.tsx';
import type { DraftForm } from '../form/use-draft.ts';
import { VenueField, VenueText } from '../venue-settings/venue-text.tsx';
import css from './printer-fields.module.css';
import { CODE_PAGES, type PrinterForm, type printerFaultsOf } from './printer-form.ts';

interface PrinterFieldsProps {
  form: DraftForm<PrinterForm>;
  faults: ReturnType<typeof printerFaultsOf>;
  categories: readonly Schemas['CategorySetup'][];
}

/** The fields of a printer: its address, what it prints, its paper width and its code page. */
export function PrinterFields({ form, faults, categories }: PrinterFieldsProps) {
  const t = useTranslations('printers');
  const { value, set } = form;
  const { venue } = useVenue();
  const faultOf: GetFault = (field) => faults[field] && t(`faults.${faults[field]}`);
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
      <Address form={form} faultOf={faultOf} />
      <Switch
        label={t('fields.isEnabled')}
        hint={t('enabledHint')}
        isOn={value.isEnabled}
        onChange={(isEnabled) => set({ isEnabled })}
      />
      {venue.isPractice && (
        <Switch
          label={t('fields.isForPractice')}
          hint={t('practiceHint')}
          isOn={value.isForPractice}
          onChange={(isForPractice) => set({ isForPractice })}
        />
      )}
      <Purpose form={form} />
      {value.purpose !== 'Bills' && <PrintedCategories form={form} categories={categories} />}
      <Select
        label={t('fields.columns')}
        value={value.columns}
        onChange={({ target }) => set({ columns: target.value })}
      >
        {printerColumnsValues.map((columns) => (
          <option key={columns} value={String(columns)}>
            {t('columns', { columns, paper: columns === 32 ? 58 : 80 })}
          </option>
        ))}
      </Select>
      <Letters form={form} faultOf={faultOf} />
    </>
  );
}

type GetFault = (field: keyof PrinterFieldsProps['faults']) => string | undefined;

interface PartProps {
  form: DraftForm<PrinterForm>;
  faultOf: GetFault;
}

function Address({ form: { value, set }, faultOf }: PartProps) {
  const t = useTranslations('printers');
  return (
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
  );
}

function Purpose({ form: { value, set } }: Pick<PrinterFieldsProps, 'form'>) {
  const t = useTranslations('printers');
  return (
    <>
      <div className={css.prints}>
        <span aria-hidden>{t('fields.purpose')}</span>
        <Segments
          label={t('fields.purpose')}
          value={value.purpose}
          options={printerPurposeValues.map((one) => ({ value: one, text: t(`purposes.${one}`) }))}
          onChange={(purpose) => set({ purpose })}
        />
      </div>
      {value.purpose !== 'Kitchen' && (
        <Select
          label={t('fields.drawerPin')}
          hint={t('drawerHint')}
          value={value.drawerPin}
          onChange={({ target }) => set({ drawerPin: target.value as PrinterForm['drawerPin'] })}
        >
          <option value="">{t('drawers.None')}</option>
          {(['Pin2', 'Pin5'] as const).map((pin) => (
            <option key={pin} value={pin}>
              {t(`drawers.${pin}`)}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}

function PrintedCategories({
  form: { value, set },
  categories,
}: Pick<PrinterFieldsProps, 'form' | 'categories'>) {
  const t = useTranslations('printers');
  return (
    <>
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
          options={categories.map(({ id, name }) => ({
            ...{ value: id, text: <VenueText>{name}</VenueText> },
          }))}
          onChange={(chosen) => set({ categories: chosen })}
        />
      )}
    </>
  );
}

function Letters({ form: { value, set }, faultOf }: PartProps) {
  const t = useTranslations('printers');
  return (
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
  );
}
