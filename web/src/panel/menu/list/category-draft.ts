import type { Category } from '../menu-queries.ts';

/** A category as it is typed. */
export interface CategoryDraft {
  name: string;
  description: string;
  imageUrl: string | null;
  isVisible: boolean;
  vatClass: string | null;
  /** The code of its course. */
  course: string | null;
  acceptsMealCard: boolean;
  translations: Category['translations'];
}

/** The draft of a category; an empty one for a new category. @param acceptsMealCard  of a new one */
export function categoryDraftOf(category: Category | undefined, acceptsMealCard: boolean): CategoryDraft {
  return {
    name: category?.name ?? '',
    description: category?.description ?? '',
    imageUrl: category?.imageUrl ?? null,
    isVisible: category?.isVisible ?? true,
    vatClass: category?.vatClass ?? null,
    course: category?.course ?? null,
    acceptsMealCard: category?.acceptsMealCard ?? acceptsMealCard,
    translations: category?.translations ?? {},
  };
}

/** What is sent: blank texts are none, and so are blank translations. */
export function categoryBodyOf({ name, description, translations, ...rest }: CategoryDraft) {
  const given = Object.entries(translations).flatMap(([code, texts]) => {
    const kept = Object.entries(texts).filter(([, text]) => text.trim() !== '');
    return kept.length === 0 ? [] : [[code, Object.fromEntries(kept)] as const];
  });
  return {
    ...rest,
    name: name.trim(),
    description: description.trim() === '' ? null : description.trim(),
    translations: Object.fromEntries(given),
  };
}
