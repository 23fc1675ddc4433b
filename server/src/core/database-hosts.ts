const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([^#]*)$/;
const SESSION_ATTRS = /([?&])target_session_attrs=([^&]*)(&?)/;

/** The accepted values of `target_session_attrs`. With each of them the service connects to the host that accepts writes. */
const ACCEPTED_VALUES = new Set(['read-write', 'primary', 'any']);

/**
 * Splits a DATABASE_URL such as `postgres://user:password@one:5432,two:5432/name` into one URL for each host, in the same order.
 * The returned URLs do not contain `target_session_attrs`.
 * @returns `null` if the text is not a PostgreSQL URL, or if its `target_session_attrs` asks for a standby
 * @see libpq, "Specifying Multiple Hosts"
 */
export function splitDatabaseUrl(databaseUrl: string): string[] | null {
  const [, start, hosts, rest] = ADDRESS.exec(databaseUrl) ?? [];
  if (start === undefined || hosts === undefined || rest === undefined) return null;
  const [, , wanted = 'any'] = SESSION_ATTRS.exec(rest) ?? [];
  if (!ACCEPTED_VALUES.has(wanted)) return null;
  const plainRest = rest.replace(SESSION_ATTRS, (_, before: string, _wish, after: string) =>
    after === '' ? '' : before,
  );
  const addresses = hosts.split(',').map((host) => `${start}${host}${plainRest}`);
  return addresses.every((address) => URL.canParse(address)) ? addresses : null;
}

export function hasSeveralHosts(databaseUrl: string): boolean {
  return (splitDatabaseUrl(databaseUrl)?.length ?? 0) > 1;
}
