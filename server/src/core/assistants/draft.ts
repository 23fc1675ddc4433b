/** How long a draft can be used, and how long a used draft is returned for the same request. */
export const DRAFT_LIFETIME_MS = 15 * 60_000;

/** Two equal drafts may exist at once: the first, and one that was requested with `again`. */
const SLOTS = [0, 1] as const;
export type Slot = (typeof SLOTS)[number];

/**
 * An order or booking that an assistant prepared, and may place once the person has agreed. Instants are
 * milliseconds.
 */
export interface Draft<Content> {
  id: string;
  slot: Slot;
  content: Content;
  /** The first instant at which it can no longer be taken. */
  expiresAt: number;
  /** When it was placed, and the id of the bill or reservation; `null` until then. */
  taken: { at: number; as: string } | null;
}

/**
 * What to do with a request: return the draft that was used, or take a slot with its open draft, or `null` if the slot is
 * free. `earlier` is the equal draft that was used last, if that was less than 15 minutes ago.
 */
export type DraftChoice<Content> =
  | { kind: 'Taken'; draft: Draft<Content> }
  | { kind: 'Use'; slot: Slot; open: Draft<Content> | null; earlier: Draft<Content> | null };

/**
 * Chooses the draft for a request among the drafts of equal requests. A used draft is returned for 15 more minutes, so
 * that a repeated call does not order twice. With `again` the request gets the second slot, with the same rule. So there
 * are never more than two equal orders in 15 minutes, no matter how often a call is repeated.
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
