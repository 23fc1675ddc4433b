import { ApiFault, type FaultDescription } from '../api/fault.ts';

/** Something that a person did and that the service has to be told of. It is stored until it is answered. */
export interface Act<Name extends string = string, Input = unknown> {
  /** Also the `Idempotency-Key` of the call: however often it is sent, it counts once. */
  key: string;
  name: Name;
  venueId: string;
  /** Who did it: it is never sent under another's name. */
  accountId: string;
  /** Acts on the same subject (a bill, a table, a reservation) are sent one after the other. */
  subject: string;
  input: Input;
  /** In milliseconds since 1970. */
  madeAt: number;
  /** Why the service refused it. It waits for the person then, and is not sent again by itself. */
  fault: FaultDescription | null;
}

/** Where a queue is kept over reloads. */
export interface ActStore {
  read: () => readonly Act[];
  write: (acts: readonly Act[]) => void;
}

export interface ActQueueParts {
  store: ActStore;
  /** Makes the call of an act. Rejects with an ApiFault. */
  send: (act: Act) => Promise<void>;
  /** Called with an act that was refused, before its subject goes on. */
  onRefused: (act: Act & { fault: FaultDescription }) => void;
  /** Waits before an act without an answer is sent again. Resolves earlier when the network is back. */
  pause: (failures: number) => Promise<void>;
}

export interface ActQueue {
  add: (act: Omit<Act, 'fault'>) => void;
  /** Takes over acts of a page that is gone: sends them, and keeps refused ones as they are. */
  adopt: (acts: readonly Act[]) => void;
  /** The acts that are not yet answered, in the order they were made, refused ones among them. */
  list: () => readonly Act[];
  /** Whether an act got no answer at its last try. */
  isStuck: () => boolean;
  /** Sends a refused act once more, under its key. */
  retry: (key: string) => void;
  /** Forgets a refused act. */
  dismiss: (key: string) => void;
  /** Calls back at each change. @returns stops it */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Sends what people do, in order for each subject, again and again until the service answers. An act is stored
 * before its first try and forgotten once it is answered, so that a reload or a lost network neither loses nor
 * doubles it.
 */
export function createActQueue({ store, send, onRefused, pause }: ActQueueParts): ActQueue {
  let acts = [...store.read()];
  const sending = new Set<string>();
  const stuck = new Set<string>();
  const listeners = new Set<() => void>();

  const change = (next: Act[]) => {
    acts = next;
    store.write(acts);
    for (const listener of listeners) listener();
  };
  const without = (key: string) => acts.filter((act) => act.key !== key);

  const sendSubject = async (subject: string) => {
    if (sending.has(subject)) return;
    sending.add(subject);
    for (let act = nextOf(acts, subject); act !== undefined; act = nextOf(acts, subject)) {
      const outcome = await sendUntilAnswered(act);
      if (outcome === null) change(without(act.key));
      else {
        const refused = { ...act, fault: outcome };
        change(acts.map((one) => (one.key === refused.key ? refused : one)));
        onRefused(refused);
      }
    }
    sending.delete(subject);
  };

  const sendUntilAnswered = async (act: Act): Promise<FaultDescription | null> => {
    for (let failures = 0; ; failures += 1) {
      const fault = await send(act).then(
        () => null,
        (error: unknown) => faultOfError(error),
      );
      setStuck(act.key, fault?.isPassing === true);
      if (fault === null || !fault.isPassing) return fault && describe(fault);
      await pause(failures);
    }
  };

  const setStuck = (key: string, isStuck: boolean) => {
    if (isStuck === stuck.has(key)) return;
    if (isStuck) stuck.add(key);
    else stuck.delete(key);
    for (const listener of listeners) listener();
  };

  const take = (taken: readonly Act[]) => {
    change([...acts, ...taken]);
    for (const { subject } of taken) void sendSubject(subject);
  };

  for (const { subject } of acts) void sendSubject(subject);
  return {
    add: (act) => take([{ ...act, fault: null }]),
    adopt: take,
    list: () => acts,
    isStuck: () => stuck.size > 0,
    retry: (key) => {
      const act = acts.find((one) => one.key === key);
      if (act === undefined) return;
      change(acts.map((one) => (one.key === key ? { ...one, fault: null } : one)));
      void sendSubject(act.subject);
    },
    dismiss: (key) => change(acts.filter((act) => act.key !== key || act.fault === null)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function nextOf(acts: readonly Act[], subject: string): Act | undefined {
  return acts.find((act) => act.subject === subject && act.fault === null);
}

/** A defect of the app is shown like a refusal: it must not be tried for ever. */
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
