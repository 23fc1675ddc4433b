import { createInbox, readEvent } from './event-inbox.ts';
import { eventLine } from './event-line.ts';
import type { ReceivedRequest } from './event-receiver.ts';
import { type ForwardOutcome, forwardEvent } from './forward-event.ts';

export interface EventHandlerSettings {
  /** Prints an event. */
  print(text: string): void;
  /** Prints everything else. */
  note(text: string): void;
  /** Whether to print the body of an event instead of a line about it. */
  printsBody: boolean;
  /** The address that events are forwarded to; `null` for none. */
  forwardTo: string | null;
}

const ACCEPTED = 204;
const NO_EVENT = 400;
const NOT_FORWARDED = 502;

/**
 * Creates the handler of genuine events: it prints and forwards each event, and drops repeats of accepted
 * ones. It returns the status of the other server, so that an event refused there is delivered again.
 */
export function createEventHandler(
  settings: EventHandlerSettings,
): (request: ReceivedRequest) => Promise<number> {
  const { print, note, printsBody, forwardTo } = settings;
  const inbox = createInbox();
  return async (request) => {
    const body = request.body.toString();
    const event = readEvent(body);
    if (event === null) {
      note('The request was signed, but its body is not an event.');
      return NO_EVENT;
    }
    const arrival = inbox.arrivalOf(event);
    const line = eventLine(event, arrival);
    if (printsBody && arrival !== 'New') note(line);
    if (!printsBody) print(line);
    else if (arrival !== 'Repeated') print(body);
    if (arrival === 'Repeated') return ACCEPTED;
    const status = forwardTo === null ? ACCEPTED : await forward(note, forwardTo, request);
    if (status === ACCEPTED) inbox.accept(event);
    return status;
  };
}

async function forward(note: (text: string) => void, url: string, request: ReceivedRequest): Promise<number> {
  const outcome = await forwardEvent(url, request);
  const status = statusOf(outcome);
  const answer =
    outcome.kind === 'Answered' ? `${outcome.statusCode} in ${outcome.durationMs} ms` : outcome.reason;
  note(`          → ${answer}${status === ACCEPTED ? '' : ': not accepted'}`);
  return status;
}

function statusOf(outcome: ForwardOutcome): number {
  if (outcome.kind === 'Failed') return NOT_FORWARDED;
  const isAccepted = outcome.statusCode >= 200 && outcome.statusCode < 300;
  return isAccepted ? ACCEPTED : outcome.statusCode;
}
