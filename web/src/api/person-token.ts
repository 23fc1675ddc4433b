/** A person who works in this tab at a shared device. */
export interface PresentPerson {
  accountId: string;
  /** Names the person in calls; `null` for someone who was let in without the service, and has proved nothing. */
  token: string | null;
}

/** The person at work in this tab, and the tokens of earlier ones whose acts are still on their way. */
interface Held {
  present: PresentPerson | null;
  /** Tokens by account. */
  leaving: Record<string, string>;
}

const NAME = 'sofra.person';
const listeners = new Set<() => void>();

/** Each tab has a person of its own, who is still there after a reload. */
let held: Held = read();

/** The person who works in this tab; `null` where no one does: in a browser of one's own, and at a locked device. */
export function presentPerson(): PresentPerson | null {
  return held.present;
}

/** The token of a person in this tab. */
export function tokenOfPerson(accountId: string): string | null {
  return held.present?.accountId === accountId ? held.present.token : (held.leaving[accountId] ?? null);
}

/**
 * Lets a person begin in this tab. The previous person keeps their token until it is dropped: their acts are still sent in
 * their name.
 */
export function enterPerson(person: PresentPerson): void {
  const { [person.accountId]: _, ...others } = withPresent(held);
  hold({ present: person, leaving: others });
}

/** Locks the tab: no one works in it. The token stays for acts that are on their way. */
export function leavePerson(): void {
  hold({ present: null, leaving: withPresent(held) });
}

/**
 * Forgets the tokens of people who have left and have nothing on its way any more. @returns the tokens, which are to be
 * ended
 */
export function dropLeaving(isNeeded: (accountId: string) => boolean): string[] {
  const gone = Object.entries(held.leaving).filter(([accountId]) => !isNeeded(accountId));
  if (gone.length === 0) return [];
  const rest = Object.entries(held.leaving).filter(([accountId]) => isNeeded(accountId));
  hold({ ...held, leaving: Object.fromEntries(rest) });
  return gone.map(([, token]) => token);
}

/** Forgets a token that the service does not accept any more: its person is asked for the PIN again. */
export function forgetToken(token: string | null): void {
  const { present, leaving } = held;
  if (token === null) return;
  const rest = Object.entries(leaving).filter(([, one]) => one !== token);
  hold({ present: present?.token === token ? null : present, leaving: Object.fromEntries(rest) });
}

/** Calls back when another person works in this tab, or none. @returns stops it */
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
    // A full storage asks for the PIN again after a reload.
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
