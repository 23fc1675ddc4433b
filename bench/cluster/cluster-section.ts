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

/** The section of BENCHMARKS.md on a cluster. */
export function clusterSectionOf({ rows, oneShard, several }: ClusterFindings): string {
  const lines = rows.map(
    ({ what, alone, spread }) =>
      `| ${what} | ${Math.round(alone)} | ${Math.round(spread)} | ${(spread / alone).toFixed(2)} |`,
  );
  const share = (100 * several) / Math.max(1, oneShard + several);
  return `## A cluster

Written by \`npm run bench -- cluster\`: one server of the service on one PostgreSQL 15, and on a coordinator and two workers of Citus
with the same programs, in turns on the same two cores; requests a second.

| what | one PostgreSQL | three nodes | ratio |
|---|---:|---:|---:|
${lines.join('\n')}

Of the statements, as Citus counts them on all nodes, ${(100 - share).toFixed(1)} % went to one shard and ${share.toFixed(1)} % to several.
Three nodes on the same two cores cannot be faster than one: the ratio is what a cluster costs, the way over the coordinator and its second
plan of each statement. What one venue does is the work of one node, so nodes on machines of their own add up. Before the service answers a read
from memory, one statement compares the versions of all venues that are asked for at the moment; on a cluster it goes to the shard of each
([record 5](docs/decisions/0005-cached-but-checked.md)). During the first minute of a load the calls of each key are also logged, in one call for each venue.

`;
}
