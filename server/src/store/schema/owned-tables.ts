import type { Tx } from '../database.ts';

/**
 * Leaves the tables that say which migrations and functions the database has to the role that changes the schema: another one, which
 * was granted the rows of all tables, may read them only. A restore makes them anew.
 */
export async function keepOwnTables(tx: Tx): Promise<void> {
  const granted = await tx.query<{ table: string; role: string }>({
    text: `select distinct c.oid::regclass::text as table, quote_ident(r.rolname) as role
             from pg_class c cross join aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
            where c.oid in ('schema_migration'::regclass, 'schema_function'::regclass) and a.grantee <> c.relowner
              and a.privilege_type in ('INSERT', 'UPDATE', 'DELETE')`,
  });
  for (const { table, role } of granted)
    await tx.query({ text: `revoke insert, update, delete on ${table} from ${role}` });
}
