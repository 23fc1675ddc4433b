import { Type } from 'typebox';
import { KeyParams } from '../keys/key-body.ts';

/** The path parameters of an operation on one delivery. */
export const DeliveryParams = Type.Object({
  ...KeyParams.properties,
  eventId: Type.String({
    pattern: '^[\\w-]{1,64}$',
    examples: ['evt_5a3c1f0e9d8b7a695847362514031f2e'],
    description: 'The id of the event.',
  }),
});
