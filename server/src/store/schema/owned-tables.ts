import type { Tx } from '../database.ts';

/** Rights at tables that only the owner of the schema keeps, although other roles were granted the rows of all tables. */
const LOST_RIGHTS = [
  // These tables record which migrations and functions the database has. A restore fills them.
  { tables: ['schema_migration', 'schema_function'], rights: ['INSERT', 'UPDATE', 'DELETE'] },
  // These tables only grow, so that they prove what happened.
  { tables: ['ledger', 'day_report'], rights: ['UPDATE', 'DELETE', 'TRUNCATE'] },
];

/** Revokes the rights of {@link LOST_RIGHTS} from all roles but the owner of the schema. */
export async function revokeOwnerRights(tx: Tx): Promise<void> {
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
