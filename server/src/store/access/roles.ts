import type { RoleGrants } from '../../core/access/rights.ts';
import type { Db } from '../database.ts';
import { readRoles } from '../venue/stored-roles.ts';

/** The rights that a venue gave its roles; `null` if it uses the default rights. Uses the primary key. */
export async function findRoles(db: Db, venueId: string): Promise<RoleGrants | null> {
  const [row] = await db.query<{ roles: RoleGrants | null }>({
    text: 'select roles from venue where venue_id = $1',
    values: [venueId],
  });
  return row?.roles ? readRoles(row.roles) : null;
}
