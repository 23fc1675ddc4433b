import type { ApiFault } from './fault.ts';

/** A person who works in this tab at a shared device. */
export interface PresentPerson {
  accountId: string;
  /**
   * The token that identifies the person in calls; `null` if the person began without a connection: the service has not
   * checked their PIN.
   */
  token: string | null;
}

/** The person who works in this tab, and the tokens of earlier people whose acts are still being sent. */
interface Held {
  present: PresentPerson | null;
  /** Tokens by account id. */
  leaving: Record<string, string>;
}

const NAME = 'sofra.person';
const listeners = new Set<() => void>();

/** Stored per tab: each tab has its own person, who stays after a reload. */
let held: Held = read();

/** The person who works in this tab; `null` in a person's own browser and at a locked device. */
export function presentPerson(): PresentPerson | null {
  return held.present;
}

/** The token of a person who works in this tab or whose acts are still being sent; `null` if there is none. */
export function tokenOfPerson(accountId: string): string | null {
  return held.present?.accountId === accountId ? held.present.token : (held.leaving[accountId] ?? null);
}

/**
 * Makes a person the present one of this tab. The token of the previous person is kept, because their acts may still
 * need it.
 */
export function setPresentPerson(person: PresentPerson): void {
  const { [person.accountId]: _, ...others } = tokensWithPresent(held);
  hold({ present: person, leaving: others });
}

/** Locks the tab: no one works in it. The token is kept for acts that are still being sent. */
export function clearPresentPerson(): void {
  hold({ present: null, leaving: tokensWithPresent(held) });
}

/**
 * Removes the tokens of people who have left and have no unsent acts.
 * @returns the removed tokens; the caller must revoke them at the service
 */
export function removeUnneededTokens(isNeeded: (accountId: string) => boolean): string[] {
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

/** Calls back when another person begins in this tab, or when it is locked. @returns a function that stops it */
export function subscribeToPerson(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let sender: string | null = null;

/** Makes a call in the name of a person. `call` must start its request before its first `await`. */
export function callAs<Answer>(accountId: string, call: () => Promise<Answer>): Promise<Answer> {
  sender = accountId;
  try {
    return call();
  } finally {
    sender = null;
  }
}

/** The token for a call that starts now; `null` in a person's own browser. */
export function tokenForCall(): string | null {
  return sender === null ? (held.present?.token ?? null) : tokenOfPerson(sender);
}

/**
 * Whether to repeat a failed read: the service was busy or out of reach, or it asked for a person and one has entered
 * the PIN since. A token that is refused is forgotten, so a token that is held now is a newer one. A read is not
 * repeated if no one is signed in (401).
 */
export function shouldRepeatRead({ code, status, isTransient }: ApiFault): boolean {
  return code === 'PERSON_REQUIRED' ? tokenForCall() !== null : isTransient && status !== 401;
}

/** The kept tokens and that of the present person, by account id. */
function tokensWithPresent({ present, leaving }: Held): Record<string, string> {
  return present === null || present.token === null
    ? leaving
    : { ...leaving, [present.accountId]: present.token };
}

function hold(next: Held): void {
  held = next;
  try {
    sessionStorage.setItem(NAME, JSON.stringify(next));
  } catch {
    // If the storage is full, the person must type the PIN again after a reload.
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
