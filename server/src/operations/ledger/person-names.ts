import type { UnsentDevice } from '../../core/access/unsent-acts.ts';
import type { ReportSums } from '../../core/ledger/day-sums.ts';
import type { Venue } from '../../core/venue/venue.ts';
import type { Db } from '../../store/database.ts';
import { listActorNames } from '../../store/ledger/person-names.ts';

/** The present names of the people, API keys and devices in a report, by id. Removed ones are missing. */
export type PersonNames = ReadonlyMap<string, string>;

type NamingVenue = Pick<Venue, 'id' | 'parentVenueId'>;

/**
 * The present names of the people, keys and devices in a report, of the venue or of its headquarter. Reports store only
 * ids, so that a person can be removed without changing a report.
 */
export async function readPersonNames(
  db: Db,
  venue: NamingVenue,
  reports: readonly {
    personId?: string | null;
    total?: Partial<ReportSums>;
    unsentActs?: readonly UnsentDevice[];
  }[],
): Promise<PersonNames> {
  const ids = new Set<string>();
  for (const { personId = null, total, unsentActs = [] } of reports) {
    const { tips = [], acts = [], drawers = [], declared = [], people: took = [] } = total ?? {};
    const people = [
      ...[personId, ...[...tips, ...drawers, ...declared, ...took].map((one) => one.personId)],
      ...acts.flatMap((one) => [one.personId, one.approverId]),
      ...unsentActs.map(({ deviceId }) => deviceId),
    ];
    for (const person of people) if (person !== null) ids.add(person);
  }
  return findNames(db, venue, [...ids]);
}

/** The present names of some people and API keys of a venue, or of its headquarter. */
export async function findNames(
  db: Db,
  { id, parentVenueId }: NamingVenue,
  people: readonly (string | null)[],
): Promise<PersonNames> {
  const ids = [...new Set(people)].filter((person) => person !== null);
  const names = new Map<string, string>();
  for (const venueId of [parentVenueId, id]) {
    if (venueId === null || ids.length === 0) continue;
    for (const { personId, name } of await listActorNames(db, venueId, ids)) names.set(personId, name);
  }
  return names;
}
