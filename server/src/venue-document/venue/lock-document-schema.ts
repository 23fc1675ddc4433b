import { USUAL_PROOF_HOURS } from '../../core/access/fresh-proof.ts';
import { USUAL_IDLE_LOCK_MINUTES } from '../../core/venue/venue.ts';
import { countField } from '../document-fields.ts';

/** When a person is asked again who they are: at a shared device, and in the panel. */
export const lockFields = {
  idleLockMinutes: countField(
    { minimum: 0, maximum: 240, default: USUAL_IDLE_LOCK_MINUTES },
    'Minutes without a touch after which a shared till or screen of a host is locked; 0 for never. A board is never locked.',
  ),
  proofHours: countField(
    { minimum: 0, maximum: 720, default: USUAL_PROOF_HOURS },
    'Hours after which owners and managers are asked for their password again, in a browser of their own, before they change or export something in the panel; 0 for never. A change of it needs a proof of the last 15 minutes.',
  ),
};
