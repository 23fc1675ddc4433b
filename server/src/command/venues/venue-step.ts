import { CommandError } from '../call-api.ts';
import { callOperator, type OperatorAccess } from '../operator-client.ts';
import type { Outcome } from '../outcome.ts';
import { askYesOrNo, type Terminal } from '../terminal.ts';

/** The acts of the operator on a whole venue. */
export type VenueStep = 'suspend' | 'resume' | 'close';

/** The result of a step, as the operator API returns it. */
interface TakenStep {
  name: string;
  stateBefore: string;
  stateAfter: string;
  touched: Touched;
}

interface Touched {
  openBills: number;
  comingReservations: number;
  workingKeys: number;
  endpoints: number;
  accounts: number;
  sessions: number;
  branches: number;
}

const PATHS: Record<VenueStep, string> = { suspend: 'suspend', resume: 'resume', close: 'close-account' };
const QUESTIONS: Record<VenueStep, string> = {
  suspend: 'Suspend this venue?',
  resume: 'Resume this venue?',
  close: 'Close this account permanently?',
};

/**
 * Suspends, resumes or closes a venue, after the person at the terminal has seen the consequences and agreed.
 * @param terminal  `null` for a script: then `isSure` must be set
 * @returns what to print
 * @throws CommandError if no one can be asked
 */
export async function takeVenueStep(
  step: VenueStep,
  venueId: string,
  access: OperatorAccess,
  { isSure, terminal }: { isSure: boolean; terminal: Terminal | null },
): Promise<Outcome> {
  const path = `/venues/${encodeURIComponent(venueId)}/${PATHS[step]}`;
  if (!isSure) {
    const what = consequencesOf(
      step,
      (await callOperator(access, 'POST', `${path}?dryRun=true`)) as TakenStep,
    );
    if (terminal === null)
      throw new CommandError(`${what} Nothing was changed: without a terminal, confirm it with --yes.`);
    terminal.output.write(`${what}\n`);
    if (!(await askYesOrNo(terminal, QUESTIONS[step])))
      return { lines: ['Nothing was changed.'], data: null };
  }
  const taken = (await callOperator(access, 'POST', path)) as TakenStep;
  return { lines: [`"${taken.name}": ${taken.stateBefore} → ${taken.stateAfter}.`], data: taken };
}

function consequencesOf(step: VenueStep, { name, stateBefore, stateAfter, touched }: TakenStep): string {
  const { openBills, comingReservations, workingKeys, endpoints, accounts, sessions, branches } = touched;
  const waiting = `Its open bills (${openBills}) and coming reservations (${comingReservations})`;
  const others = branches === 0 ? '' : ` Its branches (${branches}) stay as they are.`;
  if (step === 'close')
    return (
      `Closing the account of "${name}" cannot be undone: its API keys (${workingKeys}), accounts (${accounts}) and sessions ` +
      `(${sessions}) stop working immediately, its webhooks (${endpoints}) get no more events, and guests no longer find its pages. ` +
      `${waiting} are kept, and no one can change them.${others}`
    );
  if (step === 'suspend')
    return (
      `Suspending "${name}" (${stateBefore}): neither its API keys (${workingKeys}) nor its people (${accounts}) can order or book from now on. ` +
      `${waiting} stay, and can be paid and seated.${others}`
    );
  return `"${name}" goes on as ${stateAfter} (${stateBefore} now).${others}`;
}
