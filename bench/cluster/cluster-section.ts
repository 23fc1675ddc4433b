/** Rates a second of one kind of request. */
export interface ClusterRow {
  what: string;
  /** On one PostgreSQL. */
  alone: number;
  /** On the nodes of a cluster. */
  spread: number;
}

export interface ClusterFindings {
  rows: readonly ClusterRow[];
  /** Statements that went to one shard, and to several. */
  oneShard: number;
  several: number;
}

const TITLE = '## A cluster';
/** The section that it stands before. */
const BEFORE = '## Figures';

/** The section on a cluster in a text of BENCHMARKS.md; empty when it has none. */
export function clusterSectionOf(report: string): string {
  const from = report.indexOf(`${TITLE}\n`);
  return from === -1 ? '' : report.slice(from, report.indexOf('\n## ', from) + 1);
}

/** The text of BENCHMARKS.md with the section on a cluster measured anew. */
export function mergeClusterSection(report: string, { rows, oneShard, several }: ClusterFindings): string {
  const lines = rows.map(
    ({ what, alone, spread }) =>
      `| ${what} | ${Math.round(alone)} | ${Math.round(spread)} | ${(spread / alone).toFixed(2)} |`,
  );
  const share = (100 * several) / Math.max(1, oneShard + several);
  const section = `${TITLE}

Written by \`npm run bench -- cluster\`: one server of the service on one PostgreSQL 15, and on a coordinator and two workers of Citus
with the same programs, in turns on the same two cores; requests a second.

| what | one PostgreSQL | three nodes | ratio |
|---|---:|---:|---:|
${lines.join('\n')}

Of the statements, as Citus counts them on all nodes, ${(100 - share).toFixed(1)} % went to one shard and ${share.toFixed(1)} % to several.
Three nodes on the same two cores cannot be faster than one: the ratio is what a cluster costs, the way over the coordinator and its second
plan of each statement. What one venue does is the work of one node, so nodes on machines of their own add up. Before the service answers a read
from memory, one statement compares the versions of all venues that are asked for at the moment; on a cluster it goes to the shard of each
([decision 52](docs/decisions/0052-versions-stay-beside-their-venues.md)). During the first minute of a load the calls of each key are also logged, in one call for each venue.

`;
  return report.replace(clusterSectionOf(report), '').replace(BEFORE, () => `${section}${BEFORE}`);
}
