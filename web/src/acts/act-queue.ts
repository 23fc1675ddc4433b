import { ApiFault, type FaultDescription, isRefusal } from '../api/fault.ts';
import { type Act, isTooOldToSend, senderOf } from './act.ts';

/** Stores the acts of a queue, so that a reload keeps them. */
export interface ActStore {
  read: () => readonly Act[];
  write: (acts: readonly Act[]) => void;
}

export interface ActQueueParts {
  store: ActStore;
  /** Sends one act to the service. Rejects with an ApiFault. */
  send: (act: Act) => Promise<void>;
  /** Called with an act that was refused or whose result stays unknown, before the next act on its subject is sent. */
  onFault: (act: Act & { fault: FaultDescription }) => void;
  /** Waits before an act without an answer is sent again. Resolves earlier if the network comes back. */
  pause: (failures: number) => Promise<void>;
  /** In milliseconds since 1970. */
  now: () => number;
  /**
   * Whether the acts of an account are sent from this page: `Yes` if its token is known, `Waits` if the person must
   * type the PIN first, `null` if not.
   * @default only the acts of the signed-in account are sent
   */
  sendModeFor?: (accountId: string) => 'Yes' | 'Waits' | null;
}

export interface ActQueue {
  /** Sets the signed-in account; `null` if no one is signed in. From then on, only its acts are sent. */
  setAccount: (accountId: string | null) => void;
  add: (act: Omit<Act, 'fault'>) => void;
  /** Takes over the unsent acts of a closed page. They are sent; acts with a fault stay as they are. */
  adopt: (acts: readonly Act[]) => void;
  /** The unanswered acts, in the order in which they were made, including those with a fault. */
  list: () => readonly Act[];
  /** Sends all acts that may be sent now, for example after a person has typed the PIN. */
  resume: () => void;
  /**
   * Whether an act is sent from this page: it belongs to the signed-in person, or to a colleague who has just left the
   * shared device.
   */
  isOwn: (act: Act) => boolean;
  /** Whether the call of an act is running now. */
  isUnderWay: (act: Act) => boolean;
  /** Whether an act is only sent after a tap: it belongs to another person, or is a round that waited too long. */
  waitsForTap: (act: Act) => boolean;
  /** Whether the last try of any act got no answer. */
  isStuck: () => boolean;
  /** Sends an act with a fault again, with the same key. */
  retry: (key: string) => void;
  /** Stores the id of the approval that was requested for an act: the next try sends it. */
  noteApproval: (key: string, approvalId: string) => void;
  /** Marks an act as refused: a colleague declined it, or the person withdrew the request. */
  markRefused: (key: string, fault: FaultDescription) => void;
  /** Sends an act of another person in the name of the signed-in person, with the same key. */
  sendInOwnName: (key: string) => void;
  /** Removes an act that the service has done, without waiting for its answer. */
  markDone: (key: string) => void;
  /** Removes an act that is not being sent: an act with a fault, or one that waits for a tap. */
  dismiss: (key: string) => void;
  /** Calls back at each change of the list. @returns a function that stops it */
  subscribe: (listener: () => void) => () => void;
}

/** After this many answers that neither confirm nor refuse it, an act is not sent again automatically. */
const MOST_ERRORS = 5;

/**
 * Sends acts again and again until the service answers; acts on one subject are sent in order. An act is stored before
 * its first try and removed once it is answered, so that a reload or a lost network neither loses nor repeats it.
 */
export function createActQueue(parts: ActQueueParts): ActQueue {
  const { now, sendModeFor = () => null } = parts;
  const list = createActList(parts.store);
  /** The account that is signed in on this page. */
  let person: string | null = null;
  const isOwn = (act: Act) => senderOf(act) === person || sendModeFor(senderOf(act)) === 'Yes';
  const waits = (act: Act) => act.fault === null && isTooOldToSend(act, now());
  const isNext = (act: Act) =>
    act.fault === null && isOwn(act) && sendModeFor(senderOf(act)) !== 'Waits' && !waits(act);
  const sender = createSender(list, isNext, parts);
  // While its call is running, the service may already have done the act.
  const isUnderWay = ({ key }: Act) => sender.calling.has(key);
  const waitsForTap = (act: Act) => !isOwn(act) || (waits(act) && !isUnderWay(act));
  const take = (taken: readonly Act[]) => {
    list.change([...list.acts(), ...taken]);
    sender.sendAll();
  };
  const revise = (key: string, revision: Partial<Act>) => {
    list.change(list.acts().map((act) => (act.key === key ? { ...act, ...revision } : act)));
    sender.sendAll();
  };

  return {
    setAccount: (accountId) => {
      if (accountId === person) return;
      person = accountId;
      take([]);
    },
    add: (act) => take([{ ...act, fault: null }]),
    adopt: (taken) => {
      list.change([...list.acts(), ...taken].sort((one, other) => one.madeAt - other.madeAt));
      sender.sendAll();
    },
    list: list.acts,
    resume: () => take([]),
    isOwn,
    isUnderWay,
    waitsForTap,
    isStuck: () => list.acts().some(({ key }) => sender.stuck.has(key)),
    retry: (key) => revise(key, { fault: null, confirmedAt: now() }),
    noteApproval: (key, approvalId) => revise(key, { approvalId }),
    markRefused: (key, fault) => revise(key, { fault }),
    sendInOwnName: (key) => {
      if (person !== null) revise(key, { fault: null, sentBy: person, confirmedAt: now() });
    },
    markDone: (key) => list.change(list.acts().filter((act) => act.key !== key)),
    dismiss: (key) =>
      list.change(list.acts().filter((act) => act.key !== key || (act.fault === null && !waitsForTap(act)))),
    subscribe: list.subscribe,
  };
}

