import { useEffect, useState } from 'react';
import { type Act, needsColleague } from '../../acts/act.ts';
import type { ActInputs, ActName } from '../../acts/act-kinds.ts';
import { useActQueue, usePendingActs } from '../../acts/acts-provider.tsx';
import { isRefusal } from '../../api/fault.ts';
import { useActHere, useVenue } from '../../session/venue-context.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';

/** An act that a form has sent, until it is answered. */
export interface AnsweredAct {
  /**
   * Sends the act. An earlier refused act of the form is dropped. @returns its key; `null` if one is being
   * sent already
   */
  send: <Name extends ActName>(name: Name, subject: string, input: ActInputs[Name]) => string | null;
  /** Whether it is being sent: a second tap sends nothing. */
  isSending: boolean;
  /** The act that the service refused, with the reason; `null` if there is none. */
  refused: Act | null;
  refusal: string | undefined;
  /** The act that a colleague must approve; `null` if there is none. */
  waiting: Act | null;
  /** The act whose result is unknown; `null` if there is none. */
  unknown: Act | null;
  /** Drops the refused act, because the value is typed again. */
  forget: () => void;
  /** Closes the form without sending it. An act that waits for approval remains. */
  close: () => void;
}

/**
 * Keeps a form open until the service has answered, so that a refusal is shown at its field.
 * @param onClose  called when the service has done it, or it was withdrawn
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
      // The present queue, not that of the last render: a second tap must find the first one.
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
