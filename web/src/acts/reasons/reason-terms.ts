import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '../../api/client.ts';
import { profileQuery } from '../../api/queries.ts';
import type { ActName } from '../act-kinds.ts';

type ReasonsOfVenue = Schemas['VenueProfile']['reasons'];
export type ReasonKind = keyof ReasonsOfVenue;
type ReasonTerms = ReasonsOfVenue[ReasonKind];

/** Until the venue is known a reason is required: an act without one could be refused later. */
const UNTIL_READ: ReasonTerms = { usual: [], isNeeded: true };

/** The reasons of a venue by kind: those to offer, and whether one is needed. */
export function useReasonTerms(venueId: string): (kind: ReasonKind) => ReasonTerms {
  const { data: profile } = useQuery(profileQuery(venueId));
  // A venue that the device has kept from an older service has no reasons.
  const reasons: Partial<ReasonsOfVenue> = profile?.reasons ?? {};
  return (kind) => reasons[kind] ?? UNTIL_READ;
}

const KINDS: Partial<Record<ActName, ReasonKind>> = {
  strikeLine: 'remove',
  stepQuantity: 'remove',
  voidBill: 'void',
  giveAway: 'comp',
  discountLine: 'discount',
  discountBill: 'discount',
  refundPayment: 'refund',
  setLinePrice: 'price',
};

/** The kind of reason that an act can need; `null` for one that never does. */
export function reasonKindOf(name: string): ReasonKind | null {
  return KINDS[name as ActName] ?? null;
}
