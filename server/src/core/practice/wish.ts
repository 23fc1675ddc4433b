/** What can happen to a played order or reservation besides the usual. */
export const WISHES = ['cancel', 'strike', 'decline', 'no-show', 'guest-cancel', 'later'] as const;
export type Wish = (typeof WISHES)[number];

/**
 * The wish in a note: `practice: no-show` anywhere in it. With it a developer chooses what happens to an order or a
 * reservation of their own, as the played guests do.
 */
export function wishOf(note: string | null): Wish | null {
  const said = /\bpractice: ?([a-z-]+)/i.exec(note ?? '')?.[1]?.toLowerCase();
  return WISHES.find((wish) => wish === said) ?? null;
}

/** The note with which a played guest says a wish. */
export function noteOf(wish: Wish): string {
  return `practice: ${wish}`;
}
