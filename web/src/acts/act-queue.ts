import { ApiFault, type FaultDescription, isRefusal } from '../api/fault.ts';
import { type Act, isTooOldToSend, senderOf } from './act.ts';

/** Where a queue is kept over reloads. */
export interface ActStore {
  read: () => readonly Act[];
  write: (acts: readonly Act[]) => void;
}

export interface ActQueueParts {
  store: ActStore;
  /** Makes the call of an act. Rejects with an ApiFault. */
  send: (act: Act) => Promise<void>;
  /** Called with an act that was refused, or whose fate stays unknown, before the next act on its subject is sent. */
  onFault: (act: Act & { fault: FaultDescription }) => void;
  /** Waits before an act without an answer is sent again. Resolves earlier when the network is back. */
  pause: (failures: number) => Promise<void>;
  /** In milliseconds since 1970. */
  now: () => number;
  /**
   * Whether acts of a person are sent: `Yes` for a person who left a shared device with acts on their way, `Waits` for one
   * who has not proved who they are. @default the person who is signed in, and no one else
   */
  sendModeFor?: (accountId: string) => 'Yes' | 'Waits' | null;
}

export interface ActQueue {
  /** Sets who is signed in; `null` for no one. Only their acts are sent, from now on. */
  sendFor: (accountId: string | null) => void;
  add: (act: Omit<Act, 'fault'>) => void;
  /** Takes over acts of a page that is gone: sends them, and keeps those with a fault as they are. */
  adopt: (acts: readonly Act[]) => void;
  /** The acts that are not yet answered, in the order they were made, those with a fault among them. */
  list: () => readonly Act[];
  /** Tries again what may be sent now: a person has proved who they are. */
  resume: () => void;
  /**
   * Whether an act is sent from this page: it belongs to the signed-in person, or to a colleague who has just left the
   * shared device.
   */
  isOwn: (act: Act) => boolean;
  /** Whether the call of an act is being made. */
  isUnderWay: (act: Act) => boolean;
  /** Whether an act is not sent automatically: it belongs to another person, or is a round that waited too long. */
  waitsForTap: (act: Act) => boolean;
  /** Whether an act got no answer at its last try. */
  isStuck: () => boolean;
  /** Sends an act with a fault once more, under its key. */
  retry: (key: string) => void;
  /** Notes what a colleague is asked to agree to for an act: it is sent with it when it is tried again. */
  noteAsked: (key: string, approvalId: string) => void;
  /** Notes that a colleague declined an act, or that the question was taken back. */
  refuse: (key: string, fault: FaultDescription) => void;
  /** Sends an act of another person in the name of the signed-in person, under its key. */
  sendInOwnName: (key: string) => void;
  /** Forgets an act that the service turns out to have done, without waiting for its answer. */
  markDone: (key: string) => void;
  /** Forgets an act that is not on its way: one with a fault, or a left one. */
  dismiss: (key: string) => void;
  /** Calls back at each change. @returns stops it */
  subscribe: (listener: () => void) => () => void;
}

/** After this many answers that are neither a yes nor a no, an act waits for the person. */
const MOST_ERRORS = 5;

/**
 * Sends what people do, in order for each subject, again and again until the service answers. An act is stored
 * before its first try and forgotten once it is answered, so that a reload or a lost network neither loses nor
 * doubles it.
 */
export function createActQueue(parts: ActQueueParts): ActQueue {
  const { now, sendModeFor = () => null } = parts;
  const list = createActList(parts.store);
  /** Who is signed in on this page. */
  let person: string | null = null;
  const isOwn = (act: Act) => senderOf(act) === person || sendModeFor(senderOf(act)) === 'Yes';
  const waits = (act: Act) => act.fault === null && isTooOldToSend(act, now());
  const isNext = (act: Act) =>
    act.fault === null && isOwn(act) && sendModeFor(senderOf(act)) !== 'Waits' && !waits(act);
  const sender = createSender(list, isNext, parts);
  // It may have happened as long as its call is under way.
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
    sendFor: (accountId) => {
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
    noteAsked: (key, approvalId) => revise(key, { approvalId }),
    refuse: (key, fault) => revise(key, { fault }),
    sendInOwnName: (key) => {
      if (person !== null) revise(key, { fault: null, sentBy: person, confirmedAt: now() });
    },
    markDone: (key) => list.change(list.acts().filter((act) => act.key !== key)),
    dismiss: (key) =>
      list.change(list.acts().filter((act) => act.key !== key || (act.fault === null && !waitsForTap(act)))),
    subscribe: list.subscribe,
  };
}

/** The acts of a queue as they are stored, and those who follow it. */
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

/** Sends the acts of a list, those of one subject one after the other. @param isNext  whether an act is to be sent */
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

  /** Ends as well if the act is not to be sent any more: another person has signed in, or it has waited too long. */
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

  /** The list looks different now to who follows it. */
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

/** Forgets an act that was done; one that was not stays with its fault. */
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

/** Whether the service said no, and would say it again. */
function isKnownNo(fault: ApiFault): boolean {
  return isRefusal(fault) && !fault.isTransient;
}

/** A defect of the app leaves open what became of the act, too. */
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
