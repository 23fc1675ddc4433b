import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Schemas } from '../../api/client.ts';
import { askPasskey, canUsePasskeys, PasskeyFault } from './passkeys.ts';

/**
 * A challenge is only used within this time: it is valid for five minutes, and the person needs time for the passkey.
 */
export const CHALLENGE_MAX_AGE_MS = 4 * 60_000;

/** The second factors that the person can use here. */
export interface StepChoices {
  /** Whether the person can type a code; `undefined` until the service has answered. */
  hasApp: boolean | undefined;
  hasPasskey: boolean;
  /**
   * Set if the person has passkeys that do not work at this address. `host`: where they work; `null` if only at a
   * former address.
   */
  elsewhere: { host: string | null } | null;
  /** Asks the browser to sign the challenge with a passkey. @throws PasskeyFault */
  answer: () => Promise<Schemas['PasskeyAnswer']>;
}

/**
 * Asks the service which second factors the person can use. If it does not answer, a code can be typed.
 * @param name  distinguishes the forms in the cache
 * @param begin  requests the challenge
 * @param isNeeded  whether the person has a second factor
 */
export function useSecondStep(
  name: string,
  begin: () => Promise<Schemas['SecondStep']>,
  isNeeded = true,
): StepChoices {
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    queryKey: ['second-step', name],
    queryFn: begin,
    enabled: isNeeded,
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const answered = useRef('');
  const request = data?.passkey ?? null;
  return {
    hasApp: isError || data?.hasApp,
    hasPasskey: request?.rpId === location.hostname && canUsePasskeys(),
    elsewhere: elsewhereOf(data),
    answer: async () => {
      const isOver =
        answered.current === request?.challenge || Date.now() - dataUpdatedAt > CHALLENGE_MAX_AGE_MS;
      const asked = isOver ? ((await refetch({ throwOnError: true })).data?.passkey ?? null) : request;
      if (asked === null) throw new PasskeyFault({ kind: 'GivenUp' });
      answered.current = asked.challenge;
      return askPasskey(asked);
    },
  };
}

function elsewhereOf(step: Schemas['SecondStep'] | undefined): StepChoices['elsewhere'] {
  if (step === undefined) return null;
  const { hasApp, passkey } = step;
  // A person without an app has passkeys. If none works here, they belong to a former address.
  if (passkey === null) return hasApp ? null : { host: null };
  return passkey.rpId === location.hostname ? null : { host: passkey.rpId };
}
