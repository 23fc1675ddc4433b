import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { revisionToWrite } from '../../../../api/record-writes.ts';
import { keepOnDevice } from '../../../../device/keep-on-device.ts';
import type { Product } from '../../menu-queries.ts';
import {
  changedProperties,
  type ProductDraft,
  type ProductProperty,
  productDraftOf,
} from './product-draft.ts';
import { mergeDraft, withProperty } from './product-merge.ts';

interface Editing {
  /** The stored product when the draft was begun, or when the changes of others were last merged in. */
  base: ProductDraft;
  draft: ProductDraft;
  /** The stored product of `base`; `null` for a new product. */
  product: Product | null;
  /** The draft that was sent last, until its save is confirmed. */
  sent: ProductDraft | null;
  conflicts: readonly ProductProperty[];
  /** The properties for which the draft took over a change of another person. */
  taken: readonly ProductProperty[];
}

/** The first draft of a new product. `draftName`: identifies the draft in the browser's storage. */
export interface NewProductDraft {
  draftName: string;
  draft: () => ProductDraft;
}

/**
 * The draft of a product with its state. It survives a reload of the page, and merges the changes that other people save.
 * @param isChanging  whether this page is saving another change of the product at the moment, such as an undo
 */
export function useProductDraft(stored: Product | null, initial: NewProductDraft, isChanging: boolean) {
  const locale = useLocale();
  const storageKey = `sofra.product-draft.${stored?.id ?? `new.${initial.draftName}`}`;
  const [editing, setEditing] = useState<Editing>(() => {
    const base = stored === null ? initial.draft() : productDraftOf(stored, locale);
    const kept = readStoredDraft(storageKey);
    const first = { base, draft: base, product: stored, sent: null, conflicts: [], taken: [] };
    if (kept === null) return first;
    // A draft from before the reload is merged with the present state of the product.
    return stored === null
      ? { ...first, draft: kept.draft }
      : mergeStored({ ...first, ...kept }, stored, locale);
  });
  if (stored !== null && stored.revision !== editing.product?.revision) {
    const isOwn =
      isChanging || (editing.product !== null && revisionToWrite(editing.product) === stored.revision);
    const now = mergeStored(editing, stored, locale);
    setEditing(isOwn ? { ...now, taken: [] } : now);
  }
  const { base, draft, sent, conflicts } = editing;
  const changed = changedProperties(base, draft);
  const isTouched = changed.length > 0;
  useEffect(() => {
    if (isTouched) keepOnDevice(sessionStorage, storageKey, JSON.stringify({ base, draft, sent, conflicts }));
    else sessionStorage.removeItem(storageKey);
  }, [storageKey, isTouched, base, draft, sent, conflicts]);
  return {
    ...editing,
    isTouched,
    set: (change: Partial<ProductDraft>) =>
      setEditing((before) => ({ ...before, draft: { ...before.draft, ...change } })),
    /** Resolves a conflict. @param isMine  whether the person's own value is kept */
    resolveConflict: (name: ProductProperty, isMine: boolean) =>
      setEditing((before) => ({
        ...before,
        draft: isMine ? before.draft : withProperty(before.draft, name, before.base),
        conflicts: before.conflicts.filter((one) => one !== name),
      })),
    /** Marks the draft as sent: later typing is not part of the save. */
    send: () => setEditing((before) => ({ ...before, sent: before.draft })),
    /** Called after the save. Text that was typed in the meantime stays in the draft. */
    saved: (product: Product) => {
      sessionStorage.removeItem(storageKey);
      setEditing((before) => {
        const base = productDraftOf(product, locale);
        const { draft } = mergeDraft(before.sent ?? before.draft, before.draft, base);
        return { base, draft, product, sent: null, conflicts: [], taken: [] };
      });
    },
    /** Discards the draft and shows the stored values. */
    reset: () => setEditing((before) => ({ ...before, draft: before.base, conflicts: [], taken: [] })),
  };
}

function mergeStored(editing: Editing, stored: Product, locale: string): Editing {
  const theirs = productDraftOf(stored, locale);
  const { draft, conflicts, taken } = mergeDraft(editing.base, editing.draft, theirs, editing.sent);
  const unsettled = [...new Set([...editing.conflicts, ...conflicts])];
  return { ...editing, base: theirs, draft, product: stored, conflicts: unsettled, taken };
}

type StoredDraft = Pick<Editing, 'base' | 'draft' | 'sent' | 'conflicts'>;

function readStoredDraft(storageKey: string): StoredDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as StoredDraft | null;
  } catch {
    return null;
  }
}
