import { Eye, EyeOff, FolderInput, Percent, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { PanelFoot } from '../../panel-page.tsx';
import { type ChangeLabel, changeOfProducts, type ProductChange } from '../changes/menu-change.ts';
import { productsOf } from '../changes/shown-menu.ts';
import { useMenuEditing } from '../menu-context.tsx';
import type { Product } from '../menu-queries.ts';
import css from './menu-list.module.css';
import { MoveProductsSheet } from './move-products-sheet.tsx';
import { withShownPrices } from './price-change.ts';
import { PriceSheet } from './price-sheet.tsx';
import { RemoveProductsSheet } from './remove-products-sheet.tsx';

interface SelectionBarProps {
  products: readonly Product[];
  /** Selects every product of the menu. */
  onChooseAll: () => void;
  /** Ends the selection. */
  onEnd: () => void;
}

/** Buttons that change all selected products together. */
export function SelectionBar({ products, onChooseAll, onEnd }: SelectionBarProps) {
  const t = useTranslations('panelMenu.selection');
  const { queue, menuCache, menu } = useMenuEditing();
  const [sheet, setSheet] = useState<'Price' | 'Move' | 'Remove' | null>(null);
  const change = (kind: ChangeLabel['kind'], changeOf: (product: Product) => ProductChange) => {
    const name = products.length === 1 ? products[0]!.name : null;
    void queue.add(changeOfProducts(menuCache, { kind, name, count: products.length }, products, changeOf));
    setSheet(null);
    onEnd();
  };
  return (
    <PanelFoot>
      <fieldset className={css.selection} aria-label={t('title', { count: products.length })}>
        <strong>{t('title', { count: products.length })}</strong>
        {products.length < productsOf(menu).length && (
          <Button tone="Quiet" onClick={onChooseAll}>
            {t('wholeMenu')}
          </Button>
        )}
        <Button tone="Quiet" onClick={onEnd}>
          {t('none')}
        </Button>
        <Button icon={<Percent />} onClick={() => setSheet('Price')}>
          {t('price')}
        </Button>
        <Button icon={<EyeOff />} onClick={() => change('Hidden', () => ({ isVisible: false }))}>
          {t('hide')}
        </Button>
        <Button icon={<Eye />} onClick={() => change('Shown', () => ({ isVisible: true }))}>
          {t('show')}
        </Button>
        {menu.length > 1 && (
          <Button icon={<FolderInput />} onClick={() => setSheet('Move')}>
            {t('move')}
          </Button>
        )}
        <Button tone="Danger" icon={<Trash2 />} onClick={() => setSheet('Remove')}>
          {t('remove')}
        </Button>
        {sheet === 'Price' && (
          <PriceSheet
            products={products}
            onClose={() => setSheet(null)}
            onChange={(shown) => change('Priced', withShownPrices(shown))}
          />
        )}
        {sheet === 'Move' && (
          <MoveProductsSheet
            onClose={() => setSheet(null)}
            onMove={(categoryId) => change('Moved', () => ({ categoryId }))}
          />
        )}
        {sheet === 'Remove' && (
          <RemoveProductsSheet products={products} onClose={() => setSheet(null)} onEnd={onEnd} />
        )}
      </fieldset>
    </PanelFoot>
  );
}
