import type { Category } from '../menu-queries.ts';

/** A category as typed in its form. */
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

/** The draft of a category; empty for a new category. @param acceptsMealCard  the value for a new category */
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

/** The body of the request. Blank texts and translations are sent as missing. */
export function categoryBodyOf({ name, description, translations, ...rest }: CategoryDraft) {
  const given = Object.entries(translations).flatMap(([code, texts]) => {
    const notBlank = Object.entries(texts).filter(([, text]) => text.trim() !== '');
    return notBlank.length === 0 ? [] : [[code, Object.fromEntries(notBlank)] as const];
  });
  return {
    ...rest,
    name: name.trim(),
    description: description.trim() === '' ? null : description.trim(),
    translations: Object.fromEntries(given),
  };
}
