/** A person who works in this tab at a shared device. */
export interface PresentPerson {
  accountId: string;
  /**
   * The token that identifies the person in calls; `null` if the person was let in without a connection, and
   * has proved nothing.
   */
  token: string | null;
}

/** The person who works in this tab, and the tokens of earlier persons whose acts are still being sent. */
interface Held {
  present: PresentPerson | null;
  /** Tokens by account. */
  leaving: Record<string, string>;
}

const NAME = 'sofra.person';
const listeners = new Set<() => void>();

/** Each tab has its own person, also after a reload. */
let held: Held = read();

/** The person who works in this tab; `null` in a person's own browser, and at a locked device. */
export function presentPerson(): PresentPerson | null {
  return held.present;
}

/** The token of a person in this tab. */
export function tokenOfPerson(accountId: string): string | null {
  return held.present?.accountId === accountId ? held.present.token : (held.leaving[accountId] ?? null);
}

/**
 * Makes a person the present one of this tab. The token of the previous person is kept until it is dropped:
 * their acts are still sent with it.
 */
export function enterPerson(person: PresentPerson): void {
  const { [person.accountId]: _, ...others } = withPresent(held);
  hold({ present: person, leaving: others });
}

/** Locks the tab: no one works in it. The token is kept for acts that are still being sent. */
export function leavePerson(): void {
  hold({ present: null, leaving: withPresent(held) });
}

/**
 * Removes the tokens of people who have left and have no more unsent acts. @returns the removed tokens, which
 * the caller must end at the service
 */
export function dropLeaving(isNeeded: (accountId: string) => boolean): string[] {
  const gone = Object.entries(held.leaving).filter(([accountId]) => !isNeeded(accountId));
  if (gone.length === 0) return [];
  const rest = Object.entries(held.leaving).filter(([accountId]) => isNeeded(accountId));
  hold({ ...held, leaving: Object.fromEntries(rest) });
  return gone.map(([, token]) => token);
}

/** Removes a token that the service no longer accepts: its person must type the PIN again. */
export function forgetToken(token: string | null): void {
  const { present, leaving } = held;
  if (token === null) return;
  const rest = Object.entries(leaving).filter(([, one]) => one !== token);
  hold({ present: present?.token === token ? null : present, leaving: Object.fromEntries(rest) });
}

/** Calls back when another person works in this tab, or none. @returns a function that stops it */
export function followPerson(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let sender: string | null = null;

/** Makes a call in the name of a person: `call` reaches the service before it waits for anything. */
export function callAs<Answer>(accountId: string, call: () => Promise<Answer>): Promise<Answer> {
  sender = accountId;
  try {
    return call();
  } finally {
    sender = null;
  }
}

/** The token for a call that is made at this moment. */
export function tokenForCall(): string | null {
  return sender === null ? (held.present?.token ?? null) : tokenOfPerson(sender);
}

function withPresent({ present, leaving }: Held): Record<string, string> {
  return present === null || present.token === null
    ? leaving
    : { ...leaving, [present.accountId]: present.token };
}

function hold(next: Held): void {
  held = next;
  try {
    sessionStorage.setItem(NAME, JSON.stringify(next));
  } catch {
    // If the storage is full, the PIN is asked again after a reload.
  }
  for (const tell of listeners) tell();
}

function read(): Held {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? '') as Held;
  } catch {
    return { present: null, leaving: {} };
  }
}
