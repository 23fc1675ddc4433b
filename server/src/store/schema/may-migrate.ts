import type { Db } from '../database.ts';

/**
 * Whether the role of a connection may change the schema: it may record which migrations ran, or make tables in an empty
 * database.
 */
export async function mayMigrate(db: Db): Promise<boolean> {
  const [row] = await db.query<{ may: boolean }>({
    text: `select case when to_regclass('schema_migration') is null then has_schema_privilege(current_schema(), 'create')
                       else has_table_privilege('schema_migration', 'insert') end as may`,
  });
  // Without a schema that the role may use there is none that it may change.
  return row!.may === true;
}
