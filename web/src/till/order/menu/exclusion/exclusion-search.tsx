import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useId, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ALLERGY_WORDS, type AllergyTexts, WithAllergyWords } from '../../../../allergies/allergy-words.tsx';
import { productAllergensValues } from '../../../../api/venue-api-lists.generated.ts';
import { wordsQuery } from '../../../../device/part-words-provider.tsx';
import { usePreferences } from '../../../../device/use-preferences.ts';
import { CheckChips } from '../../../../ui/form/check-chips.tsx';
import type texts from '../../../../words/en/allergies/without.json';
import type { MenuIndex, Product } from '../menu-index.ts';
import { searchMenu } from '../menu-search.ts';
import { ProductTiles } from '../product-tiles.tsx';
import { exclusionLists } from './exclusion-lists.ts';
import { createExclusionParser, type ExclusionQuery } from './exclusion-query.ts';
import css from './exclusion-search.module.css';

interface ExclusionSearchProps {
  index: MenuIndex;
  text: string;
  onType: (text: string) => void;
  /** Whether the text says *without*: Enter must then not add a dish. */
  isExclusionShown: RefObject<boolean>;
  /** Shown if the text does not say *without*. */
  children: ReactNode;
}

/** The search for dishes without an allergen, such as *without nuts*. */
export default function ExclusionSearch({
  index,
  text,
  onType,
  isExclusionShown,
  children,
}: ExclusionSearchProps) {
  const { language } = usePreferences();
  const { data } = useQuery(wordsQuery(ALLERGY_WORDS, language));
  const read = useMemo(() => {
    if (data === undefined) return () => null;
    const { allergies, without } = data as { allergies: AllergyTexts; without: typeof texts };
    return createExclusionParser(allergies.names, without.words);
  }, [data]);
  const query = read(text);
  const isAsked = query !== null && query.allergens.length > 0;
  useEffect(() => {
    isExclusionShown.current = isAsked;
    return () => {
      isExclusionShown.current = false;
    };
  }, [isExclusionShown, isAsked]);
  if (query === null) return children;
  return (
    <WithAllergyWords>
      {isAsked ? (
        <Lists index={index} query={query} />
      ) : (
        <>
          <AllergenChips onType={onType} />
          {searchMenu(index, text).products.length > 0 && children}
        </>
      )}
    </WithAllergyWords>
  );
}

function AllergenChips({ onType }: { onType: (text: string) => void }) {
  const t = useTranslations();
  const options = productAllergensValues.map((value) => ({ value, text: t(`allergies.names.${value}`) }));
  return (
    <div className={css.chips}>
      <CheckChips
        label={t('without.pick')}
        values={[]}
        options={options}
        onChange={([chosen]) =>
          onType(t('without.query', { name: t(`allergies.names.${chosen ?? 'Gluten'}`) }))
        }
      />
    </div>
  );
}

function Lists({ index, query }: { index: MenuIndex; query: ExclusionQuery }) {
  const t = useTranslations();
  const { declared, inExtras, undeclared } = exclusionLists(index, query);
  const names = query.allergens.map((one) => t(`allergies.names.${one}`)).join(', ');
  return (
    <div className={css.lists}>
      <List
        title={t('without.declared', { names })}
        text={t(declared.length === 0 ? 'without.none' : 'without.extras')}
        products={declared}
      />
      {inExtras.length > 0 && (
        <List title={t('without.inExtras', { names })} text={t('without.leaveOut')} products={inExtras} />
      )}
      {undeclared.length > 0 && (
        <List title={t('without.undeclared')} text={t('without.ask')} products={undeclared} />
      )}
    </div>
  );
}

function List({ title, text, products }: { title: string; text: string; products: readonly Product[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      <ProductTiles products={products} />
    </section>
  );
}
