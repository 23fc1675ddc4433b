import { createTurns, type TakeTurn } from './turns.ts';

/** Keeps those who read lists from being in the way of everybody else. */
export interface ListTurns {
  /** The turns of one caller: so many of its lists are looked up at once, and the others wait. */
  ofCaller(id: string): TakeTurn;
  /** What is read for a long page comes one after the other, whoever asks for it. */
  batch: TakeTurn;
}

/** Lists of one caller that are looked up at once. */
const AT_ONCE = 4;

/** Makes turns that nobody waits for yet. */
export function createListTurns(): ListTurns {
  const callers = new Map<string, { take: TakeTurn; users: number }>();
  return {
    ofCaller: (id) => async (run) => {
      const caller = callers.get(id) ?? { take: createTurns(AT_ONCE), users: 0 };
      callers.set(id, caller);
      caller.users += 1;
      try {
        return await caller.take(run);
      } finally {
        caller.users -= 1;
        if (caller.users === 0) callers.delete(id);
      }
    },
    batch: createTurns(1),
  };
}
