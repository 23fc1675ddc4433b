const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([^#]*)$/;
const WANTED = /([?&])target_session_attrs=([^&]*)(&?)/;

/** The values of `target_session_attrs` that are accepted: the service always takes the host that accepts writes. */
const ACCEPTED_VALUES = new Set(['read-write', 'primary', 'any']);

/**
 * The addresses of the hosts that a DATABASE_URL names, in their order: `postgres://user:password@one:5432,two:5432/name`. One without
 * a comma has one address; `target_session_attrs` is left out of them.
 * @returns `null` for a text that is no address of PostgreSQL, or asks for another `target_session_attrs` than that of a primary
 * @see libpq, "Specifying Multiple Hosts"
 */
export function databaseAddressesOf(databaseUrl: string): string[] | null {
  const [, start, hosts, rest] = ADDRESS.exec(databaseUrl) ?? [];
  if (start === undefined || hosts === undefined || rest === undefined) return null;
  const [, , wish = 'any'] = WANTED.exec(rest) ?? [];
  if (!ACCEPTED_VALUES.has(wish)) return null;
  const plainRest = rest.replace(WANTED, (_, before: string, _wish, after: string) =>
    after === '' ? '' : before,
  );
  const addresses = hosts.split(',').map((host) => `${start}${host}${plainRest}`);
  return addresses.every((address) => URL.canParse(address)) ? addresses : null;
}

/** Whether a DATABASE_URL names several hosts. */
export function hasSeveralHosts(databaseUrl: string): boolean {
  return (databaseAddressesOf(databaseUrl)?.length ?? 0) > 1;
}
