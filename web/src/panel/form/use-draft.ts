import { useEffect, useMemo, useState } from 'react';
import { keepOnDevice } from '../../device/keep-on-device.ts';
import {
  clashesOf,
  type Draft,
  dropTyped,
  emptyDraft,
  keepTyped,
  readDraft,
  removeSaved,
  removeUnchanged,
  startSaving,
  updateDraft,
} from './draft.ts';

/** The state of a form: its values, its unsaved changes, and the functions that change and save them. */
export interface DraftForm<T extends object> {
  /** The values to show: the typed ones, otherwise the stored ones. */
  value: T;
  /** Only the values that differ from the stored ones: a save must not overwrite the changes of other people. */
  changes: Partial<T>;
  isChanged: boolean;
  /** The typed fields that another person changed in the meantime. */
  clashes: (keyof T & string)[];
  set: (change: Partial<T>) => void;
  /** Keeps the typed values of the fields that clash. */
  keepMine: () => void;
  /** Takes the stored values of the fields that clash. */
  takeTheirs: () => void;
  /** Marks the typed values as being saved, and returns them. */
  send: () => Partial<T>;
  /**
   * Removes saved values from the draft, even if the person has left the form. Fields that were typed again in the
   * meantime remain.
   */
  forget: (saved: Partial<T>) => void;
  /** Removes everything that was typed. */
  discard: () => void;
}

const PREFIX = 'sofra.draft.';

/**
 * The values that this page has sent, by the name of the draft. A person who leaves a form during a save and comes back
 * must not see their own save as a change of another person.
 */
const sentByDraft = new Map<string, readonly object[]>();

/**
 * A form for a stored value, which other people may change in the meantime. The draft is kept in this tab, even after a
 * reload, until it is saved or discarded.
 * @param name  the unique name of the draft; `null` for secrets, which are never stored in the browser
 */
export function useDraft<T extends object>(name: string | null, stored: T): DraftForm<T> {
  const [draft, setDraft] = useState<Draft<T>>(() => {
    if (name === null) return readDraft<T>(null);
    const kept = readDraft<T>(sessionStorage.getItem(PREFIX + name));
    return { ...kept, sent: [...kept.sent, ...((sentByDraft.get(name) ?? []) as Partial<T>[])] };
  });
  const current = useMemo(() => removeUnchanged(draft, stored), [draft, stored]);
  const isChanged = Object.keys(current.typed).length > 0;
  useEffect(() => {
    if (name !== null) storeDraft(name, current);
  }, [name, current]);
  const clashes = clashesOf(current, stored);
  return {
    value: { ...stored, ...current.typed },
    changes: current.typed,
    isChanged,
    clashes,
    set: (change) => setDraft((before) => updateDraft(before, stored, change)),
    keepMine: () => setDraft(keepTyped(current, stored)),
    takeTheirs: () => setDraft(dropTyped(current, clashes)),
    send: () => {
      setDraft(startSaving);
      if (name !== null) sentByDraft.set(name, startSaving(current).sent);
      return current.typed;
    },
    forget: (saved) => {
      if (name !== null)
        storeDraft(name, removeSaved(readDraft(sessionStorage.getItem(PREFIX + name)), saved));
      setDraft((before) => removeSaved(before, saved));
    },
    discard: () => {
      // Not in an effect: if the form closes now, its effects no longer run.
      if (name !== null) sessionStorage.removeItem(PREFIX + name);
      setDraft(emptyDraft());
    },
  };
}

/** Stores a draft in this tab, or removes an empty one. */
function storeDraft(name: string, draft: Draft<object>): void {
  const isTyped = Object.keys(draft.typed).length > 0;
  if (isTyped) keepOnDevice(sessionStorage, PREFIX + name, JSON.stringify(draft));
  else sessionStorage.removeItem(PREFIX + name);
}
