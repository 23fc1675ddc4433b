/** How long a draft can be taken, and how long a taken one answers the same request. */
export const DRAFT_LIFETIME_MS = 15 * 60_000;

/** How many like drafts may exist at once: the first, and one that was requested with `again`. */
const SLOTS = [0, 1] as const;
export type Slot = (typeof SLOTS)[number];

/** What an assistant prepared for a person, and may take once the person has agreed. Instants are milliseconds. */
export interface Draft<Content> {
  id: string;
  slot: Slot;
  content: Content;
  /** The first instant at which it can no longer be taken. */
  expiresAt: number;
  /** When, and as which bill or reservation; `null` until it was taken. */
  taken: { at: number; as: string } | null;
}

/**
 * What to do with a request: answer the draft that was taken, or use a slot, whose draft is still open or `null`. `earlier`
 * is the like draft that was taken last, if it still counts.
 */
export type DraftChoice<Content> =
  | { kind: 'Taken'; draft: Draft<Content> }
  | { kind: 'Use'; slot: Slot; open: Draft<Content> | null; earlier: Draft<Content> | null };

/**
 * Chooses the draft for a request among those of like requests. A taken draft counts for 15 more minutes: a like request
 * gets it, so that a repeated call orders nothing. With `again` the request gets the second slot, which follows the same
 * rule; so there are never more than two like orders in 15 minutes, however often a call is repeated.
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
