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
export interface RecognitionParts {
  db: Db;
  parentVenueId: string | null;
  /** All ids in the document. A venue with one of these ids is matched only by id. */
  stated: ReadonlySet<string>;
  /** The path of the draft in the document. */
  at: string;
  /** Problems with the draft are added here. */
  problems: Problem[];
}

/**
 * Finds the stored venue of a draft: by its id; else by its username, if the name is also the same; else, if neither has
 * a username, by name, type and headquarter together. Within one headquarter, the name of a branch is enough. An
 * uncertain match is a problem, so that an import never overwrites another restaurant.
 * @returns `null` for a new venue
 */
export async function recogniseVenue(draft: VenueDraft, entry: RecognitionParts): Promise<VenueSetup | null> {
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

/** The stored venue of a draft without an id. */
async function findUnstated(
  draft: VenueDraft,
  owner: VenueSetup | null,
  { db, parentVenueId, stated, at, problems }: RecognitionParts,
): Promise<VenueSetup | null> {
  const { name, type, username } = draft.settings;
  if (owner !== null) return owner.venue.name === name ? owner : null;
  const all = await listNamesakes(db, { name, type, parentVenueId });
  // Venues with two different usernames cannot be the same.
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

/** The advice if only one of two venues with the same name has a username, so that they may or may not be the same. */
function adviceOn({ id, username }: Namesake, stated: string | null): string {
  const whose = username === null ? 'without a username' : `with the username ${username}`;
  const other = stated === null ? 'a username of its own' : 'a new id';
  return `is the name of a stored venue ${whose}: state its id ${id} if that venue is meant, else ${other}`;
}

/** Adds a problem for a change of type or headquarter. Only an independent venue may change: it may join a chain. */
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
