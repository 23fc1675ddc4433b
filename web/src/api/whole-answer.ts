/** The statuses of answers that never have a body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Calls `fetch` and reads the complete answer: after the headers, the body may still fail to arrive.
 * @throws the error of `fetch` or of reading, such as a `TypeError` if the connection breaks within the body
 */
export async function fetchWhole(request: Request): Promise<Response> {
  const response = await fetch(request);
  const { status, statusText, headers } = response;
  const body = await response.arrayBuffer();
  return new Response(WITHOUT_BODY.has(status) ? null : body, { status, statusText, headers });
}
