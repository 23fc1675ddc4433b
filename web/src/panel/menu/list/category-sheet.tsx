import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api, dataOf } from '../../../api/client.ts';
import { isChangedByOthers } from '../../../api/revision.ts';
import { Button } from '../../../ui/button.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useHasChanged } from '../../../ui/way-back/use-has-changed.ts';
import { changeOfCategory, readingMenu, setMenu } from '../changes/menu-change.ts';
import { removeCategory, returnOfRemovals } from '../changes/menu-removal.ts';
import { SavingFault } from '../changes/saving-fault.tsx';
import { useSaving } from '../changes/use-saving.ts';
import { useMenuEditing } from '../menu-context.tsx';
import type { Category } from '../menu-queries.ts';
import { takesMealCards, usualMealCard } from '../sheet/meal-card-of-row.ts';
import { type CategoryDraft, categoryBodyOf, categoryDraftOf } from './category-draft.ts';
import { CategoryFields } from './category-fields.tsx';
import { CategoryRemoval } from './category-removal.tsx';
import css from './menu-list.module.css';

interface CategorySheetProps {
  /** The category to change; without one a new one is made. */
  category?: Category;
  /** `added`: the id of the new category. */
  onClose: (added?: string) => void;
}

/** Makes a category, or changes, hides or removes one. */
export function CategorySheet({ category, onClose }: CategorySheetProps) {
  const t = useTranslations('panelMenu.category');
  const [draft, setDraft] = useState(useFirstDraft(category));
  // Saved onto the state that the person has seen when the sheet opened.
  const [opened] = useState(category);
  const saving = useSaving();
  const [isPhotoSending, setIsPhotoSending] = useState(false);
  const wasQuicker = isChangedByOthers(saving.fault);
  // A person who read that another was quicker, and saves again, has seen the present state.
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

/** A new category takes meal cards as most of the menu does, if the venue takes them. */
function useFirstDraft(category: Category | undefined): () => CategoryDraft {
  const { settings, stored } = useMenuEditing();
  const isUsual = () => takesMealCards(settings.paymentMethods) && usualMealCard(stored);
  return () => categoryDraftOf(category, isUsual());
}

/** Makes, changes or removes a category. @param seen  what the person knows of it */
function useCategoryWrites(category: Category | undefined, seen: Category | undefined) {
  const { place, queue } = useMenuEditing();
  return {
    /** @returns the id of a new category */
    save: async (draft: CategoryDraft): Promise<string | undefined> => {
      const body = categoryBodyOf(draft);
      if (seen === undefined) {
        const params = { path: { venueId: place.venueId } };
        const added = await dataOf(api.POST('/venue/v1/venues/{venueId}/categories', { params, body })).catch(
          readingMenu(place),
        );
        setMenu(place, (menu) => [...menu, added]);
        return added.id;
      }
      const label = { kind: 'Changed', name: body.name, count: 1 } as const;
      await queue.save(changeOfCategory(place, label, seen, () => body));
      return undefined;
    },
    remove: async () => {
      // The names of its products were shown a moment ago, and they go as they are now.
      const going = { ...category!, revision: seen!.revision };
      const removalId = await removeCategory(place, going);
      if (removalId !== null)
        queue.note(returnOfRemovals(place, { name: going.name, count: 1 }, [removalId]));
    },
  };
}
