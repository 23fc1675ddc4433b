import type { Act } from '../acts/act.ts';
import type { VenueActInputs } from '../acts/venue-acts.ts';
import type { Schemas } from '../api/client.ts';

/** The rush as a screen shows it. */
export interface RushState {
  /** When the rush ends, in milliseconds since 1970; `null` if there is no rush. */
  until: number | null;
  reason: string | null;
  /** Whether an act on the rush is unanswered. */
  isUnsaved: boolean;
}

/** The rush of the service after the unanswered acts. A rush whose end has passed counts as none. */
export function shownRush(rush: Schemas['Rush'] | undefined, acts: readonly Act[], now: number): RushState {
  let shown: Schemas['Rush'] = rush ?? { until: null, reason: null };
  let isUnsaved = false;
  for (const { name, input, fault } of acts) {
    if (fault !== null) continue;
    if (name === 'declareRush') shown = input as VenueActInputs['declareRush'];
    else if (name === 'endRush') shown = { until: null, reason: null };
    else continue;
    isUnsaved = true;
  }
  const until = shown.until === null ? null : Date.parse(shown.until);
  return until !== null && until > now
    ? { until, reason: shown.reason, isUnsaved }
    : { until: null, reason: null, isUnsaved };
}
