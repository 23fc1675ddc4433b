import { useEffect, useMemo, useState } from 'react';
import { keepOnDevice } from '../../device/keep-on-device.ts';
import {
  clashesOf,
  type Draft,
  dropTyped,
  emptyDraft,
  forgetSaved,
  keepTyped,
  readDraft,
  sendTyped,
  typeInto,
  withoutStored,
} from './draft.ts';

/** What a form shows and what it would save. */
export interface DraftForm<T extends object> {
  /** What is stored, with what the person typed over it. */
  value: T;
  /** Only what differs from what is stored: saving it undoes no other person's change. */
  changes: Partial<T>;
  isChanged: boolean;
  /** The typed fields that another person changed in the meantime. */
  clashes: (keyof T & string)[];
  set: (change: Partial<T>) => void;
  /** Goes on with what was typed, over what others stored. */
  keepMine: () => void;
  /** Takes what others stored in the fields that clash. */
  takeTheirs: () => void;
  /** Notes that what was typed is on its way, and returns it. */
  send: () => Partial<T>;
  /** Forgets what was saved, also when the form has been left. What was typed into it since stays. */
  forget: (saved: Partial<T>) => void;
  /** Forgets all that was typed. */
  discard: () => void;
}

const PREFIX = 'sofra.draft.';

/**
 * What this page has sent of each form, by the name of its draft. Who leaves a form before its save is answered, and
 * comes back, finds there what they saved themself.
 */
const sentOf = new Map<string, readonly object[]>();

/**
 * A form over something stored, which may change in the meantime. What was typed outlives the page and a reload in
 * this tab, until it is saved or discarded.
 * @param name  of what is edited, unique in the app; `null` for secrets, which are never kept
 */
export function useDraft<T extends object>(name: string | null, stored: T): DraftForm<T> {
  const [draft, setDraft] = useState<Draft<T>>(() => {
    if (name === null) return readDraft<T>(null);
    const kept = readDraft<T>(sessionStorage.getItem(PREFIX + name));
    return { ...kept, sent: [...kept.sent, ...((sentOf.get(name) ?? []) as Partial<T>[])] };
  });
  const current = useMemo(() => withoutStored(draft, stored), [draft, stored]);
  const isChanged = Object.keys(current.typed).length > 0;
  useEffect(() => {
    if (name !== null) keep(name, current);
  }, [name, current]);
  const clashes = clashesOf(current, stored);
  return {
    value: { ...stored, ...current.typed },
    changes: current.typed,
    isChanged,
    clashes,
    set: (change) => setDraft((before) => typeInto(before, stored, change)),
    keepMine: () => setDraft(keepTyped(current, stored)),
    takeTheirs: () => setDraft(dropTyped(current, clashes)),
    send: () => {
      setDraft(sendTyped);
      if (name !== null) sentOf.set(name, sendTyped(current).sent);
      return current.typed;
    },
    forget: (saved) => {
      if (name !== null) keep(name, forgetSaved(readDraft(sessionStorage.getItem(PREFIX + name)), saved));
      setDraft((before) => forgetSaved(before, saved));
    },
    discard: () => {
      // At once: a form that closes now keeps no effect that would do it.
      if (name !== null) sessionStorage.removeItem(PREFIX + name);
      setDraft(emptyDraft());
    },
  };
}

/** Keeps a draft in this tab while anything is typed. */
function keep(name: string, draft: Draft<object>): void {
  const isTyped = Object.keys(draft.typed).length > 0;
  if (isTyped) keepOnDevice(sessionStorage, PREFIX + name, JSON.stringify(draft));
  else sessionStorage.removeItem(PREFIX + name);
}
