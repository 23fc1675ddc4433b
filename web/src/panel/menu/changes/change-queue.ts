import type { MenuChange } from './menu-change.ts';

/** The changes that are being sent, those that can be undone, and those that were refused. */
export interface ChangeQueueState {
  pending: readonly MenuChange[];
  /** The changes that can be undone, the newest last. */
  done: readonly MenuChange[];
  /** The changes that the service refused or did not answer, until the person retries or dismisses them. */
  refused: readonly RefusedChange[];
}

export interface RefusedChange {
  change: MenuChange;
  isUndo: boolean;
  fault: unknown;
}

const MOST_STEPS_BACK = 50;

/**
 * Creates a queue that sends changes one after the other. A refused change stays visible until the person retries or
 * dismisses it. The changes after it are sent anyway.
 */
export function createChangeQueue() {
  const { state, set, subscribe } = createState();
  const turns = createTurns();

  const addUndo = (undo: MenuChange) => set({ done: [...state().done, undo].slice(-MOST_STEPS_BACK) });

  /** Sends a change after all earlier changes. @throws the fault of its `send` */
  const sendInTurn = (change: MenuChange, isUndo: boolean): Promise<void> =>
    turns.take(async () => {
      const undo = await change.send();
      if (undo !== null && !isUndo) addUndo(undo);
    });

  /** @param isUndo  whether the change is an undo: then it cannot be undone itself */
  const add = async (change: MenuChange, isUndo = false): Promise<boolean> => {
    const setsTheSame = ({ sets }: MenuChange) => sets !== undefined && sets === change.sets;
    const refused = state().refused.filter((one) => !setsTheSame(one.change));
    set({ pending: [...state().pending, change], refused });
    const fault = await sendInTurn(change, isUndo).then(
      () => null,
      (error: unknown) => error,
    );
    const pending = state().pending.filter((one) => one !== change);
    const isSettled = fault === null || pending.some(setsTheSame);
    set({ pending, refused: isSettled ? state().refused : [...state().refused, { change, isUndo, fault }] });
    return fault === null;
  };

  return {
    state,
    subscribe,
    /** Shows and sends a change. @returns whether the service accepted it */
    add: (change: MenuChange) => add(change),
    /** Sends the change of a form. The form shows a refusal, not the queue. @throws ApiFault */
    save: (change: MenuChange) => sendInTurn(change, false),
    /** Adds the undo of something that was sent without the queue. */
    addUndo,
    /**
     * Undoes the given change or, without one, the newest change once it is saved.
     * @returns whether the service accepted the undo
     */
    undo: async (given?: MenuChange): Promise<boolean> => {
      if (given === undefined && !(await turns.isNewestTaken())) return false;
      const change = given ?? state().done.at(-1);
      if (change === undefined) return true;
      set({ done: state().done.filter((one) => one !== change) });
      return add(change, true);
    },
    /** Sends all refused changes again, in their order. */
    retry: () => {
      const { refused } = state();
      set({ refused: [] });
      for (const { change, isUndo } of refused) void add(change, isUndo);
    },
    dismiss: () => set({ refused: [] }),
  };
}

/** Runs requests one after the other: each begins when the previous one is answered. */
function createTurns() {
  let last = Promise.resolve(true);
  let underWay = 0;
  return {
    /** @throws the fault of `send` */
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
    /** Waits for the newest pending request. Resolves to whether it was accepted; `true` if none is pending. */
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
