import { useTranslations } from 'use-intl';
import { paymentKindValues } from '../../../api/venue-api-lists.generated.ts';
import { Field } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { Select } from '../../../ui/select.tsx';
import type { DraftForm } from '../../form/use-draft.ts';
import { VenueField } from '../../venue-settings/venue-text.tsx';
import type { MethodForm, methodFaultsOf } from './method-form.ts';
import { type PaymentKind, usualSwitches } from './payment-methods.ts';

interface MethodFieldsProps {
  form: DraftForm<MethodForm>;
  faults: Partial<ReturnType<typeof methodFaultsOf>>;
  /** Whether the method is not stored yet. Then choosing a kind sets the switches to the usual ones of the kind. */
  isNew: boolean;
}

const SWITCHES = ['givesChange', 'opensDrawer', 'isForMealsOnly', 'isActive'] as const;

/** The fields of a payment method: name, kind, and switches such as `opensDrawer`. */
export function MethodFields({ form: { value, set }, faults, isNew }: MethodFieldsProps) {
  const t = useTranslations('money.methods');
  const tKinds = useTranslations('pay.kinds');
  const choose = (kind: PaymentKind) => set(isNew ? { kind, ...usualSwitches(kind) } : { kind });
  return (
    <>
      <VenueField
        label={t('fields.name')}
        hint={t('nameHint')}
        value={value.name}
        maxLength={50}
        onChange={({ target }) => set({ name: target.value })}
        error={faults.name && t(`faults.${faults.name}`)}
      />
      <Select
        label={t('fields.kind')}
        hint={t('kindHint')}
        value={value.kind}
        onChange={({ target }) => choose(target.value as PaymentKind)}
      >
        {paymentKindValues.map((kind) => (
          <option key={kind} value={kind}>
            {tKinds(kind)}
          </option>
        ))}
      </Select>
      {value.kind === 'MealCard' && (
        <VenueField
          label={t('fields.brand')}
          value={value.brand}
          maxLength={30}
          onChange={({ target }) => set({ brand: target.value })}
        />
      )}
      {SWITCHES.map((name) => (
        <Switch
          key={name}
          label={t(`fields.${name}`)}
          hint={t(`hints.${name}`)}
          isOn={value[name]}
          onChange={(isOn) => set({ [name]: isOn })}
        />
      ))}
      <Field
        label={t('fields.fiscalCode')}
        hint={t('fiscalHint')}
        dir="ltr"
        value={value.fiscalCode}
        maxLength={20}
        onChange={({ target }) => set({ fiscalCode: target.value })}
      />
    </>
  );
}
