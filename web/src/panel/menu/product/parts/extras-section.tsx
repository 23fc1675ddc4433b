import { useTranslations } from 'use-intl';
import { newExtra } from '../draft/product-draft.ts';
import { ProductSection, type ProductSectionProps, useFaultText } from '../section.tsx';
import { ExtraFields } from './extra-fields.tsx';
import { PartList } from './part-list.tsx';

/** The extras that guests may add to a product. */
export function ExtrasSection({ draft, set, faults }: ProductSectionProps) {
  const t = useTranslations('panelMenu.product');
  const faultAt = useFaultText(faults);
  return (
    <ProductSection title={t('extras')} hint={t('extrasHint')}>
      <PartList
        parts={draft.extras}
        onChange={(extras) => set({ extras })}
        addText={t('addExtra')}
        newPart={newExtra}
      >
        {(part, change, at) => (
          <ExtraFields part={part} set={change} path={`extras.${at}`} faultAt={faultAt} />
        )}
      </PartList>
    </ProductSection>
  );
}
