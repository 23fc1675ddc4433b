import { useQuery } from '@tanstack/react-query';
import { BookOpen, PackagePlus } from 'lucide-react';
import { type RefObject, Suspense, useDeferredValue, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { openBillsQuery } from '../../../api/queries.ts';
import { ApprovalMark } from '../../../session/approval-mark.tsx';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { FaultMessage } from '../../../ui/fault-message.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Message } from '../../../ui/message.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.ts';
import { useOrder } from '../order-context.tsx';
import { placeName } from '../place.ts';
import { CategoryRail } from './category-rail.tsx';
import { FAVOURITES, favouriteProducts, useFavourites } from './favourites.ts';
import css from './menu.module.css';
import type { MenuIndex } from './menu-index.ts';
import { searchMenu } from './menu-search.ts';
import { MenuSearch } from './menu-search-field.tsx';
import { ProductTiles } from './product-tiles.tsx';
import { firstCategoryId } from './start-of-menu.ts';
import { useFreshStock, useMenu } from './use-menu.ts';

const ExclusionSearch = lazyPart(() => import('./exclusion/exclusion-search.tsx'));
const SeatChoice = lazyPart(() => import('../../seats/seat-choice.tsx'));

/** The menu: the search, the categories, and the products as tiles. */
export function MenuPanel() {
  const t = useTranslations('till.menu');
  const { venueId, may } = useVenue();
  const { index, error, retry } = useMenu();
  useFreshStock();
  if (index === undefined)
    return error === null ? <MenuSkeleton /> : <FaultMessage fault={error} onRetry={retry} />;
  if (index.products.size === 0)
    return (
      <Message icon={<BookOpen />} title={t('empty')} text={t('emptyText')}>
        {may('menu') && <Link href={`~/app/${venueId}/panel/menu`}>{t('addProducts')}</Link>}
      </Message>
    );
  return <Menu index={index} />;
}

function Menu({ index }: { index: MenuIndex }) {
  const t = useTranslations('till.menu');
  const { choose, place, shown } = useOrder();
  const [typed, setTyped] = useState('');
  const searched = useDeferredValue(typed);
  const isExclusionShown = useRef(false);
  const addFirst = () => {
    // Uses the text of the field, not the deferred one.
    const [match] = isExclusionShown.current ? [] : searchMenu(index, typed).products;
    if (match === undefined) return;
    choose(match.product.id);
    setTyped('');
  };
  const categoryView = useShownCategory(index);
  return (
    <section className={css.menu} aria-label={t('title')}>
      <div className={css.top}>
        <MenuSearch typed={typed} onType={setTyped} onEnter={addFirst} />
        <OpenItemButton />
        {(place.kind === 'Table' || shown?.bill.type === 'DineIn') && (
          <Suspense>
            <SeatChoice key={placeName(place)} />
          </Suspense>
        )}
      </div>
      {searched.trim() === '' ? (
        <div className={css.columns}>
          <CategoryRail categories={index.categories} {...categoryView} />
          <ProductTiles
            key={categoryView.shownId}
            products={categoryView.products}
            categoryId={categoryView.shownId}
          />
        </div>
      ) : (
        <SearchResults index={index} text={searched} onType={setTyped} isExclusionShown={isExclusionShown} />
      )}
    </section>
  );
}

/** The part of the menu that is shown. It only changes with a tap. */
function useShownCategory(index: MenuIndex) {
  const { venueId } = useVenue();
  const { leftOf } = useMenu();
  const favourites = useFavourites(venueId);
  const { data: bills = [] } = useQuery(openBillsQuery(venueId));
  const start = () => firstCategoryId(index, favourites, bills, (product) => leftOf(product).isSoldOut);
  const [chosenId, onShow] = useState(start);
  const liked = favouriteProducts(index, favourites);
  const isThere =
    chosenId === FAVOURITES ? liked.length > 0 : index.categories.some(({ id }) => id === chosenId);
  const shownId = isThere ? chosenId : start();
  const products =
    shownId === FAVOURITES ? liked : index.categories.find(({ id }) => id === shownId)!.products;
  return { hasFavourites: liked.length > 0, shownId, products, onShow };
}

/** The button that adds an item which is not on the menu. */
function OpenItemButton() {
  const t = useTranslations('till.menu');
  const { open } = useOrder();
  return (
    <Button icon={<PackagePlus aria-hidden />} title={t('openItem')} onClick={() => open({ openItem: '' })}>
      <span className={css.openItem}>{t('openItem')}</span>
      <ApprovalMark right="openItem" />
    </Button>
  );
}

interface SearchResultsProps {
  index: MenuIndex;
  text: string;
  onType: (text: string) => void;
  isExclusionShown: RefObject<boolean>;
}

/** The products that match the typed text by name, or by *without* and an allergen. */
function SearchResults(props: SearchResultsProps) {
  const found = <FoundProducts index={props.index} text={props.text} />;
  return (
    <Suspense fallback={found}>
      <ExclusionSearch {...props}>{found}</ExclusionSearch>
    </Suspense>
  );
}

/** The results of a search by name. A product that is not found can be sold as an open item. */
function FoundProducts({ index, text }: { index: MenuIndex; text: string }) {
  const t = useTranslations('till.menu');
  const { open } = useOrder();
  const { products, more } = searchMenu(index, text);
  return (
    <div className={css.found}>
      <p className={css.foundCount} role="status">
        {products.length === 0 ? t('nothingFound', { text }) : null}
        {more > 0 ? t('moreFound', { count: more }) : null}
      </p>
      {products.length === 0 && (
        <Button className={css.sellOpen} onClick={() => open({ openItem: text.trim() })}>
          {t('sellOpen', { text: text.trim() })}
          <ApprovalMark right="openItem" />
        </Button>
      )}
      <ProductTiles products={products.map(({ product }) => product)} />
    </div>
  );
}

function MenuSkeleton() {
  return (
    <Loading>
      <div className={css.tiles}>
        {[...Array(12).keys()].map((at) => (
          <div key={at} className={css.tileShape} />
        ))}
      </div>
    </Loading>
  );
}
