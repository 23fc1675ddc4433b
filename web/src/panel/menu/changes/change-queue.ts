import type { MenuChange } from './menu-change.ts';

/** What is on its way, what can be taken back, and what was not saved. */
export interface ChangeQueueState {
  pending: readonly MenuChange[];
  /** The newest last. */
  done: readonly MenuChange[];
  /** What the service refused or did not answer. It is shown like what is on its way until the person decides. */
  refused: readonly RefusedChange[];
}

export interface RefusedChange {
  change: MenuChange;
  isUndo: boolean;
  fault: unknown;
}

const MOST_STEPS_BACK = 50;

/**
 * Sends changes one after the other. A refused change stays visible until it is tried again or closed; those that
 * wait behind it are sent anyway.
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

  /** @param isUndo  it takes something back, and is not itself taken back */
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
    /** Sends what a form saves, which tells of a refusal itself. @throws ApiFault */
    save: (change: MenuChange) => inTurn(change, false),
    /** Notes how to take back something that was sent already. */
    note,
    /**
     * Takes back what the person was told of, or the newest change once it is saved.
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

/** One after the other, each once the one before it is answered. */
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
    /** Whether the newest of those under way was taken, once it is answered; `true` where none is. */
    isNewestTaken: async (): Promise<boolean> => underWay === 0 || last,
  };
}

/** What the queue is in, with those who follow it. */
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
