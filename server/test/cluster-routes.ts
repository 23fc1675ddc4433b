/** How a statement is routed on a cluster. */
export type Route =
  /** To the shard of its one venue. */
  | 'one shard'
  /** As one call, to the node of its venue, which runs the function there. */
  | 'function at its venue'
  /** Nowhere: each node has the directories. */
  | 'directory'
  /** A function on the node that is asked, which reads a directory and then one shard. */
  | 'here'
  /** To the shards of the venues that it names. */
  | 'several venues'
  /** To every shard, in parallel. */
  | 'all shards';

/** The routes of all named statements, as `cluster-routes.test.ts` reads them from the planner. */
export const CLUSTER_ROUTES: Record<string, Route> = {};
