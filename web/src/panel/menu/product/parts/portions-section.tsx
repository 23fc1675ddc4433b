import { useTranslations } from 'use-intl';
import { portionPricingUnitValues } from '../../../../api/venue-api-lists.generated.ts';
import { Field } from '../../../../ui/field.tsx';
import { useVenueTextAttributes } from '../../../venue-settings/venue-text.tsx';
import { newPortion, type PortionDraft } from '../draft/product-draft.ts';
import css from '../product.module.css';
import { ProductSection, type ProductSectionProps, useFaultText } from '../section.tsx';
import { PartList } from './part-list.tsx';

/** The portions in which a product is sold, each with its price. */
export function PortionsSection({ draft, set, faults }: ProductSectionProps) {
  const t = useTranslations('panelMenu.product');
  const faultAt = useFaultText(faults);
  const setPortions = (portions: PortionDraft[]) => {
    const hasDefault = portions.some(({ isDefault }) => isDefault);
    set({ portions: portions.map((each, at) => (hasDefault ? each : { ...each, isDefault: at === 0 })) });
  };
  const makeDefault = (key: string) =>
    set({ portions: draft.portions.map((each) => ({ ...each, isDefault: each.key === key })) });
  return (
    <ProductSection title={t('portions')} hint={t('portionsHint')}>
      {faultAt('portions') !== undefined && <p className={css.fault}>{faultAt('portions')}</p>}
      <PartList
        parts={draft.portions}
        onChange={setPortions}
        addText={t('addPortion')}
        newPart={() => newPortion('')}
      >
        {(portion, change, at) => (
          <>
            <PortionFields
              portion={portion}
              change={change}
              faultOf={(field) => faultAt(`portions.${at}.${field}`)}
            />
            {draft.portions.length > 1 && (
              <label className={css.switch}>
                <input
                  type="radio"
                  name="default-portion"
                  checked={portion.isDefault}
                  onChange={() => makeDefault(portion.key)}
                />
                {t('isDefault')}
              </label>
            )}
          </>
        )}
      </PartList>
    </ProductSection>
  );
}

interface PortionFieldsProps {
  portion: PortionDraft;
  change: (change: Partial<PortionDraft>) => void;
  faultOf: (field: string) => string | undefined;
}

function PortionFields({ portion, change, faultOf }: PortionFieldsProps) {
  const venueText = useVenueTextAttributes();
  const t = useTranslations('panelMenu.product');
  return (
    <>
      <Field
        label={t('portionName')}
        value={portion.name}
        {...venueText}
        maxLength={100}
        error={faultOf('name')}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Field
        label={t('price')}
        inputMode="decimal"
        value={portion.price}
        error={faultOf('price')}
        onChange={({ target }) => change({ price: target.value })}
      />
      <label className={css.small}>
        {t('unit')}
        <select
          value={portion.pricingUnit}
          onChange={({ target }) => change({ pricingUnit: target.value as PortionDraft['pricingUnit'] })}
        >
          {portionPricingUnitValues.map((unit) => (
            <option key={unit} value={unit}>
              {t(`units.${unit}`)}
            </option>
          ))}
        </select>
      </label>
      <Field
        label={t('weight')}
        value={portion.weight}
        maxLength={50}
        onChange={({ target }) => change({ weight: target.value })}
      />
      <Field
        label={t('calories')}
        inputMode="numeric"
        value={portion.calories}
        error={faultOf('calories')}
        onChange={({ target }) => change({ calories: target.value })}
      />
    </>
  );
}
