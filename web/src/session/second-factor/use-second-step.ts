import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Schemas } from '../../api/client.ts';
import { askPasskey, canUsePasskeys, PasskeyFault } from './passkeys.ts';

/** A challenge is answered within five minutes, in which the person also uses the passkey. */
export const FRESH_MS = 4 * 60_000;

/** What a person can take the second step with here. */
export interface StepChoices {
  /** `undefined` until it is known. */
  hasApp: boolean | undefined;
  hasPasskey: boolean;
  /** Where the passkeys of the person work instead, for a person whose passkeys do not work here; `null` as a host: at a former address. */
  elsewhere: { host: string | null } | null;
  /** Lets the person use a passkey. @throws PasskeyFault */
  answer: () => Promise<Schemas['PasskeyAnswer']>;
}

/**
 * Asks the service what a person can take the second step with. If it cannot be asked, a code can be typed.
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
      const isOver = answered.current === request?.challenge || Date.now() - dataUpdatedAt > FRESH_MS;
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
  // Without an app, there are passkeys: the person has a second factor.
  if (passkey === null) return hasApp ? null : { host: null };
  return passkey.rpId === location.hostname ? null : { host: passkey.rpId };
}
