interface Named {
  id: string;
  name: string;
}

/**
 * The order of lists by name in a language, as its readers expect it: `Çamlıca` comes after `Cihangir` and before `Dalyan` in Turkish. Numbers go by
 * their value, so that `Şube 2` comes before `Şube 10`. Equal names go by their ids.
 * @param language  an IETF tag; for one that is unknown, the order that all languages share
 */
export function byNameIn(language: string): (one: Named, other: Named) => number {
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
