import { Languages } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Message } from '../../../ui/message.tsx';
import { useAddressChoice, useAddressParam } from '../../../ui/screen/use-address-param.ts';
import { Segments } from '../../../ui/segments.tsx';
import { BackLink } from '../../back-link.tsx';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import { changeOfCategory, changeOfProducts } from '../changes/menu-change.ts';
import { type MenuLanguage, useMenuEditing } from '../menu-context.tsx';
import type { Category, Product } from '../menu-queries.ts';
import { countMissingInMenu } from './menu-texts.ts';
import {
  countMissingTexts,
  findText,
  type ProductText,
  type TextSource,
  withTranslation,
} from './product-texts.ts';
import { TextRows } from './text-rows.tsx';
import css from './translations.module.css';

/** All texts of the menu with their translations. A translation is saved when the person leaves its field. */
export default function TranslationsPage() {
  const t = useTranslations('panelMenu.translations');
  const { menu, languages } = useMenuEditing();
  const codes = languages.map(({ code }) => code);
  const [chosen, setChosen] = useAddressChoice('language', codes, codes[0] ?? '');
  const [missing, setMissing] = useAddressParam('missing');
  const isMissingOnly = missing !== '';
  const language = languages.find(({ code }) => code === chosen);
  return (
    <section className={css.page}>
      <BackLink>{t('back')}</BackLink>
      <h1>{t('menuTitle')}</h1>
      {language === undefined ? (
        <Message icon={<Languages />} title={t('none')} text={t('noneText')} />
      ) : (
        <>
          <div className={css.bar}>
            <Segments
              label={t('language')}
              value={chosen}
              options={languages.map(({ code, name }) => ({
                ...{ value: code, text: name, lang: code, count: countMissingInMenu(menu, code) },
              }))}
              onChange={setChosen}
            />
            <label className={css.only}>
              <input
                type="checkbox"
                checked={isMissingOnly}
                onChange={({ target }) => setMissing(target.checked ? 'only' : '')}
              />
              {t('missingOnly')}
            </label>
          </div>
          <p role="status">
            {t('left', { count: countMissingInMenu(menu, chosen), language: language.name })}
          </p>
          {menu.map((category) => (
            <CategoryTexts
              key={category.id}
              category={category}
              language={language}
              isMissingOnly={isMissingOnly}
            />
          ))}
        </>
      )}
    </section>
  );
}

interface CategoryTextsProps {
  category: Category;
  language: MenuLanguage;
  isMissingOnly: boolean;
}

function CategoryTexts({ category, language, isMissingOnly }: CategoryTextsProps) {
  const { queue, menuCache } = useMenuEditing();
  const label = (name: string) => ({ kind: 'Translated', name, count: 1 }) as const;
  const setsOf = ({ id }: { id: string }, text: ProductText) =>
    `${id} ${language.code} ${text.kind} ${text.path}`;
  const translateCategory = (text: ProductText, translated: string) => {
    const change = changeOfCategory(menuCache, label(category.name), category, (now) => ({
      translations: withTranslation(textsOnly(now), text, language.code, translated).translations ?? {},
    }));
    void queue.add({ ...change, sets: setsOf(category, text) });
  };
  const translate = (product: Product) => (text: ProductText, translated: string) => {
    const change = changeOfProducts(menuCache, label(product.name), [product], (now) => {
      const found = findText(now, text);
      return found === undefined ? {} : withTranslation(now, found, language.code, translated);
    });
    void queue.add({ ...change, sets: setsOf(product, text) });
  };
  const products = isMissingOnly
    ? category.products.filter((product) => countMissingTexts(product, language.code) > 0)
    : category.products;
  const own = textsOnly(category);
  if (isMissingOnly && products.length === 0 && countMissingTexts(own, language.code) === 0) return null;
  return (
    <section className={css.category}>
      <h2>
        <VenueText>{category.name}</VenueText>
      </h2>
      <TextRows
        source={own}
        language={language}
        isMissingOnly={isMissingOnly}
        onTranslate={translateCategory}
      />
      {products.map((product) => (
        <section key={product.id} aria-label={product.name} className={css.product}>
          <TextRows
            source={product}
            language={language}
            isMissingOnly={isMissingOnly}
            onTranslate={translate(product)}
          />
        </section>
      ))}
    </section>
  );
}

function textsOnly({ name, description, translations }: Category): TextSource {
  return { name, description, translations };
}
