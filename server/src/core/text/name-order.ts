interface Named {
  id: string;
  name: string;
}

/**
 * Creates a function that compares names in the alphabetical order of a language: in Turkish `Çamlıca` comes after `Cihangir`
 * and before `Dalyan`. Numbers are compared by value, so that `Şube 2` comes before `Şube 10`. Equal names are compared by
 * id.
 * @param language  an IETF tag; for an unknown language, the root order of Unicode is used
 */
export function compareNamesIn(language: string): (one: Named, other: Named) => number {
  const { compare } = new Intl.Collator(tagOf(language), { numeric: true });
  return (one, other) => compare(one.name, other.name) || (one.id < other.id ? -1 : 1);
}

function tagOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'und';
  } catch {
    return 'und';
  }
}
