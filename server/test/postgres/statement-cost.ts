import type { Database, Statement } from '../../src/store/database.ts';

/** The number of rows that a statement read, as the database counts it. */
export interface StatementCost {
  /** Entries of indexes and rows of tables, also those that a filter dropped. */
  rows: number;
  /** Pages of 8 KiB. */
  pages: number;
}

/** A database, and the statements that were sent to it since the last look. */
export function watchStatements(db: Database): { db: Database; taken: () => Statement[] } {
  let sent: Statement[] = [];
  const query: Database['query'] = (statement) => {
    sent.push(statement);
    return db.query(statement);
  };
  return {
    db: { ...db, query },
    taken: () => {
      const statements = sent;
      sent = [];
      return statements;
    },
  };
}

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** Runs statements once more and counts what they read. */
export async function costOf(db: Database, statements: readonly Statement[]): Promise<StatementCost> {
  const cost = { rows: 0, pages: 0 };
  for (const { text, values = [] } of statements) {
    const [row] = await db.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
      text: `explain (analyze, buffers, timing off, format json) ${text}`,
      values,
    });
    const plan = row!['QUERY PLAN'][0].Plan;
    cost.rows += rowsRead(plan);
    cost.pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return cost;
}

function rowsRead(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, plan) => sum + rowsRead(plan), 0);
  if (node['Relation Name'] === undefined) return below;
  const each =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  return below + each * node['Actual Loops'];
}
