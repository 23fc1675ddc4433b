import type { RoleGrants } from '../../core/access/rights.ts';
import type { Db } from '../database.ts';
import { readRoles } from '../venue/stored-roles.ts';

/** What a venue decided that its roles may do; `null` for what is usual. Uses the primary key. */
export async function findRoles(db: Db, venueId: string): Promise<RoleGrants | null> {
  const [row] = await db.query<{ roles: RoleGrants | null }>({
    text: 'select roles from venue where venue_id = $1',
    values: [venueId],
  });
  return row?.roles ? readRoles(row.roles) : null;
}
