import { CommandError } from './call-api.ts';
import { callOperator, type OperatorAccess } from './operator-client.ts';
import { asAnswered, type Outcome } from './outcome.ts';
import { isYes, type Terminal } from './terminal.ts';

interface ExportedVenue {
  id: string;
  name: string;
  accounts?: unknown[];
  keys?: { revokedAt?: string | null }[];
  branches?: ExportedVenue[];
}

/**
 * Closes the account of a venue permanently, once the person at the terminal has agreed.
 * @param terminal  `null` when there is none: then only `isSure` closes it
 * @returns what to print
 * @throws CommandError when nobody can be asked
 */
export async function closeAccount(
  venueId: string,
  access: OperatorAccess,
  { isSure, terminal }: { isSure: boolean; terminal: Terminal | null },
): Promise<Outcome> {
  const path = `/venues/${encodeURIComponent(venueId)}`;
  if (!isSure) {
    const what = consequencesOf(await findVenue(venueId, access, path));
    if (terminal === null)
      throw new CommandError(`${what} Nothing was changed: without a terminal, confirm it with --yes.`);
    terminal.output.write(`${what}\n`);
    if (!(await isYes(terminal, 'Close this account permanently?')))
      return { lines: ['Nothing was changed.'], data: null };
  }
  return asAnswered(await callOperator(access, 'POST', `${path}/close-account`));
}

/** A branch is exported with its headquarter. */
async function findVenue(venueId: string, access: OperatorAccess, path: string): Promise<ExportedVenue> {
  const { venues } = (await callOperator(access, 'GET', `${path}/export`)) as { venues: ExportedVenue[] };
  const all = venues.flatMap((venue) => [venue, ...(venue.branches ?? [])]);
  return all.find(({ id }) => id === venueId.toLowerCase())!;
}

function consequencesOf({ name, accounts = [], keys = [], branches = [] }: ExportedVenue): string {
  const working = keys.filter(({ revokedAt = null }) => revokedAt === null);
  const stay = branches.length === 0 ? '' : ` Its branches (${branches.length}) stay open.`;
  return (
    `Closing the account of "${name}" cannot be undone: its API keys (${working.length}) and accounts (${accounts.length}) ` +
    `stop working at once, and guests no longer find its pages.${stay}`
  );
}
