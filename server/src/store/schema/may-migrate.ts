import type { Db } from '../database.ts';

/** Whether the role of a connection may change the schema: it writes down which migrations ran, or in an empty database makes tables. */
export async function mayMigrate(db: Db): Promise<boolean> {
  const [row] = await db.query<{ may: boolean }>({
    text: `select case when to_regclass('schema_migration') is null then has_schema_privilege(current_schema(), 'create')
                       else has_table_privilege('schema_migration', 'insert') end as may`,
  });
  // Without a schema that the role may use there is none that it may change.
  return row!.may === true;
}
