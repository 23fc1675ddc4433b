import type { Db } from '../database.ts';

/**
 * Whether the database role of a connection may change the schema: it may insert into `schema_migration`, or create
 * tables in an empty database.
 */
export async function mayMigrate(db: Db): Promise<boolean> {
  const [row] = await db.query<{ may: boolean }>({
    text: `select case when to_regclass('schema_migration') is null then has_schema_privilege(current_schema(), 'create')
                       else has_table_privilege('schema_migration', 'insert') end as may`,
  });
  // `null` if the role may not use any schema: then it may not change one.
  return row!.may === true;
}
