// biome-ignore lint/suspicious/noExplicitAny: any JSON document
type Json = any;

/**
 * A JSON document with its references replaced by their targets. A schema that contains itself keeps the
 * inner reference.
 * @param isResolved  which references are replaced; by default all of them
 * @throws Error for a reference that leads nowhere
 */
export function resolveRefs(document: Json, isResolved: (ref: string) => boolean = () => true): Json {
  const resolve = (value: Json, open: readonly string[]): Json => {
    if (Array.isArray(value)) return value.map((item) => resolve(item, open));
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value;
    if (typeof $ref === 'string' && isResolved($ref)) {
      if (open.includes($ref)) return value;
      return resolve(followRef(document, $ref), [...open, $ref]);
    }
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, resolve(part, open)]));
  };
  return resolve(document, []);
}

/** An OpenAPI document with every shared component in place, schemas excepted. */
export function resolveComponents(document: Json): Json {
  return resolveRefs(document, (ref) => !ref.startsWith('#/components/schemas/'));
}

function followRef(document: Json, ref: string): Json {
  const names = ref.replace(/^#\//, '').split('/');
  let found = document;
  for (const name of names) found = found?.[name.replaceAll('~1', '/').replaceAll('~0', '~')];
  if (found === undefined) throw new Error(`${ref} leads nowhere.`);
  return found;
}
