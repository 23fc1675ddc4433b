import {
  ArchiveRestore,
  CircleHelp,
  Download,
  Eye,
  FileUp,
  FolderPlus,
  History,
  Languages,
  Plus,
  UtensilsCrossed,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useSearchParams } from 'wouter';
import { useVenue } from '../../../session/venue-context.tsx';
import buttonCss from '../../../ui/button.module.css';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Message } from '../../../ui/message.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.ts';
import { scrollEdges } from '../../../ui/screen/scroll-edges.ts';
import { useMedia } from '../../../ui/screen/use-media.ts';
import { BackLink } from '../../back-link.tsx';
import { DragArea } from '../../sorting/drag-area.tsx';
import { changeOfProducts } from '../changes/menu-change.ts';
import { productsOf } from '../changes/shown-menu.ts';
import { useMenuEditing } from '../menu-context.tsx';
import { CategoryRail } from './category-rail.tsx';
import { CategorySheet } from './category-sheet.tsx';
import css from './menu-list.module.css';
import { ProductList } from './product-list.tsx';

const ExportButton = lazyPart(() => import('./export-button.tsx'));

/** The whole menu: the categories on one side, the products of the open category on the other. */
export function MenuList() {
  const t = useTranslations('panelMenu.list');
  const { menu } = useMenuEditing();
  const [query, setQuery] = useSearchParams();
  const [isAdding, setIsAdding] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const moveInto = useMoveToCategory(chosen, () => setChosen(new Set()));
  const isNarrow = useMedia('(max-width: 60rem)');
  const categoryInUrl = menu.find(({ id }) => id === query.get('category'));
  const open = categoryInUrl ?? menu[0];
  const openCategory = (id: string) => setQuery({ category: id }, { replace: !isNarrow });
  return (
    <section className={css.editor}>
      <MenuHead categoryId={open?.id} />
      {open === undefined ? (
        <Message icon={<UtensilsCrossed />} title={t('empty')} text={t('emptyText')}>
          <Button tone="Main" icon={<FolderPlus />} onClick={() => setIsAdding(true)}>
            {t('addCategory')}
          </Button>
          <Tool href="/import" icon={<FileUp />} text={t('importInstead')} />
        </Message>
      ) : (
        <DragArea onMoveInto={moveInto}>
          <div className={css.columns}>
            {(!isNarrow || categoryInUrl === undefined) && (
              <CategoryRail
                openId={isNarrow ? null : open.id}
                onOpen={openCategory}
                onAdd={() => setIsAdding(true)}
              />
            )}
            {isNarrow && categoryInUrl !== undefined && <BackLink>{t('categories')}</BackLink>}
            {(!isNarrow || categoryInUrl !== undefined) && (
              <ProductList category={open} chosen={chosen} onChoose={setChosen} />
            )}
          </div>
        </DragArea>
      )}
      {open !== undefined && (
        <p className={css.soft}>
          <CircleHelp aria-hidden /> {t('keyboardHint')}
        </p>
      )}
      {isAdding && (
        <CategorySheet
          onClose={(added) => {
            setIsAdding(false);
            if (added !== undefined) openCategory(added);
          }}
        />
      )}
    </section>
  );
}

/** The title and tools of the menu. @param categoryId  the suggested category of a new product; without one, none can be added */
function MenuHead({ categoryId }: { categoryId: string | undefined }) {
  const t = useTranslations('panelMenu.list');
  const tExport = useTranslations('panelMenu.export');
  const { menu } = useMenuEditing();
  const { venueId } = useVenue();
  return (
    <header className={css.head}>
      <h1>{t('title')}</h1>
      <p className={css.soft}>{t('count', { categories: menu.length, products: productsOf(menu).length })}</p>
      {categoryId !== undefined && (
        <Link
          href={`/new/${categoryId}`}
          className={classNames(buttonCss.button, buttonCss.main, css.addProduct)}
        >
          <Plus aria-hidden />
          {t('addProduct')}
        </Link>
      )}
      <nav ref={scrollEdges} className={css.tools} aria-label={t('tools')}>
        <Tool href="/preview" icon={<Eye />} text={t('preview')} />
        <Tool href="/translations" icon={<Languages />} text={t('translations')} />
        <Tool href={`~/app/${venueId}/panel/activity?part=Menu`} icon={<History />} text={t('history')} />
        <Tool href="/removed" icon={<ArchiveRestore />} text={t('removed')} />
        <Tool href="/import" icon={<FileUp />} text={t('import')} />
        {/* The placeholder has the same size, so that nothing moves when the button is loaded. */}
        <Suspense
          fallback={
            <Button tone="Quiet" className={css.tool} icon={<Download />} disabled>
              {tExport('button')}
            </Button>
          }
        >
          <ExportButton />
        </Suspense>
      </nav>
    </header>
  );
}

/** @returns a function that moves a dragged product into a category. If the product is selected, all selected ones move. */
function useMoveToCategory(chosen: ReadonlySet<string>, onMoved: () => void) {
  const { menu, queue, menuCache } = useMenuEditing();
  return (dragged: string, categoryId: string) => {
    const ids = chosen.has(dragged) ? chosen : new Set([dragged]);
    const moved = productsOf(menu).filter((one) => ids.has(one.id) && one.categoryId !== categoryId);
    if (moved.length === 0) return;
    const name = moved.length === 1 ? moved[0]!.name : null;
    const label = { kind: 'Moved', name, count: moved.length } as const;
    void queue.add(changeOfProducts(menuCache, label, moved, () => ({ categoryId })));
    onMoved();
  };
}

function Tool({ href, icon, text }: { href: string; icon: React.ReactNode; text: string }) {
  return (
    <Link href={href} className={classNames(buttonCss.button, buttonCss.quiet, css.tool)}>
      {icon}
      {text}
    </Link>
  );
}