/** The acts of a queue, stored at each change, and the listeners of the list. */
function createActList(store: ActStore) {
  let acts = [...store.read()];
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    acts: (): readonly Act[] => acts,
    change: (next: Act[]) => {
      acts = next;
      store.write(acts);
      notify();
    },
    notify,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/**
 * Sends the acts of a list; acts on one subject are sent one after the other.
 * @param isNext  whether an act is to be sent
 */
function createSender(
  list: ReturnType<typeof createActList>,
  isNext: (act: Act) => boolean,
  { send, onFault, pause }: ActQueueParts,
) {
  const sending = new Set<string>();
  const calling = new Set<string>();
  const stuck = new Set<string>();

  const sendSubject = async (subject: string) => {
    if (sending.has(subject)) return;
    sending.add(subject);
    const next = () => list.acts().find((act) => act.subject === subject && isNext(act));
    for (let act = next(); act !== undefined; act = next()) await sendUntilKnown(act);
    sending.delete(subject);
  };
  const sendAll = () => {
    for (const subject of new Set(list.acts().map((act) => act.subject))) void sendSubject(subject);
  };

  /**
   * Sends an act until its result is known, or until it may no longer be sent: another person has signed in, or it has
   * waited too long.
   */
  const sendUntilKnown = async ({ key }: Act): Promise<void> => {
    let errors = 0;
    for (let failures = 0; ; failures += 1) {
      const act = list.acts().find((one) => one.key === key && isNext(one));
      if (act === undefined) return leave(key);
      calling.add(key);
      const fault = await send(act).then(
        () => null,
        (error: unknown) => faultOfError(error),
      );
      calling.delete(key);
      if (fault !== null && !fault.isTransient) errors += 1;
      if (fault === null || isKnownNo(fault) || errors === MOST_ERRORS) {
        setStuck(key, false);
        return settle(list, act, fault, onFault);
      }
      setStuck(key, true);
      await pause(failures);
    }
  };

  /** Sets the same list again, because listeners see this act differently now. */
  const leave = (key: string) => {
    stuck.delete(key);
    list.change([...list.acts()]);
  };

  const setStuck = (key: string, isStuck: boolean) => {
    if (isStuck === stuck.has(key)) return;
    if (isStuck) stuck.add(key);
    else stuck.delete(key);
    list.notify();
  };

  return { sendAll, stuck, calling };
}

/** Removes an act that was done. An act that was not done stays in the list with its fault. */
function settle(
  list: ReturnType<typeof createActList>,
  act: Act,
  fault: ApiFault | null,
  onFault: ActQueueParts['onFault'],
): void {
  if (fault === null) {
    list.change(list.acts().filter(({ key }) => key !== act.key));
    return;
  }
  const faulty = { ...act, fault: describe(fault) };
  list.change(list.acts().map((one) => (one.key === act.key ? faulty : one)));
  onFault(faulty);
}

/** Whether the service refused the act and would refuse it again. */
function isKnownNo(fault: ApiFault): boolean {
  return isRefusal(fault) && !fault.isTransient;
}

/** The fault of an error. An error of the app also leaves the result of the act unknown. */
function faultOfError(error: unknown): ApiFault {
  if (error instanceof ApiFault) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new ApiFault({
    ...{
      code: 'APP_FAULT',
      status: 500,
      message: null,
      details: null,
      traceId: null,
      retryAfterSeconds: null,
    },
    problems: [{ field: '', message }],
  });
}

function describe({ code, status, sentence, problems, details, retryAfterSeconds, traceId }: ApiFault) {
  return { code, status, message: sentence, problems, details, retryAfterSeconds, traceId };
}
