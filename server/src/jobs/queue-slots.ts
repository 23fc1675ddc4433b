/** How many queues of one kind a server serves at the same time: in total, and for one tenant. */
export interface SlotPool {
  slots: number;
  perTenant: number;
}

/** The pool of a queue, and its tenant. */
export interface SlotShare {
  pool: string;
  tenant: string;
}

export interface Slots {
  /** Takes a slot. @returns whether there was a free one */
  take(share: SlotShare): boolean;
  release(share: SlotShare): void;
}

/** Counts the slots in use. Pools and tenants without a used slot take no memory. */
export function createSlots(pools: Readonly<Record<string, SlotPool>>): Slots {
  const taken = new Map<string, number>();
  const countOf = (name: string) => taken.get(name) ?? 0;
  const add = (name: string, count: number) => {
    const sum = countOf(name) + count;
    if (sum === 0) taken.delete(name);
    else taken.set(name, sum);
  };
  const namesOf = ({ pool, tenant }: SlotShare) => [pool, `${pool} ${tenant}`] as const;
  return {
    take(share: SlotShare): boolean {
      const { slots, perTenant } = pools[share.pool]!;
      const [all, own] = namesOf(share);
      if (countOf(all) >= slots || countOf(own) >= perTenant) return false;
      for (const name of [all, own]) add(name, 1);
      return true;
    },
    release(share: SlotShare): void {
      for (const name of namesOf(share)) add(name, -1);
    },
  };
}
