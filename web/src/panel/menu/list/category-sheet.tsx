import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api, dataOf } from '../../../api/client.ts';
import { isChangedByOthers } from '../../../api/revision.ts';
import { Button } from '../../../ui/button.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useHasChanged } from '../../../ui/way-back/use-has-changed.ts';
import { changeOfCategory, menuReloadHandler, updateCachedMenu } from '../changes/menu-change.ts';
import { removeCategory, restoreChangeOf } from '../changes/menu-removal.ts';
import { SavingFault } from '../changes/saving-fault.tsx';
import { useSaving } from '../changes/use-saving.ts';
import { useMenuEditing } from '../menu-context.tsx';
import type { Category } from '../menu-queries.ts';
import { defaultMealCard, takesMealCards } from '../sheet/meal-card-cells.ts';
import { type CategoryDraft, categoryBodyOf, categoryDraftOf } from './category-draft.ts';
import { CategoryFields } from './category-fields.tsx';
import { CategoryRemoval } from './category-removal.tsx';
import css from './menu-list.module.css';

interface CategorySheetProps {
  /** The category to change; `undefined` to add one. */
  category?: Category;
  /** `added`: the id of the new category, if one was added. */
  onClose: (added?: string) => void;
}

/** A sheet to add a category, or to change, hide or remove one. */
export function CategorySheet({ category, onClose }: CategorySheetProps) {
  const t = useTranslations('panelMenu.category');
  const [draft, setDraft] = useState(useFirstDraft(category));
  // The category when the sheet opened: the save is refused if another person changed it since.
  const [opened] = useState(category);
  const saving = useSaving();
  const [isPhotoSending, setIsPhotoSending] = useState(false);
  const wasQuicker = isChangedByOthers(saving.fault);
  // After the message about a change by another person, the person has seen the present state and may save.
  const seen = wasQuicker && category !== undefined ? category : opened;
  const { save, remove } = useCategoryWrites(category, seen);
  const faults = { name: draft.name.trim() === '' ? t('nameMissing') : undefined };
  const { shown, submit } = useSubmit(faults, () => saving.run(() => save(draft), onClose));
  const hasChosen = useHasChanged(draft);
  return (
    <Sheet
      title={opened === undefined ? t('new') : t('title', { name: opened.name })}
      place="Side"
      isOpen
      onClose={() => onClose()}
      hasChosen={hasChosen}
      foot={
        <Button
          type="submit"
          form="category"
          tone="Main"
          size="Large"
          isWide
          disabled={saving.isBusy || isPhotoSending}
        >
          {t('save')}
        </Button>
      }
    >
      <form id="category" className={css.form} onSubmit={submit} noValidate inert={saving.isBusy}>
        {saving.fault !== null && <SavingFault fault={saving.fault} recordId={opened?.id ?? null} />}
        {wasQuicker && category !== undefined && (
          <p className={css.soft}>
            {t('now', { name: category.name, description: category.description ?? '–' })}
          </p>
        )}
        <CategoryFields
          draft={draft}
          nameFault={shown.name}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
          onPhotoSending={setIsPhotoSending}
        />
        {category !== undefined && (
          <CategoryRemoval
            category={category}
            isBusy={saving.isBusy}
            onRemove={() => saving.run(remove, () => onClose())}
          />
        )}
      </form>
    </Sheet>
  );
}

/** The first draft. A new category accepts meal cards if the venue and most of the menu do. */
function useFirstDraft(category: Category | undefined): () => CategoryDraft {
  const { settings, stored } = useMenuEditing();
  const isUsual = () => takesMealCards(settings.paymentMethods) && defaultMealCard(stored);
  return () => categoryDraftOf(category, isUsual());
}

/** Adds, changes or removes a category. @param seen  the category as the person has seen it; `undefined` to add one */
function useCategoryWrites(category: Category | undefined, seen: Category | undefined) {
  const { menuCache, queue } = useMenuEditing();
  return {
    /** @returns the id of the category if it is new */
    save: async (draft: CategoryDraft): Promise<string | undefined> => {
      const body = categoryBodyOf(draft);
      if (seen === undefined) {
        const params = { path: { venueId: menuCache.venueId } };
        const added = await dataOf(api.POST('/venue/v1/venues/{venueId}/categories', { params, body })).catch(
          menuReloadHandler(menuCache),
        );
        updateCachedMenu(menuCache, (menu) => [...menu, added]);
        return added.id;
      }
      const label = { kind: 'Changed', name: body.name, count: 1 } as const;
      await queue.save(changeOfCategory(menuCache, label, seen, () => body));
      return undefined;
    },
    remove: async () => {
      // The person has just seen the names of the products, so their present state is removed.
      const going = { ...category!, revision: seen!.revision };
      const removalId = await removeCategory(menuCache, going);
      if (removalId !== null)
        queue.addUndo(restoreChangeOf(menuCache, { name: going.name, count: 1 }, [removalId]));
    },
  };
}
