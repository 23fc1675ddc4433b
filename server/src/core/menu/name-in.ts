/** The name of something on a menu in a language; `null`, or a language without it, gives the name as the venue wrote it. */
export function nameIn(
  thing: { name: string; translations: Record<string, { name?: string }> },
  language: string | null,
): string {
  return (language !== null ? thing.translations[language]?.name : undefined) ?? thing.name;
}
