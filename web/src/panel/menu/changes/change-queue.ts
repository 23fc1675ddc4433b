import type { MenuChange } from './menu-change.ts';

/** The changes that are being sent, those that can be undone, and those that were refused. */
export interface ChangeQueueState {
  pending: readonly MenuChange[];
  /** The newest last. */
  done: readonly MenuChange[];
  /** The changes that the service refused or did not answer. They stay visible until the person decides. */
  refused: readonly RefusedChange[];
}

export interface RefusedChange {
  change: MenuChange;
  isUndo: boolean;
  fault: unknown;
}

const MOST_STEPS_BACK = 50;

/**
 * Sends changes one after the other. A refused change stays visible until it is tried again or closed. The
 * changes after it are sent anyway.
 */
export function createChangeQueue() {
  const { state, set, subscribe } = createState();
  const turns = createTurns();

  const note = (back: MenuChange) => set({ done: [...state().done, back].slice(-MOST_STEPS_BACK) });

  /** Sends after all that was added before. @throws what `send` throws */
  const inTurn = (change: MenuChange, isUndo: boolean): Promise<void> =>
    turns.take(async () => {
      const back = await change.send();
      if (back !== null && !isUndo) note(back);
    });

  /** @param isUndo  the change is an undo, and cannot be undone itself */
  const add = async (change: MenuChange, isUndo = false): Promise<boolean> => {
    const isOld = ({ sets }: MenuChange) => sets !== undefined && sets === change.sets;
    const refused = state().refused.filter((one) => !isOld(one.change));
    set({ pending: [...state().pending, change], refused });
    const fault = await inTurn(change, isUndo).then(
      () => null,
      (error: unknown) => error,
    );
    const pending = state().pending.filter((one) => one !== change);
    const isOver = fault === null || pending.some(isOld);
    set({ pending, refused: isOver ? state().refused : [...state().refused, { change, isUndo, fault }] });
    return fault === null;
  };

  return {
    state,
    subscribe,
    /** Shows and sends a change. @returns whether the service took it */
    add: (change: MenuChange) => add(change),
    /** Sends the change of a form, which shows a refusal itself. @throws ApiFault */
    save: (change: MenuChange) => inTurn(change, false),
    /** Notes how to undo something that was sent already. */
    note,
    /**
     * Undoes the given change, or else the newest one once it is saved.
     * @returns whether the service took it
     */
    undo: async (told?: MenuChange): Promise<boolean> => {
      if (told === undefined && !(await turns.isNewestTaken())) return false;
      const change = told ?? state().done.at(-1);
      if (change === undefined) return true;
      set({ done: state().done.filter((one) => one !== change) });
      return add(change, true);
    },
    /** Sends all that was refused again, in its order. */
    retry: () => {
      const { refused } = state();
      set({ refused: [] });
      for (const { change, isUndo } of refused) void add(change, isUndo);
    },
    dismiss: () => set({ refused: [] }),
  };
}

/** Runs sends one after the other, each when the one before it is answered. */
function createTurns() {
  let last = Promise.resolve(true);
  let underWay = 0;
  return {
    /** @throws what `send` throws */
    take: (send: () => Promise<void>): Promise<void> => {
      underWay += 1;
      const sent = last.then(send).finally(() => {
        underWay -= 1;
      });
      last = sent.then(
        () => true,
        () => false,
      );
      return sent;
    },
    /** Whether the service took the newest pending change, once it is answered; `true` if none is pending. */
    isNewestTaken: async (): Promise<boolean> => underWay === 0 || last,
  };
}

/** The state of the queue, with its subscribers. */
function createState() {
  let state: ChangeQueueState = { pending: [], done: [], refused: [] };
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    set: (next: Partial<ChangeQueueState>) => {
      state = { ...state, ...next };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type ChangeQueue = ReturnType<typeof createChangeQueue>;
