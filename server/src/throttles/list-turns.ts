import { createTurns, type TakeTurn } from './turns.ts';

/** Limits how many lists are read at the same time, so that they do not slow other calls. */
export interface ListTurns {
  /** The turns of one caller: a few of its lists are read at the same time, the others wait. */
  ofCaller(id: string): TakeTurn;
  /** Long pages of all callers are read one batch after the other. */
  batch: TakeTurn;
}

/** Lists of one caller that are read at the same time. */
const AT_ONCE = 4;

/** Makes the turns of a process. */
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
