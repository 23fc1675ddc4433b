import { Type } from 'typebox';
import { RESERVATION_LIMITS } from '../../core/reservations/reservation-rules.ts';
import { optionalText } from '../../http/schema.ts';

/** The body of a change with an optional reason. `description` says who reads the reason. */
export const reasonBody = (description: string) =>
  Type.Object(
    { reason: optionalText(RESERVATION_LIMITS.reason, description) },
    { examples: [{ reason: 'O akşam özel bir davetimiz var' }] },
  );
