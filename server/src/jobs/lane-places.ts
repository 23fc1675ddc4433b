/** Lanes of one kind that one server serves at once: so many in all, and so many of one tenant. */
export interface LanePool {
  places: number;
  perTenant: number;
}

export interface LaneShare {
  pool: string;
  tenant: string;
}

/** The places of a duty. */
export interface LanePlaces {
  /** @returns whether there was a place */
  take(share: LaneShare): boolean;
  giveBack(share: LaneShare): void;
}

/** Counts the places that are taken. What nobody holds is not remembered. */
export function createPlaces(pools: Readonly<Record<string, LanePool>>): LanePlaces {
  const taken = new Map<string, number>();
  const countOf = (name: string) => taken.get(name) ?? 0;
  const add = (name: string, count: number) => {
    const sum = countOf(name) + count;
    if (sum === 0) taken.delete(name);
    else taken.set(name, sum);
  };
  const namesOf = ({ pool, tenant }: LaneShare) => [pool, `${pool} ${tenant}`] as const;
  return {
    take(share: LaneShare): boolean {
      const { places, perTenant } = pools[share.pool]!;
      const [all, own] = namesOf(share);
      if (countOf(all) >= places || countOf(own) >= perTenant) return false;
      for (const name of [all, own]) add(name, 1);
      return true;
    },
    giveBack(share: LaneShare): void {
      for (const name of namesOf(share)) add(name, -1);
    },
  };
}
