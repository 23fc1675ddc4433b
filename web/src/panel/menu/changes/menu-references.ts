import { api, dataOf, type Schemas } from '../../../api/client.ts';
import { printersQuery } from '../../../api/queries.ts';
import { ifMatch } from '../../../api/revision.ts';
import { campaignsQuery } from '../../panel-queries.ts';
import type { MenuPlace } from './menu-change.ts';

type Campaign = Schemas['Campaign'];
type Printer = Schemas['Printer'];
type Covered = Schemas['Covered'];

/** What refers to parts of the menu: a removal takes these references away. */
export interface MenuReferences {
  campaigns: readonly Campaign[];
  printers: readonly Printer[];
}

/** The ids of what comes back to the menu. */
export interface Returned {
  categoryIds: ReadonlySet<string>;
  productIds: ReadonlySet<string>;
}

/** Reads the campaigns and printers as they are now. @throws ApiFault */
export async function readReferences({ client, venueId }: MenuPlace): Promise<MenuReferences> {
  const fresh = { staleTime: 0 };
  const [campaigns, printers] = await Promise.all([
    client.fetchQuery({ ...campaignsQuery(venueId), ...fresh }),
    client.fetchQuery({ ...printersQuery(venueId), ...fresh }),
  ]);
  return { campaigns, printers };
}

/** Puts back what campaigns covered and printers printed of the returned parts; the rest stays as it is now. */
export async function putReferencesBack(
  place: MenuPlace,
  before: MenuReferences,
  returned: Returned,
): Promise<void> {
  const { client, venueId } = place;
  const now = await readReferences(place);
  for (const was of before.campaigns) {
    const is = now.campaigns.find(({ id }) => id === was.id);
    const body = is && coverageBack(was, is, returned.productIds);
    if (is === undefined || body === undefined) continue;
    const params = { path: { venueId, campaignId: is.id }, header: ifMatch(is.revision) };
    await dataOf(api.PATCH('/venue/v1/venues/{venueId}/campaigns/{campaignId}', { params, body }));
  }
  for (const was of before.printers) {
    const is = now.printers.find(({ id }) => id === was.id);
    const categories = is && categoriesBack(was, is, returned.categoryIds);
    if (is === undefined || categories === undefined) continue;
    const params = { path: { venueId, printerId: is.id }, header: ifMatch(is.revision) };
    await dataOf(
      api.PATCH('/venue/v1/venues/{venueId}/printers/{printerId}', { params, body: { categories } }),
    );
  }
  await Promise.all([
    client.invalidateQueries({ queryKey: campaignsQuery(venueId).queryKey }),
    client.invalidateQueries({ queryKey: printersQuery(venueId).queryKey }),
  ]);
}

/** The change that lets a campaign cover the returned products again; `undefined` when it covered none of them. */
export function coverageBack(
  was: Campaign,
  is: Campaign,
  productIds: ReadonlySet<string>,
): Schemas['CampaignChange'] | undefined {
  if ('covers' in was && 'covers' in is) {
    const covers = withReturned(was.covers, is.covers, productIds);
    return covers && { covers };
  }
  if (!('parts' in was && 'parts' in is)) return undefined;
  let hasReturned = false;
  const parts = is.parts.map((part) => {
    const stood = was.parts.find(({ name }) => name === part.name);
    const covers = stood && withReturned(stood.covers, part.covers, productIds);
    if (covers === undefined) return part;
    hasReturned = true;
    return { ...part, covers };
  });
  return hasReturned ? { parts } : undefined;
}

/** The categories of a printer with the returned ones; `undefined` when it printed none of them. */
export function categoriesBack(
  was: Printer,
  is: Printer,
  categoryIds: ReadonlySet<string>,
): string[] | undefined {
  const [stood, stands] = [was.categories, is.categories];
  if (stood === null || stands === null) return undefined;
  const missing = stood.filter((id) => categoryIds.has(id) && !stands.includes(id));
  return missing.length === 0 ? undefined : [...stands, ...missing];
}

function withReturned(
  was: readonly Covered[],
  is: readonly Covered[],
  productIds: ReadonlySet<string>,
): Covered[] | undefined {
  const isThere = (one: Covered) =>
    is.some(({ product, portion }) => product === one.product && portion === one.portion);
  const missing = was.filter((one) => productIds.has(one.product) && !isThere(one));
  return missing.length === 0 ? undefined : [...is, ...missing];
}
