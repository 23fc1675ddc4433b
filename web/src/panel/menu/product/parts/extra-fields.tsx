import { useTranslations } from 'use-intl';
import { extraSetupAllergensValues as ALLERGENS } from '../../../../api/venue-api-lists.generated.ts';
import { Field } from '../../../../ui/field.tsx';
import { CheckChips } from '../../../../ui/form/check-chips.tsx';
import { useVenueTextAttributes } from '../../../venue-settings/venue-text.tsx';
import type { ExtraDraft } from '../draft/product-draft.ts';
import css from '../product.module.css';

interface ExtraFieldsProps {
  part: ExtraDraft;
  set: (change: Partial<ExtraDraft>) => void;
  /** The path of the part, such as `extras.0`. */
  path: string;
  faultAt: (path: string) => string | undefined;
}

/** The fields of an extra or a choice: name, price and allergens. */
export function ExtraFields({ part, set, path, faultAt }: ExtraFieldsProps) {
  const t = useTranslations('panelMenu.product');
  const venueText = useVenueTextAttributes();
  const names = part.allergens.map((one) => t(`allergen.${one}`)).join(', ');
  return (
    <>
      <Field
        label={t('partName')}
        {...venueText}
        value={part.name}
        maxLength={100}
        error={faultAt(`${path}.name`)}
        onChange={({ target }) => set({ name: target.value })}
      />
      <Field
        label={t('surcharge')}
        inputMode="decimal"
        placeholder={t('free')}
        value={part.price}
        error={faultAt(`${path}.price`)}
        onChange={({ target }) => set({ price: target.value })}
      />
      <details className={css.allergensOfPart}>
        <summary>
          {t('allergens')}
          {names !== '' && `: ${names}`}
        </summary>
        <CheckChips
          label={t('allergens')}
          values={part.allergens}
          options={ALLERGENS.map((value) => ({ value, text: t(`allergen.${value}`) }))}
          onChange={(allergens) => set({ allergens })}
        />
      </details>
    </>
  );
}
