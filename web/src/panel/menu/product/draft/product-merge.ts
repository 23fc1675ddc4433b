import { changedProperties, isSavedAs, type ProductDraft, type ProductProperty } from './product-draft.ts';

/** A draft with the changes of another person merged in. */
export interface MergedDraft {
  draft: ProductDraft;
  /** The properties that only the other person changed: the draft has their values now. */
  taken: ProductProperty[];
  /** The properties that both changed: the draft keeps this person's values until they resolve the conflict. */
  conflicts: ProductProperty[];
}

/**
 * Merges into a draft the changes that another person made to the product. Nothing typed is lost: if both
 * changed a property to different values, it is a conflict.
 * @param base  the stored product when the draft was begun
 * @param theirs  the stored product now
 * @param sent  the draft that was sent last, if it is not known whether it was saved
 */
export function mergeDraft(
  base: ProductDraft,
  draft: ProductDraft,
  theirs: ProductDraft,
  sent: ProductDraft | null = null,
): MergedDraft {
  const own =
    sent === null ? [] : changedProperties(base, sent).filter((name) => isSavedAs(name, sent, theirs));
  const typedOn = new Set(sent === null ? [] : changedProperties(sent, draft));
  const mine = new Set(changedProperties(base, draft));
  const unlike = new Set(changedProperties(draft, theirs));
  const changed = changedProperties(base, theirs).filter((name) => !own.includes(name));
  const conflicts = changed.filter((name) => mine.has(name) && unlike.has(name));
  const taken = changed.filter((name) => !mine.has(name));
  const saved = own.filter((name) => !typedOn.has(name));
  return {
    draft: [...taken, ...saved].reduce((merged, name) => withProperty(merged, name, theirs), draft),
    taken,
    conflicts,
  };
}

/** A draft with one property taken from another draft. */
export function withProperty(draft: ProductDraft, name: ProductProperty, from: ProductDraft): ProductDraft {
  return { ...draft, [name]: from[name] };
}
