import { Check, Minus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { foldText } from '../../../ui/text/fold-text.generated.ts';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import type { CoveredEntry } from '../editor/campaign-form.ts';
import css from './covered-products-sheet.module.css';
import { coverageOf, setProductsCovered, togglePortion } from './covers.ts';

interface CoveredProductsSheetProps {
  title: string;
  covers: readonly CoveredEntry[];
  categories: readonly Schemas['CategorySetup'][];
  onChange: (covers: CoveredEntry[]) => void;
  onClose: () => void;
}

/** A sheet to choose what a campaign covers: whole categories, products, or single portions. */
export function CoveredProductsSheet({
  title,
  covers,
  categories,
  onChange,
  onClose,
}: CoveredProductsSheetProps) {
  const t = useTranslations('campaigns');
  const tApp = useTranslations('app');
  const [search, setSearch] = useState('');
  const searchText = foldText(search.trim());
  const shown = categories
    .map((category) => ({
      ...category,
      products: category.products.filter(({ name }) => foldText(name).includes(searchText)),
    }))
    .filter(({ products }) => products.length > 0);
  return (
    <Sheet
      title={title}
      place="Side"
      isOpen
      onClose={onClose}
      foot={
        <Button tone="Main" size="Large" isWide onClick={onClose}>
          {t('chosen', { count: covers.length })}
        </Button>
      }
    >
      <Field
        label={tApp('search')}
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {shown.map(({ id, name, products }) => {
        const isWhole = products.every((product) => coverageOf(covers, product) === 'All');
        return (
          <section key={id} className={css.category} aria-label={name}>
            <h3>
              <VenueText>{name}</VenueText>
              <Button
                tone="Quiet"
                onClick={() => onChange(setProductsCovered(covers, products, !isWhole))}
                aria-label={t(isWhole ? 'noneOf' : 'allOf', { name })}
              >
                {t(isWhole ? 'noneOfShort' : 'allOfShort')}
              </Button>
            </h3>
            <ul>
              {products.map((product) => (
                <ProductChoice key={product.id} product={product} covers={covers} onChange={onChange} />
              ))}
            </ul>
          </section>
        );
      })}
    </Sheet>
  );
}

interface ProductChoiceProps {
  product: Schemas['ProductSetup'];
  covers: readonly CoveredEntry[];
  onChange: (covers: CoveredEntry[]) => void;
}

function ProductChoice({ product, covers, onChange }: ProductChoiceProps) {
  const coverage = coverageOf(covers, product);
  const isPortionCovered = (id: string) =>
    coverage === 'All' || covers.some((one) => one.product === product.id && one.portion === id);
  return (
    <li className={css.product}>
      <button
        type="button"
        aria-pressed={coverage === 'Some' ? 'mixed' : coverage === 'All'}
        onClick={() => onChange(setProductsCovered(covers, [product], coverage !== 'All'))}
      >
        <span className={css.box} aria-hidden>
          {coverage === 'All' && <Check />}
          {coverage === 'Some' && <Minus />}
        </span>
        <VenueText>{product.name}</VenueText>
      </button>
      {product.portions.length > 1 && (
        <div className={css.portions}>
          {product.portions.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={isPortionCovered(id)}
              aria-label={`${product.name}, ${name}`}
              onClick={() => onChange(togglePortion(covers, product, id))}
            >
              {isPortionCovered(id) && <Check aria-hidden />}
              {name}
            </button>
          ))}
        </div>
      )}
    </li>
  );
}
