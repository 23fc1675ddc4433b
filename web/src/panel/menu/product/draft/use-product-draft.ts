import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { revisionToWrite } from '../../../../api/record-writes.ts';
import { keepOnDevice } from '../../../../device/keep-on-device.ts';
import type { Product } from '../../menu-queries.ts';
import { differing, draftOf, type Edited, type ProductDraft } from './product-draft.ts';
import { mergeDraft, withProperty } from './product-merge.ts';

interface Editing {
  /** The product as the draft began, or as it was last brought up to date. */
  base: ProductDraft;
  draft: ProductDraft;
  /** The stored product that `base` is of. */
  product: Product | null;
  /** The draft that was sent last and that is not known to be saved. */
  sent: ProductDraft | null;
  conflicts: readonly Edited[];
  /** Changes of another person that were taken over. */
  taken: readonly Edited[];
}

/** What a new product begins with, and where what is typed of it is kept. */
export interface NewDraft {
  place: string;
  draft: () => ProductDraft;
}

/**
 * A product as it is typed. It survives a reload of the page, and takes over what another person saves in the meantime.
 * @param isChanging  whether a change of the product that this page has made, such as an undo, is on its way
 */
export function useProductDraft(stored: Product | null, begin: NewDraft, isChanging: boolean) {
  const locale = useLocale();
  const place = `sofra.product-draft.${stored?.id ?? `new.${begin.place}`}`;
  const [editing, setEditing] = useState<Editing>(() => {
    const base = stored === null ? begin.draft() : draftOf(stored, locale);
    const kept = readKept(place);
    const first = { base, draft: base, product: stored, sent: null, conflicts: [], taken: [] };
    if (kept === null) return first;
    // What was typed before the reload is applied to the product as it is now.
    return stored === null
      ? { ...first, draft: kept.draft }
      : broughtUpToDate({ ...first, ...kept }, stored, locale);
  });
  if (stored !== null && stored.revision !== editing.product?.revision) {
    const isOwn =
      isChanging || (editing.product !== null && revisionToWrite(editing.product) === stored.revision);
    const now = broughtUpToDate(editing, stored, locale);
    setEditing(isOwn ? { ...now, taken: [] } : now);
  }
  const { base, draft, sent, conflicts } = editing;
  const changed = differing(base, draft);
  const isTouched = changed.length > 0;
  useEffect(() => {
    if (isTouched) keepOnDevice(sessionStorage, place, JSON.stringify({ base, draft, sent, conflicts }));
    else sessionStorage.removeItem(place);
  }, [place, isTouched, base, draft, sent, conflicts]);
  return {
    ...editing,
    isTouched,
    set: (change: Partial<ProductDraft>) =>
      setEditing((before) => ({ ...before, draft: { ...before.draft, ...change } })),
    /** Decides a conflict for one of the two values. */
    settle: (name: Edited, isMine: boolean) =>
      setEditing((before) => ({
        ...before,
        draft: isMine ? before.draft : withProperty(before.draft, name, before.base),
        conflicts: before.conflicts.filter((one) => one !== name),
      })),
    /** It is on its way: what is typed from now on is new. */
    send: () => setEditing((before) => ({ ...before, sent: before.draft })),
    /** The service has it. Text typed in the meantime stays. */
    saved: (product: Product) => {
      sessionStorage.removeItem(place);
      setEditing((before) => {
        const base = draftOf(product, locale);
        const { draft } = mergeDraft(before.sent ?? before.draft, before.draft, base);
        return { base, draft, product, sent: null, conflicts: [], taken: [] };
      });
    },
    /** Goes back to what is stored. */
    reset: () => setEditing((before) => ({ ...before, draft: before.base, conflicts: [], taken: [] })),
  };
}

function broughtUpToDate(editing: Editing, stored: Product, locale: string): Editing {
  const theirs = draftOf(stored, locale);
  const { draft, conflicts, taken } = mergeDraft(editing.base, editing.draft, theirs, editing.sent);
  const unsettled = [...new Set([...editing.conflicts, ...conflicts])];
  return { ...editing, base: theirs, draft, product: stored, conflicts: unsettled, taken };
}

type Kept = Pick<Editing, 'base' | 'draft' | 'sent' | 'conflicts'>;

function readKept(place: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
