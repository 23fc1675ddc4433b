import { useTranslations } from 'use-intl';
import { SortableList } from '../../sorting/sortable-list.tsx';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import { changeOfProductSequence } from '../changes/menu-change.ts';
import { productsOf } from '../changes/shown-menu.ts';
import { useMenuEditing } from '../menu-context.tsx';
import type { Category, Product } from '../menu-queries.ts';
import css from './menu-list.module.css';
import { ProductRow } from './product-row.tsx';
import { SelectionBar } from './selection-bar.tsx';

interface ProductListProps {
  category: Category;
  /** The ids of the selected products of all categories. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** The products of a category. They can be put in order, opened, and selected to change several together. */
export function ProductList({ category, chosen, onChoose }: ProductListProps) {
  const t = useTranslations('panelMenu.list');
  const { queue, menuCache, menu } = useMenuEditing();
  const { products, name } = category;
  const selected = productsOf(menu).filter(({ id }) => chosen.has(id));
  const areAllChosen = products.length > 0 && products.every(({ id }) => chosen.has(id));
  const chooseEach = (these: readonly Product[], isChosen: boolean) => {
    const ids = new Set(these.map(({ id }) => id));
    const others = [...chosen].filter((id) => !ids.has(id));
    onChoose(new Set(isChosen ? [...others, ...ids] : others));
  };
  return (
    <div className={css.products}>
      <div className={css.productsHead}>
        <h2>
          <VenueText>{name}</VenueText>
        </h2>
        {products.length > 0 && (
          <label className={css.chooseAll}>
            <input
              type="checkbox"
              checked={areAllChosen}
              onChange={() => chooseEach(products, !areAllChosen)}
            />
            {t('chooseAll')}
          </label>
        )}
      </div>
      {selected.length > 0 && (
        <SelectionBar
          products={selected}
          onChooseAll={() => chooseEach(productsOf(menu), true)}
          onEnd={() => onChoose(new Set())}
        />
      )}
      {products.length === 0 && <p className={css.soft}>{t('noProducts')}</p>}
      <SortableList
        items={products}
        onOrder={(ids) => void queue.add(changeOfProductSequence(menuCache, category, ids))}
        className={css.rows}
      >
        {products.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            isChosen={chosen.has(product.id)}
            onChoose={(isChosen) => chooseEach([product], isChosen)}
          />
        ))}
      </SortableList>
    </div>
  );
}
