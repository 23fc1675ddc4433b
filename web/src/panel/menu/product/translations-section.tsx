import { useTranslations } from 'use-intl';
import { useAddressChoice } from '../../../ui/screen/use-address-param.ts';
import { Segments } from '../../../ui/segments.tsx';
import { useMenuEditing } from '../menu-context.tsx';
import { countMissingTexts, withTranslation } from '../translations/product-texts.ts';
import { TextRows } from '../translations/text-rows.tsx';
import type { ProductDraft } from './draft/product-draft.ts';
import { ProductSection } from './section.tsx';

interface TranslationsSectionProps {
  draft: ProductDraft;
  set: (change: Partial<ProductDraft>) => void;
}

/** All texts of the product, each next to its translation. */
export function TranslationsSection({ draft, set }: TranslationsSectionProps) {
  const t = useTranslations('panelMenu.translations');
  const { languages } = useMenuEditing();
  const codes = languages.map(({ code }) => code);
  const [chosen, setChosen] = useAddressChoice('language', codes, codes[0] ?? '');
  const language = languages.find(({ code }) => code === chosen);
  if (language === undefined) return null;
  return (
    <ProductSection title={t('title')} hint={t('hint')}>
      <Segments
        label={t('language')}
        value={chosen}
        options={languages.map(({ code, name }) => ({
          ...{ value: code, text: name, lang: code },
          ...(countMissingTexts(draft, code) > 0 ? { count: countMissingTexts(draft, code) } : {}),
        }))}
        onChange={setChosen}
      />
      <TextRows
        source={draft}
        language={language}
        isDraft
        onTranslate={(text, translated) => set(withTranslation(draft, text, language.code, translated))}
      />
    </ProductSection>
  );
}
