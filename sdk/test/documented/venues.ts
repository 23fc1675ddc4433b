import type { Sofra } from '@sofra/sdk';

export async function lookAround(sofra: Sofra): Promise<string[]> {
  // #region read
  const seen: string[] = [];
  for (const { id, name } of await sofra.venues.list()) {
    const { ordering } = await sofra.venues.get(id);
    if (ordering.acceptingOrdersNow) seen.push(`${name} takes orders`);
    else if (ordering.busyUntil !== null) seen.push(`${name} is busy: ${ordering.busyReason}`);
    else seen.push(`${name} is closed`);
  }
  // #endregion
  return seen;
}

export async function findTable(sofra: Sofra, venueId: string, code: string): Promise<string | undefined> {
  // #region tables
  const areas = await sofra.venues.tables(venueId);
  const table = areas.flatMap(({ tables }) => tables).find((known) => known.code === code);
  // #endregion
  return table?.name;
}
