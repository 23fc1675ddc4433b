import { useEffect, useState } from 'react';
import { type Act, needsApproval } from '../../acts/act.ts';
import type { ActInputs, ActName } from '../../acts/act-kinds.ts';
import { useActQueue, usePendingActs } from '../../acts/acts-provider.tsx';
import { isRefusal } from '../../api/fault.ts';
import { useActAtVenue, useVenue } from '../../session/venue-context.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';

/** An act that a form sends, and the answer to it. */
export interface FormAct {
  /**
   * Sends the act. Discards an earlier refused act of the form.
   * @returns the key of the act; `null` if such an act is already being sent
   */
  send: <Name extends ActName>(name: Name, subject: string, input: ActInputs[Name]) => string | null;
  /** Whether the act is being sent. A second tap then does nothing. */
  isSending: boolean;
  /** The refused act; `null` if it was not refused. */
  refused: Act | null;
  refusal: string | undefined;
  /** The act if it waits for the approval of a colleague; else `null`. */
  waiting: Act | null;
  /** The act if its result is unknown; else `null`. */
  unknown: Act | null;
  /** Discards the refused act, because the person types the value again. */
  forget: () => void;
  /** Closes the form. An act that waits for an approval is kept, a refused one is discarded. */
  close: () => void;
}

/**
 * Keeps a form open until the service has answered, so that a refusal is shown at its field.
 * @param onClose  called when the act is done or was withdrawn
 */
export function useFormAct(onClose: () => void): FormAct {
  const sentenceOf = useFaultSentence();
  const { venueId } = useVenue();
  const queue = useActQueue();
  const act = useActAtVenue();
  const [key, setKey] = useState<string | null>(null);
  const sent = usePendingActs(venueId).find((one) => one.key === key) ?? null;
  const isDone = key !== null && sent === null;
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  const isSending = sent !== null && sent.fault === null;
  const waits = sent !== null && needsApproval(sent);
  const isRefused = sent !== null && sent.fault !== null && isRefusal(sent.fault);
  const forget = () => {
    setKey(null);
    if (key !== null && isRefused) queue.dismiss(key);
  };
  return {
    send: (name, subject, input) => {
      // The current queue, not that of the last render: a second tap must find the act of the first one.
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
