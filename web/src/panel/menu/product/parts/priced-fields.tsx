import { useTranslations } from 'use-intl';
import { Field } from '../../../../ui/field.tsx';
import { useOwnText } from '../../../venue-settings/own-text.tsx';
import type { PricedDraft } from '../draft/product-draft.ts';

interface PricedFieldsProps {
  part: PricedDraft;
  set: (change: Partial<PricedDraft>) => void;
  /** The path of the part, such as `extras.0`. */
  path: string;
  faultAt: (path: string) => string | undefined;
}

/** The name and the price of an extra or a choice. */
export function PricedFields({ part, set, path, faultAt }: PricedFieldsProps) {
  const t = useTranslations('panelMenu.product');
  const ownText = useOwnText();
  return (
    <>
      <Field
        label={t('partName')}
        {...ownText}
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
    </>
  );
}
