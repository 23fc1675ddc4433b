import { useEffect, useState } from 'react';
import { type Act, needsColleague } from '../../acts/act.ts';
import type { ActInputs, ActName } from '../../acts/act-kinds.ts';
import { useActQueue, usePendingActs } from '../../acts/acts-provider.tsx';
import { isRefusal } from '../../api/fault.ts';
import { useActHere, useVenue } from '../../session/venue-context.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';

/** An act that a form has sent and waits for. */
export interface AnsweredAct {
  /** Sends it. What was refused of the form before is dropped. @returns its key; `null` when one is on its way already */
  send: <Name extends ActName>(name: Name, subject: string, input: ActInputs[Name]) => string | null;
  /** It is on its way: a second tap sends nothing. */
  isSending: boolean;
  /** The one that the service refused, and why; `null` when there is none. */
  refused: Act | null;
  refusal: string | undefined;
  /** The one to which a colleague must agree; `null` when there is none. */
  waiting: Act | null;
  /** The one of which it is not known whether the service has it; `null` when there is none. */
  unknown: Act | null;
  /** Forgets the refusal: the value is typed again. */
  forget: () => void;
  /** Closes the form without sending it. What waits for a colleague stays. */
  close: () => void;
}

/**
 * Keeps a form open until the service has answered, so that a refusal is shown at its field.
 * @param onClose  called once the service has done it, or no one wants it any more
 */
export function useAnsweredAct(onClose: () => void): AnsweredAct {
  const sentenceOf = useFaultSentence();
  const { venueId } = useVenue();
  const queue = useActQueue();
  const act = useActHere();
  const [key, setKey] = useState<string | null>(null);
  const sent = usePendingActs(venueId).find((one) => one.key === key) ?? null;
  const isDone = key !== null && sent === null;
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  const isSending = sent !== null && sent.fault === null;
  const waits = sent !== null && needsColleague(sent);
  const isRefused = sent !== null && sent.fault !== null && isRefusal(sent.fault);
  const forget = () => {
    setKey(null);
    if (key !== null && isRefused) queue.dismiss(key);
  };
  return {
    send: (name, subject, input) => {
      // The queue of this moment, not of the last drawing: a second tap must find the first one.
      if (queue.list().some((one) => one.fault === null && one.subject === subject && one.name === name))
        return null;
      forget();
      const sentKey = act(name, subject, input);
      setKey(sentKey);
      return sentKey;
    },
    isSending,
    refused: isRefused && !waits ? sent : null,
    refusal: isRefused && !waits ? sentenceOf(sent.fault) : undefined,
    waiting: waits ? sent : null,
    unknown: sent !== null && sent.fault !== null && !isRefused ? sent : null,
    forget,
    close: () => {
      if (!waits) forget();
      onClose();
    },
  };
}
