import type { MenuChange } from './menu-change.ts';

/** What is on its way, what can be taken back, and what was refused. */
export interface ChangeQueueState {
  pending: readonly MenuChange[];
  /** The newest last. */
  done: readonly MenuChange[];
  refused: { change: MenuChange; fault: unknown } | null;
}

const MOST_STEPS_BACK = 50;

/**
 * Sends changes one after the other. A refused change is shown until it is tried again or closed; those that wait
 * behind it are sent all the same.
 */
export function createChangeQueue() {
  let state: ChangeQueueState = { pending: [], done: [], refused: null };
  let last: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const set = (next: Partial<ChangeQueueState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  /** @param isUndo  it takes something back, and is not itself taken back */
  const send = async (change: MenuChange, isUndo: boolean): Promise<boolean> => {
    const without = () => state.pending.filter((one) => one !== change);
    try {
      const back = await change.send();
      const done = isUndo || back === null ? state.done : [...state.done, back].slice(-MOST_STEPS_BACK);
      set({ pending: without(), done });
      return true;
    } catch (fault) {
      set({ pending: without(), refused: { change, fault } });
      return false;
    }
  };
  const add = (change: MenuChange, isUndo = false): Promise<boolean> => {
    set({ pending: [...state.pending, change], refused: null });
    const sent = last.then(() => send(change, isUndo));
    last = sent;
    return sent;
  };

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Shows and sends a change. @returns whether the service took it */
    add: (change: MenuChange) => add(change),
    /** Notes how to take back something that a form has sent already. */
    note: (back: MenuChange) => set({ done: [...state.done, back].slice(-MOST_STEPS_BACK) }),
    /** Takes the newest change back. @returns whether the service took it */
    undo: async (): Promise<boolean> => {
      const change = state.done.at(-1);
      if (change === undefined) return true;
      set({ done: state.done.slice(0, -1) });
      return add(change, true);
    },
    retry: () => {
      const { refused } = state;
      if (refused !== null) void add(refused.change);
    },
    dismiss: () => set({ refused: null }),
  };
}

export type ChangeQueue = ReturnType<typeof createChangeQueue>;
