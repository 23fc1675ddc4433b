import { findKeys, isKeyText, keyLine } from '../operator/revoke-key.ts';
import { callOperator, type OperatorAccess } from '../operator-client.ts';
import type { Outcome } from '../outcome.ts';

/** The options of `sofra venues list`. */
export interface VenueListOptions {
  state?: string;
  after?: string;
  size?: string;
}

/** A venue, as the operator API returns it. */
interface ServedVenue {
  venueId: string;
  name: string;
  city: string | null;
  type: string;
  headquarter: { name: string } | null;
  branches: number;
  isPractice: boolean;
  state: string;
  subscribedUntil: string | null;
  lastOrderAt: string | null;
  ordersToday: number;
}

interface VenueCard {
  venue: ServedVenue;
  use: Record<string, number>;
  limits: Record<string, number>;
  owners: { name: string; email: string }[];
}

/** Lists venues by name: all, or those that match a text. */
export async function listVenues(
  access: OperatorAccess,
  search: string | undefined,
  { state, after, size }: VenueListOptions,
): Promise<Outcome> {
  if (search !== undefined && isKeyText(search)) {
    const keys = await findKeys(access, search);
    const lines = keys.length === 0 ? ['No API key begins like this.'] : keys.map(keyLine);
    return { lines, data: { keys } };
  }
  const asked = Object.entries({ search, state, after, pageSize: size }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const path = `/venues?${new URLSearchParams(asked)}`;
  const data = (await callOperator(access, 'GET', path)) as {
    items: ServedVenue[];
    nextCursor: string | null;
  };
  const lines = data.items.map(lineOf);
  if (lines.length === 0) lines.push('No venues found.');
  if (data.nextCursor !== null) lines.push(`More venues: --after ${data.nextCursor}`);
  return { lines, data };
}

/** Shows a venue with its counts and its owners. */
export async function showVenue(access: OperatorAccess, venueId: string): Promise<Outcome> {
  const data = (await callOperator(access, 'GET', `/venues/${encodeURIComponent(venueId)}`)) as VenueCard;
  const { venue, use, limits, owners } = data;
  return {
    lines: [
      lineOf(venue),
      ...(venue.subscribedUntil === null ? [] : [`  subscribed until ${venue.subscribedUntil}`]),
      ...owners.map(({ name, email }) => `  owner ${name} <${email}>`),
      ...Object.entries(use).map(([name, count]) => `  ${wordsOf(name)}: ${count}`),
      ...Object.entries(limits).map(([name, most]) => `  at most ${wordsOf(name)}: ${most}`),
    ],
    data,
  };
}

/** Splits a property name into words: `comingReservations` becomes `coming reservations`. */
function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function lineOf(venue: ServedVenue): string {
  const { venueId, name, city, type, headquarter, branches, isPractice, state, lastOrderAt, ordersToday } =
    venue;
  const facts = [
    state,
    ...(city === null ? [] : [city]),
    ...(type === 'Headquarter' ? [`${branches} branches`] : []),
    ...(headquarter === null ? [] : [`branch of ${headquarter.name}`]),
    ...(isPractice ? ['practice'] : []),
    `${ordersToday} orders today`,
    lastOrderAt === null ? 'no order yet' : `last order ${lastOrderAt}`,
  ];
  return `${venueId}  ${name}: ${facts.join(', ')}`;
}
