import { USUAL_PROOF_HOURS } from '../../core/access/sign-in/fresh-proof.ts';
import { USUAL_IDLE_LOCK_MINUTES } from '../../core/venue/venue.ts';
import { countField } from '../document-fields.ts';

/** When people must prove again who they are: at a shared device, and in the panel. */
export const lockFields = {
  idleLockMinutes: countField(
    { minimum: 0, maximum: 240, default: USUAL_IDLE_LOCK_MINUTES },
    'The minutes without a touch after which a shared till or a host’s screen is locked; 0 for never. ' +
      'A board is never locked.',
  ),
  proofHours: countField(
    { minimum: 0, maximum: 720, default: USUAL_PROOF_HOURS },
    'The hours after which owners and managers must enter their password again, in their own browser, ' +
      'before they change or export something in the panel; 0 for never. Changing this setting needs a ' +
      'proof of identity in the last 15 minutes.',
  ),
};
