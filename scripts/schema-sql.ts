import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../server/src/postgres/embedded-postgres.ts';
import { type Database, openDatabase } from '../server/src/store/database.ts';
import { migrate } from '../server/src/store/migrate.ts';

const HEADER = `-- The whole schema as the migrations leave it. Generated: do not edit; add a migration and run npm run generate.
`;

/** The schema that all migrations come to, written as SQL, tables by name. Starts a database of its own for it. */
export async function makeSchemaSql(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sofra-schema-'));
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent });
  const db = openDatabase(postgres.connection, { connections: 1, onIdleError: () => {} });
  try {
    await migrate(db);
    return [
      HEADER,
      ...(await describeTables(db)),
      ...(await describeFunctions(db)),
      ...(await describeTriggers(db)),
    ].join('\n');
  } finally {
    await db.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface TableRow {
  name: string;
  comment: string | null;
  columns: { name: string; type: string; isRequired: boolean; comment: string | null }[];
  constraints: string[];
  indexes: string[];
  options: string[] | null;
}

const DESCRIBE_TABLES = `
select t.relname as name, obj_description(t.oid) as comment, t.reloptions as options,
       (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
                 'isRequired', a.attnotnull, 'comment', col_description(t.oid, a.attnum)) order by a.attnum)
          from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped) as columns,
       (select coalesce(json_agg(pg_get_constraintdef(c.oid) order by c.contype desc, c.conname), '[]')
          from pg_constraint c where c.conrelid = t.oid and c.contype in ('p', 'u', 'c')) as constraints,
       (select coalesce(json_agg(pg_get_indexdef(x.indexrelid) order by i.relname), '[]')
          from pg_index x join pg_class i on i.oid = x.indexrelid
         where x.indrelid = t.oid and not exists (select from pg_constraint c where c.conindid = x.indexrelid)) as indexes
  from pg_class t join pg_namespace n on n.oid = t.relnamespace
 where n.nspname = 'public' and t.relkind = 'r'
 order by t.relname`;

async function describeTables(db: Database): Promise<string[]> {
  const tables = await db.query<TableRow>({ text: DESCRIBE_TABLES });
  return tables.map((table) => {
    const columns = table.columns.map(({ name, type, isRequired, comment }) => {
      const line = `  ${name} ${type}${isRequired ? ' not null' : ''},`;
      return comment === null ? line : `  -- ${comment}\n${line}`;
    });
    const lines = [...columns, ...table.constraints.map((constraint) => `  ${constraint},`)];
    lines[lines.length - 1] = lines.at(-1)!.replace(/,$/, '');
    const options = table.options === null ? '' : ` with (${table.options.join(', ')})`;
    const head = table.comment === null ? '' : `-- ${table.comment}\n`;
    const indexes = table.indexes.map(
      (index) => `${index.replace('public.', '').replace('USING btree ', '')};\n`,
    );
    return `${head}create table ${table.name} (\n${lines.join('\n')}\n)${options};\n${indexes.join('')}`;
  });
}

async function describeFunctions(db: Database): Promise<string[]> {
  const functions = await db.query<{ definition: string }>({
    text: `select pg_get_functiondef(p.oid) as definition from pg_proc p join pg_namespace n on n.oid = p.pronamespace
            where n.nspname = 'public' order by p.proname`,
  });
  return functions.map(({ definition }) => `${definition.trimEnd()};\n`);
}

async function describeTriggers(db: Database): Promise<string[]> {
  const triggers = await db.query<{ definition: string }>({
    text: `select pg_get_triggerdef(g.oid) as definition
             from pg_trigger g join pg_class t on t.oid = g.tgrelid join pg_namespace n on n.oid = t.relnamespace
            where n.nspname = 'public' and not g.tgisinternal order by t.relname, g.tgname`,
  });
  return triggers.map(({ definition }) => `${definition.replace(' public.', ' ')};\n`);
}
