import {
  beginFactor,
  confirmFactor,
  endFactor,
  getOwnFactor,
  renewRecoveryCodes,
} from '../second-factor/own-factor.ts';
import {
  beginOwnSecondStep,
  beginPasskey,
  confirmPasskey,
  endPasskey,
} from '../second-factor/own-passkeys.ts';
import { confirmOfferedPasskey, offerPasskey, showSecondStep } from '../second-factor/passkey-at-sign-in.ts';
import { confirmFactorSecret, showFactorSecret } from '../second-factor/set-up-at-sign-in.ts';
import type { VenueRoute } from '../venue-operation.ts';
import { allowBrowser } from './allow-browser.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { getSession } from './get-session.ts';
import { listSessions } from './list-sessions.ts';
import { proveSession } from './prove-session.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

/** The operations of the own session, and of the other sessions of the person. */
export const sessionOperations: readonly VenueRoute[] = [
  signIn,
  allowBrowser,
  getSession,
  signOut,
  proveSession,
  changeOwnPassword,
  endOtherSessions,
  listSessions,
  endSession,
  showFactorSecret,
  confirmFactorSecret,
  showSecondStep,
  offerPasskey,
  confirmOfferedPasskey,
  getOwnFactor,
  beginFactor,
  confirmFactor,
  renewRecoveryCodes,
  endFactor,
  beginOwnSecondStep,
  beginPasskey,
  confirmPasskey,
  endPasskey,
];
