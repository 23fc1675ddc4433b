// biome-ignore lint/suspicious/noExplicitAny: the documents are looked at from all sides
type Json = any;

/** Headers of calls that repeat or follow another one. */
const NOT_SENT = new Set(['If-None-Match', 'Approval', 'Sofra-Person']);

/**
 * The path with its query, the headers and the body of an example, unchanged except for what the service made itself.
 * @param made  values by the names of parameters, and `code`, `paymentId`, `pass` and `token` of bodies, `passkey` as JSON
 */
export function filled(
  { method, path, parameters, body }: Json,
  made: Record<string, string>,
): { path: string; headers: Record<string, string>; body: Json } {
  const url = new URL(path, 'http://sofra');
  let withIds: string = path;
  const headers: Record<string, string> = {};
  // The record of an operation that may add one does not exist yet.
  const addsRecord = method === 'PUT' && parameters.some((of: Json) => of['name'] === 'If-None-Match');
  for (const { in: place, name, schema, example, required } of parameters) {
    const value = made[name] ?? example;
    if (place === 'path') withIds = withIds.replace(`{${name}}`, value);
    if (place === 'query') url.searchParams.set(name, value);
    // A key that may be left out is the same in all examples: with it the second call would be a repeat.
    const isLeftOut = name === 'Idempotency-Key' && !required && made[name] === undefined;
    const isSent = !(addsRecord && name === 'If-Match') && !NOT_SENT.has(name) && !isLeftOut;
    if (place === 'header' && isSent) headers[name] = made[name] ?? schema.examples[0];
  }
  return { path: withIds + url.search, headers, body: body === undefined ? undefined : withMade(body, made) };
}

/** The code of a reservation and the ids of payments are made by the service, too; a passkey answers what the service made. */
function withMade(body: Json, { code, passkey, paymentId, pass, token }: Record<string, string>): Json {
  // A code in the example would count first.
  if (passkey !== undefined) return { ...body, code: undefined, passkey: JSON.parse(passkey) };
  if (pass !== undefined) return { ...body, pass };
  if (token !== undefined) return { ...body, token };
  if (paymentId !== undefined && 'paymentIds' in body) return { ...body, paymentIds: [paymentId] };
  return code !== undefined && 'code' in body ? { ...body, code } : body;
}
