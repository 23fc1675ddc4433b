import type { Database, Statement, Tx } from '../../database.ts';

/** Counts the running and the ended changes of venues that this process makes. */
export interface OwnChanges {
  /** Begins a change of a venue; `null` if it may change any venue. @returns a function that ends the change */
  begin(venueId: string | null): () => void;
  areUnderWay(venueId: string): boolean;
  /** The number of changes that have ended since the start. */
  ended(): number;
}

/**
 * Makes the counters.
 * @param onEnd  called when a change of one venue has ended, whether it was committed or not
 * @param onEndOfAny  the same for a change that may have changed any venue
 */
export function createOwnChanges(onEnd: (venueId: string) => void, onEndOfAny: () => void): OwnChanges {
  const underWay = new Map<string | null, number>();
  let ended = 0;
  const count = (venueId: string | null, by: number) => {
    const left = (underWay.get(venueId) ?? 0) + by;
    if (left === 0) underWay.delete(venueId);
    else underWay.set(venueId, left);
  };
  return {
    begin: (venueId) => {
      count(venueId, 1);
      return () => {
        count(venueId, -1);
        ended += 1;
        if (venueId === null) onEndOfAny();
        else onEnd(venueId);
      };
    },
    areUnderWay: (venueId) => underWay.has(venueId) || underWay.has(null),
    ended: () => ended,
  };
}

/** The same database, which counts its statements that raise the version of a venue as changes. */
export function observeChanges(database: Database, changes: OwnChanges): Database {
  const begin = ({ raisesVersionOf: raised }: Statement) =>
    raised === undefined ? null : changes.begin(raised === 'Any' ? null : raised);
  return {
    ...database,
    query: (statement) => {
      const end = begin(statement);
      return end === null ? database.query(statement) : database.query<never>(statement).finally(end);
    },
    transaction: async (run) => {
      const ends: (() => void)[] = [];
      const observe = (tx: Tx): Tx => ({
        ...tx,
        query: (statement) => {
          const end = begin(statement);
          if (end !== null) ends.push(end);
          return tx.query(statement);
        },
      });
      try {
        return await database.transaction((tx) => run(observe(tx)));
      } finally {
        for (const end of ends) end();
      }
    },
    changeElsewhere: async (run) => {
      const end = changes.begin(null);
      try {
        return await database.changeElsewhere(run);
      } finally {
        end();
      }
    },
  };
}
