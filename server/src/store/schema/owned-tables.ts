import type { Tx } from '../database.ts';

/** What other roles than the one that changes the schema lose at tables, although they were granted the rows of all tables. */
const LOST_RIGHTS = [
  // They say which migrations and functions the database has. A restore makes them again.
  { tables: ['schema_migration', 'schema_function'], rights: ['INSERT', 'UPDATE', 'DELETE'] },
  // They only grow, so that they prove what was.
  { tables: ['ledger', 'day_report'], rights: ['UPDATE', 'DELETE', 'TRUNCATE'] },
];

/** Leaves to the role that owns the schema what no other one may do: the rest was granted for the rows of all tables. */
export async function keepOwnTables(tx: Tx): Promise<void> {
  for (const { tables, rights } of LOST_RIGHTS) {
    const granted = await tx.query<{ table: string; role: string }>({
      text: `select distinct c.oid::regclass::text as table, quote_ident(r.rolname) as role
               from pg_class c cross join aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
              where c.relname = any ($1::text[]) and c.relnamespace = current_schema()::regnamespace
                and a.grantee <> c.relowner and a.privilege_type = any ($2::text[])`,
      values: [tables, rights],
    });
    for (const { table, role } of granted)
      await tx.query({ text: `revoke ${rights.join(', ')} on ${table} from ${role}` });
  }
}
