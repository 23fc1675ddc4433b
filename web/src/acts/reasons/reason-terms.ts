import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '../../api/client.ts';
import { profileQuery } from '../../api/queries.ts';
import type { ActName } from '../act-kinds.ts';

type ReasonsOfVenue = Schemas['VenueProfile']['reasons'];
export type ReasonKind = keyof ReasonsOfVenue;
type ReasonTerms = ReasonsOfVenue[ReasonKind];

/** Until the venue is loaded, a reason is required: an act without a reason could be refused later. */
const UNTIL_READ: ReasonTerms = { usual: [], isNeeded: true };

/** The reason settings of a venue by kind: the reasons to offer, and whether a reason is required. */
export function useReasonTerms(venueId: string): (kind: ReasonKind) => ReasonTerms {
  const { data: profile } = useQuery(profileQuery(venueId));
  // A profile that was stored on the device by an older build has no reasons.
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

/** The kind of reason that an act can need; `null` for an act that never needs one. */
export function reasonKindOf(name: string): ReasonKind | null {
  return KINDS[name as ActName] ?? null;
}
