/** How long a draft can be used, and how long after its use it is still returned for the same request. */
export const DRAFT_LIFETIME_MS = 15 * 60_000;

/** The places for equal drafts. There are two: for the first draft, and for a draft that was requested with `again`. */
const SLOTS = [0, 1] as const;
export type DraftSlot = (typeof SLOTS)[number];

/**
 * An order or booking that an assistant prepared. The assistant may place it after the person has agreed. Instants
 * are milliseconds.
 */
export interface Draft<Content> {
  id: string;
  slot: DraftSlot;
  content: Content;
  /** The first instant at which the draft can no longer be used. */
  expiresAt: number;
  /** When the draft was used, and the id of the created bill or reservation; `null` if it was not used yet. */
  taken: { at: number; as: string } | null;
}

/**
 * How to answer a request for a draft. `Taken`: return a draft that was already used. `Use`: use a slot, with the `open` draft
 * in it; `open` is `null` if the slot is free. `earlier` is the equal draft that was used last, within the last 15 minutes.
 */
export type DraftChoice<Content> =
  | { kind: 'Taken'; draft: Draft<Content> }
  | { kind: 'Use'; slot: DraftSlot; open: Draft<Content> | null; earlier: Draft<Content> | null };

/**
 * Chooses the draft for a request among the drafts of equal requests. A used draft is still returned for 15 minutes, so that
 * a repeated call does not order twice. With `again` the request gets the second slot, with the same rule. So there are
 * never more than two equal orders in 15 minutes, no matter how often a call is repeated.
 * @param like  the stored drafts that are equal to the request
 */
export function chooseDraft<Content>(
  like: readonly Draft<Content>[],
  again: boolean,
  now: number,
): DraftChoice<Content> {
  const current = like.filter((draft) => stillCounts(draft, now));
  const [earlier = null] = current
    .filter(({ taken }) => taken !== null)
    .sort((a, b) => b.taken!.at - a.taken!.at || b.slot - a.slot);
  if (earlier !== null && !again) return { kind: 'Taken', draft: earlier };
  const open = current.find(({ taken }) => taken === null) ?? null;
  const slot = open?.slot ?? SLOTS.find((free) => !current.some((draft) => draft.slot === free));
  return slot === undefined ? { kind: 'Taken', draft: earlier! } : { kind: 'Use', slot, open, earlier };
}

function stillCounts({ expiresAt, taken }: Draft<unknown>, now: number): boolean {
  return now < Math.max(expiresAt, taken === null ? 0 : taken.at + DRAFT_LIFETIME_MS);
}
