import { headerSchema } from './header-schemas.ts';
import type { SharedComponents } from './shared-components.ts';

type Json = Record<string, unknown>;

/** A document while it is made: schemas by title, and the other components. */
export interface Draft {
  schemas: Json;
  shared: SharedComponents;
}

/** The headers of an answer: name to description. */
export function headersOf({ shared }: Draft, headers: Record<string, string>): Json {
  const entries = Object.entries(headers);
  if (entries.length === 0) return {};
  const described = entries.map(([name, description]) => [
    name,
    shared.add('headers', name, { description, schema: headerSchema(name) }),
  ]);
  return { headers: Object.fromEntries(described) };
}
