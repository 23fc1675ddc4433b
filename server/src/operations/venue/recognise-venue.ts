import type { Problem } from '../../core/refusals.ts';
import type { VenueDraft } from '../../core/venue/drafts/venue-draft.ts';
import type { VenueSetup } from '../../core/venue/setup/venue-setup.ts';
import type { Db } from '../../store/database.ts';
import {
  findVenueIdByUsername,
  findVenueSetup,
  listNamesakes,
  type Namesake,
} from '../../store/venue/venue-records.ts';

/** The dependencies of matching a draft. */
export interface Recognition {
  db: Db;
  parentVenueId: string | null;
  /** All ids that the document states. A venue with such an id is recognised only by it. */
  stated: ReadonlySet<string>;
  /** The path of the draft. */
  at: string;
  /** Problems of importing the draft are added here. */
  problems: Problem[];
}

/**
 * The stored venue that a draft is about: by its id; else by its username, when the name is the same, too;
 * else, when neither has a username, by name, type and headquarter together. Within one headquarter the name
 * of a branch is enough. A match that is not certain is a problem, so that no restaurant is overwritten by
 * another.
 * @returns `null` for a new venue
 */
export async function recogniseVenue(draft: VenueDraft, entry: Recognition): Promise<VenueSetup | null> {
  const { db, at, problems, parentVenueId } = entry;
  const { username } = draft.settings;
  const ownerId = username === null ? null : await findVenueIdByUsername(db, username);
  const owner = ownerId === null ? null : await findVenueSetup(db, ownerId);
  const stored =
    draft.id === null ? await findUnstated(draft, owner, entry) : await findVenueSetup(db, draft.id);
  if (owner !== null && owner.venue.id !== stored?.venue.id) {
    const { name, id } = owner.venue;
    const advice = draft.id === null ? `: state its id ${id} if that venue is meant` : '';
    const message = `is the username of another venue, ${JSON.stringify(name)}${advice}`;
    problems.push({ field: `${at}.username`, message, attemptedValue: username });
  }
  if (stored !== null) reportChangeOfType(stored, draft, parentVenueId, at, problems);
  return stored;
}

/** The stored venue of a draft that states no id. */
async function findUnstated(
  draft: VenueDraft,
  owner: VenueSetup | null,
  { db, parentVenueId, stated, at, problems }: Recognition,
): Promise<VenueSetup | null> {
  const { name, type, username } = draft.settings;
  if (owner !== null) return owner.venue.name === name ? owner : null;
  const all = await listNamesakes(db, { name, type, parentVenueId });
  // Two different usernames are two venues.
  const namesakes = all.filter((it) => !stated.has(it.id) && (username === null || it.username === null));
  const report = (message: string) => problems.push({ field: `${at}.name`, message, attemptedValue: name });
  if (namesakes.length > 1) report('is the name of several stored venues: state the id or the username');
  const [namesake] = namesakes;
  if (namesake === undefined || namesakes.length > 1) return null;
  if (type !== 'Branch' && namesake.username !== username) {
    report(adviceOn(namesake, username));
    return null;
  }
  return findVenueSetup(db, namesake.id);
}

/** Only one of two venues with one name has a username: it is not known whether they are the same. */
function adviceOn({ id, username }: Namesake, stated: string | null): string {
  const whose = username === null ? 'without a username' : `with the username ${username}`;
  const other = stated === null ? 'a username of its own' : 'a new id';
  return `is the name of a stored venue ${whose}: state its id ${id} if that venue is meant, else ${other}`;
}

/** An independent venue may become part of a chain. A venue of a chain keeps its type and its headquarter. */
function reportChangeOfType(
  { venue }: VenueSetup,
  draft: VenueDraft,
  parentVenueId: string | null,
  at: string,
  problems: Problem[],
): void {
  const { type } = draft.settings;
  if (venue.type !== type && venue.type !== 'Independent') {
    const message = `cannot change: the stored venue is a ${venue.type}`;
    problems.push({ field: `${at}.type`, message, attemptedValue: type });
  } else if (venue.type === 'Branch' && venue.parentVenueId !== parentVenueId) {
    problems.push({ field: at, message: 'is a branch of another headquarter', attemptedValue: null });
  }
}
