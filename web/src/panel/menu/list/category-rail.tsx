import { EyeOff, FolderPlus, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { DragHandle, SortableList, SortableRow } from '../../sorting/sortable-list.tsx';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import { changeOfCategorySequence } from '../changes/menu-change.ts';
import { useMenuEditing } from '../menu-context.tsx';
import { CategorySheet } from './category-sheet.tsx';
import css from './menu-list.module.css';

interface CategoryRailProps {
  /** The category whose products are shown; `null` if only the list of categories is visible. */
  openId: string | null;
  onOpen: (id: string) => void;
  onAdd: () => void;
}

/** The list of categories, which can be opened and put in order. */
export function CategoryRail({ openId, onOpen, onAdd }: CategoryRailProps) {
  const t = useTranslations('panelMenu.list');
  const { menu, queue, menuCache, unsaved } = useMenuEditing();
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = menu.find(({ id }) => id === editedId);
  return (
    <div className={css.rail}>
      <h2 className={css.railTitle}>{t('categories')}</h2>
      <SortableList
        items={menu}
        takesOthers
        onOrder={(ids) => void queue.add(changeOfCategorySequence(menuCache, menu, ids))}
        className={css.categories}
      >
        {menu.map(({ id, name, products, isVisible }) => (
          <SortableRow
            key={id}
            item={{ id, name }}
            className={classNames(css.category, id === openId && css.open, unsaved.has(id) && css.unsaved)}
          >
            <DragHandle />
            <button
              type="button"
              className={css.categoryName}
              aria-current={id === openId ? 'true' : undefined}
              onClick={() => onOpen(id)}
            >
              <VenueText>{name}</VenueText>
              <small>
                {!isVisible && <EyeOff className={css.eyeOff} aria-label={t('hidden')} />} {products.length}
              </small>
            </button>
            <Button
              tone="Quiet"
              icon={<Pencil />}
              label={t('editCategory', { name })}
              onClick={() => setEditedId(id)}
            />
          </SortableRow>
        ))}
      </SortableList>
      <Button tone="Quiet" icon={<FolderPlus />} isWide onClick={onAdd}>
        {t('addCategory')}
      </Button>
      {edited !== undefined && <CategorySheet category={edited} onClose={() => setEditedId(null)} />}
    </div>
  );
}
