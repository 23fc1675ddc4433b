/** The name of a menu record in a language. If the language is `null` or has no translation, the name in the default language. */
export function localizedNameOf(
  thing: { name: string; translations: Record<string, { name?: string }> },
  language: string | null,
): string {
  return (language !== null ? thing.translations[language]?.name : undefined) ?? thing.name;
}
