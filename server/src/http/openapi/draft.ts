import type { Components } from './components.ts';
import { headerSchema } from './header-schemas.ts';

type Json = Record<string, unknown>;

/** A document under construction: schemas by title, and the other components. */
export interface Draft {
  schemas: Json;
  components: Components;
}

/** The headers of an answer: name to description. */
export function headersOf({ components }: Draft, headers: Record<string, string>): Json {
  const entries = Object.entries(headers);
  if (entries.length === 0) return {};
  const described = entries.map(([name, description]) => [
    name,
    components.add('headers', name, { description, schema: headerSchema(name) }),
  ]);
  return { headers: Object.fromEntries(described) };
}
