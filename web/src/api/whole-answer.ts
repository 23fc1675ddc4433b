/** The statuses of answers that never have a body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Calls `fetch` and reads the answer to its end: the head alone does not count, since the body may never arrive.
 * @throws what `fetch` and the reading throw, such as a `TypeError` for a connection that broke within the body
 */
export async function fetchWhole(request: Request): Promise<Response> {
  const response = await fetch(request);
  const { status, statusText, headers } = response;
  const body = await response.arrayBuffer();
  return new Response(WITHOUT_BODY.has(status) ? null : body, { status, statusText, headers });
}
